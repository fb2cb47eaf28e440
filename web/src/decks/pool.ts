/** Card pools: fetched once each. */

import { api } from '../lib/api';
import type { Pool, Profile, ProfileName, ReadyDeck } from './types';

const fetched = new Map<string, Promise<Pool>>();

export function cardPool(game: string): Promise<Pool> {
  let pool = fetched.get(game);
  if (!pool) {
    pool = api.cards<Pool>(game);
    // A failure is not kept: the next reader asks again.
    pool.catch(() => fetched.delete(game));
    fetched.set(game, pool);
  }
  return pool;
}

export function profileOf(pool: Pool, name: ProfileName): Profile {
  const profile = pool.profiles.find((other) => other.name === name);
  if (!profile) throw new Error(`the pool has no profile ${name}`);
  return profile;
}

/** The ready-made decks that have the size of a profile. */
export function readyFor(pool: Pool, name: ProfileName): ReadyDeck[] {
  const { cards } = profileOf(pool, name);
  return pool.decks.filter((deck) => profileOf(pool, deck.profile).cards === cards);
}
