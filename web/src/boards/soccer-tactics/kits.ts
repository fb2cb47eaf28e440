/** TACTICS-TEAM-7 The colours of the wooden teams. Home is solid, Away is striped. */

import type { Colour } from './types';

export interface Kit {
  main: string;
  dark: string;
  light: string;
  /** What can be read on it. */
  text: string;
}

export const KITS: Record<Colour, Kit> = {
  red: { main: '#d8392d', dark: '#8f1d14', light: '#f7968a', text: '#fff' },
  blue: { main: '#2563bd', dark: '#123a78', light: '#8fbcf5', text: '#fff' },
  yellow: { main: '#f2bd27', dark: '#8a6200', light: '#fff0b8', text: '#211a00' },
  green: { main: '#176b39', dark: '#0a3d1e', light: '#7fd69c', text: '#fff' },
};
