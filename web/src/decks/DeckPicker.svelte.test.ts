import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../lib/api';
import DeckPicker from './DeckPicker.svelte';
import { POOL } from './example';
import type { Report, SavedDeck } from './types';

const OURS: SavedDeck = { game: 'social-soccer', name: 'Ours', text: 'PE01 | 3xES01', updated_ms: 1 };
const report = (text: string, legal = true): Report => ({
  legal,
  breaches: legal ? [] : [{ clause: 'SOCIAL-DECK-1', detail: 'a TEAM has exactly 10 players, this one has 1' }],
  text,
  banner: null,
  list: { team: [], strategy: [] },
  figures: { curve: [], support: 0, mastermove: 0, twist_attack: 0, twist_defence: 0, custody: 0, attack: 0, defence: 0, allowances: [], neutral: 0 },
});

let picker: object | undefined;
afterEach(() => {
  if (picker) void unmount(picker);
  vi.restoreAllMocks();
});

function open(props: { saved?: SavedDeck[]; value?: string; action?: string; deck_profile?: 'standard30' | 'intro40' } = {}) {
  const { deck_profile = 'standard30', saved = [], ...rest } = props;
  const choose = vi.fn();
  const check = vi.spyOn(api, 'checkDeck').mockImplementation(async (_, text) => report(text));
  picker = mount(DeckPicker, { target: document.body, props: { game: 'social-soccer', pool: POOL, saved, terms: { deck_profile, extra_limit: 1 }, choose, ...rest } });
  flushSync();
  return { choose, check };
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const named = (name: string) => radios().find((radio) => radio.closest('label')?.textContent?.includes(name));
const button = () => document.querySelector<HTMLButtonElement>('button.primary');
const status = () => document.querySelector('[role=status]')?.textContent ?? '';
/** Waits for the server's answer to be shown. */
const answered = async () => {
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
};
const paste = (text: string) => {
  const field = document.querySelector<HTMLTextAreaElement>('textarea');
  if (!field) throw new Error('there is no field for a text');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('the decks on offer', () => {
  it('are one’s own and the ready-made ones of the right size', () => {
    open({ saved: [OURS] });
    expect(radios().map((radio) => radio.closest('label')?.querySelector('.name')?.textContent)).toEqual(['Ours', 'First Whistle']);
  });

  it('show the one that is chosen already, named with or without its size', () => {
    open({ value: 'EFFORT-START', deck_profile: 'intro40' });
    expect(named('First Whistle')?.checked).toBe(true);
  });
});

describe('a choice', () => {
  it('is the id of a ready-made deck, and the text of one’s own', async () => {
    const { choose, check } = open({ saved: [OURS] });
    named('First Whistle')?.click();
    await answered();
    expect(check).toHaveBeenLastCalledWith('social-soccer', 'EFFORT-START-30', { deck_profile: 'standard30', extra_limit: 1 });
    expect(choose).toHaveBeenLastCalledWith('EFFORT-START-30');
    named('Ours')?.click();
    await answered();
    expect(choose).toHaveBeenLastCalledWith('PE01 | 3xES01');
  });

  it('waits for the button where there is one', async () => {
    const { choose } = open({ action: 'Bring this deck' });
    expect(button()?.disabled).toBe(true);
    named('First Whistle')?.click();
    await answered();
    expect(choose).not.toHaveBeenCalled();
    button()?.click();
    expect(choose).toHaveBeenCalledWith('EFFORT-START-30');
  });

  it('is written by the server when it came from a text', async () => {
    const { choose, check } = open();
    check.mockImplementation(async () => report('PE01 | 2xES01'));
    paste('pe01|2xes01');
    await answered();
    expect(choose).toHaveBeenCalledWith('PE01 | 2xES01');
  });
});

describe('what may not be played', () => {
  it('is not chosen, and the broken clause is named', async () => {
    const { choose, check } = open({ action: 'Bring this deck' });
    check.mockImplementation(async (_, text) => report(text, false));
    paste('PE01 | ES01');
    await answered();
    expect(status()).toContain('A TEAM has exactly 10 players, this one has 1');
    expect(button()?.disabled).toBe(true);
    expect(choose).not.toHaveBeenCalled();
  });

  it('says what went wrong on the way', async () => {
    const { choose, check } = open();
    check.mockRejectedValue(new ApiError('offline', 0, ''));
    paste('PE01 | ES01');
    await answered();
    expect(status()).toContain('The clubhouse does not answer');
    expect(choose).not.toHaveBeenCalled();
  });

  it('is forgotten when a later answer has come', async () => {
    const { choose, check } = open();
    const answers: ((report: Report) => void)[] = [];
    check.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    paste('PE01 | ES01');
    paste('PE01 | 2xES01');
    answers[1]?.(report('PE01 | 2xES01'));
    answers[0]?.(report('PE01 | ES01'));
    await answered();
    expect(choose.mock.calls).toEqual([['PE01 | 2xES01']]);
  });
});
