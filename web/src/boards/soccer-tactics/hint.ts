/** A hint: a move in words, and what on the board it is about. */

import { t } from '../../lib/i18n';
import type { Move, Pawn, Square, View } from './types';
import { meaningOf } from './words';

export function describe(view: View, move: Move): string {
  if (move.type === 'done') return t('hint-done');
  const { title, warning } = meaningOf(view, move);
  return warning ? `${title}. ${warning}` : title;
}

export interface Hinted {
  pawns: Pawn[];
  squares: Square[];
  /** The button below the pitch, where there is one. */
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
