/** Short tips at the moment they matter, in the first match of each game on this browser, each once. */

import { settings } from './settings.svelte';

const KEY = 'five-a-side-tips';

/** The first match of a game, and the tips that were put away in it. */
interface First {
  match: string;
  seen: string[];
}

/** Reads what was kept; whatever is strange is forgotten. */
function read(): Record<string, First> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, first]) => typeof first?.match === 'string' && Array.isArray(first.seen)));
  } catch {
    return {};
  }
}

export class Tips {
  #seen: string[] = $state.raw([]);
  #first: boolean;

  constructor(
    readonly game: string,
    readonly match: string,
  ) {
    const first = read()[game];
    this.#first = first === undefined || first.match === match;
    if (first?.match === match) this.#seen = first.seen;
  }

  /** Whether a tip should be shown. */
  wants(tip: string): boolean {
    return settings.tips && this.#first && !this.#seen.includes(tip);
  }

  /** A tip has been read, or its moment is over. */
  dismiss(tip: string): void {
    if (!this.wants(tip)) return;
    this.#seen = [...this.#seen, tip];
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [this.game]: { match: this.match, seen: this.#seen } }));
    } catch {
      // Private windows may refuse; then a tip may come twice.
    }
  }
}
