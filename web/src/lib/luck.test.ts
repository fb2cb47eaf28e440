import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchSummary, Seat } from '../types.gen';
import { api } from './api';
import { addWords, owed, promised } from './luck';

const summary = (id: string, awaited: Seat[], commitment = 'c'.repeat(64)) =>
  ({ id, awaited, commitment, seats: { home: { you: true }, away: { you: true }, home2: { you: false } } }) as unknown as MatchSummary;

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('addWords', () => {
  it('adds a fresh word for each of its own seats, once, and keeps what was promised', async () => {
    const sent = vi.spyOn(api, 'addWords').mockImplementation(async (id) => summary(id, []));
    const before = summary('m1', ['home', 'away', 'home2']);
    expect(owed(before)).toEqual(['home', 'away']);
    await addWords(before);
    const [, words] = sent.mock.calls[0]!;
    expect(Object.keys(words)).toEqual(['home', 'away']);
    for (const word of Object.values(words)) expect(word).toMatch(/^[0-9a-f]{32}$/);
    expect(words.home).not.toBe(words.away);
    expect(promised('m1')).toEqual({ commitment: before.commitment, words });

    // The answer was lost: the same words are sent again, and a later fingerprint does not replace the first.
    await addWords(summary('m1', ['home', 'away'], 'd'.repeat(64)));
    expect(sent.mock.calls[1]![1]).toEqual(words);
    expect(promised('m1')?.commitment).toBe(before.commitment);
  });

  it('sends nothing where nothing is owed', async () => {
    const sent = vi.spyOn(api, 'addWords');
    const running = summary('m2', []);
    expect(await addWords(running)).toBe(running);
    expect(sent).not.toHaveBeenCalled();
    expect(promised('m2')).toBeUndefined();
  });

  it('looks again if the server wants no word any more', async () => {
    vi.spyOn(api, 'addWords').mockRejectedValue(new Error('word_given'));
    const fresh = summary('m3', []);
    vi.spyOn(api, 'match').mockResolvedValue(fresh);
    expect(await addWords(summary('m3', ['home']))).toBe(fresh);
  });

  it('forgets the oldest of many matches', async () => {
    vi.spyOn(api, 'addWords').mockImplementation(async (id) => summary(id, []));
    for (let at = 0; at <= 200; at++) await addWords(summary(`n${at}`, ['home']));
    expect(promised('n0')).toBeUndefined();
    expect(promised('n1')).toBeDefined();
    expect(promised('n200')).toBeDefined();
  });
});
