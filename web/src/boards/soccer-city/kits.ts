/** The inks of the lithograph. Home is solid, Away is striped. */

import type { Outlook, Side } from './types';

export interface Kit {
  main: string;
  dark: string;
  light: string;
  /** What can be read on it. */
  text: string;
}

export const KITS: Record<Side, Kit> = {
  home: { main: '#a8331f', dark: '#6e1d10', light: '#e0a48f', text: '#fff8e6' },
  away: { main: '#1f4468', dark: '#102a44', light: '#e9dcb8', text: '#fff8e6' },
};

/** What may become of a ball, by ink; the marks differ by shape too. */
export const INKS: Record<Outlook, string> = {
  safe: '#f7f0d8',
  loose: '#f7f0d8',
  challenge: '#e3a72f',
  cut_out: '#c23b22',
  offside: '#7a2f6b',
  out: '#2b2620',
};
