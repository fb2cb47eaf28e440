/** Where the pieces stand in the drawing, the ones behind first. */

import { onScreen, spotOfBall, spotOfPlace, type Lie, type Point } from './pitch';
import type { Scene } from './scene';
import type { PawnView, View } from './types';

/** A pawn, or the ball. */
export interface Standing extends Point {
  /** The pawn's id, or `ball`. */
  key: string;
  scale: number;
  pawn: PawnView | null;
}

/** How far two pawns on one square stand from its middle, so that both are seen. */
const ASIDE = 23;
/** In front of everything that stands on the pitch. */
const FRONT = 1e6;

/** Pawns on flat squares are smaller, so that they leave the row behind in sight. */
const sizeOn = ({ h }: Lie): number => Math.min(0.96, Math.max(0.76, h / 80));

/** The ball and whoever stands on it are in front of all others: no pawn hides it. */
export function standingOf(scene: Scene, view: View, lie: Lie): Standing[] {
  const size = sizeOn(lie);
  const found: Standing[] = [];
  const crowd = new Map<string, number>();
  for (const place of Object.values(scene.places)) if (place.at === 'square') crowd.set(place.square, (crowd.get(place.square) ?? 0) + 1);
  for (const pawn of view.pawns) {
    const place = scene.places[pawn.pawn];
    const spot = place && spotOfPlace(place, pawn.pawn, scene.ball);
    if (!spot) continue;
    const { x, y } = onScreen(lie, spot);
    const shared = place.at === 'square' && (crowd.get(place.square) ?? 0) > 1;
    if (shared) found.push({ key: pawn.pawn, x: x + (pawn.side === 'home' ? -ASIDE : ASIDE), y: y + (pawn.side === 'home' ? 0 : 3), scale: size * 0.85, pawn });
    else found.push({ key: pawn.pawn, x, y, scale: size, pawn });
  }
  const { ball } = scene;
  const holder = found.find(({ key, pawn }) => (ball.at === 'square' ? key === scene.holder : ball.at === 'hands' && pawn?.role === 'keeper' && pawn.side === ball.side));
  const spot = spotOfBall(ball);
  // TACTICS-SET-9 The holder stands on the ball.
  if (holder) found.push({ key: 'ball', x: holder.x, y: holder.y - 0.5, scale: holder.scale, pawn: null });
  else if (spot) {
    const { x, y } = onScreen(lie, spot);
    found.push({ key: 'ball', x, y: y - 6, scale: size * 0.94, pawn: null });
  }
  const depth = ({ key, y }: Standing) => (key === 'ball' ? FRONT + (scene.airborne ? 2 : 0) : key === holder?.key ? FRONT + 1 : y);
  return found.sort((a, b) => depth(a) - depth(b));
}
