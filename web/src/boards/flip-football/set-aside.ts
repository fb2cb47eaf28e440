/** The choice of the eight before it is sent. */

import { EDGES } from './cards';
import type { Card, Colour, Move } from './types';

export const EIGHT = 8;

export type PresetName = 'strongest' | 'attacking' | 'defensive' | 'open' | 'tight';

/** FLIP-ASIDE-6 The presets by card number, as the rules have them. */
export const PRESETS: Record<PresetName, number[]> = {
  strongest: [7, 17, 18, 33, 36, 37, 43, 53],
  attacking: [1, 22, 29, 33, 36, 43, 49, 53],
  defensive: [2, 7, 30, 32, 37, 38, 43, 52],
  open: [1, 21, 22, 29, 34, 41, 48, 49],
  tight: [6, 10, 23, 30, 32, 38, 51, 52],
};

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

export type Order = 'number' | 'total' | 'attack' | 'defence';

/** The cards of a preset in a deck. */
export function presetCards(name: PresetName, colour: Colour): Card[] {
  const letter = colour === 'red' ? 'R' : 'B';
  return PRESETS[name].map((number) => letter + String(number).padStart(2, '0'));
}

/** The moves that set the tray aside: what is fixed is on the server already; `draw` leaves the rest to the referee. */
export function movesFor(fixed: Card[], picks: Card[], draw: boolean): Move[] {
  const preset = fixed.length === 0 && picks.length === EIGHT ? PRESET_NAMES.find((name) => sameCards(picks, PRESETS[name])) : undefined;
  if (preset) return [{ type: 'preset', name: preset }];
  const moves: Move[] = picks.map((card) => ({ type: 'set_aside', card }));
  if (draw && fixed.length + picks.length < EIGHT) moves.push({ type: 'rest_random' });
  return moves;
}

function sameCards(picks: Card[], numbers: number[]): boolean {
  const own = picks.map((card) => Number(card.slice(1))).sort((a, b) => a - b);
  return own.every((number, i) => number === numbers[i]);
}

/** The weakest first, except by number. */
export function sorted(cards: Card[], order: Order): Card[] {
  if (order === 'number') return cards;
  return cards.toSorted((a, b) => (EDGES.get(a)?.[order] ?? 0) - (EDGES.get(b)?.[order] ?? 0) || a.localeCompare(b));
}

/** An edge with its sign, in hundredths of a goal. */
export function signed(edge: number): string {
  const hundredths = (edge * 100).toFixed(1);
  return edge < 0 ? hundredths.replace('-', '−') : `+${hundredths}`;
}
