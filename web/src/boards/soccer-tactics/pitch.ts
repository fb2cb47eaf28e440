/** Where things are on the board, and where that is on the screen. */

import type { Ball, Pawn, Place, Side, Square } from './types';

export const COLUMNS = 8;
export const ROWS = 16;

/** A point of the pitch in squares: `u` across from column A, `v` along from Home's goal line. */
export type Spot = { u: number; v: number };
export type Point = { x: number; y: number };

/** How the board lies: upright has Home's goal below, lying has it on the left. */
export interface Lie {
  upright: boolean;
  /** A square in drawing units. */
  w: number;
  h: number;
}

/** Drawing units around the pitch: behind the goals, and beside the long lines. */
const BEHIND = 64;
const beside = (upright: boolean): number => (upright ? 30 : 40);

const UNIT = 100;
/** How flat or tall a square may look, to use the room there is. */
const FLATTEST = 58;
const TALLEST = 118;
/** The least side of a square that a finger hits, in pixels: a board for fingers that stands upright keeps to it, and scrolls if it must. */
const TARGET = 44;
/** In a room narrower than this many pixels a board for fingers stands upright, also if the room is not tall: lying, it would have smaller squares. */
const NARROW = 760;

export const sideOfPawn = (pawn: Pawn): Side => (pawn.startsWith('h') ? 'home' : 'away');
export const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const columnOf = (square: Square): number => square.charCodeAt(0) - 65;
export const rowOf = (square: Square): number => Number(square.slice(1));
export const squareAt = (column: number, row: number): Square => `${String.fromCharCode(65 + column)}${row}`;

export const ALL_SQUARES: Square[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => squareAt(i % COLUMNS, Math.floor(i / COLUMNS) + 1));

/** The middle of a square. */
export const spotOf = (square: Square): Spot => ({ u: columnOf(square) + 0.5, v: rowOf(square) - 0.5 });

/** A point seen from a side's own goal line. */
const from = (side: Side, u: number, v: number): Spot => ({ u, v: side === 'home' ? v : ROWS - v });

/** TACTICS-GEO-7 The goal centre and the penalty spot are marks, not squares. */
export const goalCentre = (side: Side): Spot => from(side, 4, 0.12);
export const penaltySpot = (side: Side): Spot => from(side, 4, 1.5);

/** Where a pawn is drawn; nowhere if it is not on the board. */
export function spotOfPlace(place: Place, pawn: Pawn, ball: Ball): Spot | null {
  switch (place.at) {
    case 'square':
      return spotOf(place.square);
    case 'goal_centre':
      return goalCentre(sideOfPawn(pawn));
    case 'flag': {
      if (ball.at !== 'square') return null;
      const { u, v } = spotOf(ball.square);
      // Behind the goal line there is more room than beside the pitch.
      return { u: u < 4 ? u - 0.25 : u + 0.25, v: v < 8 ? v - 0.65 : v + 0.65 };
    }
    default:
      return null;
  }
}

/** Where a ball is drawn that nobody holds in his hands. */
export function spotOfBall(ball: Ball): Spot | null {
  if (ball.at === 'square') return spotOf(ball.square);
  return ball.at === 'spot' ? penaltySpot(ball.goal) : null;
}

/** A board in its room, in pixels. */
export interface Fit extends Lie {
  width: number;
  height: number;
}

/** How the board should lie in a room of so many pixels, and how large it is there: never wider than the room, and higher only for fingers. */
export function lieIn(width: number, height: number, fingers: boolean): Fit {
  const upright = width < height || (fingers && width < NARROW);
  const across = (upright ? COLUMNS * UNIT : ROWS * UNIT) + 2 * (upright ? beside(upright) : BEHIND);
  const squares = upright ? ROWS : COLUMNS;
  const rest = 2 * (upright ? BEHIND : beside(upright));
  const wanted = width > 0 ? ((height / width) * across - rest) / squares : UNIT;
  const scrolls = fingers && upright;
  const least = scrolls && width > 0 ? Math.min(UNIT, Math.ceil((TARGET * across) / width)) : 0;
  const h = Math.round(Math.min(TALLEST, Math.max(FLATTEST, least, wanted)));
  const down = squares * h + rest;
  const widest = width > 0 ? width / across : 1;
  const whole = width > 0 ? Math.min(widest, height / down) : 1;
  const scale = scrolls ? Math.min(widest, Math.max(whole, TARGET / h)) : whole;
  return { upright, w: UNIT, h, width: across * scale, height: down * scale };
}

/** The size of the drawing. */
export const extent = ({ upright, w, h }: Lie): { width: number; height: number } =>
  upright
    ? { width: COLUMNS * w + 2 * beside(upright), height: ROWS * h + 2 * BEHIND }
    : { width: ROWS * w + 2 * BEHIND, height: COLUMNS * h + 2 * beside(upright) };

/** A point of the pitch in the drawing. */
export const onScreen = ({ upright, w, h }: Lie, { u, v }: Spot): Point =>
  upright ? { x: beside(upright) + u * w, y: BEHIND + (ROWS - v) * h } : { x: BEHIND + v * w, y: beside(upright) + u * h };

/** A ball's way through the air between two points of the drawing. */
export function arc(a: Point, b: Point): string {
  const lift = Math.hypot(a.x - b.x, a.y - b.y) * 0.28 + 30;
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - lift} ${b.x} ${b.y}`;
}

/** The square under a point of the drawing. */
export function squareUnder({ upright, w, h }: Lie, { x, y }: Point): Square | null {
  const u = upright ? (x - beside(upright)) / w : (y - beside(upright)) / h;
  const v = upright ? ROWS - (y - BEHIND) / h : (x - BEHIND) / w;
  return u >= 0 && u < COLUMNS && v >= 0 && v < ROWS ? squareAt(Math.floor(u), Math.floor(v) + 1) : null;
}

/** TACTICS-GEO-4 The squares of the penalty area before a side's goal. */
export const inArea = (square: Square, goal: Side): boolean => {
  const row = goal === 'home' ? rowOf(square) : ROWS + 1 - rowOf(square);
  const column = columnOf(square);
  return row <= 3 && column >= 2 && column <= 5;
};

/** How far to scroll a window of so many pixels over a board so that all of these heights are seen, or at least the first. */
export function scrollTo(heights: number[], window: number, board: number): number {
  const [first = board / 2] = heights;
  const [top, bottom] = [Math.min(...heights, first), Math.max(...heights, first)];
  const fits = bottom - top <= window - 2 * TARGET;
  const middle = fits ? (top + bottom) / 2 : Math.min(Math.max(first, top + window / 2 - TARGET), bottom - window / 2 + TARGET);
  return Math.max(0, Math.min(board - window, middle - window / 2));
}

/** The nearest of some points that is not farther than a good part of a square, by its place in the list. */
export function nearest(points: Point[], { x, y }: Point, { w, h }: Lie): number {
  const far = points.map((point) => Math.hypot((point.x - x) / w, (point.y - y) / h));
  const least = Math.min(...far);
  return least < 0.8 ? far.indexOf(least) : -1;
}
