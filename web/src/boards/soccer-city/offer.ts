/** What can be pointed at: the legal moves sorted by how a coach makes them. */

import { sideOf } from './pitch';
import type { BallValue, Card, Direction, Formation, Hexagon, Hop, Move, Piece, View } from './types';

export type Trap = Extract<Move, { type: 'trap' }>;

export interface Offer {
  /** Pieces that are chosen first, and where they can go then. */
  orders: Map<Piece, Map<Hexagon, Move>>;
  /** Pieces that are the choice themselves. */
  picks: Map<Piece, Move>;
  /** Hexagons that are the choice themselves. */
  hexagons: Map<Hexagon, Move>;
  /** CITY-BALL-3 What can be done with a Ball card of each value. */
  balls: Map<BallValue, Ball>;
  /** Cards that are played by themselves: for a move, a tactic, a shot, a claim, a trade. */
  cards: Map<Card, Move>;
  /** CITY-DTAC-3 Where a card lets a piece step in. */
  anticipations: Map<Card, Map<Piece, Map<Hexagon, Move>>>;
  /** CITY-DTAC-4 The Offside Traps of a card. */
  traps: Map<Card, Trap[]>;
  /** CITY-HAND-7 Whether the hand may be discarded. */
  keeps: boolean;
  /** Choices that are neither on the board nor in the hand. */
  buttons: Move[];
}

export interface Ball {
  passes: Map<Hexagon, Move>;
  outs: Map<Direction, Move>;
  advances: Map<Direction, Move>;
}

export const FORMATIONS: Formation[] = ['2-1-1-2', '2-2-2', '3-1-2', '2-3-1', '3-2-1', '1-3-2'];

function into<K, V>(map: Map<K, V>, key: K, fresh: () => V): V {
  const found = map.get(key) ?? fresh();
  map.set(key, found);
  return found;
}

export const emptyOffer = (): Offer => ({ orders: new Map(), picks: new Map(), hexagons: new Map(), balls: new Map(), cards: new Map(), anticipations: new Map(), traps: new Map(), keeps: false, buttons: [] });

export function offerOf(choices: Move[]): Offer {
  const offer = emptyOffer();
  const ball = (card: BallValue): Ball => into(offer.balls, card, () => ({ passes: new Map(), outs: new Map(), advances: new Map() }));
  for (const move of choices) {
    switch (move.type) {
      case 'place':
      case 'relocate':
      case 'step':
        into(offer.orders, move.piece, () => new Map<Hexagon, Move>()).set(move.to, move);
        break;
      case 'pass':
        ball(move.card).passes.set(move.to, move);
        break;
      case 'out':
        ball(move.card).outs.set(move.direction, move);
        break;
      case 'advance':
        ball(move.card).advances.set(move.direction, move);
        break;
      case 'close':
        offer.picks.set(move.receiver, move);
        break;
      case 'dribble':
        offer.picks.set(move.opponent, move);
        break;
      case 'tackle':
      case 'keeper':
      case 'kicker':
        offer.picks.set(move.piece, move);
        break;
      case 'forward':
      case 'clear':
        offer.hexagons.set(move.to, move);
        break;
      case 'corner':
        offer.hexagons.set(move.at, move);
        break;
      case 'tactic':
      case 'claim':
      case 'play':
      case 'shoot':
      case 'give':
        offer.cards.set(move.card, move);
        break;
      case 'anticipate':
        into(into(offer.anticipations, move.card, () => new Map<Piece, Map<Hexagon, Move>>()), move.piece, () => new Map<Hexagon, Move>()).set(move.to, move);
        break;
      case 'trap':
        into(offer.traps, move.card, () => []).push(move);
        break;
      case 'keep':
        offer.keeps = true;
        break;
      default:
        offer.buttons.push(move);
    }
  }
  return offer;
}

/** The choices of a line-up or a stoppage, which are not listed: where each piece can go, and to be done. */
export function openOffer(view: View): Offer {
  const offer = emptyOffer();
  const { kind } = view.phase;
  if (!view.you || !view.deciding.includes(view.you) || (kind !== 'line_up' && kind !== 'stoppage')) return offer;
  const type = kind === 'line_up' ? 'place' : 'relocate';
  for (const { piece, ends } of view.pieces) {
    if (ends.length > 0) offer.orders.set(piece, new Map(ends.map(({ to }) => [to, { type, piece, to }])));
  }
  offer.buttons.push({ type: 'done' });
  return offer;
}

/** CITY-SET-5, CITY-SUB-2 Who can come from the bench, and for whom. */
export function benchOf(view: View): { on: Piece[]; off: Piece[] } {
  const { phase, you } = view;
  const open = phase.kind === 'line_up' || phase.kind === 'stoppage';
  const side = you && (you.startsWith('home') ? 'home' : 'away');
  if (!open || !side || !you || !view.deciding.includes(you)) return { on: [], off: [] };
  const free = phase.kind === 'line_up' && phase.first;
  if (!free && view.sides[side].substitutions === 0) return { on: [], off: [] };
  const own = view.pieces.filter((piece) => sideOf(piece.piece) === side);
  return {
    on: own.filter(({ place }) => place.at === 'bench').map(({ piece }) => piece),
    off: own.filter(({ place }) => place.at === 'pitch' || place.at === 'waiting').map(({ piece }) => piece),
  };
}

const hopsOf = ({ first, second }: Trap): Hop[] => (second ? [first, second] : [first]);
const same = (a: Hop, b: Hop): boolean => a.piece === b.piece && a.to === b.to;

/** The traps that begin with the steps chosen so far. */
export const trapsWith = (traps: Trap[], chosen: Hop[]): Trap[] => traps.filter((trap) => chosen.every((hop) => hopsOf(trap).some((other) => same(hop, other))));

/** The steps that can be added to a trap. */
export function hopsAfter(traps: Trap[], chosen: Hop[]): Hop[] {
  const found: Hop[] = [];
  for (const hop of trapsWith(traps, chosen).flatMap(hopsOf)) {
    if (!chosen.some((one) => one.piece === hop.piece) && !found.some((one) => same(one, hop))) found.push(hop);
  }
  return found;
}

/** The pieces that a card lets step, after the steps chosen so far. */
export function steppersOf(offer: Offer, card: Card | null, chosen: Hop[]): Piece[] {
  if (card === null) return [];
  return [...new Set([...(offer.anticipations.get(card)?.keys() ?? []), ...hopsAfter(offer.traps.get(card) ?? [], chosen).map(({ piece }) => piece)])];
}

/** The trap that is complete with the chosen steps. */
export const trapOf = (traps: Trap[], chosen: Hop[]): Trap | null => trapsWith(traps, chosen).find((trap) => hopsOf(trap).length === chosen.length) ?? null;
