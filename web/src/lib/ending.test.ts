import { expect, it } from 'vitest';
import { covers } from '../boards/covers';
import type { Outcome, Scoreline } from '../types.gen';
import { givenUp, RESIGNED, resultFor, toldFirst } from './ending';

const names = { home: 'Ann', away: 'Bob' };
const outcome: Outcome = { winner: 'away', score: { home: 0, away: 3 }, forfeit: 'home' };
const at = (key: string): Scoreline => ({ score: outcome.score, clock: "12'", phase: { key }, attacking: null });

it('says who resigned, which score counts and why, in every game', () => {
  for (const game of Object.keys(covers)) {
    const told = givenUp(game, outcome, at(RESIGNED), names);
    expect(told, game).toMatch(/^Ann resigned\. .*0–3.*: who resigns/);
  }
});

it('does not call a forfeit a resignation', () => {
  expect(givenUp('soccer-city', outcome, at('city-phase-over'), names)).toBe('Ann had to give the match up. It counts 0–3.');
});

it('has nothing to say about a match that was played to its end', () => {
  expect(givenUp('flip-football', { winner: null, score: { home: 1, away: 1 } }, at('flip-phase-over'), names)).toBeNull();
});

it('knows who won and who lost', () => {
  expect(resultFor(outcome, ['away'])).toBe('won');
  expect(resultFor(outcome, ['home', 'home'])).toBe('lost');
  expect(resultFor(outcome, ['home', 'away'])).toBeNull();
  expect(resultFor(outcome, [])).toBeNull();
  expect(resultFor({ winner: null, score: { home: 1, away: 1 } }, ['home'])).toBe('drawn');
});

it('says why a match ended that no rule ended', () => {
  const say = (more: Partial<Outcome>) => givenUp('soccer-city', { ...outcome, ...more }, at('match-time-up'), names);
  const drawn = { winner: null, forfeit: undefined } as unknown as Partial<Outcome>;
  expect(say({ reason: 'time' })).toBe('The time of Ann is up, and the match goes to Bob. It counts 0–3.');
  expect(say({ reason: 'claimed' })).toMatch(/^Ann was gone, and Bob claimed/);
  expect(say({ ...drawn, reason: 'time' })).toMatch(/both sides is up/);
  expect(say({ ...drawn, reason: 'claimed' })).toMatch(/a draw was claimed/);
  expect(say({ ...drawn, reason: 'agreed' })).toBe('Both sides agreed on a draw.');
  expect(say({ ...drawn, reason: 'abandoned' })).toMatch(/called off/);
  expect(resultFor({ winner: null, score: outcome.score, reason: 'abandoned' }, ['home'])).toBeNull();
});

it('tells the winner first: nobody wins 0–2', () => {
  expect(toldFirst({ winner: 'away' })).toEqual(['away', 'home']);
  expect(toldFirst({ winner: 'home' })).toEqual(['home', 'away']);
  expect(toldFirst({ winner: null })).toEqual(['home', 'away']);
});
