import { describe, expect, it } from 'vitest';
import type { Change, Seek } from '../types.gen';
import { changed, NOBODY } from './lobby';

const seek = (id: string): Seek => ({
  id,
  by: { name: 'Ada', member: false },
  game: 'flip-football',
  options: {},
  pace: { kind: 'unhurried' },
  rated: false,
  side: 'either',
  made_ms: 0,
});

const after = (...changes: Change[]) => changes.reduce(changed, NOBODY);

describe('the lobby', () => {
  it('shows who came and who left, in order', () => {
    const come: Change = { kind: 'people', people: 2, came: ['Zoe', 'Ada'], left: [] };
    expect(after(come).members).toEqual(['Ada', 'Zoe']);
    expect(after(come, come).members).toEqual(['Ada', 'Zoe']);
    expect(after(come, { kind: 'people', people: 1, came: [], left: ['Zoe'] })).toMatchObject({ people: 1, members: ['Ada'] });
  });

  it('takes a seek in once and lets go of it', () => {
    const made: Change = { kind: 'seek_made', seek: seek('a') };
    expect(after(made, made, { kind: 'seek_made', seek: seek('b') }).seeks.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(after(made, { kind: 'seek_gone', id: 'a' }, { kind: 'seek_gone', id: 'a' }).seeks).toEqual([]);
  });

  it('counts those who wait', () => {
    expect(after({ kind: 'waiting', waiting: { 'soccer-city': 2 } }).waiting).toEqual({ 'soccer-city': 2 });
  });
});
