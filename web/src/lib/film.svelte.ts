/** A replay of which only a window is in memory: frames come page by page, as they are shown. */

import type { Frame, Minute, Moment, ReplayPage, SeenEvent } from '../types.gen';
import { line, type Line } from './match.svelte';

/** How many frames are asked for at once. The server may send fewer, and never more than half a megabyte. */
export const PAGE = 16;
/** How many pages are kept. */
export const PAGES_KEPT = 3;
/** So far before the end of what is loaded, the next page is asked for. */
const AHEAD = 4;

/** Where a page begins: a place in the replay, a step, or an event. */
export type Where = { from: number; count: number } | { step: number; count: number } | { event: number; count: number };

export class Film {
  /** Those that were used last are at the end. */
  #pages = $state.raw<ReplayPage[]>([]);
  #ask: (where: Where) => Promise<ReplayPage>;
  /** The page that is on its way: one at a time. */
  #coming: Promise<unknown> = Promise.resolve();
  /** The frame that was wanted last; those wanted before it while scrubbing are not asked for any more. */
  #wanted = 0;

  constructor(
    ask: (where: Where) => Promise<ReplayPage>,
    /** How many frames there are. */
    readonly length: number,
  ) {
    this.#ask = ask;
  }

  /** A frame that is in memory. */
  frame(at: number): Frame | undefined {
    for (const { from, frames } of this.#pages) {
      const frame = frames[at - from];
      if (frame) return frame;
    }
    return undefined;
  }

  /** How many frames are in memory. */
  get kept(): number {
    return this.#pages.reduce((sum, { frames }) => sum + frames.length, 0);
  }

  /** Fetches a frame; nothing if another has been wanted meanwhile. */
  async want(at: number): Promise<Frame | undefined> {
    this.#wanted = at;
    await this.#coming.catch(() => {});
    if (this.#wanted !== at) return undefined;
    if (!this.frame(at)) {
      const backwards = this.frame(at + 1) !== undefined;
      await this.#load({ from: backwards ? Math.max(0, at - PAGE + 1) : at, count: PAGE });
      // Big frames make short pages, which may end before the frame.
      if (!this.frame(at)) await this.#load({ from: at, count: PAGE });
    }
    return this.frame(at);
  }

  /** Fetches the page after this frame in good time. */
  async ahead(at: number): Promise<void> {
    const next = [...Array(AHEAD).keys()].map((more) => at + 1 + more).find((place) => !this.frame(place));
    if (next !== undefined && next < this.length && this.frame(at)) {
      await this.#coming.catch(() => {});
      if (!this.frame(next)) await this.#load({ from: next, count: PAGE });
    }
  }

  /** The place of a step or an event; the beginning if there is none. */
  async seek(where: { step: number } | { event: number }): Promise<number> {
    const fits = (frame: Frame): boolean =>
      'step' in where ? frame.step === where.step : frame.events.some(({ number }) => number === where.event);
    for (const { from, frames } of this.#pages) {
      const index = frames.findIndex(fits);
      if (index >= 0) return from + index;
    }
    return (await this.#load({ ...where, count: PAGE })).from;
  }

  /** The frames before this one that are in memory without a gap, and itself: the oldest first. */
  upTo(at: number): { from: number; frames: Frame[] } {
    const frames: Frame[] = [];
    let from = at;
    for (let frame = this.frame(from); frame; frame = this.frame(from)) {
      frames.unshift(frame);
      from -= 1;
    }
    return { from: from + 1, frames };
  }

  async #load(where: Where): Promise<ReplayPage> {
    const coming = this.#ask(where);
    this.#coming = coming;
    const page = await coming;
    const others = this.#pages.filter(({ from }) => from !== page.from);
    this.#pages = [...others, page].slice(-PAGES_KEPT);
    return page;
  }
}

/** Where the next great moment is about to happen: the picture before it, so that it can be seen to come. The end if there is none. */
export function beforeNextBig(moments: Moment[], at: number, last: number): number {
  const next = moments.find(({ frame, commentary }) => frame - 1 > at && commentary.weight === 'big');
  return next ? next.frame - 1 : last;
}

/** What the clock showed when an event happened. */
export function clockOf(minutes: Minute[], number: number): string {
  return minutes.findLast(({ from }) => from <= number)?.clock ?? '';
}

const dated = (minutes: Minute[], event: Pick<SeenEvent, 'number' | 'commentary' | 'time_up'>): Line[] =>
  line(event, clockOf(minutes, event.number));

/** The commentary up to a frame: every word of what is in memory, and of what lies before it the great moments. */
export function toldUpTo(film: Film, at: number, moments: Moment[], minutes: Minute[]): Line[] {
  const { from, frames } = film.upTo(at);
  const before = moments.filter((moment) => moment.frame < from);
  return [...before, ...frames.flatMap(({ events }) => events)].flatMap((event) => dated(minutes, event));
}
