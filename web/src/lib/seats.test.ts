import { expect, it } from 'vitest';
import type { GameSummary, Seat } from '../types.gen';
import { alone, plan, seatsOf } from './seats';

const me = { kind: 'me' };
const friend = { kind: 'friend' };
const bot = { kind: 'bot', level: 'instinct' };
const FOUR: Seat[] = ['home', 'away', 'home2', 'away2'];

it('plans every kind of match', () => {
  const two = alone(['home', 'away'], 'home');
  expect(plan('bot', alone(['home', 'away'], 'away'), 'instinct')).toEqual({ home: bot, away: me });
  expect(plan('hot-seat', two, 'instinct')).toEqual({ home: me, away: me });
  expect(plan('friend', two, 'instinct')).toEqual({ home: me, away: friend });
  expect(plan('watch', two, 'instinct')).toEqual({ home: bot, away: bot });
});

it('seats four as they were chosen', () => {
  expect(plan('bot', alone(FOUR, 'home'), 'instinct')).toEqual({ home: me, away: bot, home2: bot, away2: bot });
  const mixed = { home: 'me', home2: 'friend', away: 'bot', away2: 'bot' } as const;
  expect(plan('bot', mixed, 'instinct')).toEqual({ home: me, home2: friend, away: bot, away2: bot });
  expect(plan('friend', mixed, 'instinct')).toEqual({ home: me, home2: friend, away: friend, away2: friend });
  expect(plan('hot-seat', mixed, 'instinct')).toEqual({ home: me, home2: me, away: me, away2: me });
});

it('knows the seats that an option brings', () => {
  const game = { seats: ['home', 'away'], seatings: [{ option: 'coaches', value: 4, seats: FOUR }] } as unknown as GameSummary;
  expect(seatsOf(game, {})).toEqual(['home', 'away']);
  expect(seatsOf(game, { coaches: 4 })).toEqual(FOUR);
  expect(seatsOf(game, { coaches: 2 })).toEqual(['home', 'away']);
});
