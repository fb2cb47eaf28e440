/** How a coach likes the board, as this browser remembers it, and the tools of the board for the menu. */

import type { BoardTool } from '../board';
import { word } from './words';

const KEYS = { odds: 'five-a-side.city-odds', turned: 'five-a-side.city-turned' };
type Wish = keyof typeof KEYS;

function kept(wish: Wish, otherwise: boolean): boolean {
  try {
    const found = localStorage.getItem(KEYS[wish]);
    return found === null ? otherwise : found === 'on';
  } catch {
    return otherwise;
  }
}

/** Whether the board tells the odds, whether the pitch is turned from how it lies at first (the own goal on the left or below), and what is being looked up. */
export const help = $state({ odds: kept('odds', true), turned: kept('turned', false), sheet: null as 'pad' | 'piles' | null });

/** The tools of this board. */
export const tools = (): BoardTool[] => [
  { icon: 'clipboard', text: word('pad'), use: () => (help.sheet = 'pad') },
  { icon: 'cards', text: word('piles'), use: () => (help.sheet = 'piles') },
  { icon: 'turn', text: word('turn'), use: () => wish('turned', !help.turned) },
  { icon: 'percent', text: word('odds'), pressed: help.odds, use: () => wish('odds', !help.odds) },
];

export function wish(name: Wish, on: boolean): void {
  help[name] = on;
  try {
    localStorage.setItem(KEYS[name], on ? 'on' : 'off');
  } catch {
    // Private windows may refuse; then the wish lasts as long as the page.
  }
}
