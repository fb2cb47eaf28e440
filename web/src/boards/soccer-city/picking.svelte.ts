/** A choice of several parts on its way: the piece, the card, the way of the ball; then where to. */

import type { Choosing } from '../choosing.svelte';
import { faceOf } from './cards';
import { type Choice, choicesOf, type Way } from './choice';
import { help } from './help.svelte';
import { type Hinted, hintedBy } from './hint';
import { benchOf, emptyOffer, type Offer, offerOf, openOffer, steppersOf, trapOf } from './offer';
import type { BallValue, Card, Hexagon, Hop, Move, Piece, View } from './types';
import { hexagonOf } from './words';

const VALUES: BallValue[] = ['short', 'medium', 'long'];

/** The table at which is chosen. */
export interface AtTable {
  view(): View;
  choices(): Move[] | null;
  /** The move of a hint. */
  hint(): Move | null;
  choosing(): Choosing<View, Move>;
}

export class Picking {
  piece: Piece | null = $state(null);
  card: Card | null = $state(null);
  /** CITY-DTAC-4 The steps of an Offside Trap so far. */
  hops: Hop[] = $state.raw([]);
  /** CITY-HAND-7 What a Discard would keep. */
  kept: Card[] = $state.raw([]);
  /** The card that is pointed at. */
  pointed: Card | null = $state(null);

  #at: AtTable;
  #value: BallValue = $state('short');
  #way: Way = $state('pass');
  /** The hint that was shown when value or way were chosen: a newer one shows its own. */
  #under: Move | null = $state.raw(null);

  constructor(at: AtTable) {
    this.#at = at;
  }

  readonly open = $derived.by(() => this.#at.choosing().open);
  readonly offer: Offer = $derived.by(() => {
    if (!this.open) return emptyOffer();
    const choices = this.#at.choices();
    return choices === null ? openOffer(this.#at.view()) : offerOf(choices);
  });
  readonly bench = $derived.by(() => (this.open ? benchOf(this.#at.view()) : { on: [], off: [] }));
  readonly hinted: Move | null = $derived.by(() => (this.open ? this.#at.hint() : null));
  readonly about: Hinted | null = $derived.by(() => (this.hinted ? hintedBy(this.#at.view(), this.hinted) : null));

  readonly values: BallValue[] = $derived.by(() => VALUES.filter((value) => this.offer.balls.has(value)));
  readonly value: BallValue = $derived.by(() => {
    const wanted = (this.#under === this.hinted ? null : this.about?.value) ?? this.#value;
    return this.values.includes(wanted) ? wanted : (this.values[0] ?? 'short');
  });
  readonly ways: Way[] = $derived.by(() => {
    const ball = this.offer.balls.get(this.value);
    if (!ball) return [];
    return [
      ...(ball.passes.size + ball.outs.size > 0 ? ['pass' as const] : []),
      ...(ball.advances.size > 0 ? ['advance' as const] : []),
      ...(this.offer.picks.size > 0 ? ['close' as const] : []),
    ];
  });
  readonly way: Way = $derived.by(() => {
    const wanted = (this.#under === this.hinted ? null : this.about?.way) ?? this.#way;
    return this.ways.includes(wanted) ? wanted : (this.ways[0] ?? 'pass');
  });

  /** Cards that can be played now, a Ball card as the hand holds it. */
  readonly playable: Set<Card> = $derived.by(() => {
    const { cards, anticipations, traps } = this.offer;
    const found = new Set<Card>([...cards.keys(), ...anticipations.keys(), ...traps.keys()]);
    const view = this.#at.view();
    const ball = view.hands.find(({ seat }) => seat === view.you)?.cards?.ball;
    for (const value of this.values) found.add(ball && ball[value] === 0 && ball.plain > 0 ? 'plain' : value);
    return found;
  });

  /** The values among which one chooses in the tray: those of a plain Ball card, which the hand does not show. */
  readonly unprinted: BallValue[] = $derived.by(() => (this.playable.has('plain') ? this.values : []));

  /** What can be pointed at on the pitch. */
  readonly options: Choice[] = $derived.by(() => choicesOf(this.#at.view(), this.offer, { piece: this.piece, card: this.card, hops: this.hops, value: this.value, way: this.way, odds: help.odds }));
  /** The one whose meaning is shown. */
  readonly shown: Choice | null = $derived.by(() => this.options.find(({ key }) => key === this.#at.choosing().armed) ?? null);
  readonly traps = $derived.by(() => (this.card ? (this.offer.traps.get(this.card) ?? null) : null));

  /** The pieces that the chosen card lets step; after the last step of a trap there are none. */
  readonly steppers: Piece[] = $derived.by(() => steppersOf(this.offer, this.card, this.hops));
  readonly stepping: boolean = $derived.by(() => this.steppers.length > 0 || this.hops.length > 0);

  /** Choices that are neither on the pitch nor in the hand; to leave something out comes last. */
  readonly buttons: Move[] = $derived.by(() => {
    const trap = this.traps && this.hops.length > 0 ? trapOf(this.traps, this.hops) : null;
    const { buttons, keeps } = this.offer;
    const skips = buttons.filter(({ type }) => type === 'skip');
    const others = buttons.filter(({ type }) => type !== 'skip' && !(type === 'done' && this.waiting.length > 0));
    return [...(trap ? [trap] : []), ...others, ...(keeps ? [this.#keep()] : []), ...skips];
  });

  /** Whether there is nothing to do but to leave it. */
  readonly idle: boolean = $derived.by(() => this.open && this.offer.buttons.length === 1 && this.offer.buttons[0]?.type === 'skip' && this.options.length === 0 && this.playable.size === 0 && !this.offer.keeps);

  /** CITY-SET-5 Who has still to be placed in a line-up. */
  readonly waiting: Piece[] = $derived.by(() => {
    const view = this.#at.view();
    return this.open && view.phase.kind === 'line_up' ? view.pieces.filter(({ piece, place }) => place.at === 'waiting' && this.bench.off.includes(piece)).map(({ piece }) => piece) : [];
  });

  /** What a finger has shown and a button does. */
  readonly confirm: Move | null = $derived.by(() => {
    if (this.#at.choosing().input !== 'touch') return null;
    return this.shown?.move ?? (this.card ? (this.offer.cards.get(this.card) ?? null) : null);
  });

  /** Whether there is a step to go back. */
  readonly canBack = $derived.by(
    () => (this.piece !== null && (this.offer.orders.size > 1 || this.bench.on.includes(this.piece))) || this.hops.length > 0 || (this.card !== null && !this.offer.cards.has(this.card)),
  );

  /** A new view: nothing is chosen. A lone piece needs no choosing. */
  reset(): void {
    this.piece = null;
    this.card = null;
    this.hops = [];
    this.kept = [];
    this.pointed = null;
    this.#way = 'pass';
  }

  rested(): void {
    const { orders, picks, balls } = this.offer;
    const [lone] = orders.keys();
    if (lone && this.#at.choices() !== null && orders.size === 1 && picks.size === 0 && balls.size === 0) this.piece = lone;
  }

  choosePiece(next: Piece | null): void {
    this.piece = next;
    if (next === null || !this.stepping) this.card = null;
    if (this.card === null) this.hops = [];
    this.#at.choosing().forget();
  }

  /** Goes a step back, and tells whether there was one. */
  back(): boolean {
    const { piece, card } = this;
    if (!piece && !card) return false;
    const choosing = this.#at.choosing();
    if (this.stepping && (piece || this.hops.length > 0)) {
      if (!piece) this.hops = this.hops.slice(0, -1);
      this.piece = null;
      choosing.forget();
    } else {
      this.choosePiece(null);
    }
    if (choosing.input === 'key') choosing.armed = piece ?? card;
    return true;
  }

  setValue(value: BallValue): void {
    this.#value = value;
    this.#way = this.way;
    this.#under = this.hinted;
    this.#at.choosing().armed = null;
  }

  setWay(way: Way): void {
    this.#value = this.value;
    this.#way = way;
    this.#under = this.hinted;
    this.#at.choosing().armed = null;
  }

  /** A tap on something that is marked on the pitch. */
  tap(event: MouseEvent, option: Choice): void {
    const choosing = this.#at.choosing();
    const { piece } = this;
    if (piece && this.bench.on.includes(piece) && this.bench.off.includes(option.key)) return choosing.send({ type: 'bring', on: piece, off: option.key });
    if (option.hop) {
      this.hops = [...this.hops, option.hop];
      this.piece = null;
      choosing.forget();
      return;
    }
    const { move } = option;
    if (!move) this.choosePiece(option.key);
    else choosing.tap(event, option.key, () => choosing.send(move));
  }

  /** A tap on a card: what is played by itself is played, with a finger by the second tap. */
  chooseCard(next: Card, event: MouseEvent): void {
    if (!this.open) return;
    const choosing = this.#at.choosing();
    const view = this.#at.view();
    const move = this.offer.cards.get(next);
    if (this.offer.keeps) {
      if (faceOf(next)) this.kept = this.kept.includes(next) ? this.kept.filter((one) => one !== next) : [...this.kept, next].slice(-view.kept_max);
    } else if (!faceOf(next)) {
      const value = VALUES.find((one) => one === next);
      if (move) return choosing.send(move);
      if (value) this.setValue(value);
      this.choosePiece(null);
    } else if (move && (choosing.input !== 'touch' || event.detail === 0 || this.card === next)) {
      choosing.send(move);
    } else if (!this.playable.has(next) && this.card === next) {
      choosing.refuse(next, view.shots.some(({ card }) => card === next) ? { type: 'shoot', card: next } : { type: 'tactic', card: next });
    } else {
      const again = this.card === next && !move;
      this.choosePiece(null);
      this.card = again ? null : next;
    }
  }

  /** A tap beside the choices: another piece, a step back, or a question why not. */
  beside(hexagon: Hexagon): void {
    const view = this.#at.view();
    const choosing = this.#at.choosing();
    const { piece, offer } = this;
    const own = view.pieces.find((one) => one.piece[0] === (view.you?.startsWith('home') ? 'H' : 'A') && hexagonOf(one) === hexagon)?.piece;
    if (own && piece && this.bench.on.includes(piece) && this.bench.off.includes(own)) return choosing.send({ type: 'bring', on: piece, off: own });
    if (own && own === piece) return void this.back();
    if (own && (offer.orders.has(own) || this.steppers.includes(own))) return this.choosePiece(own);
    if (choosing.armed !== null && choosing.input === 'touch') {
      choosing.armed = null;
      return;
    }
    const [sample] = (piece && offer.orders.get(piece)?.values()) || [];
    if (piece && sample) {
      if ('to' in sample && 'piece' in sample) choosing.refuse(piece, { ...sample, to: hexagon } as Move);
    } else if (offer.balls.has(this.value) && this.way === 'pass') choosing.refuse(view.bearer ?? '', { type: 'pass', card: this.value, to: hexagon });
    else if (own && (view.phase.kind === 'reposition' || view.phase.kind === 'exchange')) choosing.refuse(own, { type: 'step', piece: own, to: hexagon });
  }

  /** A piece of the bench is let go over a hexagon. */
  drop(who: Piece, hexagon: Hexagon): void {
    const view = this.#at.view();
    const there = view.pieces.find((one) => hexagonOf(one) === hexagon)?.piece;
    if (there && this.bench.on.includes(who) && this.bench.off.includes(there)) this.#at.choosing().send({ type: 'bring', on: who, off: there });
    else if (this.offer.orders.has(who)) this.#at.choosing().send({ type: view.phase.kind === 'line_up' ? 'place' : 'relocate', piece: who, to: hexagon });
  }

  #keep(): Move {
    const of = (letter: string) => this.kept.filter((one) => one.startsWith(letter));
    return { type: 'keep', cards: { attack: of('A'), defence: of('D'), shot: of('S'), ball: { short: 0, medium: 0, long: 0, plain: 0 } } };
  }
}
