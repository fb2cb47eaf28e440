/** Where things are on the fabric, in centimetres: `x` up the pitch from Home's goal line, `y` across, positive to Home's left. */

import type { Cell, Player, Side, Spot } from './types';

export interface Point {
  x: number;
  y: number;
}

export const LENGTH = 88;
export const HALF_WIDTH = 30.0222;
/** SIM-PITCH-1 From one column's axis to the next, and from a cell's centre to its corners. */
const COLUMN_STEP = 6.9282;
const CELL_SIDE = 4.6188;
/** Half of the goal mouth, and how deep and how high a goal is. */
export const GOAL = { half: 5.2, depth: 5, height: 4.6 };
/** Where the keeper's track lies before the goal line. */
const TRACK = 0.6;

export const sideOf = (player: Player): Side => (player.startsWith('h') ? 'home' : 'away');
export const shirtOf = (player: Player): number => Number(player.slice(1));
export const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home');

const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 65;
/** A cell's place up the pitch in quarters of a cell. */
const quarterOf = (cell: Cell): number => 2 * Number(cell.slice(1)) - (1 - (columnOf(cell) % 2));

export const ALL_CELLS: Cell[] = Array.from({ length: 9 }, (_, column) =>
  Array.from({ length: column % 2 ? 12 : 11 }, (_, i) => `${String.fromCharCode(65 + column)}${column % 2 ? i : i + 1}`),
).flat();
const KNOWN = new Set(ALL_CELLS);

export const centre = (cell: Cell): Point => ({ x: 4 * quarterOf(cell), y: (columnOf(cell) - 4) * COLUMN_STEP });

/** The default spot of a cell: its centre, or 2 cm from the goal line in a half cell. */
export function anchor(cell: Cell): Point {
  const { x, y } = centre(cell);
  return { x: Math.min(Math.max(x, 2), LENGTH - 2), y };
}

/** The corners of a cell, cut by the lines of the pitch. */
export function polygon(cell: Cell): Point[] {
  const { x, y } = centre(cell);
  const corners = [[-4, -CELL_SIDE / 2], [0, -CELL_SIDE], [4, -CELL_SIDE / 2], [4, CELL_SIDE / 2], [0, CELL_SIDE], [-4, CELL_SIDE / 2]] as const;
  const found: Point[] = [];
  for (const [dx, dy] of corners) {
    const corner = { x: Math.min(Math.max(x + dx, 0), LENGTH), y: Math.min(Math.max(y + dy, -HALF_WIDTH), HALF_WIDTH) };
    if (!found.some((other) => Math.hypot(other.x - corner.x, other.y - corner.y) < 0.01)) found.push(corner);
  }
  return found;
}

/** SIM-PITCH-2 Steps from cell to cell. */
export function distance(a: Cell, b: Cell): number {
  const across = Math.abs(columnOf(a) - columnOf(b));
  return across + Math.max(0, (Math.abs(quarterOf(a) - quarterOf(b)) - across) / 2);
}

/** The cells of a shortest way from one cell to another, both included. */
export function way(from: Cell, to: Cell): Cell[] {
  const cells = [from];
  for (let here = from; here !== to; ) {
    const left = distance(here, to);
    const straight = (cell: Cell) => Math.hypot(centre(cell).x - centre(to).x, centre(cell).y - centre(to).y);
    const [next] = ALL_CELLS.filter((cell) => distance(cell, here) === 1 && distance(cell, to) === left - 1).sort((a, b) => straight(a) - straight(b));
    if (!next) break;
    cells.push(next);
    here = next;
  }
  return cells;
}

/** The cell under a point; a point beside the pitch belongs to the nearest cell. */
export function cellAt({ x, y }: Point): Cell {
  const far = (cell: Cell) => (centre(cell).x - x) ** 2 + (centre(cell).y - y) ** 2;
  return ALL_CELLS.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

export const onPitch = ({ x, y }: Point): boolean => x >= 0 && x <= LENGTH && Math.abs(y) <= HALF_WIDTH;

export const cm = ({ x, y }: Spot): Point => ({ x: x / 100, y: y / 100 });
export const spotOf = ({ x, y }: Point): Spot => ({ x: Math.round(x * 100), y: Math.round(y * 100) });

/** Where a keeper on the bar stands: on his track before the goal line. */
export const onTrack = (side: Side, y: number): Point => ({ x: side === 'home' ? TRACK : LENGTH - TRACK, y });

/** Where the referees stand: beside column A, one cell a step; row 0 is beside the flag. */
export const besideRow = (row: number): Point => ({ x: row === 0 ? 0 : 8 * row - 4, y: -32.4 });

/** Where those referees wait who walk later: behind the flag, in their order. */
export const behindFlag = (place: number): Point => ({ x: -0.9 - 2.1 * place, y: -32.4 });

const listed = (text: string): Cell[] => text.split(' ');
/** The same cell as the other side sees it. */
export const turned = (cell: Cell): Cell => cellAt({ x: LENGTH - centre(cell).x, y: -centre(cell).y });

/** The zones that are printed on the fabric with thick lines along the cells' sides. */
const HOME_END = [
  listed('C1 C2 D0 D1 D2 E1 E2 F0 F1 F2 G1 G2'),
  listed('D0 D1 E1 F0 F1'),
  listed('A1 A2 B0 B1 B2'),
  listed('H0 H1 H2 I1 I2'),
  ALL_CELLS.filter((cell) => centre(cell).x <= 28),
];
const PRINTED = [...HOME_END, ...HOME_END.map((cells) => cells.map(turned))];

export type Line = [Point, Point];
const nameOf = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
const sidesOf = (cell: Cell): Line[] => polygon(cell).map((corner, i, all) => [corner, all[(i + 1) % all.length] ?? corner]);
const lineName = ([a, b]: Line): string => [nameOf(a), nameOf(b)].sort().join(' ');

/** The outline of some cells: the sides that belong to one of them only. */
export function outline(cells: Cell[]): Line[] {
  const sides = cells.flatMap(sidesOf);
  const count = new Map<string, number>();
  for (const side of sides) count.set(lineName(side), (count.get(lineName(side)) ?? 0) + 1);
  return sides.filter((side) => count.get(lineName(side)) === 1);
}

/** All sides of all cells, each once: the fine grid. */
export const GRID: Line[] = [...new Map(ALL_CELLS.flatMap(sidesOf).map((side) => [lineName(side), side])).values()];
/** The thick lines, each once. */
export const THICK: Line[] = [...new Map(PRINTED.flatMap(outline).map((side) => [lineName(side), side])).values()];

export const isCell = (text: string): boolean => KNOWN.has(text);
