import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../bench/example';
import { NEW, Shelf } from '../bench/shelf.svelte';
import { DeckBench } from './bench.svelte';
import { deckCraft, likelyProfile } from './craft';
import { POOL } from './example';
import { EMPTY, playersOf, write } from './notation';
import type { Report } from './types';

const GAME = 'social-soccer';
const craft = deckCraft(GAME, POOL);
const figures = { curve: [], support: 0, mastermove: 0, twist_attack: 0, twist_defence: 0, custody: 0, attack: 0, defence: 0, allowances: [], neutral: 0 };
const report = (text: string): Report => ({
  legal: true,
  breaches: [],
  text,
  banner: null,
  list: { team: ['PE01'], strategy: [{ card: 'ES01', copies: 3 }] },
  figures,
});

let shelf: Shelf<ReturnType<typeof craft.empty>, Report, typeof craft>;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  serve(report);
  shelf = new Shelf(craft);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const at = async (id: string) => new DeckBench(shelf, await shelf.open(id));

describe('a deck on the bench', () => {
  it('counts copies, and no more than fit between two fingers', async () => {
    const bench = await at('EFFORT-START-30');
    expect(bench.deck.strategy).toEqual({ ES01: 3 });
    bench.setCopies('NS01', 2);
    bench.setCopies('ES01', 0);
    expect(bench.deck.strategy).toEqual({ NS01: 2 });
    bench.setCopies('NS01', 99);
    expect(bench.copies('NS01')).toBe(9);
  });

  it('has each player once, and as many Extras as there are cards', async () => {
    const bench = await at(NEW);
    const extra = { card: POOL.players[2]!, ids: ['PX01', 'PX02'] };
    bench.addPlayer({ card: POOL.players[0]!, ids: ['PE01'] });
    bench.addPlayer(extra);
    bench.addPlayer(extra);
    bench.addPlayer(extra);
    expect(bench.deck.team).toEqual(['PE01', 'PX01', 'PX02']);
    bench.removePlayer(extra);
    expect(bench.inTeam(extra)).toBe(1);
    bench.clear();
    expect(bench.deck).toEqual(EMPTY);
    bench.undo();
    expect(bench.deck.team).toEqual(['PE01', 'PX01']);
  });

  it('is built for the options of a match, and played with them', async () => {
    const bench = await at('EFFORT-START-30');
    bench.agree({ extra_limit: 2 });
    expect(craft.match(bench.thing, await bench.verdict(), 'EFFORT-START-40')).toEqual({
      deck_home: 'PE01 | 3xES01',
      deck_away: 'EFFORT-START-40',
      deck_profile: 'standard30',
      extra_limit: 2,
    });
    bench.undo();
    expect(bench.terms.extra_limit).toBe(1);
  });

  it('takes the profile of the size, and of the copies', () => {
    const of = (strategy: Record<string, number>) => likelyProfile(POOL, { team: [], strategy });
    expect(of({ A: 3, B: 27 })).toBe('standard30');
    expect(of({ A: 4, ...Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`C${index}`, 2])) })).toBe('loose30');
    expect(of({ A: 40 })).toBe('intro40');
    expect(of({ A: 2 })).toBe('standard30');
  });
});

describe('notation', () => {
  const deck = { team: ['PK01', 'PE01'], strategy: { NS01: 1, ES01: 3 } };

  it('is the same for equal decks', () => {
    expect(write(deck)).toBe('PE01 PK01 | 3xES01 NS01');
    expect(write({ team: ['PE01', 'PK01'], strategy: { ES01: 3, NS01: 1, NT01: 0 } })).toBe(write(deck));
  });

  it('names the players of a text, runs spelled out', () => {
    expect(playersOf('PE09..PE11 PK01, PX03 | 3xES01')).toEqual(['PE09', 'PE10', 'PE11', 'PK01', 'PX03']);
    expect(playersOf('EFFORT-START-30')).toEqual([]);
  });
});

describe('drafts of earlier versions', () => {
  const deck = { team: ['PE01'], strategy: { ES01: 3 } };
  const old = { game: GAME, id: 'Ours', name: 'Ours', saved: null, base: null, terms: { profile: 'intro40', extra_limit: 2 }, deck };
  const keep = (list: unknown) => localStorage.setItem('five-a-side-decks', typeof list === 'string' ? list : JSON.stringify(list));

  it('are taken over once, those of other games and strange ones left out', async () => {
    keep([old, { ...old, id: 'Elsewhere', game: 'another-game' }, { ...old, id: 'Strange', deck: 3 }]);
    await shelf.load();
    const thing = { name: 'Ours', deck, terms: { deck_profile: 'intro40', extra_limit: 2 } };
    expect(shelf.drafts).toEqual([{ id: 'Ours', saved: null, base: null, thing }]);
    shelf.drop('Ours');
    await shelf.load();
    expect(shelf.drafts).toEqual([]);
  });

  it.each(['x', '{}', '[1]', '[{"game":"social-soccer"}]'])('do not mislead by %s', async (text) => {
    keep(text);
    await shelf.load();
    expect(shelf.drafts).toEqual([]);
  });
});
