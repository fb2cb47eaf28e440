/** The choices, sorted by where they are made. */

import type { CardId, Move, PlayerId, Side, Slot, View } from './types';

export interface Offer {
  /** By the player that is chosen, as `home-A1`. */
  spots: Map<string, Move>;
  /** By the card of the hand that is played, discarded or laid down. */
  hand: Map<CardId, Move>;
  /** By the card of another pile. */
  picks: Map<CardId, Move>;
  /** The free slots, by the player that can be put there. */
  deploys: Map<PlayerId, Slot[]>;
  /** What has no place on the table. */
  buttons: Move[];
  resign: boolean;
}

/** The side of a viewer; a spectator looks from Home's. */
export const sideOf = (view: View): Side => (view.you?.startsWith('away') ? 'away' : 'home');

export const spotKey = (side: Side, slot: Slot): string => `${side}-${slot}`;

export function offerOf(moves: Move[], mine: Side | null): Offer {
  const offer: Offer = { spots: new Map(), hand: new Map(), picks: new Map(), deploys: new Map(), buttons: [], resign: false };
  for (const move of moves) {
    switch (move.type) {
      case 'assign':
      case 'tire':
      case 'pass':
      case 'block':
      case 'outlet':
        if (mine) offer.spots.set(spotKey(mine, move.slot), move);
        break;
      case 'target':
        offer.spots.set(spotKey(move.side, move.slot), move);
        break;
      case 'play':
      case 'twist':
      case 'discard':
        offer.hand.set(move.card, move);
        break;
      case 'pick':
        offer.picks.set(move.card, move);
        break;
      case 'deploy':
        offer.deploys.set(move.player, [...(offer.deploys.get(move.player) ?? []), move.slot]);
        break;
      case 'resign':
        offer.resign = true;
        break;
      case 'bring':
        break;
      default:
        offer.buttons.push(move);
    }
  }
  return offer;
}

/** The move that a card of the hand would be, for a card that cannot be played now: the server says why. */
export const tryCard = (card: CardId, kind: string): Move => (kind === 'hand_limit' ? { type: 'discard', card } : { type: 'play', card });
