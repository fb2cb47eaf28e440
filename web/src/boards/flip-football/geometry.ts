/** Where things stand on a card, in card units: a card is 250 wide and 330 high. */

import { place, type Area } from './cards';

export type Point = { x: number; y: number };
export type Box = Point & { w: number; h: number };

export const CARD_W = 250;
export const CARD_H = 330;
export const TAB_H = 14;
export const ROWS = 3;

const GRID_W = 107;
const GRID_H = 99;

/** The grid of an area, without its tab. */
export const GRIDS: Record<Area, Box> = {
  attack: { x: 15, y: 29, w: GRID_W, h: GRID_H },
  goal: { x: 128, y: 29, w: GRID_W, h: GRID_H },
  free_kick: { x: 15, y: 216, w: GRID_W, h: GRID_H },
  penalty: { x: 128, y: 216, w: GRID_W, h: GRID_H },
};

/** The band between the areas, where the assistant referee stands. */
export const BAND: Box = { x: 15, y: 131, w: 220, h: 68 };

/** FLIP-CARD-3 The columns of an area. */
export function columns(area: Area): number {
  return area === 'attack' ? 4 : 5;
}

/** The box of a section. */
export function sectionBox(area: Area, section: string): Box {
  const grid = GRIDS[area];
  const w = grid.w / columns(area);
  const h = grid.h / ROWS;
  const { column, row } = place(section);
  return { x: grid.x + column * w, y: grid.y + row * h, w, h };
}

/** The middle of a section. */
export function sectionCentre(area: Area, section: string): Point {
  const box = sectionBox(area, section);
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** An area with its tab. */
export function plate(area: Area): Box {
  const { x, y, w, h } = GRIDS[area];
  return { x, y: y - TAB_H, w, h: h + TAB_H };
}

/** How much the area in use is enlarged on the table. */
export const LENS = 1.45;

/** The corner of the card from which an area grows under the lens. */
export function lensCorner(area: Area): Point {
  const { x, y, w, h } = plate(area);
  return { x: x < CARD_W / 2 ? x : x + w, y: y < CARD_H / 2 ? y : y + h };
}

/** Where a point of an area is seen under the lens. */
export function underLens(area: Area, point: Point): Point {
  const corner = lensCorner(area);
  return { x: corner.x + (point.x - corner.x) * LENS, y: corner.y + (point.y - corner.y) * LENS };
}

/** How far and how turned the i-th of n cards of a fan lies from its middle. */
export function fan(i: number, n: number, step: number): { x: number; y: number; turn: number } {
  const off = i - (n - 1) / 2;
  return { x: off * step, y: off * off * 5, turn: off * 5 };
}
