/** The worlds of the three values, of nobody's cards, and of the banners that mix them: colour and pattern. */

import type { BannerName, BySide, Value, View } from './types';

export interface World {
  /** The cloth, dark enough for white letters. */
  main: string;
  /** Its lighter weave. */
  light: string;
  /** Paper behind portraits and texts. */
  paper: string;
}

export const VALUES: Record<Value | 'neutral', World> = {
  effort: { main: '#b8371b', light: '#f0703a', paper: '#ffe1cc' },
  kindness: { main: '#2a7038', light: '#57ab5e', paper: '#dff1d6' },
  empathy: { main: '#2257a5', light: '#5b93dd', paper: '#d9e8fb' },
  neutral: { main: '#5a5a58', light: '#8d8c86', paper: '#ecebe4' },
};

export const BANNERS: Record<BannerName, World> = {
  effort: VALUES.effort,
  kindness: VALUES.kindness,
  empathy: VALUES.empathy,
  solidarity: { main: '#8f5a00', light: '#e09a2b', paper: '#ffeccb' },
  respect: { main: '#6a3aa2', light: '#a078d4', paper: '#ece0fa' },
  trust: { main: '#0f6a6c', light: '#3fa8a6', paper: '#d4efec' },
  fair_play: { main: '#7a6200', light: '#d8b52f', paper: '#fbf2c8' },
};

/** What a side wears if the other one has its colour already, or nobody may know it. */
const SPARE: World = { main: '#41495c', light: '#7f8aa3', paper: '#e2e6ee' };

export const worldOf = (value: Value | null): World => VALUES[value ?? 'neutral'];

/** The shirts of both sides: the colours of their banners, never the same. */
export function shirts(view: View): BySide<World> {
  const { home, away } = view.sides;
  const own = (banner: BannerName | null): World => (banner ? BANNERS[banner] : SPARE);
  const first = own(home.banner);
  const second = own(away.banner);
  if (first !== second) return { home: first, away: second };
  return { home: first, away: first === SPARE ? VALUES.neutral : SPARE };
}

/** The pattern of a world as a background image: diagonals, dots, layers, chalk. */
export function patternOf(value: Value | null, colour: string): string {
  switch (value) {
    case 'effort':
      return `repeating-linear-gradient(-55deg, ${colour} 0 0.55em, transparent 0.55em 1.3em)`;
    case 'kindness':
      return `radial-gradient(circle at 50% 50%, ${colour} 0 0.42em, transparent 0.46em) 0 0 / 1.5em 1.5em`;
    case 'empathy':
      return `repeating-radial-gradient(circle at 50% 135%, ${colour} 0 0.35em, transparent 0.35em 1em)`;
    default:
      return `repeating-linear-gradient(0deg, ${colour} 0 0.1em, transparent 0.1em 0.7em)`;
  }
}
