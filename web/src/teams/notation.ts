/** Teams as short texts: `Sunday Eleven: S001,S067,… | red`. The server reads them; here they are written. */

import type { Report, Strip } from './types';

export const SQUAD = 16;
export const STARTERS = 11;
export const NAME_LETTERS = 24;
export const WORD_LETTERS = 12;
export const BADGE_LETTERS = 3;

/** A team at work: its stickers by shirt, nothing where a footballer is missing. */
export interface Team {
  name: string;
  stickers: (string | null)[];
  strip: Strip;
}

/** The letters that can be printed; others have a meaning in the texts. */
export const printable = (text: string, letters: number): string =>
  [...text.replaceAll(/[^\p{L}\p{N} .'’&-]/gu, '')].slice(0, letters).join('');

const joined = (...words: (string | null)[]): string => words.filter((word) => word !== null).join('/');

/** All parts of a design. */
export function designText(strip: Strip): string {
  const inside = strip.badge === 'letters' ? strip.badge_letters : strip.badge === 'image' ? strip.badge_picture : null;
  const parts = {
    jersey: joined(strip.pattern, strip.jersey, strip.jersey_second),
    sleeves: joined(strip.sleeves, strip.sleeve_colour),
    collar: joined(strip.collar, strip.collar_colour),
    shorts: joined(strip.shorts_pattern, strip.shorts, strip.shorts_second),
    socks: joined(strip.socks_pattern, strip.socks, strip.socks_second),
    badge: joined(strip.badge_shape, strip.badge_colour, strip.badge_second, strip.badge, inside),
    sponsor: joined(strip.sponsor.trim(), strip.sponsor_colour),
    numbers: joined(strip.number_font, strip.number),
    keeper: joined(strip.keeper_jersey, strip.keeper_shorts, strip.keeper_socks),
    category: strip.category,
  };
  const text = Object.entries(parts).map(([part, words]) => `${part}=${words}`).join('; ');
  const names = strip.names.map((name) => name.trim());
  const last = names.findLastIndex((name) => name !== '');
  return last < 0 ? text : `${text}; names=${names.slice(0, last + 1).join('/')}`;
}

/** The text of a strip: the id of a ready one, or all parts of a design. */
export function stripText(strip: Strip, ready: Strip[]): string {
  const text = designText(strip);
  return ready.find((other) => designText(other) === text)?.id ?? text;
}

/** The text of a team; equal teams have equal texts. */
export function write({ name, stickers, strip }: Team, ready: Strip[]): string {
  const title = name.trim();
  return `${title ? `${title}: ` : ''}${stickers.map((id) => id ?? '-').join(',')} | ${stripText(strip, ready)}`;
}

/** The team of a server's report, if it could read one. */
export const fromReport = ({ name, stickers, strip }: Report): Team | null => (strip ? { name, stickers, strip } : null);

export const emptyTeam = (name: string, strip: Strip): Team => ({ name, stickers: Array.from({ length: SQUAD }, () => null), strip });
