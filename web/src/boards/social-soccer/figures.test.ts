import { expect, it } from 'vitest';
import { figures } from './figures';
import type { Event } from './types';

const who = { side: 'home', slot: 'A1', player: 'PE01' } as const;

it('counts what each side did, and leaves out what nobody did', () => {
  const events: Event[] = [
    { type: 'pass_completed', ...who },
    { type: 'shot_declared', ...who },
    { type: 'possession_changed', side: 'away', reason: 'block' },
    { type: 'possession_changed', side: 'home', reason: 'zero' },
    { type: 'possession_changed', side: 'away', reason: 'yield' },
    { type: 'card_cancelled', side: 'away', card: 'NS01' },
  ];
  expect(figures(events)).toEqual([
    { what: 'Shots', of: { home: 1, away: 0 } },
    { what: 'Passes', of: { home: 1, away: 0 } },
    { what: 'Blocks', of: { home: 0, away: 1 } },
    { what: 'Steals', of: { home: 1, away: 0 } },
    { what: 'Cards cancelled', of: { home: 1, away: 0 } },
  ]);
});
