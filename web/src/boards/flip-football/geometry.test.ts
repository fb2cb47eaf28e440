import { describe, expect, it } from 'vitest';
import { AREAS } from './cards';
import { CARD_H, CARD_W, columns, fan, GRIDS, LENS, lensCorner, plate, sectionBox, sectionCentre, underLens } from './geometry';

describe('sections', () => {
  it('fill their area from the top left', () => {
    for (const area of AREAS) {
      const grid = GRIDS[area];
      const first = sectionBox(area, 'A1');
      const last = sectionBox(area, `C${columns(area)}`);
      expect(first.x).toBeCloseTo(grid.x);
      expect(first.y).toBeCloseTo(grid.y);
      expect(last.x + last.w).toBeCloseTo(grid.x + grid.w);
      expect(last.y + last.h).toBeCloseTo(grid.y + grid.h);
    }
  });

  it('mirror from left to right', () => {
    const { x, w } = GRIDS.penalty;
    expect(sectionCentre('penalty', 'B2').x - x).toBeCloseTo(x + w - sectionCentre('penalty', 'B4').x);
    expect(sectionCentre('penalty', 'B3').x).toBeCloseTo(x + w / 2);
  });
});

describe('the lens', () => {
  it('keeps the corner in its place and the area on the card', () => {
    for (const area of AREAS) {
      const corner = lensCorner(area);
      expect(underLens(area, corner)).toEqual(corner);
      const { x, y, w, h } = plate(area);
      for (const point of [{ x, y }, { x: x + w, y: y + h }]) {
        const seen = underLens(area, point);
        expect(seen.x).toBeGreaterThanOrEqual(0);
        expect(seen.x).toBeLessThanOrEqual(CARD_W);
        expect(seen.y).toBeGreaterThanOrEqual(0);
        expect(seen.y).toBeLessThanOrEqual(CARD_H);
      }
    }
    const { x, w } = GRIDS.attack;
    expect(underLens('attack', { x: x + w, y: 100 }).x - x).toBeCloseTo(w * LENS);
  });
});

describe('the fan', () => {
  it('spreads evenly around its middle', () => {
    expect(fan(1, 3, 50)).toEqual({ x: 0, y: 0, turn: 0 });
    expect(fan(0, 3, 50).x).toBe(-fan(2, 3, 50).x);
    expect(fan(0, 1, 50).x).toBe(0);
  });
});
