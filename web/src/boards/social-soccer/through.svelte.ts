/** Letting everything through until the next shot, for the coach who asked for it; the curtain does not end it. */

import type { BySide, Side, View } from './types';

const KEY = 'through';

export interface Gate {
  view(): View;
  side(): Side | null;
  /** What the board remembers behind the curtain. */
  kept(): Map<string, unknown> | undefined;
  /** Whether something may be let happen now. */
  may(): boolean;
  let(): void;
}

export class Through {
  #gate: Gate;
  #asked: BySide<boolean> = $state.raw({ home: false, away: false });

  constructor(gate: Gate) {
    this.#gate = gate;
    const kept = gate.kept()?.get(KEY) as BySide<boolean> | undefined;
    if (kept) this.#asked = kept;
  }

  /** Whether it goes on for the coach who looks. */
  get on(): boolean {
    const side = this.#gate.side();
    return side !== null && this.#asked[side];
  }

  toggle(): void {
    const side = this.#gate.side();
    if (!side) return;
    this.#ask({ ...this.#asked, [side]: !this.#asked[side] });
    this.rested();
  }

  /** The table is at rest: a shot or a block ends it, a question without danger is answered. */
  rested(): void {
    const { phase, shot, stack } = this.#gate.view();
    const danger = shot !== null || stack.some(({ kind }) => kind === 'shot') || phase.kind === 'block' || phase.kind === 'over';
    if (danger) this.#ask({ home: false, away: false });
    else if (this.on && phase.kind === 'response' && this.#gate.may()) this.#gate.let();
  }

  #ask(asked: BySide<boolean>): void {
    this.#asked = asked;
    this.#gate.kept()?.set(KEY, asked);
  }
}
