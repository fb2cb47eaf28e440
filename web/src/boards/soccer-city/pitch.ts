/** Where things are on the pitch, and where that is in the drawing. */

import type { Direction, Hexagon, Piece, Side } from './types';

export type Point = { x: number; y: number };

/** Upright has Home's goal below, lying has it on the left; turned it is the other way round. */
export interface Lie {
  upright: boolean;
  turned: boolean;
}

/** The circumradius of a hexagon in drawing units, and half its width. */
export const SIZE = 30;
export const HALF = (SIZE * Math.sqrt(3)) / 2;
export const LAST_X = 40;
export const LAST_Y = 14;
/** Drawing units from the middle of the outermost hexagons to the edge: behind the goals, and beside the touchlines. */
const BEHIND = 84;
const BESIDE = 58;

const LENGTH = LAST_X * HALF + 2 * BEHIND;
const WIDTH = LAST_Y * 1.5 * SIZE + 2 * BESIDE;

export const sideOf = (piece: Piece): Side => (piece.startsWith('H') ? 'home' : 'away');
export const numberOf = (piece: Piece): number => Number(piece.slice(1));
export const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** CITY-GEO-1 The coordinates of a hexagon. */
export const cellOf = (hexagon: Hexagon): Point => {
  const [x = 0, y = 0] = hexagon.split(',').map(Number);
  return { x, y };
};

/** CITY-GEO-1 All 308 hexagons. */
export const HEXAGONS: Hexagon[] = Array.from({ length: LAST_Y + 1 }, (_, y) =>
  Array.from({ length: LAST_X / 2 + 1 - (y % 2) }, (__, i) => `${i * 2 + (y % 2)},${y}`),
).flat();
const KNOWN = new Set(HEXAGONS);

export const WAYS: Record<Direction, Point> = {
  east: { x: 2, y: 0 },
  south_east: { x: 1, y: 1 },
  south_west: { x: -1, y: 1 },
  west: { x: -2, y: 0 },
  north_west: { x: -1, y: -1 },
  north_east: { x: 1, y: -1 },
};

/** CITY-GEO-5 The steps between two hexagons. */
export function distance(a: Hexagon, b: Hexagon): number {
  const [one, other] = [cellOf(a), cellOf(b)];
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return dy + Math.max(0, (dx - dy) / 2);
}

/** CITY-GEO-7 The Shot-on-Goal Area and the penalty box before a side's goal. */
const depthTo = (cell: Point, goal: Side): number => (goal === 'home' ? cell.x : LAST_X - cell.x);
const inRows = ({ y }: Point): boolean => y >= 3 && y <= 11;
export const inBox = (hexagon: Hexagon, goal: Side): boolean => inRows(cellOf(hexagon)) && depthTo(cellOf(hexagon), goal) <= 7;
export const inShotArea = (hexagon: Hexagon, goal: Side): boolean => inRows(cellOf(hexagon)) && depthTo(cellOf(hexagon), goal) <= 13;

/** The size of the drawing. */
export const extent = ({ upright }: Pick<Lie, 'upright'>): { width: number; height: number } => (upright ? { width: WIDTH, height: LENGTH } : { width: LENGTH, height: WIDTH });

/** Any point of the pitch, given in hexagon coordinates, in the drawing. */
export function onScreen({ upright, turned }: Lie, cell: Point): Point {
  const { x, y } = turned ? { x: LAST_X - cell.x, y: LAST_Y - cell.y } : cell;
  return upright ? { x: BESIDE + y * 1.5 * SIZE, y: BEHIND + (LAST_X - x) * HALF } : { x: BEHIND + x * HALF, y: BESIDE + y * 1.5 * SIZE };
}

export const middleOf = (lie: Lie, hexagon: Hexagon): Point => onScreen(lie, cellOf(hexagon));

/** A hexagon seen from one of its sides: the point a step further along a direction. */
export const beyond = (hexagon: Hexagon, direction: Direction, steps = 1): Point => {
  const { x, y } = cellOf(hexagon);
  return { x: x + WAYS[direction].x * steps, y: y + WAYS[direction].y * steps };
};

/** The corners of a hexagon around the origin, as SVG points. Rows run along the pitch. */
export const corners = ({ upright }: Pick<Lie, 'upright'>, size = SIZE): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (upright ? 0 : Math.PI / 6);
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');

/** The hexagon under a point of the drawing. */
export function hexagonUnder({ upright, turned }: Lie, { x, y }: Point): Hexagon | null {
  const forward = upright ? LAST_X - (y - BEHIND) / HALF : (x - BEHIND) / HALF;
  const sideways = (upright ? x - BESIDE : y - BESIDE) / (1.5 * SIZE);
  const [along, across] = turned ? [LAST_X - forward, LAST_Y - sideways] : [forward, sideways];
  let best: Hexagon | null = null;
  let least = SIZE * SIZE;
  for (const row of [Math.floor(across), Math.ceil(across)]) {
    for (const column of [Math.floor(along), Math.ceil(along)].flatMap((one) => [one - 1, one])) {
      const hexagon = `${column},${row}`;
      if (!KNOWN.has(hexagon)) continue;
      const far = ((along - column) * HALF) ** 2 + ((across - row) * 1.5 * SIZE) ** 2;
      if (far < least) [best, least] = [hexagon, far];
    }
  }
  return best;
}

/** How much of the pitch is seen: all of it, or so much that a finger finds its hexagon. */
export type Look = 'whole' | 'close';

/** How large the drawing stands in a room of so many pixels. */
export interface Frame extends Lie {
  /** Pixels of a drawing unit. */
  scale: number;
  width: number;
  height: number;
  /** Whether the whole pitch is seen. */
  whole: boolean;
  /** Whether there is a choice: the whole pitch would be too small to point at. */
  tight: boolean;
}

/** Pixels across a hexagon: what can be pointed at, and how wide a close look at a lying pitch is. */
const POINTABLE = 25;
const CLOSE = 31;
/** A room that is wider than this for its height has the pitch lying in it. */
const WIDE = 1.4;

/** The pitch in a room. Upright, a close look has its whole width, so that it is moved up and down only. */
export function frameIn(width: number, height: number, wanted: Look, turned: boolean): Frame {
  const upright = width <= height * WIDE;
  const size = extent({ upright });
  const fit = width > 0 ? Math.min(width / size.width, height / size.height) : 1;
  const tight = fit * 2 * HALF < POINTABLE;
  const whole = !tight || wanted === 'whole';
  const scale = whole ? fit : upright ? width / size.width : CLOSE / (2 * HALF);
  return { upright, turned, scale, width: Math.floor(size.width * scale), height: Math.floor(size.height * scale), whole, tight };
}
