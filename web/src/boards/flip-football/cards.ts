/** The printed cards: what stands in which section of which area. */

import cardsCsv from '$games/flip-football/data/cards.csv?raw';
import valuesCsv from '$games/flip-football/data/card_values.csv?raw';
import type { Card, Colour, Stage } from './types';

export type Area = 'attack' | 'goal' | 'free_kick' | 'penalty';
export type CardSide = 'attack' | 'defend';

export type Face = {
  card: Card;
  colour: Colour;
  number: number;
  /** The section of the ball on the attack side. */
  ball: Record<Area, string>;
  /** The rows of codes on the defend side. */
  grid: Record<Area, string[]>;
  board: number;
};

export type Edges = { attack: number; defence: number; total: number };

export const AREAS: Area[] = ['attack', 'goal', 'free_kick', 'penalty'];

/** Reads comma-separated values with a header line; a quoted field may hold commas. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head, ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((m) => m[1]?.replaceAll('""', '"') ?? m[2] ?? ''));
  if (!head) return [];
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])));
}

export const FACES: ReadonlyMap<Card, Face> = new Map(
  parseCsv(cardsCsv).map((row) => {
    const card = row.card_id ?? '';
    const face: Face = {
      card,
      colour: card.startsWith('R') ? 'red' : 'blue',
      number: Number(card.slice(1)),
      ball: {
        attack: row.ball_attack ?? '',
        goal: row.ball_goal ?? '',
        free_kick: row.ball_free_kick ?? '',
        penalty: row.ball_penalty ?? '',
      },
      grid: {
        attack: (row.grid_defend ?? '').split('/'),
        goal: (row.grid_save ?? '').split('/'),
        free_kick: (row.grid_free_kick ?? '').split('/'),
        penalty: (row.grid_penalty ?? '').split('/'),
      },
      board: Number(row.board),
    };
    return [card, face];
  }),
);

export const EDGES: ReadonlyMap<Card, Edges> = new Map(
  parseCsv(valuesCsv).map((row) => [
    row.card_id ?? '',
    { attack: Number(row.attack_edge), defence: Number(row.defence_edge), total: Number(row.total_edge) },
  ]),
);

/** The face of a card, which must exist. */
export function face(card: Card): Face {
  const found = FACES.get(card);
  if (!found) throw new Error(`no card ${card}`);
  return found;
}

/** All 53 cards of a deck in order. */
export function deck(colour: Colour): Card[] {
  return [...FACES.values()].filter((f) => f.colour === colour).map((f) => f.card);
}

/** FLIP-PLAY-5 The area that is compared in a stage. */
export function areaOf(stage: Stage): Area {
  switch (stage) {
    case 'shot':
      return 'goal';
    case 'free_kick':
    case 'penalty':
      return stage;
    default:
      return 'attack';
  }
}

/** Column and row of a section such as "B2", counted from 0. */
export function place(section: string): { column: number; row: number } {
  return { column: Number(section.slice(1)) - 1, row: section.charCodeAt(0) - 65 };
}

const WORDS: Record<string, string> = {
  D: 'defender',
  d: 'part-of-defender',
  K: 'keeper',
  k: 'part-of-keeper',
  N: 'net',
  O: 'offside',
  F: 'foul',
  L: 'long-ball',
  R: 'rebound',
  C: 'corner',
  P: 'woodwork',
};

/** The word of a code as the texts use it; the empty section has its own word by area. */
export function codeWord(area: Area, code: string): string {
  return WORDS[code] ?? (area === 'attack' ? 'open' : 'outside');
}
