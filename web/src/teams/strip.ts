/**
 * Strips, drawn: the wrap that goes round a peg, and a jersey lying flat.
 * Measures are millimetres of the real wrap (SIM-STRIP-1): 37.7 round, 32 high, the front in its left half.
 */

import type { SimStrip as Strip } from '../types.gen';
import { type Badge, badgeSvg } from './badge';
import { numberSvg, wordSvg } from './lettering';
import { type Box, jerseyPanel, type Paint, shortsPanel, socksPanel } from './patterns';

export const WRAP = { width: 37.7, height: 32 };
const HALF = WRAP.width / 2;
/** Where jersey, shorts and socks begin, from the top. */
const JERSEY = { y: 0, h: 17.5 };
const SHORTS = { y: 17.5, h: 7 };
const SOCKS = { y: 24.5, h: 7.5 };
/** The middles of front and back. */
const FRONT = HALF / 2;
const BACK = HALF * 1.5;

/** What one footballer wears: colours and patterns, resolved. */
export interface Kit {
  pattern: Strip['pattern'];
  jersey: Paint;
  sleeves: Strip['sleeves'];
  sleeve: string;
  collar: Strip['collar'];
  collarColour: string;
  shortsPattern: Strip['shorts_pattern'];
  shorts: Paint;
  socksPattern: Strip['socks_pattern'];
  socks: Paint;
  badge: Badge;
  sponsor: { text: string; colour: string };
  font: Strip['number_font'];
  number: string;
}

/** Who wears it. */
export interface Wearer {
  /** SIM-STRIP-6 The goalkeeper has a kit of his own. */
  keeper?: boolean;
  /** SIM-STRIP-5 The jersey colour that the side shows, if the view says another one than the strip. */
  jersey?: string;
}

/** How bright a colour looks, from 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is read better on a colour. */
export const inkOn = (colour: string): string => (brightness(colour) > 0.18 ? '#111111' : '#FFFFFF');

const apart = (one: string, two: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(two.slice(at, at + 2), 16)), 0);

/** The edge of lettering on a pattern: the colour of the two from which it stands out. */
const edge = (ink: string, { first, second }: Paint): string => (apart(ink, second) > apart(ink, first) ? second : first);

export function kitOf(strip: Strip, { keeper = false, jersey = strip.jersey }: Wearer = {}): Kit {
  const other = keeper ? strip.keeper_jersey : jersey === strip.jersey ? null : jersey;
  const paint = (first: string, second: string | null): Paint => ({ first, second: second ?? first });
  const shorts = keeper ? paint(strip.keeper_shorts, null) : paint(strip.shorts, strip.shorts_second);
  const socks = keeper ? paint(strip.keeper_socks, null) : paint(strip.socks, strip.socks_second);
  return {
    pattern: other ? 'plain' : strip.pattern,
    jersey: other ? paint(other, null) : paint(strip.jersey, strip.pattern === 'plain' ? null : strip.jersey_second),
    sleeves: other ? 'same' : strip.sleeves,
    sleeve: other ?? strip.sleeve_colour ?? strip.jersey,
    collar: strip.collar,
    collarColour: other ? inkOn(other) : strip.collar_colour,
    shortsPattern: keeper ? 'plain' : strip.shorts_pattern,
    shorts,
    socksPattern: keeper ? 'plain' : strip.socks_pattern,
    socks,
    badge: { shape: strip.badge_shape, emblem: strip.badge, letters: strip.badge_letters, picture: strip.badge_picture, ground: strip.badge_colour, ink: strip.badge_second },
    sponsor: { text: strip.sponsor, colour: other ? inkOn(other) : strip.sponsor_colour },
    font: strip.number_font,
    number: other ? inkOn(other) : strip.number,
  };
}

const SEAM = 'stroke="#000" stroke-opacity=".22" stroke-width=".25" fill="none"';

/** An arm of the jersey at a seam of the wrap. */
function arm({ sleeves, sleeve }: Kit, middle: number): string {
  const shape = `M${middle - 2.3} 2Q${middle} .6 ${middle + 2.3} 2V11.4H${middle - 2.3}Z`;
  const fill =
    sleeves === 'contrast'
      ? `<path d="${shape}" fill="${sleeve}"/>`
      : sleeves === 'cuffs'
        ? `<rect x="${middle - 2.3}" y="9.6" width="4.6" height="1.8" fill="${sleeve}"/>`
        : '';
  return `${fill}<path d="${shape}" ${SEAM}/>`;
}

function collar({ collar: kind, collarColour }: Kit, middle: number, size = 1): string {
  const shapes: Record<Kit['collar'], string> = {
    round: 'M-3.4 0A3.4 2.4 0 0 0 3.4 0Z',
    v_neck: 'M-3.2 0L0 4.2L3.2 0Z',
    polo: 'M-3.8 0L-2.6 2.8L0 1.2L2.6 2.8L3.8 0ZM-.5 1.2H.5V4.8H-.5Z',
  };
  const necks: Record<Kit['collar'], string> = {
    round: 'M-2.3 0A2.3 1.5 0 0 0 2.3 0Z',
    v_neck: 'M-1.9 0L0 2.6L1.9 0Z',
    polo: 'M-1.9 0L0 1.1L1.9 0Z',
  };
  return (
    `<g transform="translate(${middle} 0) scale(${size})"><path d="${shapes[kind]}" fill="${collarColour}"/>` +
    `<path d="${necks[kind]}" fill="#000" fill-opacity=".45"/></g>`
  );
}

/** The inside of a wrap: put it into an `<svg>` or `<g>` of `WRAP`. */
export function wrapArt(kit: Kit, { number, name = '', id }: { number: number; name?: string; id: string }): string {
  const panels = (['front', 'back'] as const).map((side) => {
    const box = ({ y, h }: { y: number; h: number }): Box => ({ x: side === 'front' ? 0 : HALF, y, w: HALF, h });
    return (
      jerseyPanel(kit.pattern, box(JERSEY), kit.jersey, side, `${id}-${side}`) +
      shortsPanel(kit.shortsPattern, box(SHORTS), kit.shorts) +
      socksPanel(kit.socksPattern, box(SOCKS), kit.socks)
    );
  });
  const legs = [FRONT, BACK].map((middle) => `<path d="M${middle} 20.6V${WRAP.height}" ${SEAM}/>`).join('');
  return (
    panels.join('') +
    [0, HALF, WRAP.width].map((seam) => arm(kit, seam)).join('') +
    `<rect x="${HALF}" width="${HALF}" height=".9" fill="${kit.collarColour}"/>` +
    collar(kit, FRONT) +
    legs +
    `<path d="M0 ${SHORTS.y}H${WRAP.width}M0 ${SOCKS.y}H${WRAP.width}" ${SEAM}/>` +
    badgeSvg(kit.badge, 7, 6, 4.5) +
    wordSvg(kit.sponsor.text, 12, { x: FRONT, y: 10.7, height: 3, colour: kit.sponsor.colour, ground: edge(kit.sponsor.colour, kit.jersey) }) +
    wordSvg(name, 14, { x: BACK, y: 4.5, height: 2.6, colour: kit.number, ground: edge(kit.number, kit.jersey) }) +
    numberSvg(number, kit.font, { x: BACK, y: 11.5, height: 7, colour: kit.number, ground: edge(kit.number, kit.jersey) }) +
    numberSvg(number, kit.font, { x: FRONT - 4.4, y: 21.6, height: 2.8, colour: inkOn(kit.shorts.first), ground: kit.shorts.first })
  );
}

/** A whole wrap as an SVG document, for a texture or a file. */
export function wrapSvg(strip: Strip, wearer: Wearer & { number: number; name?: string }, pixels = 377): string {
  const { number, name = strip.names[number - 1] ?? '' } = wearer;
  const high = Math.round((pixels * WRAP.height) / WRAP.width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${high}" viewBox="0 0 ${WRAP.width} ${WRAP.height}" preserveAspectRatio="none">` +
    `${wrapArt(kitOf(strip, wearer), { number, name, id: 'g' })}</svg>`
  );
}

const BODY = 'M16 5L7 9L2 22L10 25L12 20V45H36V20L38 25L46 22L41 9L32 5Q24 11 16 5Z';
const SLEEVES = ['M7 9L2 22L10 25L12 20V8Z', 'M41 9L46 22L38 25L36 20V8Z'];
const CUFFS = ['M2.8 20L2 22L10 25L10.8 23Z', 'M45.2 20L46 22L38 25L37.2 23Z'];

/** The inside of a jersey that lies flat, front up, on a field 48 wide and 48 high. */
export function jerseyArt(kit: Kit, id: string): string {
  const trim = kit.sleeves === 'cuffs' ? CUFFS : SLEEVES;
  const sleeves = kit.sleeves === 'same' ? '' : trim.map((d) => `<path d="${d}" fill="${kit.sleeve}"/>`).join('');
  return (
    `<clipPath id="${id}-cut"><path d="${BODY}"/></clipPath><g clip-path="url(#${id}-cut)">` +
    `${jerseyPanel(kit.pattern, { x: 2, y: 5, w: 44, h: 40 }, kit.jersey, 'front', `${id}-fade`)}${sleeves}` +
    `<g transform="translate(0 6)">${collar(kit, 24, 2.2)}</g></g>` +
    `<path d="${BODY}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width=".8" stroke-linejoin="round"/>` +
    badgeSvg(kit.badge, 18, 18, 7) +
    wordSvg(kit.sponsor.text, 21, { x: 24, y: 29, height: 5.4, colour: kit.sponsor.colour, ground: edge(kit.sponsor.colour, kit.jersey) })
  );
}

/** A jersey as an SVG document. */
export const jerseySvg = (strip: Strip, wearer: Wearer = {}, id = 'j'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${jerseyArt(kitOf(strip, wearer), id)}</svg>`;
