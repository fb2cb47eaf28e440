/** Pegs as they are drawn from above: larger than life, and pushed apart where they would hide each other. */

import type { Point } from './pitch';
import type { Scene } from './scene';
import type { Player } from './types';

/** A peg is 0.6 wide; from above nobody could read that. */
const RADIUS = 1.75;

export interface Token {
  player: Player;
  /** Where it is drawn, and where the peg truly stands. */
  at: Point;
  foot: Point;
  r: number;
}

/** Two that would overlap are both moved off each other along the line between them. */
export function tokens(pegs: Scene['pegs'], r = RADIUS): Token[] {
  const found: Token[] = Object.entries(pegs)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([player, { at }]) => ({ player, at: { ...at }, foot: at, r }));
  for (let round = 0; round < 4; round += 1) {
    for (const [i, one] of found.entries()) {
      for (const other of found.slice(i + 1)) {
        const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= 2 * r) continue;
        const push = (2 * r - apart) / 2 / (apart || 1);
        const [px, py] = apart === 0 ? [r, 0] : [dx * push, dy * push];
        one.at = { x: one.at.x - px, y: one.at.y - py };
        other.at = { x: other.at.x + px, y: other.at.y + py };
      }
    }
  }
  return found;
}
