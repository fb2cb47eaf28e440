/** What this browser adds to the luck of its matches, and what it was promised before it did. */

import type { MatchSummary, Seat } from '../types.gen';
import { api } from './api';

/** What was said about the luck of one match. */
export interface Promised {
  /** The fingerprint of the server's secret, as it was before this browser said anything. */
  commitment: string;
  /** What this browser has added, by seat. */
  words: { [seat in Seat]?: string };
}

const KEY = 'five-a-side-luck';
/** Older matches are forgotten. */
const KEPT_MAX = 200;

/** What was kept, the oldest first; only this page's own where the browser keeps nothing. */
let kept: [match: string, promised: Promised][] = [];

function recall(): void {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(read)) kept = read as typeof kept;
  } catch {
    // Nothing can be kept here, or it is not ours.
  }
}

/** What this browser knows of the luck of a match since before it began. */
export function promised(match: string): Promised | undefined {
  recall();
  return kept.find(([id]) => id === match)?.[1];
}

/** A word: 128 random bits. */
function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function remember({ id, commitment }: MatchSummary, seats: Seat[]): Promised {
  const note = promised(id) ?? { commitment, words: {} };
  for (const seat of seats) note.words[seat] ??= fresh();
  kept = [...kept.filter(([match]) => match !== id), [id, note] as (typeof kept)[number]].slice(-KEPT_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it is known until the page is left.
  }
  return note;
}

/** The seats of this browser whose words are awaited. */
export const owed = (summary: MatchSummary): Seat[] => summary.awaited.filter((seat) => summary.seats[seat]?.you);

/** Adds the words that a match still wants of this browser. However often it is asked, they stay the same. */
export async function addWords(summary: MatchSummary, seats = owed(summary)): Promise<MatchSummary> {
  if (seats.length === 0) return summary;
  const { words } = remember(summary, seats);
  const wanted = Object.fromEntries(seats.map((seat) => [seat, words[seat] ?? '']));
  try {
    return await api.addWords(summary.id, wanted);
  } catch {
    // Another window of this browser was faster, or the server cannot be reached: whoever sits down learns more.
    return api.match(summary.id);
  }
}
