import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/api';
import { NameTaken } from '../lib/attempts.svelte';
import { POOL, RED, report } from './example';
import { freeName, NEW, openTeam, SHARED } from './open';
import type { Report, SavedTeam } from './types';
import { unsaved } from './unsaved';

const GAME = 'simulator-soccer';
let kept: SavedTeam[] = [];

beforeEach(() => {
  localStorage.clear();
  kept = [];
  vi.useFakeTimers();
  vi.spyOn(api, 'checkTeam').mockImplementation(async (_, text) => report(text));
  vi.spyOn(api, 'decks').mockImplementation(async () => kept);
  vi.spyOn(api, 'saveDeck').mockImplementation(async (team) => {
    const saved = { ...team, updated_ms: 1 };
    kept = [...kept.filter(({ name }) => name !== team.name), saved];
    return saved;
  });
  vi.spyOn(api, 'deleteDeck').mockImplementation(async (_, name) => {
    kept = kept.filter((team) => team.name !== name);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function at(id: string, text = '') {
  const opened = await openTeam(GAME, POOL, id, text);
  if (!('bench' in opened)) throw new Error('unreadable');
  return opened.bench;
}
const names = () => kept.map(({ name }) => name);

describe('the bench', () => {
  it('opens a ready team, a new one and a text, and knows what is changed', async () => {
    const ready = await at('reds');
    expect([ready.changed, ready.count, ready.team.name]).toEqual([false, 2, 'Red']);
    expect((await at(NEW)).changed).toBe(false);
    const shared = await at(SHARED, 'Ours: S003,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- | red');
    expect([shared.changed, shared.team.stickers[0]]).toEqual([true, 'S003']);
    await expect(openTeam(GAME, POOL, 'nobody’s', '')).rejects.toMatchObject({ code: 'team_not_found' });
    vi.mocked(api.checkTeam).mockResolvedValue({ ...report(''), strip: null });
    expect(await openTeam(GAME, POOL, SHARED, 'nonsense')).toHaveProperty('report');
  });

  it('puts stickers on the first free shirt or on the chosen one', async () => {
    const bench = await at('reds');
    expect(bench.pick('S040')).toBe(true);
    expect(bench.shirtOf('S040')).toBe(3);
    bench.shirt = 1;
    bench.pick('S105');
    expect([bench.shirtOf('S105'), bench.shirtOf('S001'), bench.shirt]).toEqual([1, 0, null]);
    bench.drop('S003');
    expect(bench.team.stickers.slice(0, 3)).toEqual(['S105', null, 'S040']);
    bench.pick('S003');
    expect(bench.shirtOf('S003')).toBe(2);
  });

  it('has no room for a seventeenth', async () => {
    const full = `Ours: ${Array.from({ length: 16 }, (_, index) => `S0${index + 10}`).join()} | red`;
    const bench = await at(SHARED, full);
    expect(bench.pick('S040')).toBe(false);
    bench.shirt = 16;
    expect(bench.pick('S040')).toBe(true);
  });

  it('exchanges shirts with their names, and stays within them', async () => {
    const bench = await at('reds');
    bench.dress({ names: RED.names.map((_, index) => (index === 0 ? 'Ada' : '')) });
    bench.swap(1, 2);
    expect([bench.team.stickers.slice(0, 2), bench.team.strip.names.slice(0, 2)]).toEqual([['S003', 'S001'], ['', 'Ada']]);
    bench.swap(1, 0);
    bench.swap(16, 17);
    expect(bench.team.stickers[0]).toBe('S003');
  });

  it('goes back and forth; a run in one colour is one step', async () => {
    const bench = await at('reds');
    bench.dress({ jersey: '#111111' });
    bench.dress({ jersey: '#222222' });
    bench.dress({ collar: 'polo' });
    bench.dress({ collar: 'v_neck' });
    bench.undo();
    expect(bench.team.strip.collar).toBe('polo');
    bench.undo();
    bench.undo();
    expect([bench.changed, bench.canUndo]).toEqual([false, false]);
    bench.redo();
    expect(bench.team.strip.jersey).toBe('#222222');
    bench.wearStrip(RED);
    expect([bench.changed, bench.canRedo]).toEqual([false, false]);
  });

  it('asks once for a run of changes, and believes the last answer only', async () => {
    const bench = await at('reds');
    await vi.runAllTimersAsync();
    let answer = (_: Report) => {};
    const slow = new Promise<Report>((resolve) => (answer = resolve));
    const asked = vi.mocked(api.checkTeam).mockReset().mockReturnValueOnce(slow).mockResolvedValue(report('later', false));
    bench.pick('S040');
    bench.pick('S105');
    expect(bench.fresh).toBe(false);
    await vi.runAllTimersAsync();
    bench.drop('S105');
    await vi.runAllTimersAsync();
    answer(report('earlier'));
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(2);
    expect([bench.report?.text, bench.fresh]).toEqual(['later', true]);
  });

  it('saves, renames, and overwrites no other team', async () => {
    const bench = await at('reds');
    bench.rename(' Ours ');
    expect(await bench.save()).toBe('Ours');
    expect([names(), bench.changed, bench.origin.id]).toEqual([['Ours'], false, 'Ours']);
    kept = [...kept, { game: GAME, name: 'Theirs', text: '', updated_ms: 2 }];
    bench.rename('Theirs');
    await expect(bench.save()).rejects.toBeInstanceOf(NameTaken);
    bench.rename('Renamed');
    await bench.save();
    expect(names()).toEqual(['Theirs', 'Renamed']);
    expect((await at('Renamed')).changed).toBe(false);
  });
});

it('finds the next free name, never a longer one than is allowed', () => {
  const taken = (...list: string[]) => list.map((name) => ({ game: GAME, name, text: '', updated_ms: 0 }));
  expect(freeName('Ours', [])).toBe('Ours');
  expect(freeName('Ours', taken('Ours', 'Ours 2'))).toBe('Ours 3');
  expect(freeName('x'.repeat(24), taken('x'.repeat(24)))).toBe(`${'x'.repeat(22)} 2`);
});

it('keeps the last team that is not saved', () => {
  const origin = { game: GAME, id: 'reds', saved: null, base: null };
  unsaved.keep(origin, 'a', true);
  expect(unsaved.of(GAME)).toEqual({ game: GAME, id: 'reds', text: 'a' });
  expect(unsaved.of('another-game')).toBeNull();
  unsaved.keep({ ...origin, id: 'other' }, 'b', false);
  expect(unsaved.of(GAME)).not.toBeNull();
  unsaved.keep({ ...origin, id: 'saved now' }, 'a', false);
  expect(unsaved.of(GAME)).toBeNull();
  unsaved.keep(origin, 'a', true);
  unsaved.keep(origin, 'as it was', false);
  expect(unsaved.of(GAME)).toBeNull();
  localStorage.setItem('five-a-side-team', '{"game":1}');
  expect(unsaved.of(GAME)).toBeNull();
});
