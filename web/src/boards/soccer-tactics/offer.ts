/** What can be tapped: the legal moves sorted by how a coach points at them. */

import type { Move, Pawn, Square, View } from './types';

/** What a pawn can be told: to go to a square, or to change posts with another pawn. */
export interface Orders {
  squares: Map<Square, Move>;
  pawns: Map<Pawn, Move>;
}

export interface Offer {
  /** Pawns that are chosen first, and what they can do then. */
  orders: Map<Pawn, Orders>;
  /** Pawns that are the choice themselves. */
  picks: Map<Pawn, Move>;
  /** Squares that are the choice themselves. */
  squares: Map<Square, Move>;
  /** TACTICS-DRIB-1 Where the holder can dribble. */
  dribbles: Map<Square, Move>;
  /** Choices that are not on the board. */
  buttons: Move[];
}

export function offerOf(choices: Move[]): Offer {
  const offer: Offer = { orders: new Map(), picks: new Map(), squares: new Map(), dribbles: new Map(), buttons: [] };
  const ordersOf = (pawn: Pawn): Orders => {
    const orders = offer.orders.get(pawn) ?? { squares: new Map(), pawns: new Map() };
    offer.orders.set(pawn, orders);
    return orders;
  };
  for (const move of choices) {
    switch (move.type) {
      case 'swap':
        ordersOf(move.pawn).pawns.set(move.other, move);
        ordersOf(move.other).pawns.set(move.pawn, move);
        break;
      case 'shift':
      case 'move':
      case 'place':
        ordersOf(move.pawn).squares.set(move.square, move);
        break;
      case 'dribble':
        offer.dribbles.set(move.square, move);
        break;
      case 'play':
      case 'keeper':
      case 'keeper_home':
      case 'arc':
      case 'spot':
        offer.squares.set(move.square, move);
        break;
      case 'taker':
      case 'new_keeper':
        offer.picks.set(move.pawn, move);
        break;
      default:
        offer.buttons.push(move);
    }
  }
  return offer;
}

/** What a hint is about. */
export interface Hinted {
  pawns: Pawn[];
  squares: Square[];
  /** The button in the tray, where there is one. */
  button: Move['type'] | null;
}

export function hintedBy(view: View, move: Move): Hinted {
  const hinted = (pawns: (Pawn | null)[], squares: Square[]): Hinted => ({ pawns: pawns.filter((pawn) => pawn !== null), squares, button: null });
  switch (move.type) {
    case 'move':
    case 'shift':
    case 'place':
      return hinted([move.pawn], [move.square]);
    case 'swap':
      return hinted([move.pawn, move.other], []);
    case 'taker':
    case 'new_keeper':
      return hinted([move.pawn], []);
    case 'dribble':
      return { ...hinted([view.holder], [move.square]), button: move.type };
    case 'play':
      return { ...hinted([], [move.square]), button: move.type };
    case 'keeper':
    case 'keeper_home': {
      const keeper = view.pawns.find(({ side, role }) => role === 'keeper' && view.deciding?.startsWith(side));
      return hinted([keeper?.pawn ?? null], [move.square]);
    }
    case 'arc':
    case 'spot':
      return hinted([], [move.square]);
    default:
      return { ...hinted([], []), button: move.type };
  }
}
