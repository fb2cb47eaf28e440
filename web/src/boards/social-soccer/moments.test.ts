import { expect, it } from 'vitest';
import { side, view } from './example';
import { momentsOf } from './moments';

const tally = { shots: 0, passes: 0, blocks: 0, steals: 0, cards: 0, twists: 0, recoveries: 0, cancelled: 0 };

it('names one moment of each value', () => {
  const sides = {
    home: side('E', 'effort', { tally: { ...tally, passes: 9, twists: 1 }, most_tired: { player: 'PE02', times: 7 } }),
    away: side('K', 'kindness', { tally: { ...tally, recoveries: 2 }, most_tired: { player: 'PK09', times: 6 } }),
  };
  expect(momentsOf(view({ sides }))).toEqual([
    { value: 'effort', key: 'tired', side: 'home', count: 7, player: 'PE02' },
    { value: 'kindness', key: 'recoveries', side: 'away', count: 2 },
    { value: 'empathy', key: 'twists', side: 'home', count: 1 },
  ]);
});

it('says nothing where nothing was', () => {
  expect(momentsOf(view())).toEqual([]);
});

it('gives a shared moment to the side that did not win', () => {
  const even = { tally: { ...tally, cards: 2 }, most_tired: { player: 'PE01', times: 3 } };
  const sides = { home: side('E', 'effort', even), away: side('K', 'kindness', even) };
  const outcome = { winner: 'away' } as never;
  expect(momentsOf(view({ sides, outcome })).map(({ side }) => side)).toEqual(['home', 'home']);
});
