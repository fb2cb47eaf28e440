/** Decks at work: what is not saved yet lives in this browser, so that no reload and no other deck loses it. */

import { cardCount, type Deck, write } from './notation';
import type { Pool, ProfileName, Terms } from './types';

export interface Draft {
  game: string;
  /** The last word of its address: the name it was saved or begun under. */
  id: string;
  name: string;
  /** The name under which the server keeps it; nothing if it was never saved. */
  saved: string | null;
  /** Its cards when it was last saved, or those of the ready-made deck it began as. */
  base: string | null;
  terms: Terms;
  deck: Deck;
}

const KEY = 'five-a-side-decks';
export const NAME_LETTERS = 40;
/** The address of a deck without cards. */
export const NEW = 'new';

/** Whether something would be lost with it. */
export function isChanged({ deck, base, name, saved }: Draft): boolean {
  if (saved !== null && name !== saved) return true;
  if (base === null) return deck.team.length + cardCount(deck) > 0;
  return write(deck) !== base;
}

/** Reads what was kept; whatever is cut short or strange is left out. */
export function readDrafts(kept: string | null): Draft[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isDraft) : [];
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !isRecord(value.deck) || !isRecord(value.terms)) return false;
  const { team, strategy } = value.deck;
  return (
    [value.game, value.id, value.name, value.terms.profile].every(isText) &&
    [value.saved, value.base].every((text) => text === null || isText(text)) &&
    typeof value.terms.extra_limit === 'number' &&
    Array.isArray(team) &&
    team.every(isText) &&
    isRecord(strategy) &&
    Object.values(strategy).every((copies) => typeof copies === 'number')
  );
}

function all(): Draft[] {
  try {
    return readDrafts(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps the list; false if the browser refuses. */
function keepAll(list: Draft[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

const is = (game: string, id: string) => (draft: Draft) => draft.game === game && draft.id === id;

/** Each call reads the browser's store anew: another tab may have kept something meanwhile. */
export const drafts = {
  of: (game: string): Draft[] => all().filter((draft) => draft.game === game),
  find: (game: string, id: string): Draft | undefined => all().find(is(game, id)),
  drop: (game: string, id: string): boolean => keepAll(all().filter((draft) => !is(game, id)(draft))),
  /** Keeps a draft; of a saved deck only while it is changed. */
  keep(draft: Draft): boolean {
    const others = all().filter((other) => !is(draft.game, draft.id)(other));
    return keepAll(isChanged(draft) || draft.saved === null ? [draft, ...others] : others);
  },
  /** Lets go of those with which nothing would be lost. */
  tidy: (): boolean => keepAll(all().filter(isChanged)),
};

/** The name, or the next free one: `Side by Side 2`. */
export function freeName(name: string, taken: string[]): string {
  const fitting = (ending: string) => name.slice(0, NAME_LETTERS - ending.length).trim() + ending;
  for (let number = 1; ; number += 1) {
    const next = fitting(number === 1 ? '' : ` ${number}`);
    if (!taken.includes(next)) return next;
  }
}

/** The first profile that a deck fits by its size, and by its copies if there is one. */
export function likelyProfile(pool: Pool, deck: Deck): ProfileName {
  const sized = pool.profiles.filter(({ cards }) => cards === cardCount(deck));
  const most = Math.max(0, ...Object.values(deck.strategy));
  const profile = sized.find(({ copies }) => copies >= most) ?? sized[0] ?? pool.profiles[0];
  return profile?.name ?? 'standard30';
}
