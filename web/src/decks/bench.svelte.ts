/** A deck on the bench. */

import { Bench } from '../bench/bench.svelte';
import type { Draft } from '../bench/craft';
import type { Shelf } from '../bench/shelf.svelte';
import type { Build, DeckCraft } from './craft';
import type { Player } from './filter';
import type { Pool, Report, Terms } from './types';

/** No profile allows so many; what is more is a slip of the finger. */
export const COPIES_MAX = 9;

export class DeckBench extends Bench<Build, Report> {
  readonly pool: Pool;

  constructor(shelf: Shelf<Build, Report, DeckCraft>, draft: Draft<Build>) {
    super(shelf, draft);
    this.pool = shelf.craft.pool;
  }

  readonly deck = $derived.by(() => this.thing.deck);
  readonly terms = $derived.by(() => this.thing.terms);

  copies = (id: string): number => this.deck.strategy[id] ?? 0;
  inTeam = ({ ids }: Player): number => ids.filter((id) => this.deck.team.includes(id)).length;

  setCopies(id: string, copies: number): void {
    const { [id]: _, ...others } = this.deck.strategy;
    const count = Math.max(0, Math.min(COPIES_MAX, copies));
    this.change({ deck: { ...this.deck, strategy: count > 0 ? { ...others, [id]: count } : others } });
  }

  /** Puts one more card of the player into the TEAM, if there is one. */
  addPlayer({ ids }: Player): void {
    const next = ids.find((id) => !this.deck.team.includes(id));
    if (next) this.#pick([...this.deck.team, next]);
  }

  removePlayer({ ids }: Player): void {
    const last = this.deck.team.findLast((id) => ids.includes(id));
    if (last) this.#pick(this.deck.team.filter((id) => id !== last));
  }

  #pick = (team: string[]): void => this.change({ deck: { ...this.deck, team } });

  agree = (terms: Partial<Terms>): void => this.change({ terms: { ...this.terms, ...terms } });
}
