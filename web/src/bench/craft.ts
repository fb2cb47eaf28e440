/** What people build at home, and what differs between one kind of it and another. */

import { t } from '../lib/i18n';
import type { DeckBreach, OptionValues, SavedDeck } from '../types.gen';

export type Kind = 'deck' | 'team';

/** What is built. */
export interface Thing {
  name: string;
}

/** What every check of the server tells; each game adds figures of its own. */
export interface Verdict {
  legal: boolean;
  breaches: DeckBreach[];
  /** The thing as the server writes it; empty if it cannot be read. */
  text: string;
}

/** A thing that comes with the box. */
export interface Ready {
  id: string;
  name: string;
  text: string;
}

/** A thing at work. */
export interface Draft<T> {
  /** The last word of its address: the name it was saved or begun under. */
  id: string;
  /** The name under which the server keeps it; nothing if it was never saved. */
  saved: string | null;
  /** Its text when it was last saved, or that of the ready-made thing it began as; nothing if all of it would be lost. */
  base: string | null;
  thing: T;
}

/** A kind of things that can be built: everything that a bench must be told. */
export interface Craft<T extends Thing, R extends Verdict> {
  readonly game: string;
  readonly kind: Kind;
  readonly nameLetters: number;
  readonly ready: Ready[];
  /** A thing with nothing in it. */
  empty(name: string): T;
  /** The short text; equal things have equal texts. */
  write(thing: T): string;
  /** What the server read, if it could; a text that names no name gets the one that is given. */
  read(report: R, name: string): T | null;
  /** A thing with the contents of another, which keeps its own name. */
  refill(thing: T, other: T): T;
  /** The options of a match on which a check depends. */
  terms(thing: T): OptionValues;
  /** The options of a match that is played with it against a ready-made one. */
  match(thing: T, report: R, rival: string): OptionValues;
  address(id?: string): string;
  /** A link that brings its text to somebody else. */
  link(text: string): string;
  isThing(value: unknown): value is T;
  /** Takes over what earlier versions kept in this browser. */
  earlier(read: (text: string) => Promise<T | null>, saved: SavedDeck[]): Promise<Draft<T>[]>;
}

/** The texts that each kind words for itself: `deck-…` and `team-…`. */
export const WORDS = [
  's-title', 's-line', 's-all', 's-saved', 's-none', 's-ready', 's-ready-line',
  '-label', '-name', '-new', '-new-name', '-shared-name', '-legal', '-name-taken', '-name-missing', '-not-kept', '-clear',
  '-read', '-text', '-paste-example', '-share-title', '-share-text', '-share-link', '-share-paste', '-share-paste-line', '-share-take',
] as const;

export const word = (kind: Kind, name: (typeof WORDS)[number], args?: Record<string, string | number>): string => t(`${kind}${name}`, args);

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
export const isText = (value: unknown): value is string => typeof value === 'string';

export const oneLine = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/** Whether something would be lost with a draft. */
export const isChanged = <T extends Thing, R extends Verdict>(craft: Craft<T, R>, { thing, base, saved }: Draft<T>): boolean =>
  base === null || craft.write(thing) !== base || (saved !== null && oneLine(thing.name) !== saved);

/** The name, or the next free one: `Side by Side 2`. */
export function freeName(name: string, letters: number, taken: string[]): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const next = [...name].slice(0, letters - ending.length).join('').trim() + ending;
    if (!taken.includes(next)) return next;
  }
}
