import { describe, expect, it } from 'vitest';
import { nextTo } from '../../lib/arrows';
import { SLOTS, spotOf, tableIn } from './layout';

const desktop = tableIn(1010, 560);
const phone = tableIn(390, 360);

describe('the table', () => {
  it('lines the fields up where there is room, with the benches outside', () => {
    expect(desktop.wide).toBe(true);
    expect(spotOf(desktop, 'home', 'home', 'A1').x).toBeCloseTo(spotOf(desktop, 'home', 'away', 'A4').x);
    expect(spotOf(desktop, 'home', 'home', 'B1').x).toBeGreaterThan(spotOf(desktop, 'home', 'home', 'A4').x);
  });

  it('keeps every slot on a phone, large enough for a finger', () => {
    expect(phone.wide).toBe(false);
    expect(phone.cell).toBeGreaterThanOrEqual(44);
    for (const side of ['home', 'away'] as const) {
      for (const slot of SLOTS) {
        const { x, y } = spotOf(phone, 'home', side, slot);
        expect(x - phone.cell / 2).toBeGreaterThanOrEqual(0);
        expect(x + phone.cell / 2).toBeLessThanOrEqual(390);
        expect(y - phone.cell / 2).toBeGreaterThanOrEqual(0);
        expect(y + phone.cell / 2).toBeLessThanOrEqual(360);
      }
    }
  });

  it('turns the other half by half a circle', () => {
    const [own, other] = [spotOf(phone, 'home', 'home', 'D2'), spotOf(phone, 'home', 'away', 'D2')];
    expect(own.x + other.x).toBeCloseTo(390);
    expect(own.y + other.y).toBeCloseTo(360);
    expect(spotOf(phone, 'away', 'away', 'D2')).toEqual(own);
  });

  it('never lets two slots overlap', () => {
    for (const table of [desktop, phone]) {
      const spots = (['home', 'away'] as const).flatMap((side) => SLOTS.map((slot) => spotOf(table, 'home', side, slot)));
      spots.forEach((one, i) => {
        for (const other of spots.slice(i + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(table.cell - 0.01);
      });
    }
  });
});

describe('an arrow key', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 5 },
    { x: 100, y: 0 },
    { x: 0, y: 80 },
  ];
  it('goes to the nearest in its direction', () => {
    expect(nextTo(points, { x: 0, y: 0 }, 'ArrowRight')).toBe(1);
    expect(nextTo(points, { x: 0, y: 0 }, 'ArrowDown')).toBe(3);
    expect(nextTo(points, { x: 0, y: 0 }, 'ArrowUp')).toBe(-1);
  });
});
