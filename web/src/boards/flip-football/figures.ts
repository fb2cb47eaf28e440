/** The people and things on a card, drawn around the middle of their section as SVG text. */

import type { Colour } from './types';

export type Reach = { up: boolean; down: boolean; left: boolean; right: boolean };

export const INK = '#1d2430';
export const TEAM: Record<Colour, { main: string; deep: string; light: string }> = {
  red: { main: '#d92b34', deep: '#98121f', light: '#ff6a64' },
  blue: { main: '#1f63c6', deep: '#0f3a82', light: '#6aa5f5' },
};

const SKIN = ['#f6c9a0', '#c98a5b', '#8a5635', '#e8b284'];
const HAIR = ['#3a2416', '#17130f', '#c8792c', '#5b3a22', '#e0b14a'];

/** A number as short as a drawing needs it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A limb: a round-ended stroke along points. */
function limb(colour: string, width: number, ...points: number[]): string {
  let d = '';
  for (let i = 0; i < points.length; i += 2) d += `${i ? 'L' : 'M'}${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

/** Puts a white edge around a drawing, so that it stands out on every ground, like a sticker. */
export function sticker(drawing: string, edge = 2.4, colour = '#fff'): string {
  const silhouette = drawing.replace(/<(?:path|circle|rect)[^>]*>/g, (shape) => {
    const line = shape.includes('fill="none"');
    const width = Number(/stroke-width="([\d.]+)"/.exec(shape)?.[1] ?? 0);
    const bare = shape.replace(/ (?:fill|stroke|stroke-width)="[^"]*"/g, '');
    return bare.replace('/>', ` fill="${line ? 'none' : colour}" stroke="${colour}" stroke-width="${n(width + edge)}"/>`);
  });
  return `<g stroke-linejoin="round">${silhouette}</g>${drawing}`;
}

export function ball(x: number, y: number, r: number): string {
  const spot = (a: number) => {
    const cx = x + Math.cos(a) * r * 0.78;
    const cy = y + Math.sin(a) * r * 0.78;
    const seam = `M${n(x + Math.cos(a) * r * 0.36)} ${n(y + Math.sin(a) * r * 0.36)}L${n(cx)} ${n(cy)}`;
    return `<path d="${seam}" stroke="${INK}" stroke-width="${n(r * 0.12)}" fill="none"/>${dot(cx, cy, r * 0.19, INK)}`;
  };
  const star = [0, 1, 2, 3, 4].map((i) => (i * 72 - 90) * (Math.PI / 180));
  const pentagon = star.map((a) => `${n(x + Math.cos(a) * r * 0.36)},${n(y + Math.sin(a) * r * 0.36)}`).join(' ');
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" stroke="${INK}" stroke-width="${n(Math.max(0.9, r * 0.11))}"/>` +
    star.map(spot).join('') +
    `<polygon points="${pentagon}" fill="${INK}"/>` +
    `<circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.22)}" fill="#fff" opacity=".55"/>`
  );
}

function head(x: number, y: number, r: number, look: number, cap?: string): string {
  const skin = SKIN[look % SKIN.length] ?? '';
  const hair = cap ?? HAIR[look % HAIR.length] ?? '';
  const fringe = look % 2 ? 0.1 : -0.15;
  return (
    dot(x, y, r, skin) +
    `<path d="M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Q${n(x + r * 0.4)} ${n(y + r * fringe - r * 0.3)} ${n(x - r * 0.1)} ${n(y - r * 0.35)}T${n(x - r)} ${n(y)}Z" fill="${hair}"/>` +
    dot(x - r * 0.38, y + r * 0.18, r * 0.15, INK) +
    dot(x + r * 0.38, y + r * 0.18, r * 0.15, INK) +
    `<path d="M${n(x - r * 0.32)} ${n(y + r * 0.5)}Q${n(x)} ${n(y + r * 0.82)} ${n(x + r * 0.32)} ${n(y + r * 0.5)}" fill="none" stroke="${INK}" stroke-width="${n(r * 0.14)}" stroke-linecap="round"/>`
  );
}

/** A shirt from the shoulders at `top`; the blue side's is striped, the red side's plain. */
function shirt(x: number, top: number, height: number, colour: string, stripes: string | null): string {
  const bottom = top + height;
  const body = `<path d="M${n(x - 5.4)} ${n(top + 1.6)}Q${n(x - 5)} ${n(top)} ${n(x - 3)} ${n(top)}H${n(x + 3)}Q${n(x + 5)} ${n(top)} ${n(x + 5.4)} ${n(top + 1.6)}L${n(x + 4.6)} ${n(bottom)}H${n(x - 4.6)}Z" fill="${colour}"/>`;
  if (!stripes) return body + `<path d="M${n(x - 1.6)} ${n(top)}L${n(x)} ${n(top + 1.8)}L${n(x + 1.6)} ${n(top)}Z" fill="#fff"/>`;
  const stripe = (sx: number) => `<rect x="${n(x + sx)}" y="${n(top + 0.4)}" width="1.7" height="${n(height - 0.4)}" fill="${stripes}"/>`;
  return body + stripe(-3.7) + stripe(-0.85) + stripe(2);
}

function shorts(x: number, top: number, colour: string): string {
  return `<path d="M${n(x - 4.7)} ${n(top)}H${n(x + 4.7)}L${n(x + 5)} ${n(top + 4.4)}H${n(x + 0.8)}L${n(x)} ${n(top + 2.8)}L${n(x - 0.8)} ${n(top + 4.4)}H${n(x - 5)}Z" fill="${colour}"/>`;
}

/** Legs with socks and boots; a leg that reaches aside ends in the neighbouring section. */
function legs(top: number, long: number, reach: Reach, w: number, skin: string, sock: string): string {
  const foot = top + 5 + long;
  const side = (s: 1 | -1, far: boolean) => {
    if (!far) {
      return limb(skin, 2.9, s * 2.6, top, s * 2.8, foot - 3) + limb(sock, 3.1, s * 2.8, foot - 3.6 - long * 0.3, s * 2.8, foot - 1.4) + limb(INK, 3, s * 2.7, foot, s * 4.2, foot);
    }
    const end = s * w * 1.02;
    const y = top + 1.8;
    return limb(skin, 4, s * 2.6, top - 1, s * w * 0.5, y) + limb(sock, 4.6, s * w * 0.55, y, end - s * 3, y + 0.6) + limb(INK, 4.4, end, y + 1, end + s * 1.6, y - 4.4);
  };
  return side(-1, reach.left) + side(1, reach.right);
}

/** How far a figure jumps or drops so that its head or feet stand in the next section. */
function shift(reach: Reach, h: number): { dy: number; long: number } {
  if (reach.up && reach.down) return { dy: -h * 0.42, long: h * 0.62 };
  if (reach.up) return { dy: -h * 0.5, long: 0 };
  if (reach.down) return { dy: h * 0.36, long: 6 };
  return { dy: 0, long: 0 };
}

export function defender(colour: Colour, reach: Reach, w: number, h: number, look: number): string {
  const kit = TEAM[colour];
  const skin = SKIN[look % SKIN.length] ?? '';
  const { dy, long } = shift(reach, h);
  const raised = look % 3 === 0 && !reach.up;
  const arm = (s: 1 | -1) =>
    raised && s === 1
      ? limb(kit.main, 3, s * 4.6, dy - 2.6, s * 7, dy - 3.4) + limb(skin, 2.5, s * 7.2, dy - 3.8, s * 7.8, dy - 8)
      : limb(kit.main, 3, s * 4.6, dy - 2.6, s * 6.8, dy - 0.2) + limb(skin, 2.5, s * 7.2, dy + 0.6, s * 7.6, dy + 3.6);
  const drawing =
    legs(dy + 8, long, reach, w, skin, kit.main) +
    shorts(0, dy + 4.6, colour === 'red' ? '#fff' : kit.deep) +
    arm(-1) +
    arm(1) +
    shirt(0, dy - 4.2, 9.2, kit.main, colour === 'blue' ? '#fff' : null) +
    head(0, dy - 9.4, 5.2, look);
  const leap = reach.up ? `<ellipse cx="0" cy="${n(h * 0.42)}" rx="6.5" ry="1.7" fill="#000" opacity=".28"/>` : '';
  return leap + sticker(drawing);
}

export function keeper(colour: Colour, reach: Reach, w: number, h: number, look: number): string {
  const skin = SKIN[look % SKIN.length] ?? '';
  const kit = '#12b5a3';
  const glove = '#ffe14d';
  const { dy: leap, long } = shift({ ...reach, up: false }, h);
  const dy = reach.up ? leap - 2 : leap;
  const hand = (x: number, y: number, s: number) => dot(x, y, 3, glove) + limb(INK, 0.7, x - s * 0.4, y - 1.2, x - s * 0.4, y + 1) + limb(INK, 0.7, x + s, y - 1, x + s, y + 0.8);
  const arm = (s: 1 | -1) => {
    if (s === -1 ? reach.left : reach.right) {
      return limb(kit, 3.6, s * 4.6, dy - 2, s * w * 0.66, dy - 4) + `<g transform="translate(${n(s * w)} ${n(dy - 4.6)}) scale(1.55)">${hand(0, 0, s)}</g>`;
    }
    if (reach.up) {
      return limb(kit, 3.4, s * 4.8, dy - 2, s * 6.4, dy - 11, s * 4.6, dy - 18) + `<g transform="translate(${n(s * 4.5)} ${n(dy - 23)}) scale(1.35)">${hand(0, 0, s)}</g>`;
    }
    return limb(kit, 3.2, s * 4.6, dy - 2.4, s * 7, dy - 0.6) + hand(s * 7, dy - 4.6, s);
  };
  const drawing =
    legs(dy + 8, long, { up: false, down: false, left: false, right: false }, w, skin, kit) +
    shorts(0, dy + 4.6, INK) +
    shirt(0, dy - 4.2, 9.2, kit, colour === 'blue' ? '#0a6b62' : null) +
    head(0, dy - 9.4, 5.2, look + 1) +
    arm(-1) +
    arm(1);
  return sticker(drawing);
}

/** A man in black blows the whistle; with `spot` he points to the penalty spot. */
export function referee(spot: boolean, look: number): string {
  const skin = SKIN[look % SKIN.length] ?? '';
  const arm = spot
    ? limb(INK, 3, 4.6, -2.4, 7, 1.6) + limb(skin, 2.5, 7.4, 2.4, 8, 5.4)
    : limb(INK, 3, 4.6, -2.6, 7.2, -5.6) + limb(skin, 2.5, 7.5, -6.4, 7.6, -10) + `<rect x="5.4" y="-15" width="4.6" height="5.8" rx=".8" fill="#ffd400" stroke="${INK}" stroke-width=".7"/>`;
  return sticker(
    legs(8, 0, { up: false, down: false, left: false, right: false }, 20, skin, INK) +
      shorts(0, 4.6, '#2b3342') +
      arm +
      limb(INK, 3, -4.6, -2.6, -5.6, -5.4, -2.4, -6.2) +
      shirt(0, -4.2, 9.2, '#2b3342', null) +
      head(0, -9.4, 5.2, look + 2) +
      `<path d="M-3.4 -7.4h3.2v1.3h-.9a1.5 1.5 0 1 1 -2.3 -.4z" fill="#ffd400" stroke="${INK}" stroke-width=".5"/>`,
    2,
  );
}

/** The assistant with the flag up. */
export function assistant(look: number): string {
  const skin = SKIN[look % SKIN.length] ?? '';
  return sticker(
    legs(8, 0, { up: false, down: false, left: false, right: false }, 20, skin, INK) +
      shorts(0, 4.6, INK) +
      limb('#f2b705', 3, -4.6, -2.6, -6.6, 0.4) +
      limb(skin, 2.5, -6.8, 1.2, -7, 3.8) +
      limb('#f2b705', 3, 4.4, -2.6, 5.6, -5.6) +
      limb(skin, 2.5, 5.7, -6.4, 5.6, -8.2) +
      shirt(0, -4.2, 9.2, '#f2b705', null) +
      head(-1.2, -9.2, 4.8, look + 3) +
      limb('#6b4a2b', 1.1, 5.5, -6.5, 5.5, -15.2) +
      `<path d="M5.5 -15.4l-9.8 1.2 0.2 5.6 9.6 -1.4z" fill="#ff7a1a"/><path d="M5.5 -15.4l-4.9 .6 .1 2.9 4.8 -.7zM.7 -11.9l-4.9 .6 .1 2.7 4.9 -.7z" fill="#ffe14d"/>`,
    2,
  );
}

/** A small goal on the grass: the way for a long ball. */
export function smallGoal(): string {
  const net = [-6, -3, 0, 3, 6].map((x) => `M${x} -6L${x * 0.86} 6`).join('') + [-3, 0, 3].map((y) => `M-8 ${y}H8`).join('');
  return (
    `<path d="M-8.4 7V-7H8.4V7L6.6 4H-6.6Z" fill="#0b2a16" opacity=".45"/><path d="${net}" fill="none" stroke="#fff" stroke-width=".6" opacity=".85"/>` +
    `<path d="M-8.6 8V-7.4H8.6V8" fill="none" stroke="${INK}" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M-8.6 8V-7.4H8.6V8" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** The ball bounces back into play. */
export function rebound(): string {
  return (
    `<path d="M-8 9Q-5 -8 1 -3" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="2.4 2" stroke-linecap="round"/>` +
    `<path d="M1.5 -14L3 -9.5L7.4 -11.4L6 -6.8L10 -4.4L5.6 -3L6.4 1.6L2.6 -1.2Z" fill="#ff8a1f"/>` +
    `<path d="M-9.4 5.4L-8 10.6L-3.8 7.4Z" fill="${INK}"/>` +
    ball(0.6, -4, 5.6)
  );
}

export function cornerFlag(): string {
  return (
    `<path d="M-8 12A10 10 0 0 1 4 3.5" fill="none" stroke="#fff" stroke-width="1.8"/>` +
    sticker(limb('#6b4a2b', 1.7, -3.6, 12, -3.6, -11.4) + `<path d="M-3.4 -12.4Q3 -13.4 8.4 -8.6Q3 -7 -3.4 -3.4Z" fill="#e6252f"/>`, 1.8) +
    ball(3.4, 9.2, 4)
  );
}

/** A piece of woodwork that rings. */
export function woodwork(place: 'bar' | 'left' | 'right', w: number, h: number): string {
  const ring = (x: number, y: number, turn: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round"><path d="M-3 -4A5 5 0 0 1 3 -4"/><path d="M-5 -7.4A8.4 8.4 0 0 1 5 -7.4"/><path d="M-6.6 -11A12 12 0 0 1 6.6 -11" opacity=".6"/></g>`;
  const beam = (x: number, y: number, bw: number, bh: number) =>
    `<rect x="${n(x)}" y="${n(y)}" width="${n(bw)}" height="${n(bh)}" rx="1.6" fill="#fff" stroke="${INK}" stroke-width="1"/>`;
  if (place === 'bar') return ring(0, h / 2 - 6, 0) + beam(-w / 2 + 0.6, h / 2 - 6, w - 1.2, 5.6);
  const s = place === 'left' ? 1 : -1;
  return ring(s * (w / 2 - 6), 0, -90 * s) + beam(s > 0 ? w / 2 - 5.6 : -w / 2, -h / 2 + 0.4, 5.6, h - 0.8);
}

const SEGMENTS: Record<string, string> = { 1: 'bc', 2: 'abged', 3: 'abgcd', 4: 'fgbc', 5: 'afgcd', 6: 'afgedc', 7: 'abc', 8: 'abcdefg' };

/** A digit of the lit board, in a box of 10 by 18 from its top left. */
export function ledDigit(digit: number, on = '#ffd84a', off = '#3b2f10'): string {
  const lit = SEGMENTS[digit] ?? '';
  const bars: [string, string][] = [
    ['a', 'M1.6 1H8.4'],
    ['b', 'M9.2 1.8V8.2'],
    ['c', 'M9.2 9.8V16.2'],
    ['d', 'M1.6 17H8.4'],
    ['e', 'M.8 9.8V16.2'],
    ['f', 'M.8 1.8V8.2'],
    ['g', 'M1.6 9H8.4'],
  ];
  const order = [...bars].sort(([a], [b]) => Number(lit.includes(a)) - Number(lit.includes(b)));
  return order.map(([name, d]) => `<path d="${d}" fill="none" stroke="${lit.includes(name) ? on : off}" stroke-width="2" stroke-linecap="round"/>`).join('');
}

/** The assistant referee who holds up the board; stands on y = 0, about 64 high. */
export function boardBearer(digit: number, look: number): string {
  const skin = SKIN[look % SKIN.length] ?? '';
  const man =
    `<g transform="translate(0 -17) scale(1.16)">` +
    legs(8, 0, { up: false, down: false, left: false, right: false }, 20, skin, INK) +
    shorts(0, 4.6, INK) +
    limb('#f2b705', 3, -4.6, -2.6, -8.4, -5.8) +
    limb(skin, 2.5, -8.9, -6.6, -9.4, -11) +
    limb('#f2b705', 3, 4.6, -2.6, 8.4, -5.8) +
    limb(skin, 2.5, 8.9, -6.6, 9.4, -11) +
    shirt(0, -4.2, 9.2, '#f2b705', null) +
    head(0, -9.4, 5.2, look + 3) +
    `</g>`;
  return (
    sticker(man, 2) +
    `<rect x="-17" y="-66" width="34" height="30" rx="4.5" fill="${INK}" stroke="#fff" stroke-width="1.6"/>` +
    `<rect x="-13.4" y="-62.6" width="26.8" height="23.2" rx="2" fill="#0d1016"/>` +
    `<g transform="translate(-5.8 -61) scale(1.16 1.1)">${ledDigit(digit)}</g>` +
    dot(-13.6, -36.6, 2.4, skin) +
    dot(13.6, -36.6, 2.4, skin)
  );
}

const GLYPHS: Record<string, string> = {
  0: 'M5 1C1.6 1 1.2 4 1.2 7S1.6 13 5 13 8.8 10 8.8 7 8.4 1 5 1Z',
  1: 'M2.4 3.4L5.6 1V13',
  2: 'M1.4 4C1.6 2 3 1 5 1S8.6 2.2 8.6 4.2C8.6 7 4 9 1.4 13H8.8',
  3: 'M1.6 1H8.4L4.6 5.8C7.4 5.8 8.8 7.4 8.8 9.4 8.8 11.6 7.2 13 5 13 3 13 1.6 12.2 1.2 10.4',
  4: 'M6.8 13V1L1 9.6H9',
  5: 'M8.2 1H2.2L1.8 6.4C2.8 5.6 3.8 5.3 5 5.3 7.4 5.3 8.8 6.9 8.8 9.1 8.8 11.5 7.2 13 4.8 13 3 13 1.7 12.3 1.2 11',
  6: 'M7.8 1.8C4 .2 1.2 3.4 1.2 8.6 1.2 11.4 2.8 13 5 13S8.8 11.4 8.8 9.2 7.2 5.6 5 5.6 1.4 7 1.2 9',
  7: 'M1.2 1H8.8L4 13',
  8: 'M5 6.6C3 6.6 1.8 5.5 1.8 3.8S3 1 5 1 8.2 2.1 8.2 3.8 7 6.6 5 6.6C2.6 6.6 1.2 7.9 1.2 9.8S2.6 13 5 13 8.8 11.7 8.8 9.8 7.4 6.6 5 6.6Z',
  9: 'M2.2 12.2C6 13.8 8.8 10.6 8.8 5.4 8.8 2.6 7.2 1 5 1S1.2 2.6 1.2 4.8 2.8 8.4 5 8.4 8.6 7 8.8 5',
  A: 'M.8 13L5 1L9.2 13M2.4 9H7.6',
  B: 'M1.6 13V1H5C7.2 1 8.4 2.2 8.4 3.9S7.2 6.7 5 6.7H1.6M5 6.7C7.5 6.7 8.8 8 8.8 9.8S7.5 13 5 13H1.6',
  D: 'M1.6 1V13H4.2C7.4 13 8.9 10.6 8.9 7S7.4 1 4.2 1Z',
  F: 'M8.6 1H1.8V13M1.8 6.8H7.4',
  G: 'M8.6 3.2C8 1.8 6.8 1 5.2 1 2.6 1 1.2 3.6 1.2 7S2.6 13 5.2 13C7.4 13 8.8 11.6 8.8 9.4V7.4H5.6',
  P: 'M1.8 13V1H5C7.4 1 8.7 2.4 8.7 4.5S7.4 8 5 8H1.8',
  R: 'M1.6 13V1H5C7.4 1 8.6 2.3 8.6 4.2S7.4 7.4 5 7.4H1.6M5.2 7.4L8.9 13',
  S: 'M8.4 3C7.8 1.7 6.6 1 5 1 3 1 1.6 2.1 1.6 3.9 1.6 8 8.8 5.8 8.8 10 8.8 11.8 7.2 13 5 13 3.1 13 1.7 12.2 1.2 10.6',
};

/** Letters and numbers of the print; `size` is their height, `x` and `y` their top left. */
export function print(text: string, x: number, y: number, size: number, colour: string, weight = 2): string {
  const scale = size / 14;
  return [...text]
    .map((glyph, i) => `<path transform="translate(${n(x + i * 11.6 * scale)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})" d="${GLYPHS[glyph] ?? ''}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`)
    .join('');
}
