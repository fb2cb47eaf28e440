import { expect, it } from 'vitest';
import { side, view } from './example';
import { momentsOf } from './moments';

const tally = { shots: 0, passes: 0, blocks: 0, steals: 0, cards: 0, twists: 0, recoveries: 0, cancelled: 0 };

it('names one moment of each value', () => {
  const sides = { home: side('E', 'effort', { tally: { ...tally, shots: 5, passes: 9, twists: 1 } }), away: side('K', 'kindness', { tally: { ...tally, shots: 3, recoveries: 2 } }) };
  expect(momentsOf(view({ sides }))).toEqual([
    { value: 'effort', key: 'shots', side: 'home', count: 5 },
    { value: 'kindness', key: 'recoveries', side: 'away', count: 2 },
    { value: 'empathy', key: 'twists', side: 'home', count: 1 },
  ]);
});

it('says nothing where nothing was', () => {
  expect(momentsOf(view())).toEqual([]);
});

it('gives a shared moment to the side that did not win', () => {
  const even = { ...tally, shots: 2 };
  const sides = { home: side('E', 'effort', { tally: even }), away: side('K', 'kindness', { tally: even }) };
  const outcome = { winner: 'away' } as never;
  expect(momentsOf(view({ sides, outcome }))[0]?.side).toBe('home');
});
