import { describe, expect, it } from 'vitest';
import { boxOf, flat } from './lens';
import { polygon } from './pitch';

describe('the flat view', () => {
  it.each([
    [1000, 650, false],
    [390, 480, true],
  ])('in %i by %i sees and finds every point', (width, height, fingers) => {
    const lens = flat(width, height, fingers);
    for (const point of [{ x: 0, y: 0 }, { x: 88, y: 30 }, { x: 12.5, y: -29 }]) {
      const found = lens.under(lens.at(point));
      expect(found.x).toBeCloseTo(point.x);
      expect(found.y).toBeCloseTo(point.y);
    }
  });

  it('lies on a desk with Home on the left, and stands on a phone with Home below', () => {
    const desk = flat(1000, 650, false);
    expect(desk.upright).toBe(false);
    expect(desk.at({ x: 0, y: 0 }).x).toBeLessThan(desk.at({ x: 88, y: 0 }).x);
    const phone = flat(390, 480, true);
    expect(phone.upright).toBe(true);
    expect(phone.at({ x: 0, y: 0 }).y).toBeGreaterThan(phone.at({ x: 88, y: 0 }).y);
  });

  it('shows height as height', () => {
    const lens = flat(1000, 650, false);
    expect(lens.at({ x: 44, y: 0 }, 4).y).toBeLessThan(lens.at({ x: 44, y: 0 }).y);
  });

  it('keeps its cells large enough for fingers', () => {
    const lens = flat(390, 480, true);
    const box = boxOf(polygon('E6').map((point) => lens.at(point)));
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(lens.width).toBeLessThanOrEqual(390);
  });
});
