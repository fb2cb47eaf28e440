/** SIM-STRIP-4 The print sheet: sixteen wraps and sixteen round stickers on a page of A4, in their real size. */

import { wordSvg } from './lettering';
import type { Team } from './notation';
import { stickerArt } from './sticker';
import { kitOf, WRAP, wrapArt } from './strip';
import type { PoolSticker } from './types';

export const PAGE = { width: 210, height: 297 };
const GAP = 3;
const TOP = 34;
const COLUMNS = 4;
const LEFT = (PAGE.width - COLUMNS * WRAP.width - (COLUMNS - 1) * GAP) / 2;
/** The round stickers, 12 mm across. */
const DISC = 12;
const DISCS = 8;
const DISC_GAP = 6;
const DISC_TOP = TOP + COLUMNS * (WRAP.height + GAP) + 12;
const DISC_LEFT = (PAGE.width - DISCS * DISC - (DISCS - 1) * DISC_GAP) / 2;

const CUT = 'fill="none" stroke="#555" stroke-width=".15" stroke-dasharray="1 .8"';

/** `words` are those at its head: a title, and how to print it. */
export function sheetSvg({ stickers, strip }: Team, pool: PoolSticker[], words: { title: string; line: string }): string {
  const of = (shirt: number) => pool.find(({ id }) => id === stickers[shirt - 1])?.sticker;
  const pegs = stickers.map((_, index) => {
    const number = index + 1;
    const [x, y] = [LEFT + (index % COLUMNS) * (WRAP.width + GAP), TOP + Math.floor(index / COLUMNS) * (WRAP.height + GAP)];
    const kit = kitOf(strip, { keeper: of(number)?.black ?? false });
    return (
      `<svg x="${x.toFixed(2)}" y="${y}" width="${WRAP.width}" height="${WRAP.height}" viewBox="0 0 ${WRAP.width} ${WRAP.height}">` +
      `${wrapArt(kit, { number, name: strip.names[index] ?? '', id: `s${number}` })}</svg>` +
      `<rect x="${x.toFixed(2)}" y="${y}" width="${WRAP.width}" height="${WRAP.height}" ${CUT}/>`
    );
  });
  const tops = stickers.map((_, index) => {
    const sticker = of(index + 1);
    const [x, y] = [DISC_LEFT + (index % DISCS) * (DISC + DISC_GAP), DISC_TOP + Math.floor(index / DISCS) * (DISC + DISC_GAP + 4)];
    const face = sticker ? stickerArt(sticker) : `<circle cx="12" cy="12" r="11.7" ${CUT}/>`;
    return (
      `<svg x="${x}" y="${y}" width="${DISC}" height="${DISC}" viewBox="0 0 24 24">${face}</svg>` +
      wordSvg(String(index + 1), DISC, { x: x + DISC / 2, y: y + DISC + 2.4, height: 3, colour: '#333333', ground: '#FFFFFF' })
    );
  });
  const { title, line } = words;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}mm" height="${PAGE.height}mm" viewBox="0 0 ${PAGE.width} ${PAGE.height}">` +
    `<rect width="${PAGE.width}" height="${PAGE.height}" fill="#FFFFFF"/>` +
    wordSvg(title, 150, { x: PAGE.width / 2, y: 16, height: 9, colour: '#111111', ground: '#FFFFFF' }) +
    wordSvg(line, 190, { x: PAGE.width / 2, y: 25, height: 3.6, colour: '#333333', ground: '#FFFFFF' }) +
    `${pegs.join('')}${tops.join('')}</svg>`
  );
}
