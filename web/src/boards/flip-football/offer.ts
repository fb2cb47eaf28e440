/** What the choices mean on this table: the pack that may be tapped, the cards that may be laid, how the eight are set aside. */

import type { Card, Move } from './types';

export interface Offer {
  /** Whether a card is laid from the pack. */
  pack: boolean;
  /** Cards of the hand that may be laid. */
  cards: Card[];
  /** Whether cards are set aside one by one, drawn at random, or taken as a preset. */
  picks: boolean;
  draws: boolean;
  presets: boolean;
}

export function offerOf(choices: Move[] | null): Offer {
  const moves = choices ?? [];
  return {
    pack: moves.some((move) => move.type === 'lay' && move.card === undefined),
    cards: moves.flatMap((move) => (move.type === 'lay' && move.card ? [move.card] : [])),
    picks: moves.some(({ type }) => type === 'set_aside'),
    draws: moves.some(({ type }) => type === 'rest_random'),
    presets: moves.some(({ type }) => type === 'preset'),
  };
}

/** The keys of what a hint is about: the pack with its button, a card, a preset, the draw. */
export function hintedBy(move: Move | null): string[] {
  switch (move?.type) {
    case undefined:
      return [];
    case 'lay':
      return move.card ? [move.card] : ['lay'];
    case 'set_aside':
      return [move.card];
    case 'preset':
      return [move.name];
    case 'rest_random':
      return ['random'];
  }
}
