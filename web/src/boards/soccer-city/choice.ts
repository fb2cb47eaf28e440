/** The choices as they are marked on the pitch. */

import { hopsAfter, type Offer, steppersOf } from './offer';
import { beyond, cellOf, type Point } from './pitch';
import type { BallValue, Card, Direction, Hexagon, Hop, Move, Outlook, Piece, View } from './types';
import { advanceMeaning, endMeaning, hexagonOf, moveMeaning, passMeaning, pieceLabel, receiverMeaning, spoken, type Meaning } from './words';

export type MarkKind = Outlook | 'end' | 'ball' | 'marks' | 'pick';

export interface Choice {
  key: string;
  /** Where it is, in hexagon coordinates. */
  at: Point;
  kind: MarkKind;
  label: string;
  meaning: Meaning | null;
  /** Where the ball or the piece would end up, and who could do something about it. */
  from: Hexagon | null;
  to: Hexagon | null;
  high: boolean;
  threats: Piece[];
  /** The move it makes; without one it chooses a piece, or a step of a trap. */
  move: Move | null;
  hop: Hop | null;
}

/** How a ball is played: with a Ball card as a Pass or an Advance, or as a Close Pass without one. */
export type Way = 'pass' | 'advance' | 'close';

/** What the coach has chosen on the way to a move. */
export interface Chosen {
  piece: Piece | null;
  card: Card | null;
  hops: Hop[];
  value: BallValue;
  way: Way;
  odds: boolean;
}

const blank = { from: null, to: null, high: false, threats: [], move: null, hop: null, meaning: null };

function pieceChoice(view: View, piece: Piece, move: Move | null, odds: boolean): Choice[] {
  const found = view.pieces.find((one) => one.piece === piece);
  const at = found && hexagonOf(found);
  if (!found || !at) return [];
  const base = { ...blank, key: piece, at: cellOf(at), move };
  if (!move) return [{ ...base, kind: 'pick', label: pieceLabel(view, found) }];
  const receiver = move.type === 'close' ? view.receivers.find((one) => one.receiver === piece) : undefined;
  const meaning = receiver ? receiverMeaning(view, receiver, odds) : moveMeaning(view, move);
  return [{ ...base, kind: receiver?.outlook ?? 'pick', meaning, label: spoken(meaning), from: receiver ? view.ball : null, to: receiver?.end ?? null, threats: receiver?.markers ?? [] }];
}

function endChoice(view: View, piece: Piece, to: Hexagon, move: Move): Choice {
  const found = view.pieces.find((one) => one.piece === piece);
  const end = found?.ends.find((one) => one.to === to);
  const meaning = end && move.type !== 'anticipate' ? endMeaning(view, piece, end) : moveMeaning(view, move);
  const kind = end?.effect === 'takes_ball' ? 'ball' : end?.effect === 'offside' ? 'offside' : end?.effect === 'marks' ? 'marks' : 'end';
  return { ...blank, key: to, at: cellOf(to), kind, meaning, label: spoken(meaning), from: found ? hexagonOf(found) : null, to, move };
}

function ballChoices(view: View, offer: Offer, { value, way, odds }: Chosen): Choice[] {
  const ball = offer.balls.get(value);
  if (!ball || way === 'close') return [];
  if (way === 'advance') {
    return [...ball.advances].flatMap(([direction, move]) => {
      const found = view.advances.find((one) => one.card === value && one.direction === direction);
      if (!found) return [];
      const meaning = advanceMeaning(view, found);
      return [{ ...blank, key: `run-${direction}`, at: cellOf(found.to), kind: found.outlook, meaning, label: spoken(meaning), from: view.ball, to: found.ball, move }];
    });
  }
  const passes = [...ball.passes].map(([to, move]): Choice => {
    const found = view.passes.find((one) => one.card === value && one.to === to);
    const meaning = found ? passMeaning(view, found, odds) : moveMeaning(view, move);
    return { ...blank, key: to, at: cellOf(to), kind: found?.outlook ?? 'safe', meaning, label: spoken(meaning), from: view.ball, to: found?.end ?? to, high: value !== 'short', threats: [...(found?.markers ?? []), ...(odds ? (found?.anticipators ?? []) : [])], move };
  });
  const outs = [...ball.outs].flatMap(([direction, move]) => outChoice(view, value, direction, move, odds));
  return [...passes, ...outs];
}

function outChoice(view: View, value: BallValue, direction: Direction, move: Move, odds: boolean): Choice[] {
  const found = view.passes.find((one) => one.card === value && one.to === null && one.direction === direction);
  if (!found || !view.ball) return [];
  const meaning = passMeaning(view, found, odds);
  // A ball that is cut out never leaves; the mark stands beyond the line all the same.
  let exit = view.ball;
  for (let next = beyond(exit, direction); next.x >= 0 && next.x <= 40 && next.y >= 0 && next.y <= 14; next = beyond(exit, direction)) exit = `${next.x},${next.y}`;
  const at = cellOf(exit);
  const past = beyond(exit, direction, 0.75);
  return [{ ...blank, key: `out-${direction}`, at: { x: past.x, y: at.y + (past.y - at.y) }, kind: found.outlook === 'cut_out' ? 'cut_out' : 'out', meaning, label: spoken(meaning), from: view.ball, to: found.end, high: value !== 'short', move }];
}

function hopChoice(view: View, hop: Hop): Choice {
  const meaning = moveMeaning(view, { type: 'step', ...hop });
  const found = view.pieces.find((one) => one.piece === hop.piece);
  return { ...blank, key: hop.to, at: cellOf(hop.to), kind: 'end', meaning, label: spoken(meaning), from: found ? hexagonOf(found) : null, to: hop.to, hop };
}

/** The steps that a card lets pieces make: who, if there are several, then where to. Two may reach the same hexagon. */
function stepsOf(view: View, piece: Piece | null, steps: [Piece, Choice[]][], odds: boolean): Choice[] {
  const found = steps.length === 1 ? steps[0] : steps.find(([id]) => id === piece);
  return found ? found[1] : steps.flatMap(([id]) => pieceChoice(view, id, null, odds));
}

/** What can be pointed at now. */
export function choicesOf(view: View, offer: Offer, chosen: Chosen): Choice[] {
  const { piece, card, hops, odds } = chosen;
  const traps = card === null ? undefined : offer.traps.get(card);
  if (traps) {
    const found = hopsAfter(traps, hops);
    const of = (id: Piece) => found.filter((hop) => hop.piece === id).map((hop) => hopChoice(view, hop));
    return stepsOf(view, piece, steppersOf(offer, card, hops).map((id) => [id, of(id)]), odds);
  }
  const steps = card === null ? undefined : offer.anticipations.get(card);
  if (steps) return stepsOf(view, piece, [...steps].map(([id, ends]) => [id, [...ends].map(([to, move]) => endChoice(view, id, to, move))]), odds);
  const orders = piece === null ? undefined : offer.orders.get(piece);
  if (piece && orders) {
    // A piece that can run and be passed to: once chosen, it is itself a choice too.
    const pick = offer.picks.get(piece);
    return [...[...orders].map(([to, move]) => endChoice(view, piece, to, move)), ...(pick ? pieceChoice(view, piece, pick, odds) : [])];
  }
  // CITY-CORN-3 A Ball card or a pass without one: first the way, so that each mark means one thing.
  const picks = offer.balls.size > 0 && chosen.way !== 'close' ? [] : [...offer.picks].filter(([id]) => !offer.orders.has(id));
  return [
    ...[...offer.orders.keys()].flatMap((id) => pieceChoice(view, id, null, odds)),
    ...picks.flatMap(([id, move]) => pieceChoice(view, id, move, odds)),
    ...[...offer.hexagons].map(([to, move]) => {
      const meaning = moveMeaning(view, move);
      return { ...blank, key: to, at: cellOf(to), kind: 'end' as const, meaning, label: spoken(meaning), from: view.ball, to, high: move.type === 'clear', move };
    }),
    ...ballChoices(view, offer, chosen),
  ];
}
