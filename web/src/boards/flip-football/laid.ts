/** Counting the cards that have been laid: what is printed on them, and on how many of the deck. */

import { codeWord, deck, face, type Area } from './cards';
import { columns, ROWS } from './geometry';
import type { Card, Colour } from './types';

/** How often something is printed on the laid cards, and on all 53. */
export type Count = { laid: number; all: number };

/** A part of a figure counts as the figure. */
const whole = (code: string): string => (code === 'd' || code === 'k' ? code.toUpperCase() : code);

/** The symbols of an area of the defend side by their words, with the sections that show them. */
export function symbols(cards: Card[], colour: Colour, area: Area): Map<string, Count> {
  const words = (card: Card) => [...face(card).grid[area].join('')].filter((code) => code !== '.').map((code) => codeWord(area, whole(code)));
  return tally(cards, colour, words);
}

/** The balls of an area of the attack side by their sections. */
export function balls(cards: Card[], colour: Colour, area: Area): Map<string, Count> {
  return tally(cards, colour, (card) => [face(card).ball[area]]);
}

/** The sections of an area, row by row. */
export function sections(area: Area): string[][] {
  const row = (letter: string) => Array.from({ length: columns(area) }, (_, column) => `${letter}${column + 1}`);
  return [...'ABC'].slice(0, ROWS).map(row);
}

function tally(cards: Card[], colour: Colour, printed: (card: Card) => string[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const card of deck(colour)) {
    for (const word of printed(card)) {
      const { laid, all } = counts.get(word) ?? { laid: 0, all: 0 };
      counts.set(word, { laid: laid + (cards.includes(card) ? 1 : 0), all: all + 1 });
    }
  }
  return counts;
}
