/** Shows what happened one update at a time, so that no card lands before the one before it has. */

import type { Lane, SeenEvent, Update, Viewer } from '../types.gen';

/** A lane as known after an update: its news are the events that the update brought, none after a jump. */
export interface ShownLane extends Lane {
  news: SeenEvent[];
}

/** One update with every lane known so far. */
export interface Moment extends Omit<Update, 'lanes'> {
  lanes: { [viewer in Viewer]?: ShownLane };
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

export class Presentation {
  #queue: Moment[] = [];
  #lanes: Moment['lanes'] = {};
  #shown: Moment | null = null;

  constructor(private readonly stage: Stage) {}

  /** Whether something is still being shown. */
  get busy(): boolean {
    return this.#shown !== null;
  }

  push(update: Update): void {
    const lanes: Moment['lanes'] = {};
    for (const [viewer, lane] of Object.entries(this.#lanes)) lanes[viewer as Viewer] = { ...lane, news: [] };
    for (const [viewer, lane] of Object.entries(update.lanes)) {
      lanes[viewer as Viewer] = { ...lane, news: lane.reset ? [] : lane.events };
    }
    this.#lanes = lanes;
    this.#queue.push({ ...update, lanes, instant: false });
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
    const moment = this.#queue.shift();
    if (!moment) return;
    const silent = Object.values(moment.lanes).every((lane) => lane.news.length === 0);
    const instant = silent || this.#queue.length > QUEUE_MAX || this.stage.still();
    this.#shown = { ...moment, instant };
    this.stage.show(this.#shown);
  }
}
