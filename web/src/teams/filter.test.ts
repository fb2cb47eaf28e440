import { describe, expect, it } from 'vitest';
import { POOL } from './example';
import { EVERYTHING, type Filter, type Order, show } from './filter';

const shown = (filter: Partial<Filter>, order: Order = 'id') =>
  show(POOL.stickers, { ...EVERYTHING, ...filter }, order, ['S040', null]).map(({ id }) => id);

describe('the stickers', () => {
  it.each<[Partial<Filter>, string[]]>([
    [{}, ['S001', 'S003', 'S040', 'S105']],
    [{ colours: ['yellow'] }, ['S040', 'S105']],
    [{ colours: ['yellow', 'red'] }, ['S105']],
    [{ colours: ['black'] }, ['S001']],
    [{ levels: ['1', '2'] }, ['S001', 'S003', 'S040']],
    [{ role: 'DF' }, ['S003']],
    [{ words: 'OFFSIDE line' }, ['S105']],
    [{ words: 's04' }, ['S040']],
    [{ inTeam: true }, ['S040']],
    [{ words: 'goal kick' }, []],
  ])('are shown by %o', (filter, expected) => expect(shown(filter)).toEqual(expected));

  it('are put in order, the best first', () => {
    expect(shown({}, 'level')).toEqual(['S105', 'S040', 'S001', 'S003']);
    expect(shown({}, 'dribbling')).toEqual(['S105', 'S003', 'S040', 'S001']);
  });
});
