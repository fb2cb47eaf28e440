import { expect, it } from 'vitest';
import type { MatchState } from '../lib/match.svelte';
import { noticeOf } from './TableNotice.svelte';

const seats = { home: { name: 'Ann', kind: 'person', you: true }, away: { name: 'Bob', kind: 'person', you: false } } as const;
const names = { home: 'Ann', away: 'Bob' };
const fork = { id: 'm', step: 3, dealt_anew: false } as never;

/** A match in which Ann has the screen and both are there, with a few things changed. */
function kind(change: object, sitting: object = seats): unknown {
  const update = { connected: ['home', 'away'] };
  const match = { seat: 'home', connection: 'open', may: [], over: null, told: update, newest: { update }, waiting: null, ...change } as unknown as MatchState;
  return noticeOf(match, sitting, names, fork)?.kind ?? null;
}

it('says the most urgent thing first', () => {
  const offer = { newest: { update: { connected: ['home'], offer: 'away' } } };
  expect(kind({ connection: 'lost', asked: 'away', ...offer })).toBe('lost');
  expect(kind({ asked: 'away', ...offer })).toBe('takeback');
  expect(kind(offer)).toBe('settle');
  expect(kind({ told: { connected: ['home'] } })).toBe('away');
  expect(kind({})).toBe('fork');
});

it('asks nobody who only watches, and nobody after the end', () => {
  const offer = { newest: { update: { connected: [], offer: 'away' } }, told: { connected: [] } };
  expect(kind({ ...offer, seat: null }, { home: { ...seats.home, you: false } })).toBe('away');
  expect(kind({ ...offer, over: { winner: null } })).toBeNull();
});

it('leaves an offer of one’s own partner alone, and knows one’s own', () => {
  const both = { ...seats, home2: { name: 'Eve', kind: 'person', you: false } };
  const offered = (by: string) => ({ told: { connected: ['home', 'home2', 'away'] }, newest: { update: { connected: ['home', 'home2', 'away'], offer: by } } });
  expect(kind(offered('home2'), both)).toBe('fork');
  expect(kind(offered('home'), both)).toBe('settle');
});

it('shows the link as long as a seat is open', () => {
  expect(kind({}, { ...seats, away: { name: '', kind: 'open', you: false } })).toBe('invite');
});
