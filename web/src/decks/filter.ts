/** What of the pool is shown, and in which order. */

import type { Deck } from './notation';
import type { Kind, PlayerCard, Pool, StrategyCard, Value } from './types';

/** Cards of nobody's team are NEUTRAL; the Extra has no team either. */
export type Team = Value | 'neutral';
export const TEAMS: Team[] = ['effort', 'kindness', 'empathy', 'neutral'];
export const KINDS: Kind[] = ['support', 'mastermove', 'twist'];
/** Spans of custody, each from its first to its last. */
export const COSTS: Record<string, [number, number]> = { '0': [0, 0], '1-4': [1, 4], '5-8': [5, 8], '9+': [9, 99] };
export type PlayerOrder = 'id' | 'attack' | 'defence' | 'custody' | 'name';
export type CardOrder = 'id' | 'cost' | 'name';

export interface Filter {
  words: string;
  teams: Team[];
  kinds: Kind[];
  cost: string;
  /** Whether only what is in the deck is shown. */
  inDeck: boolean;
}
export const EVERYTHING: Filter = { words: '', teams: [], kinds: [], cost: '', inDeck: false };

/** All cards of one player: one, but for the Extra. */
export interface Player {
  card: PlayerCard;
  ids: string[];
}

export function playersIn(pool: Pool): Player[] {
  const players = new Map<string, Player>();
  for (const card of pool.players) {
    const player = players.get(card.identity);
    if (player) player.ids.push(card.id);
    else players.set(card.identity, { card, ids: [card.id] });
  }
  return [...players.values()];
}

export const teamOf = (card: { value: Value | null }): Team => card.value ?? 'neutral';

function says(words: string, ...texts: string[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const wanted = <T>(list: T[], item: T) => list.length === 0 || list.includes(item);
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

export function showPlayers(players: Player[], filter: Filter, order: PlayerOrder, deck: Deck): Player[] {
  const shown = players.filter(
    ({ card, ids }) =>
      wanted(filter.teams, teamOf(card)) &&
      says(filter.words, card.name, card.id, teamOf(card)) &&
      (!filter.inDeck || ids.some((id) => deck.team.includes(id))),
  );
  if (order === 'id') return shown;
  return shown.toSorted(({ card: a }, { card: b }) => (order === 'name' ? byName(a, b) : b[order] - a[order]));
}

export function showCards(cards: StrategyCard[], filter: Filter, order: CardOrder, deck: Deck): StrategyCard[] {
  const [least, most] = COSTS[filter.cost] ?? [0, Infinity];
  const shown = cards.filter(
    (card) =>
      wanted(filter.teams, teamOf(card)) &&
      wanted(filter.kinds, card.kind) &&
      // A TWIST is never paid for: a span of costs leaves it out.
      (!filter.cost || (card.kind !== 'twist' && card.custody_cost >= least && card.custody_cost <= most)) &&
      says(filter.words, card.name, card.id, card.text, card.flavour, teamOf(card), card.kind) &&
      (!filter.inDeck || (deck.strategy[card.id] ?? 0) > 0),
  );
  if (order === 'id') return shown;
  return shown.toSorted((a, b) => (order === 'name' ? byName(a, b) : a.custody_cost - b.custody_cost || a.tire_cost - b.tire_cost));
}
