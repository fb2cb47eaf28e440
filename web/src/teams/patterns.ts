/** The patterns of jersey, shorts and socks, as SVG: one panel is the front or the back of a peg. */

import type { SimJerseyPattern as JerseyPattern, SimShortsPattern as ShortsPattern, SimSocksPattern as SocksPattern } from '../types.gen';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Paint {
  first: string;
  second: string;
}

const round = (number: number): number => Math.round(number * 100) / 100;
const rect = (fill: string, x: number, y: number, w: number, h: number) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"/>`;
const polygon = (fill: string, points: [number, number][]) =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`;
const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('');

type Panel = (box: Box, second: string, side: 'front' | 'back') => string;

/** What is laid over the main colour. The back mirrors the front, so that left stays left on the footballer. */
const PANELS: Record<Exclude<JerseyPattern, 'plain' | 'gradient'>, Panel> = {
  stripes_vertical: ({ x, y, w, h }, second) => times(3, (index) => rect(second, x + (w / 6) * (2 * index + 1), y, w / 6, h)),
  stripes_thin: ({ x, y, w, h }, second) => times(6, (index) => rect(second, x + (w / 6) * (index + 0.5) - w / 60, y, w / 30, h)),
  hoops: ({ x, y, w, h }, second) => times(3, (index) => rect(second, x, y + (h / 6) * (2 * index + 1), w, h / 6)),
  halves: ({ x, y, w, h }, second, side) => rect(second, side === 'front' ? x + w / 2 : x, y, w / 2, h),
  quarters: ({ x, y, w, h }, second, side) =>
    rect(second, side === 'front' ? x + w / 2 : x, y, w / 2, h / 2) + rect(second, side === 'front' ? x : x + w / 2, y + h / 2, w / 2, h / 2),
  sash: ({ x, y, w, h }, second, side) => {
    const across = (part: number) => (side === 'front' ? x + w * part : x + w * (1 - part));
    return polygon(second, [
      [across(0.06), y],
      [across(0.34), y],
      [across(0.94), y + h],
      [across(0.66), y + h],
    ]);
  },
  chest_band: ({ x, y, w, h }, second) => rect(second, x, y + h * 0.44, w, h * 0.32),
  centre_stripe: ({ x, y, w, h }, second, side) => (side === 'front' ? rect(second, x + w * 0.37, y, w * 0.26, h) : ''),
  chevron: ({ x, y, w, h }, second, side) =>
    side === 'front'
      ? polygon(second, [
          [x, y + h * 0.1],
          [x + w / 2, y + h * 0.5],
          [x + w, y + h * 0.1],
          [x + w, y + h * 0.36],
          [x + w / 2, y + h * 0.76],
          [x, y + h * 0.36],
        ])
      : '',
  checks: ({ x, y, w, h }, second) =>
    times(6, (row) => times(3, (column) => rect(second, x + (w / 6) * (2 * column + ((row + 1) % 2)), y + (h / 6) * row, w / 6, h / 6))),
  cross: ({ x, y, w, h }, second, side) =>
    side === 'front' ? rect(second, x + w * 0.4, y, w * 0.2, h) + rect(second, x, y + h * 0.34, w, h * 0.2) : '',
};

/** One panel of a jersey; `id` makes its gradient unique on a page. */
export function jerseyPanel(pattern: JerseyPattern, box: Box, { first, second }: Paint, side: 'front' | 'back', id: string): string {
  const { x, y, w, h } = box;
  if (pattern === 'gradient') {
    return (
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${first}"/><stop offset="1" stop-color="${second}"/></linearGradient>` +
      rect(`url(#${id})`, x, y, w, h)
    );
  }
  return rect(first, x, y, w, h) + (pattern === 'plain' ? '' : PANELS[pattern](box, second, side));
}

export function shortsPanel(pattern: ShortsPattern, { x, y, w, h }: Box, { first, second }: Paint): string {
  const over: Record<ShortsPattern, string> = {
    plain: '',
    side_stripe: rect(second, x, y, w * 0.08, h) + rect(second, x + w * 0.92, y, w * 0.08, h),
    trim: rect(second, x, y + h * 0.8, w, h * 0.2),
  };
  return rect(first, x, y, w, h) + over[pattern];
}

export function socksPanel(pattern: SocksPattern, { x, y, w, h }: Box, { first, second }: Paint): string {
  const over: Record<SocksPattern, string> = {
    plain: '',
    turnover: rect(second, x, y, w, h * 0.26),
    hoops: times(3, (index) => rect(second, x, y + (h / 6) * (2 * index + 1), w, h / 6)),
  };
  return rect(first, x, y, w, h) + over[pattern];
}
