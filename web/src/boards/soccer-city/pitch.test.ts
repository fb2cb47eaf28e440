import { describe, expect, it } from 'vitest';
import { nextTo } from '../../lib/arrows';
import { cellOf, distance, extent, frameIn, HEXAGONS, hexagonUnder, inBox, inShotArea, middleOf, type Point } from './pitch';

describe('the pitch', () => {
  it('has 308 hexagons, 36 in a box and 63 in a Shot-on-Goal Area', () => {
    expect(HEXAGONS).toHaveLength(308);
    expect(HEXAGONS.filter((hexagon) => inBox(hexagon, 'home'))).toHaveLength(36);
    expect(HEXAGONS.filter((hexagon) => inShotArea(hexagon, 'away'))).toHaveLength(63);
  });

  it('counts steps as the box does', () => {
    expect(distance('19,7', '19,7')).toBe(0);
    expect(distance('19,7', '16,6')).toBe(2);
    expect(distance('16,4', '24,4')).toBe(4);
    expect(distance('5,7', '5,9')).toBe(2);
  });

  for (const upright of [true, false]) {
    for (const turned of [true, false]) {
      const lie = { upright, turned };
      it(`finds every hexagon under its middle, ${upright ? 'upright' : 'lying'}${turned ? ' and turned' : ''}`, () => {
        const { width, height } = extent(lie);
        for (const hexagon of HEXAGONS) {
          const point = middleOf(lie, hexagon);
          expect(point.x > 0 && point.x < width && point.y > 0 && point.y < height).toBe(true);
          expect(hexagonUnder(lie, point)).toBe(hexagon);
          expect(hexagonUnder(lie, { x: point.x + 18, y: point.y - 10 })).toBe(hexagon);
        }
      });
    }
  }

  it('lets Away attack where Home attacks, once it is turned', () => {
    for (const upright of [true, false]) {
      const home = middleOf({ upright, turned: false }, '35,7');
      expect(middleOf({ upright, turned: true }, '5,7')).toEqual(home);
      expect(middleOf({ upright, turned: true }, '35,7')).not.toEqual(home);
    }
  });

  it('has nothing beyond the lines', () => {
    expect(hexagonUnder({ upright: false, turned: false }, { x: 2, y: 2 })).toBeNull();
    expect(cellOf('27,7')).toEqual({ x: 27, y: 7 });
  });
});

describe('a frame', () => {
  it('shows the whole pitch where one can point at a hexagon', () => {
    expect(frameIn(1000, 620, 'close', false)).toMatchObject({ upright: false, whole: true, tight: false });
  });

  it('stands upright on a phone and has the width of it, unless the coach wants it whole', () => {
    const close = frameIn(390, 344, 'close', false);
    expect(close).toMatchObject({ upright: true, whole: false, tight: true, width: 390 });
    expect(close.height).toBeGreaterThan(344);
    expect(frameIn(390, 344, 'whole', true)).toMatchObject({ whole: true, tight: true, turned: true });
  });

  it('lies on a phone that lies on its side', () => {
    expect(frameIn(516, 300, 'whole', false)).toMatchObject({ upright: false, whole: true });
    expect(frameIn(516, 300, 'close', false).width).toBeGreaterThan(516);
  });
});

describe('an arrow key', () => {
  it('goes to the nearest choice that way', () => {
    const points = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 90, y: 5 }, { x: 0, y: 60 }];
    expect(nextTo(points, { x: 0, y: 0 }, 'ArrowRight')).toBe(1);
    expect(nextTo(points, { x: 0, y: 0 }, 'ArrowDown')).toBe(3);
    expect(nextTo(points, { x: 0, y: 0 }, 'ArrowLeft')).toBe(-1);
  });

  const reached = (points: Point[]): number => {
    const seen = new Set([0]);
    for (const at of seen) {
      const from = points[at];
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = from ? nextTo(points, from, arrow) : -1;
        if (next >= 0) seen.add(next);
      }
    }
    return seen.size;
  };

  for (const upright of [true, false]) {
    const lie = { upright, turned: false };
    it(`reaches every hexagon of a line-up, ${upright ? 'upright' : 'lying'}`, () => {
      const half = HEXAGONS.filter((hexagon) => cellOf(hexagon).x <= 20).map((hexagon) => middleOf(lie, hexagon));
      expect(reached(half)).toBe(half.length);
    });

    it(`reaches every end of a pass, ${upright ? 'upright' : 'lying'}`, () => {
      for (const [nearest, farthest] of [[1, 4], [5, 8], [9, 12]] as const) {
        const ends = HEXAGONS.filter((hexagon) => {
          const [far, { x, y }] = [distance('19,7', hexagon), cellOf(hexagon)];
          const [dx, dy] = [Math.abs(x - 19), Math.abs(y - 7)];
          return far >= nearest && far <= farthest && (dy === 0 || dx === dy);
        }).map((hexagon) => middleOf(lie, hexagon));
        expect(reached(ends)).toBe(ends.length);
      }
    });
  }
});
