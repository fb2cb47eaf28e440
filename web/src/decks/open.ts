/** Where decks come from: a draft, a saved deck, a ready-made one, or a text that somebody sent. */

import { api, ApiError } from '../lib/api';
import { t } from '../lib/i18n';
import { type Draft, drafts, freeName, likelyProfile, NEW } from './drafts';
import { EMPTY, fromList, write } from './notation';
import { store } from './store.svelte';
import type { Pool, Report, Terms } from './types';

const STANDARD: Terms = { profile: 'standard30', extra_limit: 1 };

const isReadable = (report: Report): boolean => report.text !== '';

function laidOut(game: string, pool: Pool, report: Report, from: Pick<Draft, 'id' | 'name' | 'saved'>, known: boolean): Draft {
  const deck = fromList(report.list);
  const terms = { ...STANDARD, profile: likelyProfile(pool, deck) };
  return { ...from, game, deck, terms, base: known ? write(deck) : null };
}

/** The deck of an address: what is at work first, then what is saved, then what is ready-made. */
export async function openDeck(game: string, pool: Pool, id: string): Promise<Draft> {
  const draft = drafts.find(game, id);
  if (draft) return draft;
  const saved = store.saved.find(({ name }) => name === id);
  const ready = pool.decks.find((deck) => deck.id === id);
  const text = saved?.text ?? ready?.deck;
  if (text === undefined && id === NEW) return newDeck(game);
  if (text === undefined) throw new ApiError('deck_not_found', 404, '');
  const report = await api.checkDeck(game, { text, ...STANDARD });
  if (!isReadable(report)) throw new ApiError('deck_unreadable', 422, report.breaches[0]?.detail ?? '');
  const name = saved?.name ?? ready?.name ?? id;
  return laidOut(game, pool, report, { id, name, saved: saved ? name : null }, true);
}

function newDeck(game: string): Draft {
  const name = freeName(t('deck-new-name'), store.taken(game));
  return { game, id: NEW, name, saved: null, base: null, terms: STANDARD, deck: EMPTY };
}

/** Reads a text: the address of its deck, or why it cannot be read. */
export async function readDeck(game: string, pool: Pool, text: string): Promise<{ id: string } | { report: Report }> {
  const report = await api.checkDeck(game, { text, ...STANDARD });
  if (!isReadable(report)) return { report };
  const known =
    store.saved.find((deck) => deck.text === report.text)?.name ?? pool.decks.find(({ deck }) => deck === report.text)?.id;
  if (known) return { id: known };
  const cards = write(fromList(report.list));
  const same = drafts.of(game).find(({ deck }) => write(deck) === cards);
  if (same) return { id: same.id };
  const name = freeName(t('deck-shared-name'), store.taken(game));
  drafts.keep(laidOut(game, pool, report, { id: name, name, saved: null }, false));
  return { id: name };
}

/** Another deck with the same cards, kept in this browser until it is saved; gives its address. */
export function duplicate(draft: Draft): string {
  const name = freeName(draft.name, store.taken(draft.game));
  drafts.keep({ ...draft, id: name, name, saved: null, base: null });
  return name;
}
