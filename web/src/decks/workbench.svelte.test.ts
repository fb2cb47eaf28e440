import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../lib/api';
import { NameTaken } from '../lib/attempts.svelte';
import { type Draft, drafts, NEW } from './drafts';
import { POOL } from './example';
import { EMPTY, write } from './notation';
import { duplicate, openDeck, readDeck } from './open';
import { store } from './store.svelte';
import type { Report, SavedDeck } from './types';
import { Workbench } from './workbench.svelte';

const GAME = 'social-soccer';
let kept: SavedDeck[] = [];

const report = (text: string, legal = true): Report => ({
  legal,
  breaches: legal ? [] : [{ clause: 'SOCIAL-DECK-1', detail: 'too few' }],
  text,
  banner: null,
  list: { team: ['PE01'], strategy: [{ card: 'ES01', copies: 3 }] },
  figures: { curve: [], support: 0, mastermove: 0, twist_attack: 0, twist_defence: 0, custody: 0, attack: 0, defence: 0, allowances: [], neutral: 0 },
});

beforeEach(() => {
  localStorage.clear();
  kept = [];
  store.saved = [];
  store.gone = [];
  vi.useFakeTimers();
  vi.spyOn(api, 'checkDeck').mockImplementation(async (_, { text }) => report(text));
  vi.spyOn(api, 'decks').mockImplementation(async () => kept);
  vi.spyOn(api, 'saveDeck').mockImplementation(async (deck) => {
    const saved = { ...deck, updated_ms: 1 };
    kept = [...kept.filter(({ name }) => name !== deck.name), saved];
    return saved;
  });
  vi.spyOn(api, 'deleteDeck').mockImplementation(async (_, name) => {
    kept = kept.filter((deck) => deck.name !== name);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = async (id: string) => new Workbench(POOL, await openDeck(GAME, POOL, id));
const names = () => kept.map(({ name }) => name);

describe('the workbench', () => {
  it('makes a ready-made deck one’s own with the first change, and keeps it', async () => {
    const bench = await at('EFFORT-START-30');
    expect(bench.changed).toBe(false);
    bench.setCopies('NS01', 2);
    expect(bench.draft.id).toBe('First Whistle');
    expect(drafts.find(GAME, 'First Whistle')?.deck.strategy).toEqual({ ES01: 3, NS01: 2 });
    expect((await at('EFFORT-START-30')).draft.deck.strategy).toEqual({ ES01: 3 });
  });

  it('goes back and forth', async () => {
    const bench = await at(NEW);
    const extra = { card: POOL.players[2]!, ids: ['PX01', 'PX02'] };
    bench.addPlayer({ card: POOL.players[0]!, ids: ['PE01'] });
    bench.addPlayer(extra);
    bench.addPlayer(extra);
    bench.addPlayer(extra);
    expect(bench.draft.deck.team).toEqual(['PE01', 'PX01', 'PX02']);
    bench.removePlayer(extra);
    expect(bench.inTeam(extra)).toBe(1);
    bench.clear();
    bench.undo();
    expect(bench.draft.deck.team).toEqual(['PE01', 'PX01']);
    bench.redo();
    expect(bench.draft.deck).toEqual(EMPTY);
    bench.undo();
    bench.setCopies('ES01', 1);
    expect(bench.canRedo).toBe(false);
  });

  it('asks once for a run of changes, and believes the last answer only', async () => {
    const bench = await at('EFFORT-START-30');
    await vi.runAllTimersAsync();
    let answer = (_: Report) => {};
    const slow = new Promise<Report>((resolve) => (answer = resolve));
    const asked = vi.mocked(api.checkDeck).mockReset().mockReturnValueOnce(slow).mockResolvedValue(report('later', false));
    bench.setCopies('NS01', 1);
    bench.setCopies('NS01', 2);
    expect(bench.fresh).toBe(false);
    await vi.runAllTimersAsync();
    bench.setCopies('NS01', 3);
    await vi.runAllTimersAsync();
    answer(report('earlier'));
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(bench.report?.text).toBe('later');
    expect(bench.fresh).toBe(true);
  });

  it('saves, renames, and overwrites no other deck', async () => {
    const bench = await at('EFFORT-START-30');
    bench.rename(' All  ours ');
    expect(await bench.save()).toBe('All ours');
    expect(names()).toEqual(['All ours']);
    expect(bench.changed).toBe(false);
    expect(drafts.of(GAME)).toEqual([]);
    await store.save({ game: GAME, name: 'Theirs', text: 'PE01 | ' });
    bench.rename('Theirs');
    await expect(bench.save()).rejects.toBeInstanceOf(NameTaken);
    expect(kept.find(({ name }) => name === 'Theirs')?.text).toBe('PE01 | ');
    bench.rename('Renamed');
    await bench.save();
    expect(names()).toEqual(['Theirs', 'Renamed']);
  });

  it('keeps what is changed while a deck is being saved', async () => {
    const bench = await at('EFFORT-START-30');
    bench.rename('Ours');
    const saving = bench.save();
    bench.setCopies('NS01', 1);
    await saving;
    expect(bench.changed).toBe(true);
    expect(drafts.find(GAME, 'Ours')?.deck.strategy).toEqual({ ES01: 3, NS01: 1 });
  });
});

describe('the shelf of decks', () => {
  it('deletes and brings back, with what was not saved', async () => {
    await store.save({ game: GAME, name: 'Ours', text: 'PE01 | 3xES01' });
    const bench = await at('Ours');
    bench.setCopies('NS01', 1);
    await store.remove(GAME, 'Ours');
    expect([names(), drafts.of(GAME)]).toEqual([[], []]);
    await store.bringBack(store.gone[0]!, GAME);
    expect(names()).toEqual(['Ours']);
    expect((await at('Ours')).draft.deck.strategy).toEqual({ ES01: 3, NS01: 1 });
  });

  it('brings back beside a deck that took the name', async () => {
    await store.save({ game: GAME, name: 'Ours', text: 'PE01 | 3xES01' });
    await store.remove(GAME, 'Ours');
    await store.save({ game: GAME, name: 'Ours', text: 'PK01 | ' });
    await store.bringBack(store.gone[0]!, GAME);
    expect(names()).toEqual(['Ours', 'Ours 2']);
  });

  it('takes a deck that the server has lost for deleted, and other trouble for trouble', async () => {
    await store.save({ game: GAME, name: 'Ours', text: 'PE01 | 3xES01' });
    kept = [];
    vi.spyOn(api, 'deleteDeck').mockRejectedValueOnce(new ApiError('not_found', 404, ''));
    await store.remove(GAME, 'Ours');
    expect([store.saved, store.gone.map(({ name }) => name)]).toEqual([[], ['Ours']]);
    await store.save({ game: GAME, name: 'Theirs', text: 'PE01 | 3xES01' });
    vi.spyOn(api, 'deleteDeck').mockRejectedValueOnce(new ApiError('offline', 0, ''));
    await expect(store.remove(GAME, 'Theirs')).rejects.toBeInstanceOf(ApiError);
    expect(names()).toEqual(['Theirs']);
  });

  it('duplicates', async () => {
    await store.save({ game: GAME, name: 'Ours', text: 'PE01 | 3xES01' });
    const id = duplicate((await at('Ours')).draft);
    expect(id).toBe('Ours 2');
    const copy: Draft | undefined = drafts.find(GAME, id);
    expect(copy && write(copy.deck)).toBe('PE01 | 3xES01');
  });

  it('opens a text once, and says why one cannot be read', async () => {
    const text = 'PE01 | 3xES01 ';
    const first = await readDeck(GAME, POOL, text);
    expect(first).toEqual({ id: 'Shared deck' });
    expect(await readDeck(GAME, POOL, text)).toEqual(first);
    expect(await readDeck(GAME, POOL, 'PE01 | 3xES01')).toEqual({ id: 'EFFORT-START-30' });
    vi.mocked(api.checkDeck).mockResolvedValue(report('', false));
    expect(await readDeck(GAME, POOL, 'nonsense')).toEqual({ report: report('', false) });
    await expect(openDeck(GAME, POOL, 'nobody’s')).rejects.toMatchObject({ code: 'deck_not_found' });
  });
});
