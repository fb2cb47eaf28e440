/** Rulebooks: fetched once each, and the one that lies open beside the table. */

import type { Rulebook } from '../types.gen';
import { api } from './api';

const fetched = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string): Promise<Rulebook> {
  let book = fetched.get(game);
  if (!book) {
    book = api.rulebook(game);
    // A failure is not kept: the next reader asks again.
    book.catch(() => fetched.delete(game));
    fetched.set(game, book);
  }
  return book;
}

export const open = $state<{ at: { game: string; clause?: string } | null }>({ at: null });

export function openRulebook(game: string, clause?: string): void {
  open.at = clause ? { game, clause } : { game };
}

/** One piece of a rule's text: plain, marked, or the name of another clause. */
export type Piece = { kind: 'plain' | 'strong' | 'emphasis' | 'code' | 'clause'; text: string };

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|`[^`]+`|\b[A-Z]{2,}(?:-[A-Z]+)+-\d+\b)/;

/** Reads the little Markdown that rules are written in. */
export function pieces(text: string): Piece[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**') && part.length > 4) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && MARKS.test(part)) return { kind: 'emphasis', text: part.slice(1, -1) };
      if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) };
      return MARKS.test(part) ? { kind: 'clause', text: part } : { kind: 'plain', text: part };
    });
}
