import { expect, it } from 'vitest';
import type { MatchSummary, SeatSummaries } from '../types.gen';
import { fits, opponentOf } from './filters';

const me = { name: 'Ann', kind: 'person' as const, you: true };
const bob = { name: 'Bob', kind: 'person' as const, you: false };
const bot = { name: 'club', kind: 'bot' as const, level: 'club', you: false };
const match = (game: string, seats: SeatSummaries) => ({ game, seats }) as MatchSummary;

it('tells people from bots', () => {
  expect(opponentOf({ seats: { home: me, away: bot } })).toBe('bots');
  expect(opponentOf({ seats: { home: me, away: bob } })).toBe('people');
  expect(opponentOf({ seats: { home: me, away: { name: '', kind: 'open', you: false } } })).toBe('people');
  expect(opponentOf({ seats: { home: me, away: me } })).toBe('bots');
});

it('filters by game and opponent', () => {
  const against = match('soccer-city', { home: me, away: bob });
  expect(fits(against, { game: 'all', opponent: 'all' })).toBe(true);
  expect(fits(against, { game: 'soccer-city', opponent: 'people' })).toBe(true);
  expect(fits(against, { game: 'flip-football', opponent: 'all' })).toBe(false);
  expect(fits(against, { game: 'all', opponent: 'bots' })).toBe(false);
});
