/** Every text that people read comes from `locales/<language>/*.ftl`. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Argument, Side, Text } from '../types.gen';
import { arrivals } from './arrivals.svelte';
import { sides } from './sides.svelte';

/** What every page speaks. */
const first = import.meta.glob<string>('$locales/*/{app,shelf}.ftl', { query: '?raw', import: 'default', eager: true });
/** What is fetched with the page, or the board, that speaks it. */
const later = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/{app,shelf,cli}.ftl'], { query: '?raw', import: 'default' });

/** The language that is always complete. */
const HOME_LANGUAGE = 'en';

const bundles = new Map<string, FluentBundle>();
for (const [path, source] of Object.entries(first)) add(path, source);

function add(path: string, source: string): void {
  const language = path.split('/').at(-2) ?? HOME_LANGUAGE;
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
}

/** The files that were asked for, by name; in another language they are wanted too. */
const wanted = new Set<string>();
/** The files that are on their way, or here. */
const fetched = new Map<string, Promise<void>>();

/** Fetches the files of these names, without their ending, in the languages in use; a name that no file bears is nothing. */
export async function loadTexts(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const paths = Object.keys(later).filter((path) => {
    const [language, file = ''] = path.split('/').slice(-2);
    return (language === HOME_LANGUAGE || language === current) && names.includes(file.replace('.ftl', ''));
  });
  await Promise.all(paths.map(fetchTexts));
}

function fetchTexts(path: string): Promise<void> {
  const known = fetched.get(path);
  if (known) return known;
  const coming = (later[path]?.() ?? Promise.resolve('')).then((source) => {
    add(path, source);
    arrivals.count += 1;
  });
  // A failure is not kept: whoever comes next asks again.
  coming.catch(() => fetched.delete(path));
  fetched.set(path, coming);
  return coming;
}

/** The names of all files that are fetched later. */
export const textFiles = [...new Set(Object.keys(later).map((path) => (path.split('/').at(-1) ?? '').replace('.ftl', '')))];

/** The languages there are, the home language first. */
export const languages = [...bundles.keys()].sort((a, b) =>
  a === HOME_LANGUAGE ? -1 : b === HOME_LANGUAGE ? 1 : a.localeCompare(b),
);

let current = HOME_LANGUAGE;

/** Speaks `language` from now on, or the best there is for the browser's wishes. Gives the language spoken. */
export function useLanguage(language: string): string {
  const wishes = language === 'system' ? navigator.languages : [language];
  const wish = wishes.map((word) => word.split('-')[0] ?? word).find((word) => bundles.has(word));
  current = wish ?? HOME_LANGUAGE;
  void loadTexts(...wanted).catch(() => {});
  document.documentElement.lang = current;
  return current;
}

/** The language in use, for dates and numbers. */
export const language = (): string => current;

/** A language's name in itself. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** What every sentence may call the sides. */
const named = (): Record<string, Argument> => ({
  homeName: sides.names?.home ?? format('side-home', {}),
  awayName: sides.names?.away ?? format('side-away', {}),
});

/** The message `key`, or the key itself where no language has it. */
export const t = (key: string, args?: Record<string, Argument>): string => format(key, { ...named(), ...args });

function format(key: string, args: Record<string, Argument>): string {
  const bundle = speaker(key);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** Whether any language in use has the message `key`. */
export const has = (key: string): boolean => speaker(key) !== undefined;

/** The best language that has the message `key`, of what is here by now. */
function speaker(key: string): FluentBundle | undefined {
  void arrivals.count;
  return [current, HOME_LANGUAGE].map((code) => bundles.get(code)).find((bundle) => bundle?.getMessage(key)?.value);
}

/** A message from the server. */
export const say = (text: Text): string => t(text.key, text.args);

/** A piece of a sentence: words, or the name of a side. */
export type Spoken = { words: string; side?: Side };

/** Stands for a side's name while a sentence is made; no text of ours holds them. */
const MARKS: Record<string, Side> = { '\ue000': 'home', '\ue001': 'away' };

/** A message from the server in pieces, so that the names of the sides can wear their colours. */
export function spoken(text: Text): Spoken[] {
  const [homeName = '', awayName = ''] = Object.keys(MARKS);
  const names = named();
  return t(text.key, { ...text.args, homeName, awayName })
    .split(/([\ue000\ue001])/)
    .filter(Boolean)
    .map((words) => {
      const side = MARKS[words];
      return side ? { words: String(names[`${side}Name`]), side } : { words };
    });
}
