/**
 * SIM-STRIP-1 A picture of one's own on the badge: 24 by 24 dots in at most fifteen colours, as a text.
 * `C8102EFFFFFF.0012…` names two colours, and then for each dot which one it has; 0 is none.
 */

export const SIDE = 24;
const COLOURS = 15;
/** What the browser may be asked to read: drawn dots alone, no documents that hold other things. */
export const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
export const BYTES = 4 * 1024 * 1024;

type Rgb = [number, number, number];

const hex = (colour: Rgb): string => colour.map((part) => part.toString(16).padStart(2, '0')).join('').toUpperCase();
const apart = (a: Rgb, b: Rgb): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
const mean = (all: Rgb[]): Rgb => [0, 1, 2].map((part) => Math.round(all.reduce((sum, colour) => sum + (colour[part] ?? 0), 0) / all.length)) as Rgb;

/** The part of the colours that spreads most in a heap, and by how much. */
function spread(heap: Rgb[]): { part: 0 | 1 | 2; by: number } {
  const by = ([0, 1, 2] as const).map((part) => {
    const values = heap.map((colour) => colour[part]);
    return { part, by: Math.max(...values) - Math.min(...values) };
  });
  return by.reduce((most, one) => (one.by > most.by ? one : most));
}

/** A few colours that stand for many: the heap that spreads most is halved until there are enough. */
function palette(colours: Rgb[]): Rgb[] {
  const heaps = [colours];
  while (heaps.length < COLOURS) {
    const widest = heaps.map((heap) => spread(heap).by).reduce((best, by, i, all) => (by > (all[best] ?? 0) ? i : best), 0);
    const heap = heaps[widest] ?? [];
    const { part, by } = spread(heap);
    if (by === 0) break;
    const sorted = heap.toSorted((a, b) => a[part] - b[part]);
    const middle = sorted[Math.floor(sorted.length / 2)]?.[part] ?? 0;
    const cut = sorted.findIndex((colour) => colour[part] === middle) || sorted.findIndex((colour) => colour[part] > middle);
    heaps.splice(widest, 1, sorted.slice(0, cut), sorted.slice(cut));
  }
  return [...new Map(heaps.map(mean).map((colour) => [hex(colour), colour])).values()];
}

/** The text of a picture from the four bytes of each of its dots; nothing if all of it is clear. */
export function pictureOf(bytes: ArrayLike<number>): string | null {
  const dots = Array.from({ length: SIDE * SIDE }, (_, i): Rgb | null => {
    const [red = 0, green = 0, blue = 0, solid = 0] = [0, 1, 2, 3].map((part) => bytes[i * 4 + part]);
    return solid < 128 ? null : [red, green, blue];
  });
  const solid = dots.filter((dot) => dot !== null);
  if (solid.length === 0) return null;
  const colours = palette(solid);
  const nearest = (dot: Rgb) => colours.reduce((best, colour, i) => (apart(colour, dot) < apart(colours[best] ?? colour, dot) ? i : best), 0);
  return `${colours.map(hex).join('')}.${dots.map((dot) => (dot ? nearest(dot) + 1 : 0).toString(16)).join('')}`;
}

/** A picture as SVG on a field ten wide and ten high around its middle: dots of a row that are alike are one. */
export function pictureSvg(picture: string): string {
  const [head = '', dots = ''] = picture.split('.');
  const colours = head.match(/.{6}/g) ?? [];
  const size = 10 / SIDE;
  const at = (step: number) => Math.round((step * size - 5) * 1000) / 1000;
  const runs = Array.from({ length: SIDE }, (_, row) =>
    [...dots.slice(row * SIDE, (row + 1) * SIDE).matchAll(/([1-9a-f])\1*/g)].map(({ index, 0: run, 1: dot = '' }) => {
      const colour = colours[Number.parseInt(dot, 16) - 1] ?? '';
      // A hair higher than a row, so that no seam is seen between two.
      return /^[0-9A-F]{6}$/.test(colour) ? `<rect x="${at(index)}" y="${at(row)}" width="${Math.round(run.length * size * 1000) / 1000}" height="0.44" fill="#${colour}"/>` : '';
    }),
  );
  return `<g shape-rendering="crispEdges">${runs.flat().join('')}</g>`;
}

/** Why a file is not taken. */
export class NoPicture extends Error {
  constructor(readonly why: 'kind' | 'size' | 'clear' | 'unread') {
    super(why);
  }
}

/** Reads a file that a coach has chosen, and makes it small: all of it is seen, whatever its shape. */
export async function readPicture(file: File): Promise<string> {
  if (!KINDS.includes(file.type)) throw new NoPicture('kind');
  if (file.size > BYTES) throw new NoPicture('size');
  const image = await createImageBitmap(file).catch(() => {
    throw new NoPicture('unread');
  });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new NoPicture('unread');
  const scale = SIDE / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  image.close();
  const picture = pictureOf(brush.getImageData(0, 0, SIDE, SIDE).data);
  if (picture === null) throw new NoPicture('clear');
  return picture;
}
