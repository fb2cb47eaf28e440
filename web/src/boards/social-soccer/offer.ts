/** What the choices mean on this table, sorted by where they are made. */

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
export const handKey = (i: number): string => `hand-${i}`;
export const pickKey = (i: number): string => `pick-${i}`;
export const squadKey = (player: PlayerId): string => `squad-${player}`;
export const slotKey = (slot: Slot): string => `slot-${slot}`;
export const buttonKey = (move: Move): string => (move.type === 'first_ball' ? `do-first_ball-${move.side}` : `do-${move.type}`);

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

/** The keys of what a hint is about: players, places, cards, a button. A deck that is brought is its own key. */
export function hintedBy(view: View, move: Move | null): string[] {
  if (!move) return [];
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
      return [squadKey(move.player), slotKey(move.slot)];
    case 'play':
    case 'twist':
    case 'discard':
      return [handKey(view.hand.findIndex(({ card }) => card === move.card))];
    case 'pick':
      return [pickKey(view.picks.indexOf(move.card))];
    case 'bring':
      return [move.deck];
    default:
      return [buttonKey(move)];
  }
}

/** The move that a card of the hand would be, for a card that cannot be played now: the server says why. */
export const tryCard = (card: CardId, kind: string): Move => (kind === 'hand_limit' ? { type: 'discard', card } : { type: 'play', card });

/** SOCIAL-TIME-1 names who would take the ball: a suggestion, no more. `attacks` tells a player's place and ATTACK by the key. */
export function suggestedBy(offer: Offer, attacks: (key: string) => { front: boolean; attack: number } | null): string | null {
  const rank = (key: string) => {
    const found = attacks(key);
    return found ? (found.front ? 100 : 0) + found.attack : -1;
  };
  const keys = [...offer.spots].filter(([, move]) => move.type === 'assign' || move.type === 'outlet').map(([key]) => key);
  return keys.reduce<string | null>((best, key) => (best === null || rank(key) > rank(best) ? key : best), null);
}
