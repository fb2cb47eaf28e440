import { beforeEach, describe, expect, it } from 'vitest';
import { type Draft, drafts, freeName, isChanged, likelyProfile, readDrafts } from './drafts';
import { POOL } from './example';
import { playersOf, write } from './notation';

const deck = { team: ['PK01', 'PE01'], strategy: { NS01: 1, ES01: 3 } };
const draft = (change: Partial<Draft> = {}): Draft => ({
  game: 'social-soccer',
  id: 'Ours',
  name: 'Ours',
  saved: null,
  base: null,
  terms: { profile: 'standard30', extra_limit: 1 },
  deck,
  ...change,
});

describe('notation', () => {
  it('is the same for equal decks', () => {
    expect(write(deck)).toBe('PE01 PK01 | 3xES01 NS01');
    expect(write({ team: ['PE01', 'PK01'], strategy: { ES01: 3, NS01: 1, NT01: 0 } })).toBe(write(deck));
  });
  it('names the players of a text, runs spelled out', () => {
    expect(playersOf('PE09..PE11 PK01, PX03 | 3xES01')).toEqual(['PE09', 'PE10', 'PE11', 'PK01', 'PX03']);
    expect(playersOf('EFFORT-START-30')).toEqual([]);
  });
});

describe('drafts', () => {
  beforeEach(() => localStorage.clear());

  it('know whether something would be lost', () => {
    expect(isChanged(draft())).toBe(true);
    expect(isChanged(draft({ deck: { team: [], strategy: {} } }))).toBe(false);
    expect(isChanged(draft({ base: write(deck) }))).toBe(false);
    expect(isChanged(draft({ base: write(deck), saved: 'Ours' }))).toBe(false);
    expect(isChanged(draft({ base: write(deck), saved: 'Theirs' }))).toBe(true);
    expect(isChanged(draft({ base: 'PE01 | ', saved: 'Ours' }))).toBe(true);
  });

  it('stay until they are saved, and lie beside each other', () => {
    drafts.keep(draft());
    drafts.keep(draft({ id: 'Other', name: 'Other' }));
    drafts.keep(draft({ game: 'another-game' }));
    expect(drafts.of('social-soccer').map(({ id }) => id)).toEqual(['Other', 'Ours']);
    drafts.keep(draft({ saved: 'Ours', base: write(deck) }));
    expect(drafts.find('social-soccer', 'Ours')).toBeUndefined();
    expect(drafts.find('another-game', 'Ours')).toEqual(draft({ game: 'another-game' }));
  });

  it('are tidied away only with nothing in them', () => {
    drafts.keep(draft());
    drafts.keep(draft({ id: 'Untouched', base: write(deck) }));
    drafts.tidy();
    expect(drafts.of('social-soccer').map(({ id }) => id)).toEqual(['Ours']);
  });

  it.each([null, 'x', '{}', '[1]', '[{"game":"social-soccer"}]'])('are not misled by %s', (kept) =>
    expect(readDrafts(kept)).toEqual([]),
  );
});

describe('names and profiles', () => {
  it('finds the next free name, never a longer one than is allowed', () => {
    expect(freeName('Ours', [])).toBe('Ours');
    expect(freeName('Ours', ['Ours', 'Ours 2'])).toBe('Ours 3');
    expect(freeName('x'.repeat(50), ['x'.repeat(40)])).toBe(`${'x'.repeat(38)} 2`);
  });
  it('takes the profile of the size, and of the copies', () => {
    const of = (strategy: Record<string, number>) => likelyProfile(POOL, { team: [], strategy });
    expect(of({ A: 3, B: 27 })).toBe('standard30');
    expect(of({ A: 4, ...Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`C${index}`, 2])) })).toBe('loose30');
    expect(of({ A: 40 })).toBe('intro40');
    expect(of({ A: 2 })).toBe('standard30');
  });
});
