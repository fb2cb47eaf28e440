/** A hint: what on the table a move is about. */

import { sideOf, spotKey } from './offer';
import type { Move, View } from './types';

/** The keys of the players, places and cards; without any it is a button. */
export function hintedBy(view: View, move: Move): string[] {
  const mine = sideOf(view);
  switch (move.type) {
    case 'assign':
    case 'tire':
    case 'pass':
    case 'block':
    case 'outlet':
      return [spotKey(mine, move.slot)];
    case 'target':
      return [spotKey(move.side, move.slot)];
    case 'deploy':
      return [move.player, move.slot];
    case 'play':
    case 'twist':
    case 'discard':
    case 'pick':
      return [move.card];
    case 'bring':
      return [move.deck];
    default:
      return [];
  }
}
