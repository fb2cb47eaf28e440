/** The pages by their addresses. The shelf is always there; the others are fetched when they are opened, with what they speak. */

import type { Component } from 'svelte';
import { ApiError } from '../lib/api';
import { loadTexts } from '../lib/i18n';
import { route } from '../lib/router';
import Trouble from '../parts/Trouble.svelte';
import NotFound from './NotFound.svelte';
import Shelf from './Shelf.svelte';

/** A page that can be shown. */
export interface Opened {
  component: Component<Record<string, unknown>>;
  /** What the page is given; question and hash of its address may change while it is open. */
  props: (url: URL) => Record<string, unknown>;
  /** A page with another key is another page, and begins anew. */
  key: (url: URL) => string;
}

/** What a page may ask of what is round it. */
export interface Surroundings {
  showKeys: () => void;
}

/** What is built at home is spoken of in the words of bench, game and board. */
const BENCH = (game: string) => [game, `${game}-board`, 'bench', 'decks', 'teams'];

const page = <P extends object>(component: Component<P>, props: (url: URL) => P, key: Opened['key'] = ({ pathname }) => pathname): Opened => ({
  component: component as unknown as Opened['component'],
  props: props as unknown as Opened['props'],
  key,
});

/** The page that need not be fetched. */
export const shelf = page(Shelf, () => ({}));

/** The page of an address; one that cannot be fetched is a page that says so. */
export async function open(pathname: string, around: Surroundings): Promise<Opened> {
  try {
    return await fetched(pathname, around);
  } catch {
    return page(Trouble, () => ({ error: new ApiError('offline', 0, ''), again: () => location.reload() }));
  }
}

async function fetched(pathname: string, { showKeys }: Surroundings): Promise<Opened> {
  const here = route(pathname);
  switch (here.page) {
    case 'shelf':
      return shelf;
    case 'box': {
      const [{ default: Box }] = await Promise.all([import('./Box.svelte'), loadTexts(here.game, 'bench', 'decks', 'teams', 'time')]);
      return page(Box, () => ({ game: here.game }));
    }
    case 'rulebook': {
      const { default: Rulebook } = await import('./Rulebook.svelte');
      return page(Rulebook, ({ hash }) => ({ game: here.game, hash }));
    }
    case 'leaders': {
      const [{ default: Leaders }] = await Promise.all([import('./Leaders.svelte'), loadTexts('time')]);
      return page(Leaders, () => ({ game: here.game }));
    }
    case 'decks': {
      const [{ default: Decks }] = await Promise.all([import('./Decks.svelte'), loadTexts(...BENCH(here.game))]);
      return page(Decks, ({ searchParams }) => ({ game: here.game, name: here.name, search: searchParams }), () => `decks ${here.game}`);
    }
    case 'teams': {
      const [{ default: Teams }] = await Promise.all([import('./Teams.svelte'), loadTexts(...BENCH(here.game))]);
      return page(Teams, ({ hash }) => ({ game: here.game, name: here.name, hash }), () => `teams ${here.game}`);
    }
    case 'sheet': {
      const [{ default: Sheet }] = await Promise.all([import('./Sheet.svelte'), loadTexts(...BENCH(here.game))]);
      return page(Sheet, ({ hash }) => ({ game: here.game, name: here.name, hash }), ({ href }) => href);
    }
    case 'table': {
      const [{ default: Table }] = await Promise.all([import('./Table.svelte'), loadTexts('time')]);
      return page(Table, () => ({ id: here.match, showKeys }));
    }
    case 'replay': {
      const { default: Replay } = await import('./Replay.svelte');
      return page(Replay, ({ searchParams }) => ({ id: here.match, search: searchParams }));
    }
    case 'review': {
      const [{ default: Review }] = await Promise.all([import('./Review.svelte'), loadTexts('review', 'insight')]);
      return page(Review, ({ searchParams }) => ({ id: here.match, search: searchParams }));
    }
    case 'join': {
      const { default: Join } = await import('./Join.svelte');
      return page(Join, () => ({ match: here.match, token: here.token }));
    }
    case 'matches': {
      const { default: Matches } = await import('./Matches.svelte');
      return page(Matches, () => ({}));
    }
    case 'settings': {
      const { default: Settings } = await import('./Settings.svelte');
      return page(Settings, () => ({}));
    }
    case 'account': {
      const [{ default: Account }] = await Promise.all([import('./Account.svelte'), loadTexts('people')]);
      return page(Account, () => ({}));
    }
    case 'member': {
      const [{ default: Member }] = await Promise.all([import('./Member.svelte'), loadTexts('people', 'time')]);
      return page(Member, () => ({ name: here.name }));
    }
    case 'following': {
      const [{ default: Following }] = await Promise.all([import('./Following.svelte'), loadTexts('people')]);
      return page(Following, () => ({}));
    }
    case 'not-found':
      return page(NotFound, () => ({}));
  }
}
