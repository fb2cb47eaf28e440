/** For the tests: a craft of words, a server that keeps and checks them, and both together. */

import { vi } from 'vitest';
import { api } from '../lib/api';
import type { SavedDeck } from '../types.gen';
import { type Craft, isRecord, isText, type Thing, type Verdict } from './craft';

/** A pack of letters. */
export interface Pack extends Thing {
  letters: string;
  limit: number;
}

export const GAME = 'letters';

export const report = (text: string, legal = true): Verdict => ({
  legal,
  breaches: legal ? [] : [{ clause: 'LETTERS-1', detail: 'too many letters' }],
  text,
});

export const CRAFT: Craft<Pack, Verdict> = {
  game: GAME,
  kind: 'deck',
  nameLetters: 12,
  ready: [{ id: 'vowels', name: 'The vowels', text: 'aeiou' }],
  empty: (name) => ({ name, letters: '', limit: 9 }),
  write: ({ letters }) => letters,
  read: ({ text }, name) => (text === '?' ? null : { name, letters: text, limit: 9 }),
  refill: (pack, { letters }) => ({ ...pack, letters }),
  terms: ({ limit }) => ({ limit }),
  match: ({ limit }, { text }, rival) => ({ home: text, away: rival, limit }),
  address: (id) => `/packs${id ? `/${encodeURIComponent(id)}` : ''}`,
  link: (text) => `/packs?pack=${text}`,
  isThing: (value): value is Pack => isRecord(value) && isText(value.name) && isText(value.letters) && typeof value.limit === 'number',
  earlier: async () => [],
};

/** A server with an empty cupboard; gives what it keeps. */
export function serve<R>(check: (text: string) => R): { kept: SavedDeck[] } {
  const cupboard: { kept: SavedDeck[] } = { kept: [] };
  vi.spyOn(api, 'checkDeck').mockImplementation(async (_, text) => check(text) as never);
  vi.spyOn(api, 'decks').mockImplementation(async () => cupboard.kept);
  vi.spyOn(api, 'saveDeck').mockImplementation(async (deck) => {
    const saved = { ...deck, updated_ms: cupboard.kept.length };
    cupboard.kept = [...cupboard.kept.filter(({ name }) => name !== deck.name), saved];
    return saved;
  });
  vi.spyOn(api, 'deleteDeck').mockImplementation(async (_, name) => {
    cupboard.kept = cupboard.kept.filter((deck) => deck.name !== name);
  });
  return cupboard;
}
