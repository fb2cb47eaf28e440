/** The round sticker on a peg's top, as SVG on a field 24 wide and 24 high: dots in the middle, four numbers around. */

import { COLOURS, type Colour, dots, DUELS } from './filter';
import type { Sticker } from './types';

export const INKS: Record<Colour, string> = {
  yellow: '#F2C230',
  blue: '#1F5FBF',
  green: '#2B8A3E',
  red: '#D02B2B',
  grey: '#7A8288',
  black: '#111111',
};
/** SIM-TEAM-7 Each duel number has its place and its colour. */
const NUMBERS: Record<(typeof DUELS)[number], { x: number; y: number; colour: Colour }> = {
  dribbling: { x: 12, y: 3.9, colour: 'red' },
  marking: { x: 20.1, y: 12, colour: 'blue' },
  tackling: { x: 12, y: 20.1, colour: 'green' },
  defending: { x: 3.9, y: 12, colour: 'yellow' },
};
/** Where one to five dots lie. */
const PLACES: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [[9.9, 12], [14.1, 12]],
  3: [[12, 9.8], [9.8, 13.6], [14.2, 13.6]],
  4: [[9.9, 9.9], [14.1, 9.9], [9.9, 14.1], [14.1, 14.1]],
  5: [[12, 12], [9, 9], [15, 9], [9, 15], [15, 15]],
};

/** The dots of a sticker, one after the other. */
export const dotsOf = (sticker: Sticker): Colour[] => COLOURS.flatMap((colour) => Array.from({ length: dots(sticker, colour) }, () => colour));

export function stickerArt(sticker: Sticker): string {
  const all = dotsOf(sticker);
  const places = PLACES[all.length] ?? [];
  const radius = all.length > 3 ? 1.8 : 2;
  const middle = all
    .map((colour, index) => {
      const [x, y] = places[index] ?? [12, 12];
      if (colour === 'black') return `<path d="M${x - 2} ${y - 2}L${x + 2} ${y + 2}M${x + 2} ${y - 2}L${x - 2} ${y + 2}" stroke="${INKS.black}" stroke-width="1.5" stroke-linecap="round"/>`;
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${INKS[colour]}" stroke="#111" stroke-width=".3"/>`;
    })
    .join('');
  const numbers = DUELS.map((duel) => {
    const { x, y, colour } = NUMBERS[duel];
    return (
      `<circle cx="${x}" cy="${y}" r="2.9" fill="${INKS[colour]}"/><text x="${x}" y="${y + 1.5}" font-family="'Barlow Condensed','Arial Narrow',Arial,sans-serif" ` +
      `font-weight="700" font-size="4.6" text-anchor="middle" fill="${colour === 'yellow' ? '#111' : '#fff'}">${sticker[duel]}</text>`
    );
  }).join('');
  return `<circle cx="12" cy="12" r="11.7" fill="#FBF8F1" stroke="#111" stroke-width=".4"/>${numbers}${middle}`;
}

/** A sticker as an SVG document. */
export const stickerSvg = (sticker: Sticker): string => `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 24 24">${stickerArt(sticker)}</svg>`;
