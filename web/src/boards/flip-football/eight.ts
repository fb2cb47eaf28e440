/** The eight that are set aside: presets, the moves that send them, and what the cards are worth. */

import presetsCsv from '$games/flip-football/data/presets.csv?raw';
import { EDGES, parseCsv } from './cards';
import type { Card, Colour, Move } from './types';

export const EIGHT = 8;

/** FLIP-ASIDE-6 The presets by card number; the names are also the keys of their texts. */
const PRESETS: ReadonlyMap<string, number[]> = new Map(
  parseCsv(presetsCsv).map((row) => [row.preset ?? '', (row.numbers ?? '').split(' ').map(Number)]),
);

export const PRESET_NAMES = [...PRESETS.keys()];

/** What lies ready for a coach who has chosen nothing: it keeps the strongest in the pack. */
export const FIRST_PRESET = 'strongest';

export type Order = 'number' | 'total' | 'attack' | 'defence';

/** The cards of a preset in a deck. */
export function presetCards(name: string, colour: Colour): Card[] {
  const letter = colour === 'red' ? 'R' : 'B';
  return (PRESETS.get(name) ?? []).map((number) => letter + String(number).padStart(2, '0'));
}

/** The moves that set the tray aside: what is fixed is on the server already; `draw` leaves the rest to the referee. */
export function movesFor(fixed: Card[], picks: Card[], draw: boolean): Move[] {
  const preset = fixed.length === 0 && picks.length === EIGHT ? PRESET_NAMES.find((name) => sameCards(picks, PRESETS.get(name) ?? [])) : undefined;
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

/** What a card is worth against the average one: goals in a hundred times laid, with the sign. An edge is goals in one. */
export function inHundred(edge: number): string {
  const tenths = Math.round(edge * 1000);
  const sign = tenths < 0 ? '−' : tenths > 0 ? '+' : '';
  return sign + (Math.abs(tenths) / 10).toFixed(1);
}
