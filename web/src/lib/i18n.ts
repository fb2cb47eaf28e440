/** Every text that people read comes from `locales/<language>/*.ftl`. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Argument, Side, Text } from '../types.gen';
import { sides } from './sides.svelte';

const files = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The language that is always complete. */
const HOME_LANGUAGE = 'en';

const bundles = new Map<string, FluentBundle>();
for (const [path, source] of Object.entries(files)) {
  const language = path.split('/').at(-2) ?? HOME_LANGUAGE;
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
}

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
  for (const code of [current, HOME_LANGUAGE]) {
    const bundle = bundles.get(code);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return key;
}

/** Whether any language in use has the message `key`. */
export const has = (key: string): boolean =>
  [current, HOME_LANGUAGE].some((code) => Boolean(bundles.get(code)?.getMessage(key)?.value));

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
