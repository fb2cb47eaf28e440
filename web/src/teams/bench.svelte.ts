/** A team on the bench: its stickers and its strip. */

import { Bench } from '../bench/bench.svelte';
import type { Draft } from '../bench/craft';
import type { Shelf } from '../bench/shelf.svelte';
import type { TeamCraft } from './craft';
import { NAME_LETTERS, printable, SQUAD, type Team } from './notation';
import type { Pool, Report, Strip } from './types';

/** Colours are dragged and words are typed: a run of them is one step back. */
const isRun = (change: Partial<Strip>): boolean =>
  'names' in change || 'sponsor' in change || Object.values(change).every((value) => typeof value === 'string' && value.startsWith('#'));

export class TeamBench extends Bench<Team, Report> {
  /** The shirt that the next sticker goes to; nothing if the first free one gets it. */
  shirt = $state<number | null>(null);
  readonly pool: Pool;

  constructor(shelf: Shelf<Team, Report, TeamCraft>, draft: Draft<Team>) {
    super(shelf, draft);
    this.pool = shelf.craft.pool;
  }

  readonly count = $derived.by(() => this.thing.stickers.filter((id) => id !== null).length);

  shirtOf = (id: string): number => this.thing.stickers.indexOf(id) + 1;

  override rename = (name: string): void => this.change({ name: printable(name, NAME_LETTERS) }, 'name');

  /** Puts a sticker on the chosen shirt, else on the first free one. Gives whether there was room. */
  pick(id: string): boolean {
    const free = this.thing.stickers.indexOf(null) + 1;
    const shirt = this.shirt ?? free;
    if (shirt === 0) return false;
    this.#wear(shirt, id);
    this.shirt = null;
    return true;
  }

  drop = (id: string): void => this.#wear(this.shirtOf(id), null);

  #wear(shirt: number, id: string | null): void {
    this.change({ stickers: this.thing.stickers.map((old, index) => (index === shirt - 1 ? id : old)) });
  }

  /** Exchanges the footballers of two shirts; names stay with their footballers. */
  swap(one: number, two: number): void {
    if (Math.min(one, two) < 1 || Math.max(one, two) > SQUAD) return;
    const exchanged = <T>(list: T[]): T[] =>
      list.map((item, index) => (index === one - 1 ? list[two - 1] : index === two - 1 ? list[one - 1] : item) as T);
    const { stickers, strip } = this.thing;
    this.change({ stickers: exchanged(stickers), strip: { ...strip, names: exchanged(strip.names) } });
  }

  /** Takes all stickers off; the strip stays. */
  override clear = (): void => this.change({ stickers: this.thing.stickers.map(() => null) });

  dress(change: Partial<Strip>): void {
    this.change({ strip: { ...this.thing.strip, ...change, id: 'own' } }, isRun(change) ? Object.keys(change).join() : '');
  }

  /** Takes another design; the names of the footballers stay. */
  wearStrip = (strip: Strip): void => this.change({ strip: { ...strip, names: this.thing.strip.names } });
}
