import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../bench/example';
import { NEW, Shelf } from '../bench/shelf.svelte';
import { api, ApiError } from '../lib/api';
import { TeamBench } from './bench.svelte';
import { readTeam, teamCraft } from './craft';
import { POOL, RED, report } from './example';
import type { Team } from './notation';
import type { Report } from './types';

const GAME = 'simulator-soccer';
const craft = teamCraft(GAME, POOL);
let shelf: Shelf<Team, Report, typeof craft>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  serve((text) => (text === 'nonsense' ? { ...report(''), strip: null } : report(text)));
  shelf = new Shelf(craft);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = async (id: string) => new TeamBench(shelf, await shelf.open(id));
async function readId(text: string): Promise<string> {
  const read = await shelf.read(text);
  if (!('id' in read)) throw new Error('unreadable');
  return read.id;
}

describe('a team on the bench', () => {
  it('opens a ready team, a new one and a text, and knows what is changed', async () => {
    const ready = await at('reds');
    expect([ready.changed, ready.count, ready.thing.name]).toEqual([false, 2, 'Red']);
    expect((await at(NEW)).changed).toBe(false);
    const shared = await at(await readId('Ours: S003,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- | red'));
    expect([shared.changed, shared.thing.stickers[0], shared.draft.id]).toEqual([true, 'S003', 'Ours']);
    expect(await shelf.read('nonsense')).toHaveProperty('report');
    expect(await readTeam(GAME, 'nonsense')).toHaveProperty('report');
    await expect(shelf.open('nobody’s')).rejects.toMatchObject({ code: 'team_not_found' });
  });

  it('puts stickers on the first free shirt or on the chosen one', async () => {
    const bench = await at('reds');
    expect(bench.pick('S040')).toBe(true);
    expect(bench.shirtOf('S040')).toBe(3);
    bench.shirt = 1;
    bench.pick('S105');
    expect([bench.shirtOf('S105'), bench.shirtOf('S001'), bench.shirt]).toEqual([1, 0, null]);
    bench.drop('S003');
    expect(bench.thing.stickers.slice(0, 3)).toEqual(['S105', null, 'S040']);
    bench.pick('S003');
    expect(bench.shirtOf('S003')).toBe(2);
  });

  it('has no room for a seventeenth', async () => {
    const full = `Ours: ${Array.from({ length: 16 }, (_, index) => `S0${index + 10}`).join()} | red`;
    const bench = await at(await readId(full));
    expect(bench.pick('S040')).toBe(false);
    bench.shirt = 16;
    expect(bench.pick('S040')).toBe(true);
  });

  it('exchanges shirts with their names, and stays within them', async () => {
    const bench = await at('reds');
    bench.dress({ names: RED.names.map((_, index) => (index === 0 ? 'Ada' : '')) });
    bench.swap(1, 2);
    expect([bench.thing.stickers.slice(0, 2), bench.thing.strip.names.slice(0, 2)]).toEqual([['S003', 'S001'], ['', 'Ada']]);
    bench.swap(1, 0);
    bench.swap(16, 17);
    expect(bench.thing.stickers[0]).toBe('S003');
  });

  it('goes back and forth; a run in one colour is one step', async () => {
    const bench = await at('reds');
    bench.dress({ jersey: '#111111' });
    bench.dress({ jersey: '#222222' });
    bench.dress({ collar: 'polo' });
    bench.dress({ collar: 'v_neck' });
    bench.undo();
    expect(bench.thing.strip.collar).toBe('polo');
    bench.undo();
    bench.undo();
    expect([bench.changed, bench.canUndo]).toEqual([false, false]);
    bench.redo();
    expect(bench.thing.strip.jersey).toBe('#222222');
    bench.wearStrip(RED);
    expect([bench.changed, bench.canRedo]).toEqual([false, false]);
  });

  it('is named in letters that can be printed', async () => {
    const bench = await at('reds');
    bench.rename('Sunday | Eleven: 12345678901234567890');
    expect(bench.thing.name).toBe('Sunday  Eleven 123456789');
  });

  it('takes the stickers and the strip of another, or its stickers off', async () => {
    const bench = await at('reds');
    bench.dress({ collar: 'polo' });
    bench.clear();
    expect([bench.count, bench.thing.strip.collar]).toEqual([0, 'polo']);
    bench.refill({ name: 'Theirs', stickers: bench.thing.stickers.map(() => 'S040'), strip: RED });
    expect([bench.count, bench.thing.strip.collar, bench.thing.name]).toEqual([16, RED.collar, 'Red']);
  });

  it('is played against a ready team in its own strip', async () => {
    const bench = await at('reds');
    const options = craft.match(bench.thing, await bench.verdict(), 'reds');
    expect(options).toMatchObject({ away_team: 'reds', away_strip: 'red', away_coach: 'bot' });
  });
});

describe('the team that waited in this browser', () => {
  const wait = (kept: unknown) => localStorage.setItem('five-a-side-team', JSON.stringify(kept));
  const text = 'Ours: S003,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- | red';

  it('is taken over once', async () => {
    wait({ game: GAME, id: 'reds', text });
    await shelf.load();
    expect(shelf.drafts).toMatchObject([{ id: 'Ours', saved: null, base: null, thing: { name: 'Ours' } }]);
    shelf.drop('Ours');
    await shelf.load();
    expect(shelf.drafts).toEqual([]);
  });

  it('waits on while the server does not answer', async () => {
    wait({ game: GAME, id: 'reds', text });
    vi.mocked(api.checkDeck).mockRejectedValueOnce(new ApiError('offline', 0, ''));
    await shelf.load();
    expect(shelf.drafts).toEqual([]);
    await shelf.load();
    expect(shelf.drafts).toHaveLength(1);
  });

  it('stands beside a saved team that has its name', async () => {
    await api.saveDeck({ game: GAME, name: 'Ours', text });
    wait({ game: GAME, id: 'reds', text });
    await shelf.load();
    expect(shelf.drafts).toMatchObject([{ id: 'Ours 2', saved: null, thing: { name: 'Ours' } }]);
  });

  it('is the changed one of a saved team', async () => {
    await (await at('reds')).save();
    wait({ game: GAME, id: 'Red', text });
    await shelf.load();
    expect(shelf.drafts).toMatchObject([{ id: 'Red', saved: 'Red', thing: { name: 'Ours' } }]);
  });

  it.each([{ game: 'another-game', id: 'x', text }, { game: 1 }, null, 'x'])('is left alone where it is %o', async (kept) => {
    wait(kept);
    await shelf.load();
    expect(shelf.drafts).toEqual([]);
  });
});
