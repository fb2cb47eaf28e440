/** Numbers and words on wraps, as SVG. */

import type { SimNumberFont as NumberFont } from '../types.gen';

/** The strokes of the figures on a field four wide and six high; `z` closes a stroke. */
const FIGURES: Record<string, string[]> = {
  '0': ['0,0 4,0 4,6 0,6 z'],
  '1': ['0.8,1.2 2.4,0 2.4,6'],
  '2': ['0,0 4,0 4,3 0,3 0,6 4,6'],
  '3': ['0,0 4,0 4,6 0,6', '1,3 4,3'],
  '4': ['0,0 0,3.8 4,3.8', '3,0 3,6'],
  '5': ['4,0 0,0 0,3 4,3 4,6 0,6'],
  '6': ['4,0 0,0 0,6 4,6 4,3 0,3'],
  '7': ['0,0 4,0 1.6,6'],
  '8': ['0,0 4,0 4,6 0,6 z', '0,3 4,3'],
  '9': ['4,3 0,3 0,0 4,0 4,6 0,6'],
};
/** How broad the strokes of a font are, and how round its corners. */
const FONTS: Record<NumberFont, { stroke: number; corner: number }> = {
  block: { stroke: 1.5, corner: 0.5 },
  round: { stroke: 1.4, corner: 1.5 },
  slim: { stroke: 0.7, corner: 1 },
  outline: { stroke: 1.7, corner: 0.5 },
};

const round = (number: number): number => Math.round(number * 100) / 100;

type Point = [number, number];

/** A line through the points with its corners rounded off. */
export function rounded(points: Point[], closed: boolean, corner: number): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const part = Math.min(corner, length / 2) / length;
    return [round(from[0] + (to[0] - from[0]) * part), round(from[1] + (to[1] - from[1]) * part)];
  };
  const parts = points.map((point, index) => {
    if (!closed && (index === 0 || index === count - 1)) return `${index === 0 ? 'M' : 'L'}${point}`;
    const before = towards(point, at(index - 1));
    return `${index === 0 ? 'M' : 'L'}${before}Q${point} ${towards(point, at(index + 1))}`;
  });
  return parts.join('') + (closed ? 'Z' : '');
}

function strokes(figure: string, corner: number): string {
  return (FIGURES[figure] ?? [])
    .map((stroke) => {
      const words = stroke.split(' ');
      const points = words.filter((word) => word !== 'z').map((word) => word.split(',').map(Number) as Point);
      return rounded(points, words.includes('z'), corner);
    })
    .join('');
}

export interface Lettering {
  /** The middle. */
  x: number;
  y: number;
  height: number;
  colour: string;
  /** What is behind it: its edge. */
  ground: string;
}

/** A shirt number. */
export function numberSvg(number: number, font: NumberFont, { x, y, height, colour, ground }: Lettering): string {
  const { stroke, corner } = FONTS[font];
  const figures = [...String(number)];
  const scale = height / (6 + stroke);
  const pitch = 5.6 + stroke * 0.2;
  const left = -((figures.length - 1) * pitch + 4) / 2;
  const lines = figures.map((figure, index) => `<path transform="translate(${round(left + index * pitch)} -3)" d="${strokes(figure, corner)}"/>`).join('');
  const layer = (width: number, paint: string) => `<g stroke="${paint}" stroke-width="${round(width)}">${lines}</g>`;
  const core = font === 'outline' ? layer(stroke * 0.5, ground) : '';
  return (
    `<g transform="translate(${x} ${y}) scale(${round(scale)})" fill="none" stroke-linejoin="round" stroke-linecap="${font === 'round' ? 'round' : 'square'}">` +
    `${layer(stroke + 0.8, ground)}${layer(stroke, colour)}${core}</g>`
  );
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const FACE = "'Barlow Condensed','Arial Narrow',Arial,sans-serif";

/** A word that is never wider than `width`. */
export function wordSvg(word: string, width: number, { x, y, height, colour, ground }: Lettering): string {
  if (!word) return '';
  const narrow = [...word].length * height * 0.52 > width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return (
    `<text x="${x}" y="${round(y + height * 0.36)}" font-family="${FACE}" font-weight="700" font-size="${height}" text-anchor="middle"${narrow} ` +
    `fill="${colour}" stroke="${ground}" stroke-width="${round(height * 0.16)}" stroke-linejoin="round" paint-order="stroke">${escaped(word)}</text>`
  );
}
