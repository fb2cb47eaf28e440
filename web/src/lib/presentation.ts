/** Shows what happened one update at a time, so that no card lands before the one before it has. */

import type { SeenEvent, Update, Viewer } from '../types.gen';

/** One update with every lane known so far; a lane that it did not bring has no events. */
export interface Moment extends Update {
  instant: boolean;
}

/** A longer queue is shown without animation, to catch up. */
const QUEUE_MAX = 3;

export interface Stage {
  /** Puts a moment on the board. */
  show(moment: Moment): void;
  /** The board is done with it: score, prompt and commentary may follow. */
  tell(moment: Moment): void;
  /** Whether nothing should be animated now: a hidden tab, reduced motion. */
  still(): boolean;
}

/** What the board should animate for a viewer: nothing after a jump. */
export function news(moment: Moment, viewer: Viewer): SeenEvent[] {
  const lane = moment.lanes[viewer];
  return !lane || lane.reset ? [] : lane.events;
}

export class Presentation {
  #queue: Update[] = [];
  #lanes: Update['lanes'] = {};
  #shown: Moment | null = null;

  constructor(private readonly stage: Stage) {}

  /** Whether something is still being shown. */
  get busy(): boolean {
    return this.#shown !== null;
  }

  push(update: Update): void {
    const lanes: Update['lanes'] = {};
    for (const [viewer, lane] of Object.entries(this.#lanes)) {
      lanes[viewer as Viewer] = { ...lane, events: [], reset: false };
    }
    Object.assign(lanes, update.lanes);
    this.#lanes = lanes;
    this.#queue.push({ ...update, lanes });
    if (!this.#shown) this.#next();
  }

  /** The board has finished what it was shown. */
  settled(): void {
    const shown = this.#shown;
    if (!shown) return;
    this.#shown = null;
    this.stage.tell(shown);
    this.#next();
  }

  /** Goes to the end of what is being shown. */
  skip(): void {
    if (!this.#shown || this.#shown.instant) return;
    this.#shown = { ...this.#shown, instant: true };
    this.stage.show(this.#shown);
  }

  #next(): void {
    const update = this.#queue.shift();
    if (!update) return;
    const moment = { ...update, instant: true };
    const silent = Object.keys(update.lanes).every((viewer) => news(moment, viewer as Viewer).length === 0);
    this.#shown = { ...moment, instant: silent || this.#queue.length > QUEUE_MAX || this.stage.still() };
    this.stage.show(this.#shown);
  }
}
