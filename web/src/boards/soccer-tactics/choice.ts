/** The choices as they are marked on the board. */

import type { MarkKind } from './Mark.svelte';
import type { Offer } from './offer';
import { spotOf, spotOfPlace, type Spot } from './pitch';
import type { Move, Pawn, Square, View } from './types';
import { meaningOf, meaningWords, pawnLabel } from './words';

export interface Choice extends Spot {
  /** The square or the pawn that is pointed at. */
  key: string;
  label: string;
  kind: MarkKind;
  /** Whether an offside would be called. */
  warned: boolean;
  /** How many of the six rolls of one's own side reach it. */
  weight: number;
  /** The move it makes; without one it chooses a pawn. */
  move: Move | null;
}

function kindOf(view: View, square: Square, move: Move): { kind: MarkKind; weight: number } {
  const is = (one: { square: Square }) => one.square === square;
  if (move.type === 'play') {
    const target = view.targets.find(is);
    return { kind: target?.kind ?? 'free', weight: target?.ours.length ?? 0 };
  }
  if (move.type === 'dribble') return { kind: view.dribbles.find(is)?.kind ?? 'free', weight: 0 };
  const wins =
    move.type === 'keeper'
      ? view.ball.at === 'square' && view.ball.square === square
      : move.type === 'move' && view.pawns.find(({ pawn }) => pawn === move.pawn)?.ends.find(is)?.effect !== undefined;
  return { kind: !wins ? 'end' : view.holder ? 'battle' : 'capture', weight: 0 };
}

function squareChoice(view: View, square: Square, move: Move): Choice {
  const meaning = meaningOf(view, move);
  return { key: square, ...spotOf(square), label: meaningWords(meaning), warned: meaning.warning !== null, move, ...kindOf(view, square, move) };
}

function pawnChoice(view: View, pawn: Pawn, move: Move | null): Choice[] {
  const found = view.pawns.find((one) => one.pawn === pawn);
  const spot = found && spotOfPlace(found.place, pawn, view.ball);
  if (!spot) return [];
  const label = move ? meaningWords(meaningOf(view, move)) : pawnLabel(view, found);
  return [{ key: pawn, ...spot, label, kind: 'pick', warned: false, weight: 0, move }];
}

/** What can be pointed at now: for a chosen pawn where it can go, else the pawns and squares on offer. */
export function choicesOf(view: View, offer: Offer, selected: Pawn | null, dribbling: boolean): Choice[] {
  const square = ([name, move]: [Square, Move]) => squareChoice(view, name, move);
  const pawn = ([id, move]: [Pawn, Move | null]) => pawnChoice(view, id, move);
  const orders = selected === null ? undefined : offer.orders.get(selected);
  if (orders) return [...[...orders.squares].map(square), ...[...orders.pawns].flatMap(pawn)];
  return [
    ...[...offer.orders.keys()].flatMap((id) => pawn([id, null])),
    ...[...offer.picks].flatMap(pawn),
    ...[...(dribbling ? offer.dribbles : offer.squares)].map(square),
  ];
}
