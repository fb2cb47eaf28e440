/** The craft of decks: how they are written, read and played. */

import { type Craft, type Draft, isRecord, isText, type Thing } from '../bench/craft';
import { to } from '../lib/router';
import { cardCount, type Deck, EMPTY, fromList, write } from './notation';
import type { Pool, ProfileName, Report, Terms } from './types';

/** A deck at work, and the options of a match that it is built for. */
export interface Build extends Thing {
  deck: Deck;
  terms: Terms;
}

export interface DeckCraft extends Craft<Build, Report> {
  pool: Pool;
}

export const STANDARD: Terms = { deck_profile: 'standard30', extra_limit: 1 };

export function deckCraft(game: string, pool: Pool): DeckCraft {
  return {
    game,
    pool,
    kind: 'deck',
    nameLetters: 40,
    ready: pool.decks.map(({ id, name, deck }) => ({ id, name, text: deck })),
    empty: (name) => ({ name, deck: EMPTY, terms: STANDARD }),
    write: ({ deck }) => write(deck),
    read({ text, list }, name) {
      const deck = fromList(list);
      return text === '' ? null : { name, deck, terms: { ...STANDARD, deck_profile: likelyProfile(pool, deck) } };
    },
    refill: (build, { deck }) => ({ ...build, deck }),
    terms: ({ terms }) => terms,
    match: ({ terms }, { text }, rival) => ({ deck_home: text, deck_away: rival, ...terms }),
    address: (id) => to.decks(game, id),
    link: (text) => to.sharedDeck(game, text),
    isThing: isBuild,
    earlier: async () => earlierDrafts(game),
  };
}

/** The first profile that a deck fits by its size, and by its copies if there is one. */
export function likelyProfile(pool: Pool, deck: Deck): ProfileName {
  const sized = pool.profiles.filter(({ cards }) => cards === cardCount(deck));
  const most = Math.max(0, ...Object.values(deck.strategy));
  const profile = sized.find(({ copies }) => copies >= most) ?? sized[0] ?? pool.profiles[0];
  return profile?.name ?? STANDARD.deck_profile;
}

function isBuild(value: unknown): value is Build {
  if (!isRecord(value) || !isRecord(value.deck) || !isRecord(value.terms)) return false;
  const { team, strategy } = value.deck;
  return (
    isText(value.name) &&
    isText(value.terms.deck_profile) &&
    typeof value.terms.extra_limit === 'number' &&
    Array.isArray(team) &&
    team.every(isText) &&
    isRecord(strategy) &&
    Object.values(strategy).every((copies) => typeof copies === 'number')
  );
}

const EARLIER = 'five-a-side-decks';

/** Drafts as they were kept before there was one bench for all: taken over once. */
function earlierDrafts(game: string): Draft<Build>[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(EARLIER) ?? '[]');
    localStorage.removeItem(EARLIER);
    return Array.isArray(kept) ? kept.flatMap((draft) => earlierDraft(draft, game)) : [];
  } catch {
    return [];
  }
}

function earlierDraft(value: unknown, game: string): Draft<Build>[] {
  if (!isRecord(value) || value.game !== game || !isRecord(value.terms)) return [];
  const { id, saved, base, name, deck } = value;
  const { profile, deck_profile = profile, extra_limit } = value.terms;
  const thing: unknown = { name, deck, terms: { deck_profile, extra_limit } };
  const fits = isBuild(thing) && isText(id) && (saved === null || isText(saved)) && (base === null || isText(base));
  return fits ? [{ id, saved, base, thing }] : [];
}
