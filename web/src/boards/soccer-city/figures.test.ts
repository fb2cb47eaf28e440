import { describe, expect, it } from 'vitest';
import { figures } from './figures';
import type { Event } from './types';

const pass = (side: 'home' | 'away'): Event => ({ type: 'pass_played', flight: { context: 'pass', side, by: 'H9', from: '19,7', to: '17,7', means: 'line', height: 'low', receiver: 'H6' } });

describe('the figures of a match', () => {
  it('are counted for each side', () => {
    const events: Event[] = [
      pass('home'),
      pass('home'),
      { type: 'ball_taken', piece: 'A4', how: 'intercepted' },
      pass('away'),
      { type: 'face_off_started', starter: 'home', attacker: 'A4', defender: 'H6' },
      { type: 'face_off_won', piece: 'H6' },
      { type: 'foul_given', piece: 'A4', against: 'H6' },
      { type: 'yellow_card', piece: 'A4' },
    ];
    expect(figures(events)).toEqual([
      { what: 'Passes', of: { home: 2, away: 1 } },
      { what: 'Passes lost', of: { home: 1, away: 0 } },
      { what: 'Tackles won', of: { home: 1, away: 0 } },
      { what: 'Fouls', of: { home: 0, away: 1 } },
      { what: 'Bookings', of: { home: 0, away: 1 } },
    ]);
  });

  it('are none where nothing was counted', () => expect(figures([])).toEqual([]));
});
