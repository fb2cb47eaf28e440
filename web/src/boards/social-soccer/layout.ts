/** Where everything lies on the table: slots, ball and arrows, in pixels of the pitch. */

import type { Line, Side, Slot } from './types';

export interface Point {
  x: number;
  y: number;
}

/** The measures of a pitch of some width and height. */
export interface Table {
  width: number;
  height: number;
  /** A slot is as wide as it is high: a tired player lies across. */
  cell: number;
  /** Of a card. */
  card: number;
  /** Of the strip between the halves. */
  middle: number;
  /** Whether there is room to line the fields up, with the benches outside. */
  wide: boolean;
}

export const SLOTS: Slot[] = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'D1', 'D2', 'D3', 'D4'];
/** The clockwise walk. */
export const RING: Slot[] = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'D4', 'D3', 'D2', 'D1'];
export const RATIO = 1.36;

export const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home');
export const lineOf = (slot: Slot): Line => (slot.startsWith('A') ? 'attack' : slot.startsWith('B') ? 'bench' : 'defence');

/** From this shape on there are eight columns. */
const WIDE = 1.5;

export function tableIn(width: number, height: number): Table {
  const wide = width / Math.max(1, height) > WIDE;
  const columns = wide ? 8 : 6;
  const middle = Math.max(64, Math.min(112, height * 0.17));
  const cell = Math.max(44, Math.min((width - 8) / columns, (height - middle - 12) / 4));
  return { width, height, cell, card: (cell - 5) / RATIO, middle, wide };
}

/** The middle of a slot; the side `near` sits at the lower edge, the other half is turned by half a circle. */
export function spotOf({ width, height, cell, middle, wide }: Table, near: Side, side: Side, slot: Slot): Point {
  const number = Number(slot[1]) - 1;
  const line = lineOf(slot);
  // Columns from the left of the field as its owner sees it.
  const column = line === 'bench' ? 4 + number : number;
  const x = (wide ? column - 1.5 : column - 2.5) * cell;
  const y = middle / 2 + cell * (line === 'attack' ? 0.5 : line === 'bench' ? 1 : 1.5);
  const turn = side === near ? 1 : -1;
  return { x: width / 2 + turn * x, y: height / 2 + turn * y };
}

/** A curved way from slot to slot, bending outwards. */
export function arrow(from: Point, to: Point, centre: Point): string {
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const away = Math.hypot(mx - centre.x, my - centre.y) || 1;
  const bend = Math.hypot(to.x - from.x, to.y - from.y) * 0.16;
  const [cx, cy] = [mx + ((mx - centre.x) / away) * bend, my + ((my - centre.y) / away) * bend];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
