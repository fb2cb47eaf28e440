import { expect, it } from 'vitest';
import type { GameSummary, Seat } from '../types.gen';
import { alone, botPlan, plan, sameBot, seatsOf, suggested } from './seats';

const me = { kind: 'me' };
const friend = { kind: 'friend' };
const bot = botPlan('pro');
const FOUR: Seat[] = ['home', 'away', 'home2', 'away2'];

it('plans every kind of match', () => {
  const two = alone(['home', 'away'], 'home');
  expect(plan('bot', alone(['home', 'away'], 'away'), bot)).toEqual({ home: bot, away: me });
  expect(plan('hot-seat', two, bot)).toEqual({ home: me, away: me });
  expect(plan('friend', two, bot)).toEqual({ home: me, away: friend });
  expect(plan('watch', two, bot)).toEqual({ home: bot, away: bot });
});

it('seats four as they were chosen', () => {
  expect(plan('bot', alone(FOUR, 'home'), bot)).toEqual({ home: me, away: bot, home2: bot, away2: bot });
  const mixed = { home: 'me', home2: 'friend', away: 'bot', away2: 'bot' } as const;
  expect(plan('bot', mixed, bot)).toEqual({ home: me, home2: friend, away: bot, away2: bot });
  expect(plan('friend', mixed, bot)).toEqual({ home: me, home2: friend, away: friend, away2: friend });
  expect(plan('hot-seat', mixed, bot)).toEqual({ home: me, home2: me, away: me, away2: me });
});

it('knows the seats that an option brings', () => {
  const game = { seats: ['home', 'away'], seatings: [{ option: 'coaches', value: 4, seats: FOUR }] } as unknown as GameSummary;
  expect(seatsOf(game, {})).toEqual(['home', 'away']);
  expect(seatsOf(game, { coaches: 4 })).toEqual(FOUR);
  expect(seatsOf(game, { coaches: 2 })).toEqual(['home', 'away']);
});

it('gives only the bot that searches without end a time to think', () => {
  expect(botPlan('pro', 5)).toEqual({ kind: 'bot', level: 'pro' });
  expect(botPlan('world', 0.5)).toEqual({ kind: 'bot', level: 'world', think_ms: 500 });
  expect(botPlan('world')).toEqual({ kind: 'bot', level: 'world', think_ms: 2000 });
});

it('asks the same bot again', () => {
  const seat = { name: 'world', kind: 'bot', you: false } as const;
  expect(sameBot({ ...seat, level: 'world', think_ms: 7500 })).toEqual({ kind: 'bot', level: 'world', think_ms: 7500 });
  expect(sameBot({ ...seat, level: 'instinct' })).toEqual({ kind: 'bot', level: 'instinct' });
  expect(sameBot(undefined)).toEqual(botPlan(suggested([])));
});

it('suggests a bot that is offered', () => {
  expect(suggested(['park', 'club', 'pro', 'world'])).toBe('club');
  expect(suggested(['random'])).toBe('random');
});
