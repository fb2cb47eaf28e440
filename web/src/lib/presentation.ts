/** Shows what happened one update at a time, so that no card lands before the one before it has. */

import type { Lane, SeenEvent, Update, Viewer } from '../types.gen';

/** What is put on the board at once: one update, or several when there was a backlog. */
export interface Moment extends Update {
  instant: boolean;
}

/** A longer queue is not shown any more: the board goes to its end in one step. */
const QUEUE_MAX = 3;

export interface Screen {
  /** Puts a moment on the board. */
  show(moment: Moment): void;
  /** The board is done with an update: score, prompt and commentary may follow. The last of those shown together is the latest. */
  tell(update: Update, latest: boolean): void;
  /** Whether nothing should be animated now: a hidden tab, reduced motion. */
  still(): boolean;
}

/** What the board should animate for a viewer: nothing after a jump. */
export function news(moment: Update, viewer: Viewer): SeenEvent[] {
  const lane = moment.lanes[viewer];
  return !lane || lane.reset ? [] : lane.events;
}

/** A lane after two updates: where the later one stands, with all that happened on the way. */
function both(before: Lane | undefined, now: Lane): Lane {
  if (!before || now.reset) return now;
  return { ...now, events: [...before.events, ...now.events], reset: before.reset };
}

export class Presentation {
  #queue: Update[] = [];
  #lanes: Update['lanes'] = {};
  #shown: { moment: Moment; updates: Update[] } | null = null;
  /** Whether the next moment is on its way. */
  #comes = false;

  constructor(private readonly screen: Screen) {}

  /** Whether something is still being shown, or waits to be. */
  get busy(): boolean {
    return this.#shown !== null || this.#queue.length > 0;
  }

  push(update: Update): void {
    const lanes: Update['lanes'] = {};
    for (const [viewer, lane] of Object.entries(this.#lanes)) {
      lanes[viewer as Viewer] = { ...lane, events: [], reset: false };
    }
    Object.assign(lanes, update.lanes);
    this.#lanes = lanes;
    this.#queue.push({ ...update, lanes });
    if (!this.#shown && !this.#comes) this.#next();
  }

  /**
   * The board has finished what it was shown. What comes next is shown when the board's own effect has ended: if one
   * set off the next, a long backlog would be one endless chain of effects.
   */
  settled(): void {
    const shown = this.#shown;
    if (!shown) return;
    this.#shown = null;
    shown.updates.forEach((update, i) => this.screen.tell(update, i === shown.updates.length - 1));
    if (this.#queue.length === 0 || this.#comes) return;
    this.#comes = true;
    queueMicrotask(() => {
      this.#comes = false;
      if (!this.#shown) this.#next();
    });
  }

  /** Goes to the end of what is being shown. */
  skip(): void {
    if (!this.#shown || this.#shown.moment.instant) return;
    this.#put({ ...this.#shown.moment, instant: true }, this.#shown.updates);
  }

  #next(): void {
    const still = this.screen.still();
    const behind = still || this.#queue.length > QUEUE_MAX;
    const updates = this.#queue.splice(0, behind ? this.#queue.length : 1);
    const latest = updates.at(-1);
    if (!latest) return;
    const lanes: Update['lanes'] = {};
    for (const update of updates) {
      for (const [viewer, lane] of Object.entries(update.lanes) as [Viewer, Lane][]) lanes[viewer] = both(lanes[viewer], lane);
    }
    const moment = { ...latest, lanes, instant: true };
    const silent = Object.keys(lanes).every((viewer) => news(moment, viewer as Viewer).length === 0);
    this.#put({ ...moment, instant: silent || behind }, updates);
  }

  #put(moment: Moment, updates: Update[]): void {
    this.#shown = { moment, updates };
    this.screen.show(moment);
  }
}
