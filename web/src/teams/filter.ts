/** Which stickers of the box are shown, and in which order. */

import type { PoolSticker, Sticker } from './types';

export const COLOURS = ['yellow', 'blue', 'green', 'red', 'grey', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const LEVELS = ['1', '2', '3', '4', '5'] as const;
export const ROLES = ['GK', 'DF', 'MF', 'WG', 'FW', 'AL'] as const;
export const DUELS = ['dribbling', 'marking', 'tackling', 'defending'] as const;
export const ORDERS = ['id', 'level', ...DUELS] as const;
export type Order = (typeof ORDERS)[number];

export interface Filter {
  words: string;
  /** All of these colours. */
  colours: Colour[];
  levels: string[];
  role: string;
  /** Whether only the team's stickers are shown. */
  inTeam: boolean;
}
export const EVERYTHING: Filter = { words: '', colours: [], levels: [], role: '', inTeam: false };

/** How many dots of a colour a sticker has; the black X is one. */
export const dots = (sticker: Sticker, colour: Colour): number => Number(sticker[colour]);

/** The words of a sticker, in which a search looks. */
const text = ({ id, skills }: PoolSticker): string => `${id} ${skills.join(' ').replaceAll('_', ' ')}`.toLowerCase();

export function show(stickers: PoolSticker[], filter: Filter, order: Order, team: (string | null)[]): PoolSticker[] {
  const words = filter.words.toLowerCase().split(/\s+/);
  const shown = stickers.filter(
    (item) =>
      filter.colours.every((colour) => dots(item.sticker, colour) > 0) &&
      (filter.levels.length === 0 || filter.levels.includes(String(item.level))) &&
      (!filter.role || item.role === filter.role) &&
      words.every((word) => text(item).includes(word)) &&
      (!filter.inTeam || team.includes(item.id)),
  );
  if (order === 'id') return shown;
  const value = (item: PoolSticker) => (order === 'level' ? item.level : item.sticker[order]);
  return shown.toSorted((a, b) => value(b) - value(a));
}
