import { expect, it } from 'vitest';
import { plan } from './seats';

it('plans every kind of match', () => {
  const me = { kind: 'me' };
  const bot = { kind: 'bot', level: 'instinct' };
  expect(plan('bot', ['home', 'away'], 'away', 'instinct')).toEqual({ home: bot, away: me });
  expect(plan('hot-seat', ['home', 'away'], 'home', 'instinct')).toEqual({ home: me, away: me });
  expect(plan('friend', ['home', 'away'], 'home', 'instinct')).toEqual({ home: me, away: { kind: 'friend' } });
  expect(plan('watch', ['home', 'away'], 'home', 'instinct')).toEqual({ home: bot, away: bot });
  expect(plan('bot', ['home', 'away', 'home2', 'away2'], 'home', 'instinct')).toEqual({
    home: me,
    away: bot,
    home2: me,
    away2: bot,
  });
});
