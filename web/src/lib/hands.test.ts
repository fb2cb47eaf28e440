import { describe, expect, it } from 'vitest';
import { deadline, face, leftOf, offered, paceKey, paceLine, paceName, type Told } from './hands';

const told = (home: Partial<Told['clocks']['home']>): Told => ({
  at: 1000,
  clocks: { home: { left_ms: 60_000, running: true, ...home }, away: { left_ms: 30_000, running: false } },
});

describe('a clock', () => {
  it('runs on between two words of the server, and never below nothing', () => {
    expect(leftOf(told({}), 'home', 3000)).toBe(58_000);
    expect(leftOf(told({}), 'home', 99_000)).toBe(0);
    expect(leftOf(told({}), 'away', 99_000)).toBe(30_000);
  });

  it('waits while something is shown', () => {
    expect(leftOf(told({ starts_in_ms: 1500 }), 'home', 2000)).toBe(60_000);
    expect(leftOf(told({ starts_in_ms: 1500 }), 'home', 3500)).toBe(59_000);
  });

  it('shows tenths at the end, hours where there are any, and days as a date', () => {
    expect([9_960, 59_100, 300_000, 3_725_000].map(face)).toEqual(['9.9', '1:00', '5:00', '1:02:05']);
    expect(deadline(3_600_000, new Date(2026, 10, 18, 12, 30))).toContain('13:30'.slice(3));
    expect(deadline(9 * 86_400_000, new Date(2026, 10, 18, 12, 30))).toContain('Nov');
  });
});

it('names every pace', () => {
  const paces = offered([{ kind: 'live', minutes: 10, increment_s: 5 }]);
  expect(new Set(paces.map(paceKey)).size).toBe(paces.length);
  expect(paces.map(paceName)).toEqual(['Unhurried', '10 + 5', 'A day', '3 days', '7 days']);
  expect(paces.map(paceLine)[1]).toBe('10 minutes a side, 5 seconds more for each decision.');
});
