/** Arrow keys on a board: from one choice to the next in that direction. */

export interface Point {
  x: number;
  y: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const WAYS: Record<Arrow, Point> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };
export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The nearest of some points in the direction of an arrow key, by its place in the list; sideways counts 1.7 times, so that no row of hexagons is passed by. */
export function nextTo(points: Point[], at: Point, arrow: Arrow): number {
  const way = WAYS[arrow];
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const [dx, dy] = [point.x - at.x, point.y - at.y];
    const ahead = dx * way.x + dy * way.y;
    if (ahead <= 1) return;
    const cost = ahead + 1.7 * Math.abs(dx * way.y + dy * way.x);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}
