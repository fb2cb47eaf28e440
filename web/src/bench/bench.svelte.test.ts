import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../lib/api';
import { NameTaken } from '../lib/attempts.svelte';
import { has } from '../lib/i18n';
import type { SavedDeck } from '../types.gen';
import { Bench } from './bench.svelte';
import { type Draft, freeName, isChanged, type Verdict, WORDS } from './craft';
import { Drafts } from './drafts';
import { CRAFT, GAME, type Pack, report, serve } from './example';
import { NEW, Shelf } from './shelf.svelte';

let cupboard: { kept: SavedDeck[] };
let shelf: Shelf<Pack, Verdict>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  cupboard = serve(report);
  shelf = new Shelf(CRAFT);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const at = async (id: string) => new Bench(shelf, await shelf.open(id));
const kept = () => new Drafts(CRAFT);
const names = () => cupboard.kept.map(({ name }) => name);
const put = async (name: string, text: string) => {
  await api.saveDeck({ game: GAME, name, text });
  await shelf.load();
};

describe('the bench', () => {
  it('makes a ready-made thing one’s own with the first change, and keeps it', async () => {
    const bench = await at('vowels');
    expect([bench.changed, bench.draft.id]).toEqual([false, 'vowels']);
    bench.change({ letters: 'aei' });
    expect([bench.changed, bench.draft.id, bench.kept]).toEqual([true, 'The vowels', true]);
    expect(kept().find('The vowels')?.thing.letters).toBe('aei');
    expect((await at('vowels')).thing.letters).toBe('aeiou');
  });

  it('goes back and forth, whatever was changed; letters of a name are one step', async () => {
    const bench = await at(NEW);
    bench.change({ letters: 'a' });
    bench.change({ letters: 'ab' });
    bench.change({ limit: 5 });
    bench.rename('B');
    bench.rename('Bo');
    bench.undo();
    expect(bench.thing).toEqual({ name: 'My deck', letters: 'ab', limit: 5 });
    bench.undo();
    bench.undo();
    expect(bench.thing).toEqual({ name: 'My deck', letters: 'a', limit: 9 });
    bench.redo();
    bench.redo();
    bench.redo();
    expect([bench.thing, bench.canRedo]).toEqual([{ name: 'Bo', letters: 'ab', limit: 5 }, false]);
    bench.undo();
    bench.change({ letters: 'abc' });
    expect(bench.canRedo).toBe(false);
  });

  it('takes no step for what changes nothing', async () => {
    const bench = await at('vowels');
    bench.change({ letters: 'aeiou' });
    expect([bench.canUndo, bench.draft.id]).toEqual([false, 'vowels']);
    bench.undo();
    bench.redo();
    expect(bench.thing.letters).toBe('aeiou');
  });

  it('takes everything out, and takes the contents of another; the name stays', async () => {
    const bench = await at('vowels');
    bench.clear();
    expect(bench.thing).toMatchObject({ name: 'The vowels', letters: '' });
    bench.refill({ name: 'Theirs', letters: 'xyz', limit: 2 });
    expect(bench.thing).toMatchObject({ name: 'The vowels', letters: 'xyz' });
    bench.undo();
    bench.undo();
    expect(bench.changed).toBe(false);
  });

  it('asks once for a run of changes, and believes the last answer only', async () => {
    const bench = await at('vowels');
    await vi.runAllTimersAsync();
    expect([bench.report?.text, bench.fresh]).toEqual(['aeiou', true]);
    let answer = (_: Verdict) => {};
    const slow = new Promise<Verdict>((resolve) => (answer = resolve));
    const asked = vi.mocked(api.checkDeck).mockReset().mockReturnValueOnce(slow).mockResolvedValue(report('later', false));
    bench.change({ letters: 'a' });
    bench.change({ limit: 4 });
    expect(bench.fresh).toBe(false);
    await vi.runAllTimersAsync();
    expect(asked.mock.calls).toEqual([[GAME, 'a', { limit: 4 }]]);
    bench.change({ letters: 'ab' });
    await vi.runAllTimersAsync();
    answer(report('earlier'));
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(2);
    expect([bench.report?.text, bench.fresh]).toEqual(['later', true]);
  });

  it('tells what the server says now, or why it says nothing', async () => {
    const bench = await at('vowels');
    bench.change({ letters: 'a' });
    expect((await bench.verdict()).text).toBe('a');
    const offline = new ApiError('offline', 0, '');
    vi.mocked(api.checkDeck).mockRejectedValue(offline);
    bench.change({ letters: 'ab' });
    await expect(bench.verdict()).rejects.toBe(offline);
    expect(bench.failed).toBe(offline);
  });

  it('saves, renames, and overwrites nothing else', async () => {
    const bench = await at('vowels');
    bench.rename(' All  ours ');
    expect(await bench.save()).toBe('All ours');
    expect([names(), bench.changed, bench.draft.id, kept().all()]).toEqual([['All ours'], false, 'All ours', []]);
    await put('Theirs', 'xyz');
    bench.rename('Theirs');
    await expect(bench.save()).rejects.toBeInstanceOf(NameTaken);
    expect(cupboard.kept.find(({ name }) => name === 'Theirs')?.text).toBe('xyz');
    bench.rename('Renamed');
    await bench.save();
    expect(names()).toEqual(['Theirs', 'Renamed']);
    expect((await at('Renamed')).changed).toBe(false);
  });

  it('keeps what is changed while it is being saved', async () => {
    const bench = await at('vowels');
    bench.rename('Ours');
    const saving = bench.save();
    bench.change({ letters: 'aeiouy' });
    await saving;
    expect([bench.changed, kept().find('Ours')?.thing.letters]).toEqual([true, 'aeiouy']);
  });

  it('asks no more once it is left', async () => {
    const bench = await at('vowels');
    await vi.runAllTimersAsync();
    const asked = vi.mocked(api.checkDeck).mockClear();
    bench.change({ letters: 'a' });
    bench.leave();
    await vi.runAllTimersAsync();
    expect(asked).not.toHaveBeenCalled();
  });

  it('says when the browser keeps nothing', async () => {
    const bench = await at('vowels');
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('full');
      },
    });
    bench.change({ letters: 'a' });
    expect(bench.kept).toBe(false);
  });
});

describe('the shelf', () => {
  it('opens what is at work before what is saved, and knows what it does not have', async () => {
    await put('Ours', 'abc');
    expect((await at('Ours')).changed).toBe(false);
    (await at('Ours')).change({ letters: 'abcd' });
    expect((await at('Ours')).thing.letters).toBe('abcd');
    expect(await shelf.open(NEW)).toMatchObject({ saved: null, base: '', thing: { name: 'My deck' } });
    await expect(shelf.open('nobody’s')).rejects.toMatchObject({ code: 'deck_not_found' });
    await put('Strange', '?');
    await expect(shelf.open('Strange')).rejects.toMatchObject({ code: 'bad_deck' });
  });

  it('deletes and brings back, with what was not saved', async () => {
    await put('Ours', 'abc');
    (await at('Ours')).change({ letters: 'abcd' });
    await shelf.remove('Ours');
    expect([names(), kept().all()]).toEqual([[], []]);
    await shelf.bringBack(shelf.gone[0]!);
    expect([names(), shelf.gone]).toEqual([['Ours'], []]);
    expect((await at('Ours')).thing.letters).toBe('abcd');
  });

  it('brings back beside a thing that took the name', async () => {
    await put('Ours', 'abc');
    await shelf.remove('Ours');
    await put('Ours', 'xyz');
    await shelf.bringBack(shelf.gone[0]!);
    expect(names()).toEqual(['Ours', 'Ours 2']);
  });

  it('takes what the server has lost for deleted, and other trouble for trouble', async () => {
    await put('Ours', 'abc');
    cupboard.kept = [];
    vi.spyOn(api, 'deleteDeck').mockRejectedValueOnce(new ApiError('not_found', 404, ''));
    await shelf.remove('Ours');
    expect([shelf.saved, shelf.gone.map(({ name }) => name)]).toEqual([[], ['Ours']]);
    await put('Theirs', 'abc');
    vi.spyOn(api, 'deleteDeck').mockRejectedValueOnce(new ApiError('offline', 0, ''));
    await expect(shelf.remove('Theirs')).rejects.toBeInstanceOf(ApiError);
    expect(names()).toEqual(['Theirs']);
  });

  it('duplicates', async () => {
    await put('Ours', 'abc');
    const id = shelf.duplicate(await shelf.open('Ours'));
    expect([id, kept().find(id)]).toEqual(['Ours 2', { id, saved: null, base: null, thing: { name: id, letters: 'abc', limit: 9 } }]);
  });

  it('opens a text once, and says why one cannot be read', async () => {
    const first = await shelf.read('xyz');
    expect(first).toEqual({ id: 'Shared deck' });
    expect(await shelf.read('xyz')).toEqual(first);
    expect(await shelf.read('aeiou')).toEqual({ id: 'vowels' });
    await put('Ours', 'abc');
    expect(await shelf.read('abc')).toEqual({ id: 'Ours' });
    expect(await shelf.read('?')).toEqual({ report: report('?') });
  });

  it('takes over what earlier versions kept', async () => {
    const draft: Draft<Pack> = { id: 'Old', saved: null, base: null, thing: { name: 'Old', letters: 'o', limit: 9 } };
    shelf = new Shelf({ ...CRAFT, earlier: async () => [draft] });
    await shelf.load();
    expect(shelf.drafts).toEqual([draft]);
  });
});

describe('drafts', () => {
  const draft = (change: Partial<Draft<Pack>> = {}): Draft<Pack> => ({ id: 'Ours', saved: null, base: null, thing: { name: 'Ours', letters: 'abc', limit: 9 }, ...change });

  it('know whether something would be lost', () => {
    expect(isChanged(CRAFT, draft())).toBe(true);
    expect(isChanged(CRAFT, draft({ base: 'abc' }))).toBe(false);
    expect(isChanged(CRAFT, draft({ base: 'abc', saved: 'Ours' }))).toBe(false);
    expect(isChanged(CRAFT, draft({ base: 'abc', saved: 'Theirs' }))).toBe(true);
    expect(isChanged(CRAFT, draft({ base: 'ab', saved: 'Ours' }))).toBe(true);
  });

  it('stay until they are saved, and lie beside each other', () => {
    const drafts = kept();
    drafts.keep(draft());
    drafts.keep(draft({ id: 'Other' }));
    new Drafts({ ...CRAFT, game: 'another-game' }).keep(draft());
    expect(drafts.all().map(({ id }) => id)).toEqual(['Other', 'Ours']);
    drafts.keep(draft({ saved: 'Ours', base: 'abc' }));
    expect(drafts.find('Ours')).toBeUndefined();
    expect(new Drafts({ ...CRAFT, game: 'another-game' }).find('Ours')).toEqual(draft());
  });

  it('are tidied away only with nothing in them', () => {
    const drafts = kept();
    drafts.keep(draft());
    drafts.keep(draft({ id: 'Untouched', base: 'abc' }));
    drafts.tidy();
    expect(drafts.all().map(({ id }) => id)).toEqual(['Ours']);
  });

  it.each(['x', '{}', '[1]', '[{"id":"Ours"}]', '[{"id":"Ours","saved":null,"base":null,"thing":{"name":1}}]'])('are not misled by %s', (text) => {
    localStorage.setItem(`five-a-side-bench/${GAME}`, text);
    expect(kept().all()).toEqual([]);
  });
});

describe('words and names', () => {
  it.each(['deck', 'team'])('has every word for a %s', (kind) => expect(WORDS.filter((word) => !has(`${kind}${word}`))).toEqual([]));

  it('finds the next free name, never a longer one than is allowed', () => {
    expect(freeName('Ours', 40, [])).toBe('Ours');
    expect(freeName('Ours', 40, ['Ours', 'Ours 2'])).toBe('Ours 3');
    expect(freeName('x'.repeat(24), 24, ['x'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
  });
});
