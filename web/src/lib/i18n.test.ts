import { beforeEach, describe, expect, it } from 'vitest';
import { has, languageName, languages, say, spoken, t, useLanguage } from './i18n';
import { sides } from './sides.svelte';

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeEach(() => useLanguage('en'));

describe('t', () => {
  it('speaks English', () => {
    expect(t('app-name')).toBe('Five-a-Side');
    expect(languages[0]).toBe('en');
    expect(languageName('en')).toBe('English');
  });

  it('takes arguments and counts', () => {
    expect(t('rulebook-found', { count: 1 })).toBe('1 clause found');
    expect(t('rulebook-found', { count: 2 })).toBe('2 clauses found');
    expect(say({ key: 'curtain-title', args: { name: 'Ada' } })).toContain('Ada');
  });

  it('calls the sides by their names', () => {
    const goal = { key: 'flip-say-tackled', args: { side: 'home' } };
    expect(say(goal)).toBe('Strong challenge, and Home have lost it.');
    sides.names = { home: 'Ann', away: 'Club (away)' };
    expect(say(goal)).toBe('Strong challenge, and Ann have lost it.');
    expect(spoken(goal)).toEqual([
      { words: 'Strong challenge, and ' },
      { words: 'Ann', side: 'home' },
      { words: ' have lost it.' },
    ]);
    sides.names = null;
  });

  it('shows the key where a text is missing', () => {
    expect(t('no-such-text')).toBe('no-such-text');
    expect(has('no-such-text')).toBe(false);
    expect(has('app-name')).toBe(true);
  });

  it('falls back to English for a language that is not there', () => {
    useLanguage('tlh');
    expect(t('app-name')).toBe('Five-a-Side');
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('the English texts', () => {
  it.each(Object.entries(sources))('have every text of %s', (_, source) => {
    const keys = [...source.matchAll(/\bt\('([a-z0-9-]+)'/g)].map(([, key]) => key ?? '');
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });
});

describe('the texts', () => {
  const files = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
  const lines = Object.entries(files).flatMap(([file, text]) => text.split('\n').filter((line) => !line.startsWith('#')).map((line) => `${file}: ${line}`));

  it('begin a sentence with a capital', () => {
    expect(lines.filter((line) => !/\/cli\.ftl: /.test(line) && /: [\w-]+ = [a-z][^{}]*[.!?]$/.test(line))).toEqual([]);
  });

  it('tell the score of the winner first: nobody wins 0–1', () => {
    expect(lines.filter((line) => /\[away\].*\b(win|won|take it)\b.*\$home(_kicks)? \}(–| to )\{ \$away/.test(line))).toEqual([]);
  });

  it('leave a space behind a full stop', () => {
    expect(lines.filter((line) => !/\/(cli|bench)\.ftl: /.test(line) && /[a-z}]\.([A-Za-z]|\{ \$\w+ \})/.test(line.replace(/^.*?: /, '')))).toEqual([]);
  });

  it('ask in every game whether the luck was fair, not the cards', () => {
    expect(t('end-fair')).toMatch(/luck/);
    expect(t('end-fair')).not.toMatch(/card|dice/i);
  });

  it('say no word twice', () => {
    expect(lines.filter((line) => /\b([a-z]+) \1\b/i.test(line.replace(/^.*?: /, '')))).toEqual([]);
  });
});
