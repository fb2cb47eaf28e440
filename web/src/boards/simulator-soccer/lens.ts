/** How the table is seen: from a point of the fabric to a point of the screen, and back. */

import { LENGTH, type Point } from './pitch';

/** Screen points are pixels from the top left corner of the drawing. */
export interface Lens {
  /** Where a point is seen that is `z` centimetres above the fabric. */
  at(point: Point, z?: number): Point;
  /** The point of the fabric that is seen there. */
  under(screen: Point): Point;
}

/** The fabric that is shown around the pitch: behind the goals, and from the long axis to the edge. */
const BEHIND = 6.5;
const EDGE = 34.6;
/** How many pixels a centimetre of height moves up in the flat view, for each pixel of a centimetre. */
const RISE = 0.55;
/** The least size of a cell that a finger hits, in pixels: a table for fingers that stands upright keeps to it, and scrolls if it must. */
const TARGET = 44;
/** A table that nearly fits is seen whole: then its cells may be so much smaller. */
const NEARLY = 0.86;
/** A cell from flat side to flat side. */
const CELL = 8;

/** The flat view: upright has Home's goal below, lying has it on the left. */
export interface Flat extends Lens {
  upright: boolean;
  width: number;
  height: number;
  /** Pixels of a centimetre. */
  scale: number;
}

/** The flat view in a room of so many pixels: never wider than the room, and higher only for fingers. */
export function flat(width: number, height: number, fingers: boolean): Flat {
  const upright = width < height;
  const [long, short] = [LENGTH + 2 * BEHIND, 2 * EDGE];
  const [across, down] = upright ? [short, long] : [long, short];
  const widest = (width || across) / across;
  const whole = Math.min(widest, (height || down) / down);
  const wanted = (TARGET + 0.5) / CELL;
  const scale = fingers && whole < wanted * NEARLY ? Math.min(widest, wanted) : whole;
  return {
    upright,
    scale,
    width: across * scale,
    height: down * scale,
    at: ({ x, y }, z = 0) =>
      upright ? { x: (EDGE - y) * scale, y: (BEHIND + LENGTH - x - RISE * z) * scale } : { x: (BEHIND + x) * scale, y: (EDGE - y - RISE * z) * scale },
    under: ({ x, y }) => (upright ? { x: BEHIND + LENGTH - y / scale, y: EDGE - x / scale } : { x: x / scale - BEHIND, y: EDGE - y / scale }),
  };
}

/** The smallest upright box round some screen points. */
export function boxOf(points: Point[]): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
