/** What the footballers wear. */

import { sideOf } from './pitch';
import type { BySide, Player, Side, View } from './types';

const channels = (colour: string): [number, number, number] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

function brightness(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => (value / 255 <= 0.04 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Dark or light lettering, whichever is read better on a colour. */
export const inkOn = (colour: string): string => (brightness(colour) > 0.18 ? '#14201a' : '#ffffff');

export const kitsOf = (view: View): BySide<string> => ({ home: view.teams.home.jersey, away: view.teams.away.jersey });

export const isKeeper = (view: View, player: Player): boolean => view.players.find((one) => one.player === player)?.sticker.black ?? false;

export interface Kit {
  jersey: string;
  second: string;
  shorts: string;
  socks: string;
  pattern: string;
}

/** SIM-STRIP-5, SIM-STRIP-6 The kit of a footballer; a keeper wears his own. */
export function kitOf(view: View, player: Player): Kit {
  const side: Side = sideOf(player);
  const { strip, jersey } = view.teams[side];
  if (isKeeper(view, player)) return { jersey: strip.keeper_jersey, second: strip.keeper_jersey, shorts: strip.keeper_shorts, socks: strip.keeper_socks, pattern: 'plain' };
  return { jersey, second: strip.jersey_second ?? jersey, shorts: strip.shorts, socks: strip.socks, pattern: jersey === strip.jersey ? strip.pattern : 'plain' };
}

/** The colours of the dots of a sticker, as they are counted. */
export const DOTS = { yellow: '#f6c21c', blue: '#2b6fd6', green: '#2f9e44', red: '#d6336c', grey: '#8b9490', black: '#14201a' } as const;
export type Dot = keyof typeof DOTS;

export function dotsOf(view: View, player: Player): Dot[] {
  const sticker = view.players.find((one) => one.player === player)?.sticker;
  if (!sticker) return [];
  const { yellow, blue, green, red, grey, black } = sticker;
  const many = (dot: Dot, count: number): Dot[] => Array.from({ length: count }, () => dot);
  return [...many('black', black ? 1 : 0), ...many('yellow', yellow), ...many('blue', blue), ...many('green', green), ...many('red', red), ...many('grey', grey)];
}

