/** Rulebooks and lessons: fetched once each, and the book that lies open beside the table. */

import { api } from './api';

/** Asks once for each game. */
function kept<T>(ask: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const fetched = new Map<string, Promise<T>>();
  return (game) => {
    const known = fetched.get(game);
    if (known) return known;
    const coming = ask(game);
    // A failure is not kept: the next reader asks again.
    coming.catch(() => fetched.delete(game));
    fetched.set(game, coming);
    return coming;
  };
}

export const rulebook = kept((game) => api.rulebook(game));
export const lesson = kept((game) => api.lesson(game));

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
