/** The choice of the eight before it is sent, shared by the cards on the table and the tray. */

import { EIGHT, FIRST_PRESET, movesFor, PRESET_NAMES, presetCards } from './eight';
import type { Offer } from './offer';
import type { Card, Move, SideView } from './types';

/** What a coach picks from; null for those who only watch. */
export interface Picked {
  own(): SideView | null;
  offer(): Offer;
  /** Whether a move may be made. */
  open(): boolean;
  play(move: Move): void;
}

export class Picking {
  /** The cards picked on this screen: in the beginning a preset, so that one can simply start. */
  #picks: Card[] | null = $state.raw(null);
  /** Whether the referee draws what is missing. */
  draw = $state(false);
  #queue: Move[] = $state.raw([]);
  #from: Picked;

  constructor(from: Picked) {
    this.#from = from;
  }

  /** What the server has already. */
  get fixed(): Card[] {
    return this.#from.own()?.eight ?? [];
  }

  /** Picked here, and not sent yet. */
  get free(): Card[] {
    const own = this.#from.own();
    const picks = this.#picks ?? (own && this.deciding && this.fixed.length === 0 && this.#from.offer().presets ? presetCards(FIRST_PRESET, own.colour) : []);
    return picks.filter((card) => !this.fixed.includes(card));
  }

  get eight(): Card[] {
    return [...this.fixed, ...this.free];
  }

  get left(): number {
    return EIGHT - this.eight.length;
  }

  /** Whether there is anything to decide: not when done, nor in a replay. */
  get deciding(): boolean {
    const { picks, draws, presets } = this.#from.offer();
    return !(this.#from.own()?.set_aside_done ?? true) && (picks || draws || presets || this.sending);
  }

  /** Whether picks are on their way, one after the other. */
  get sending(): boolean {
    return this.#queue.length > 0;
  }

  get complete(): boolean {
    return this.left === 0 || this.draw;
  }

  /** The preset that lies in the tray. */
  get preset(): string | null {
    const own = this.#from.own();
    const { free } = this;
    if (!own || free.length !== EIGHT) return null;
    return PRESET_NAMES.find((name) => presetCards(name, own.colour).every((card) => free.includes(card))) ?? null;
  }

  /** Picks a card or puts it back, and tells whether that could be done. */
  toggle(card: Card): boolean {
    if (this.sending || !this.deciding || this.fixed.includes(card)) return false;
    const { free } = this;
    if (!free.includes(card) && this.left === 0) return false;
    this.#picks = free.includes(card) ? free.filter((other) => other !== card) : [...free, card];
    this.draw = false;
    return true;
  }

  take(name: string): void {
    const own = this.#from.own();
    if (!own || this.sending) return;
    this.#picks = presetCards(name, own.colour);
    this.draw = false;
  }

  /** Lets the referee draw them. */
  random(): void {
    if (this.sending) return;
    this.#picks = [];
    this.draw = true;
  }

  clear(): void {
    this.#picks = [];
    this.draw = false;
    this.#queue = [];
  }

  /** Sets them aside: the first goes out now, each other when the one before has arrived. */
  start(): void {
    if (!this.complete || this.sending) return;
    const moves = movesFor(this.fixed, this.free, this.draw);
    // From now on a preset that lies ready is what was picked.
    this.#picks = this.free;
    this.#queue = moves;
    this.next();
  }

  /** A view has come in: the next pick may go out. */
  next(): void {
    if (this.#from.own()?.set_aside_done) this.#queue = [];
    const [move, ...rest] = this.#queue;
    if (!move || !this.#from.open()) return;
    this.#queue = rest;
    this.#from.play(move);
  }
}
