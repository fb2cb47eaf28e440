/** A hint: a move in words, and what on the table it is about. */

import { t } from '../../lib/i18n';
import type { Way } from './choice';
import type { BallValue, Card, Hexagon, Move, Piece, View } from './types';
import { advanceMeaning, cardsOf, endMeaning, moveMeaning, passMeaning, receiverMeaning, spoken, type Meaning } from './words';

const advanceBy = (view: View, move: Extract<Move, { type: 'advance' }>) => view.advances.find(({ card, direction }) => card === move.card && direction === move.direction);
const outBy = (view: View, move: Extract<Move, { type: 'out' }>) => view.passes.find(({ card, to, direction }) => card === move.card && to === null && direction === move.direction);

/** What a move means, with what the view foretells of it. */
function meaningOf(view: View, move: Move): Meaning {
  switch (move.type) {
    case 'pass': {
      const pass = view.passes.find(({ card, to }) => card === move.card && to === move.to);
      return pass ? passMeaning(view, pass, false) : moveMeaning(view, move);
    }
    case 'out': {
      const out = outBy(view, move);
      return out ? passMeaning(view, out, false) : moveMeaning(view, move);
    }
    case 'advance': {
      const advance = advanceBy(view, move);
      return advance ? advanceMeaning(view, advance) : moveMeaning(view, move);
    }
    case 'close': {
      const found = view.receivers.find(({ receiver }) => receiver === move.receiver);
      return found ? receiverMeaning(view, found, false) : moveMeaning(view, move);
    }
    case 'place':
    case 'relocate':
    case 'step': {
      const end = view.pieces.find(({ piece }) => piece === move.piece)?.ends.find(({ to }) => to === move.to);
      return end ? endMeaning(view, move.piece, end) : moveMeaning(view, move);
    }
    default:
      return moveMeaning(view, move);
  }
}

export const describe = (view: View, move: Move): string => (move.type === 'done' ? t('hint-done') : spoken(meaningOf(view, move)));

export interface Hinted {
  pieces: Piece[];
  hexagons: Hexagon[];
  cards: Card[];
  /** What is chosen of a Ball card: its value, and how it is played. */
  value: BallValue | null;
  way: Way | null;
}

/** The Ball card of a value as the hand holds it. */
function ballIn(view: View, value: BallValue): Card {
  const ball = view.hands.find(({ seat }) => seat === view.you)?.cards?.ball;
  return ball && ball[value] === 0 && ball.plain > 0 ? 'plain' : value;
}

export function hintedBy(view: View, move: Move): Hinted {
  const hinted = (change: Partial<Hinted>): Hinted => ({ pieces: [], hexagons: [], cards: [], value: null, way: null, ...change });
  switch (move.type) {
    case 'place':
    case 'relocate':
    case 'step':
      return hinted({ pieces: [move.piece], hexagons: [move.to] });
    case 'bring':
      return hinted({ pieces: [move.on, move.off] });
    case 'pass':
      return hinted({ hexagons: [move.to], cards: [ballIn(view, move.card)], value: move.card, way: 'pass' });
    case 'out':
      return hinted({ hexagons: [outBy(view, move)?.end ?? ''].filter(Boolean), cards: [ballIn(view, move.card)], value: move.card, way: 'pass' });
    case 'advance':
      return hinted({ hexagons: [advanceBy(view, move)?.to ?? ''].filter(Boolean), cards: [ballIn(view, move.card)], value: move.card, way: 'advance' });
    case 'close':
      return hinted({ pieces: [move.receiver], way: 'close' });
    case 'dribble':
      return hinted({ pieces: [move.opponent] });
    case 'tackle':
    case 'keeper':
    case 'kicker':
      return hinted({ pieces: [move.piece] });
    case 'forward':
    case 'clear':
      return hinted({ hexagons: [move.to] });
    case 'corner':
      return hinted({ hexagons: [move.at] });
    case 'tactic':
    case 'claim':
    case 'play':
    case 'shoot':
    case 'give':
      return hinted({ cards: [move.card] });
    case 'anticipate':
      return hinted({ pieces: [move.piece], hexagons: [move.to], cards: [move.card] });
    case 'trap': {
      const hops = move.second ? [move.first, move.second] : [move.first];
      return hinted({ pieces: hops.map(({ piece }) => piece), hexagons: hops.map(({ to }) => to), cards: [move.card] });
    }
    case 'keep':
      return hinted({ cards: cardsOf(move.cards) });
    default:
      return hinted({});
  }
}

/** The keys of what a hint is about beside the pitch: cards, buttons, pieces of the bench. */
export function hintKeys(view: View, move: Move | null): string[] {
  if (!move) return [];
  const { cards, pieces, value, way } = hintedBy(view, move);
  return [...cards, ...pieces, ...(value ? [`value-${value}`] : []), ...(way ? [`way-${way}`] : []), buttonKey(move)];
}

/** The key of the button that makes a move. What is kept or who steps up is chosen before: there the kind says enough. */
export function buttonKey(move: Move): string {
  switch (move.type) {
    case 'line':
      return `line-${move.shot}`;
    case 'aim':
      return `aim-${move.value}`;
    case 'trade_deck':
      return `deck-${move.deck}`;
    case 'formation':
      return `formation-${move.formation}`;
    default:
      return move.type;
  }
}
