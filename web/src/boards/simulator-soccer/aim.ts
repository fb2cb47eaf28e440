/** Aiming: what a hand on the screen means, and about where the ball would go. The kick itself is the server's. */

import { cm, LENGTH, type Point } from './pitch';
import { type Post, speedOf, wayOf } from './roll';
import type { Aim, Sway, Technique, View } from './types';

export interface Range {
  min: number;
  max: number;
}

/** What each technique lets a coach choose, in the whole steps of a move. */
export const RANGES: Record<Technique, { lift: Range | null; spins: number[]; sides: number[]; contact: Range | null }> = {
  low: { lift: null, spins: [100, 0, -100], sides: [60, 0, -60], contact: null },
  lob: { lift: { min: 1000, max: 7000 }, spins: [0, -60, -100], sides: [60, 0, -60], contact: null },
  head: { lift: { min: -3500, max: 5000 }, spins: [], sides: [], contact: { min: -100, max: 100 } },
};

/** SIM-EXEC-1 An aim with the usual values of its technique. */
export function usual(technique: Technique, direction: number, power: number): Aim {
  const [lift, spin] = { low: [0, 100], lob: [4500, -60], head: [1000, 0] }[technique] as [number, number];
  return { technique, direction, power, lift, spin, side: 0, contact: 0 };
}

/** The same aim, with every value in range: a high header takes the finger low under the ball. */
export function tidy(aim: Aim): Aim {
  const direction = ((Math.round(aim.direction) % 36000) + 36000) % 36000;
  const power = Math.round(Math.min(1000, Math.max(0, aim.power)));
  const contact = aim.technique === 'head' ? Math.min(aim.contact, -Math.ceil((aim.lift - 3000) / 50)) : 0;
  return { ...aim, direction, power, contact: Math.max(-100, Math.min(100, contact)) };
}

const radians = (hundredths: number): number => (hundredths / 18000) * Math.PI;
/** The direction from one point to another, in hundredths of a degree. */
export const towards = (from: Point, to: Point): number => Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 18000 + 36000) % 36000;
export const along = (from: Point, direction: number, length: number): Point => ({ x: from.x + length * Math.cos(radians(direction)), y: from.y + length * Math.sin(radians(direction)) });

/** About how far the ball would get on a free pitch. */
export const reach = (aim: Aim): number => wayOf({ x: 0, y: 0 }, { ...aim, direction: 0 }, 'endless').points.at(-1)?.x ?? 0;

/** The least power that reaches so far. */
export function powerFor(aim: Aim, distance: number): number {
  let [least, most] = [0, 1000];
  while (least < most) {
    const power = Math.floor((least + most) / 2);
    if (reach({ ...aim, power }) >= distance) most = power;
    else least = power + 1;
  }
  return least;
}

/** An aim at a point, with the power that reaches it. */
export function aimedAt(aim: Aim, from: Point, to: Point): Aim {
  const turned = tidy({ ...aim, direction: towards(from, to) });
  return { ...turned, power: powerFor(turned, Math.hypot(to.x - from.x, to.y - from.y)) };
}

/** How far up the pitch a kick is meant at first, and how hard a shot. */
const FIRST_REACH = 16;
const FIRST_SHOT = 700;

/** What a coach finds when he begins to aim: a shot at the goal, a dribble at its opponent, anything else up the pitch. */
export function firstAim(view: View): Aim {
  const from = cm(view.ball.at);
  const named = view.players.find(({ player }) => player === view.kick?.named)?.at;
  const [ahead, line] = view.attacking === 'home' ? [Math.min(LENGTH, from.x + FIRST_REACH), LENGTH] : [Math.max(0, from.x - FIRST_REACH), 0];
  const first = usual(view.aim?.techniques[0] ?? 'low', 0, FIRST_SHOT);
  if (view.kick?.kind === 'shot' || view.kick?.kind === 'header_shot') return { ...first, direction: towards(from, { x: line, y: 0 }) };
  return aimedAt(first, from, named ? cm(named) : { x: ahead, y: from.y });
}

/** How far from the middle of its arc the handle of the lift is, in pixels: clear of the hand that pulls at the ball. */
export const LIFT_ARC = 84;
/** Where a lift stands on an arc that opens to the right, or to the left. */
export const onArc = (middle: Point, lift: number, left: boolean): Point => ({ x: middle.x + (left ? -1 : 1) * LIFT_ARC * Math.cos(radians(lift)), y: middle.y - LIFT_ARC * Math.sin(radians(lift)) });
/** The lift, in whole degrees, to which a finger has pulled the handle. */
export function liftAt(middle: Point, finger: Point, left: boolean, { min, max }: Range): number {
  const ahead = Math.max(0, (left ? -1 : 1) * (finger.x - middle.x));
  const degrees = Math.round((Math.atan2(middle.y - finger.y, ahead) / Math.PI) * 180);
  return Math.max(min, Math.min(max, 100 * degrees));
}

/** A finger that has pulled back from the ball: the farther, the harder. */
const FULL_PULL = 24;
export function pulled(ball: Point, finger: Point): { direction: number; power: number } {
  const length = Math.hypot(finger.x - ball.x, finger.y - ball.y);
  return { direction: towards(finger, ball), power: Math.round(Math.min(1, length / FULL_PULL) * 1000) };
}

/** SIM-EXEC-2 How far direction (hundredths of a degree) and speed (a factor) stray for an error from -1 to 1. */
export const strayOf = (aim: Aim, error: number): { direction: number; speed: number } => ({ direction: 1000 * (0.6 + 0.0008 * aim.power) * error, speed: 1 + 0.25 * error });

/** SIM-EXEC-4 The errors of a swinging hand after so many milliseconds, from -1 to 1. */
export function errorsAt(sway: Sway, amplitude: number, ms: number): { direction: number; power: number; lift: number } {
  const wave = (phase: number, seconds: number) => (amplitude / 1000) * Math.sin((2 * Math.PI * ms) / 1000 / seconds + phase / 1000);
  return { direction: wave(sway.direction, 1.3), power: wave(sway.power, 0.9), lift: wave(sway.lift, 1.7) };
}

/** The ground that the ball may cross before it meets anybody: a fan that is as wide as the hand may stray. `amplitude` is the greatest error. */
export function fan(ball: Point, aim: Aim, amplitude: number, posts: Post[]): Point[] {
  const stray = strayOf(aim, amplitude);
  const speed = speedOf(aim.technique, aim.power) * stray.speed;
  const ends = Array.from({ length: 17 }, (_, i) => {
    const { points, free } = wayOf(ball, { ...aim, direction: aim.direction + ((i - 8) / 8) * stray.direction }, { posts }, speed);
    return points[free - 1] ?? ball;
  });
  return [ball, ...ends];
}

/** SIM-PHYS-12 The ground that the swung peg sweeps; a header has none. */
export function stroke(ball: Point, aim: Aim): [Point, Point] | null {
  const p = aim.power / 1000;
  if (aim.technique === 'head') return null;
  const [behind, ahead] = aim.technique === 'low' ? [1.9 + 2.2 * p, p - 0.6] : [1.5 + 1.2 * p, -0.6];
  return [along(ball, aim.direction, -behind), along(ball, aim.direction, ahead)];
}

/** Whether the stroke would pass too near to a peg that stands there. */
export function strikes([a, b]: [Point, Point], peg: Point): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((peg.x - a.x) * dx + (peg.y - a.y) * dy) / (dx ** 2 + dy ** 2 || 1)));
  return Math.hypot(peg.x - a.x - share * dx, peg.y - a.y - share * dy) < 1.2;
}
