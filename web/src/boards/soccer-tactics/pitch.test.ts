import { describe, expect, it } from 'vitest';
import { nextTo } from '../../lib/arrows';
import { ALL_SQUARES, extent, inArea, lieIn, nearest, onScreen, opposite, penaltySpot, scrollTo, spotOf, spotOfPlace, squareUnder } from './pitch';

describe('how the board lies', () => {
  it('lies in a wide room with Home on the left, and stands upright in a tall one with Home below', () => {
    const wide = lieIn(1000, 650, true);
    expect(wide.upright).toBe(false);
    expect(onScreen(wide, spotOf('D1')).x).toBeLessThan(onScreen(wide, spotOf('D16')).x);
    const tall = lieIn(390, 560, true);
    expect(tall.upright).toBe(true);
    expect(onScreen(tall, spotOf('D1')).y).toBeGreaterThan(onScreen(tall, spotOf('D16')).y);
  });

  it('never leaves its room, unless fingers scroll it', () => {
    for (const [width, height] of [[390, 560], [1000, 650], [320, 320], [900, 200], [200, 900]] as const) {
      for (const fingers of [true, false]) {
        const lie = lieIn(width, height, fingers);
        expect(lie.width).toBeLessThanOrEqual(width + 0.01);
        if (!fingers || !lie.upright) expect(lie.height).toBeLessThanOrEqual(height + 0.01);
      }
    }
  });

  it('has squares for a finger on a phone, however low the room is', () => {
    for (const [width, height] of [[390, 300], [390, 560], [430, 700], [600, 400]] as const) {
      const lie = lieIn(width, height, true);
      const scale = lie.width / extent(lie).width;
      expect(lie.upright).toBe(true);
      expect(Math.min(lie.w, lie.h) * scale).toBeGreaterThan(43.9);
    }
  });

  it('shows all sixteen rows on a phone to whoever wants to see them', () => {
    for (const [width, height] of [[390, 500], [360, 420], [530, 290]] as const) {
      const lie = lieIn(width, height, false);
      expect(lie.height).toBeLessThanOrEqual(height + 0.01);
      const scale = lie.width / extent(lie).width;
      expect(Math.min(lie.w, lie.h) * scale).toBeGreaterThan(22);
    }
  });

  it('shows all of a tall board where there is room', () => {
    const lie = lieIn(800, 1200, true);
    expect(lie.height).toBeLessThanOrEqual(1200);
  });

  it('finds each square under its own middle', () => {
    for (const lie of [lieIn(1000, 650, false), lieIn(390, 560, true)]) for (const square of ALL_SQUARES) expect(squareUnder(lie, onScreen(lie, spotOf(square)))).toBe(square);
    expect(squareUnder(lieIn(1000, 650, false), { x: 1, y: 1 })).toBeNull();
  });
});

describe('the pitch', () => {
  it('has twelve squares in each penalty area', () => {
    const home = ALL_SQUARES.filter((square) => inArea(square, 'home'));
    expect(home).toHaveLength(12);
    expect(home).toContain('C3');
    expect(home).not.toContain('C4');
    expect(ALL_SQUARES.filter((square) => inArea(square, 'away'))).toContain('F14');
    expect(opposite('home')).toBe('away');
  });

  it('has marks that are no squares', () => {
    expect(penaltySpot('home')).toEqual({ u: 4, v: 1.5 });
    expect(penaltySpot('away')).toEqual({ u: 4, v: 14.5 });
    const ball = { at: 'square', square: 'H16' } as const;
    const flag = spotOfPlace({ at: 'flag' }, 'h9', ball);
    expect(flag?.u).toBeGreaterThan(7.5);
    expect(flag?.v).toBeGreaterThan(16);
    expect(spotOfPlace({ at: 'out' }, 'h9', ball)).toBeNull();
  });
});

describe('the arrow keys', () => {
  const points = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 300, y: 0 }, { x: 100, y: 100 }];

  it('go to the nearest choice ahead', () => {
    expect(nextTo(points, { x: 0, y: 0 }, 'ArrowRight')).toBe(1);
    expect(nextTo(points, { x: 100, y: 0 }, 'ArrowRight')).toBe(2);
    expect(nextTo(points, { x: 100, y: 0 }, 'ArrowDown')).toBe(3);
    expect(nextTo(points, { x: 300, y: 0 }, 'ArrowLeft')).toBe(1);
  });

  it('stay where nothing is ahead', () => {
    expect(nextTo(points, { x: 0, y: 0 }, 'ArrowUp')).toBe(-1);
  });
});

describe('the window over a board that is higher than its room', () => {
  it('shows everything that it can show at once', () => {
    expect(scrollTo([300, 500], 400, 800)).toBe(200);
    expect(scrollTo([20], 400, 800)).toBe(0);
    expect(scrollTo([790], 400, 800)).toBe(400);
  });

  it('shows the first and as much of the rest as it can, where not all fits', () => {
    const top = scrollTo([100, 100, 750], 400, 800);
    expect(top).toBeLessThanOrEqual(100);
    expect(scrollTo([700, 60, 750], 400, 800)).toBeGreaterThan(300);
  });
});

describe('a tap beside the choices', () => {
  const lie = { upright: true, w: 100, h: 100 };

  it('is meant for the nearest, unless it hits another square well', () => {
    const points = [{ x: 50, y: 50 }, { x: 250, y: 50 }];
    expect(nearest(points, { x: 115, y: 50 }, lie)).toBe(0);
    expect(nearest(points, { x: 185, y: 60 }, lie)).toBe(1);
    expect(nearest(points, { x: 150, y: 50 }, lie)).toBe(-1);
    expect(nearest([], { x: 150, y: 50 }, lie)).toBe(-1);
  });
});
