import { describe, expect, it } from 'vitest';
import { fan, usual } from './aim';
import { type Post, postsOf, wayOf } from './roll';
import type { Aim } from './types';
import ways from './ways.gen.json';

const HERE = { x: 44, y: 0 };
const pegsOf = (pegs: number[][]): Post[] => postsOf(Object.fromEntries(pegs.map(([x = 0, y = 0], i) => [`a${i + 2}`, { at: { x: x / 100, y: y / 100 }, lying: null }])), []);

/** How far a point is from a line of points. */
function apart([x = 0, y = 0]: number[], line: { x: number; y: number }[]): number {
  return Math.min(
    ...line.slice(1).map((b, i) => {
      const a = line[i] ?? b;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const share = Math.max(0, Math.min(1, ((x / 100 - a.x) * dx + (y / 100 - a.y) * dy) / (dx ** 2 + dy ** 2 || 1)));
      return Math.hypot(x / 100 - a.x - share * dx, y / 100 - a.y - share * dy);
    }),
  );
}

describe('the sketch of a way', () => {
  /** In centimetres: on the way to the first peg, after it, and where the ball rests. */
  const NEAR = { before: 0.1, after: 2, rest: 2 };

  it.each(ways)('is near to the true one: $name', ({ aim, pegs, met, rest, path }) => {
    const way = wayOf(HERE, aim as Aim, { posts: pegsOf(pegs) });
    path.forEach((point, i) => expect(apart(point, way.points), `sample ${i}`).toBeLessThan(met >= 0 && i > met ? NEAR.after : NEAR.before));
    const end = way.points.at(-1);
    expect(Math.hypot((end?.x ?? 0) - (rest[0] ?? 0) / 100, (end?.y ?? 0) - (rest[1] ?? 0) / 100)).toBeLessThan(NEAR.rest);
    expect(way.free < way.points.length).toBe(met >= 0);
  });

  it('bends with side spin where a peg is met, and nowhere else', () => {
    const end = (side: number, posts: Post[]) => wayOf(HERE, { ...usual('low', 0, 450), side }, { posts }).points.at(-1)?.y ?? 0;
    expect([60, 0, -60].map((side) => Math.abs(end(side, [])))).toEqual([0, 0, 0]);
    const posts = pegsOf([[5600, 0]]);
    expect(end(60, posts)).toBeLessThan(-0.5);
    expect(end(-60, posts)).toBeCloseTo(-end(60, posts), 5);
    expect(Math.abs(end(0, posts))).toBe(0);
  });

  it('has the middle of the fan as its free part', () => {
    const aim = { ...usual('low', 0, 450), side: 60 };
    const posts = pegsOf([[5600, 0]]);
    const { points, free } = wayOf(HERE, aim, { posts });
    expect(fan(HERE, aim, 0, posts)[9]).toEqual(points[free - 1]);
    const wide = fan(HERE, aim, 0.8, posts);
    expect(Math.max(...wide.map(({ x }) => x))).toBeGreaterThan(60);
    expect(wide[9]?.x).toBeCloseTo(54.9, 1);
  });

  it('ends behind the lines of the pitch', () => {
    expect(wayOf(HERE, usual('low', 9000, 1000), { posts: [] }).points.at(-1)?.y).toBeLessThan(36);
  });
});
