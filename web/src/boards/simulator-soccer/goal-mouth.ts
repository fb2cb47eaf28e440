/** A goal as the ball sees it: who stands before it, and where an aim would cross its line. */

import { strayOf } from './aim';
import { cm, GOAL, LENGTH, type Point } from './pitch';
import { wayOf } from './roll';
import type { Peg } from './scene';
import type { Aim, Player, Posture, Side, View } from './types';

/** A peg's radius, its height, and how high one hangs that dives high. */
const PEG = { r: 0.6, tall: 3.2, high: 2.2 };
/** How wide a ball is. */
const BALL = 1;

/** An upright box in the plane of the goal: `left` and `right` across, seen from the pitch, `low` and `top` up. */
export interface Box {
  left: number;
  right: number;
  low: number;
  top: number;
}

export interface Mark {
  x: number;
  z: number;
  /** How far to each side the hand may stray. */
  stray: number;
  /** Whether the ball would not get so far. */
  short: boolean;
}

/** The goal line that a side attacks, and which way across the pitch is its right. */
const lineOf = (attacking: Side): number => (attacking === 'home' ? LENGTH : 0);
export const rightOf = (attacking: Side): 1 | -1 => (attacking === 'home' ? -1 : 1);

const box = (middle: number, half: number, low: number, top: number): Box => ({ left: middle - half, right: middle + half, low, top });

/** The shadow that a peg throws on the goal, with the ball as the lamp; none if it is not between them. */
export function shadow(ball: Point, attacking: Side, { at, lying }: Peg): Box | null {
  const [far, near] = [lineOf(attacking) - ball.x, at.x - ball.x];
  const share = far / near;
  if (!(share >= 0.99) || !Number.isFinite(share) || Math.abs(near) < PEG.r) return null;
  const half = lying === null ? PEG.r : PEG.r + (PEG.tall / 2 - PEG.r) * Math.abs(Math.sin((lying * Math.PI) / 180));
  return box((ball.y + (at.y - ball.y) * share) * rightOf(attacking), half * share, 0, (lying === null ? PEG.tall : 2 * PEG.r) * share);
}

/** SIM-GK-9 A keeper on the bar, `y` along his line. */
export function barred(attacking: Side, y: number, posture: Posture): Box {
  const middle = y * rightOf(attacking);
  if (posture === 'upright') return box(middle, PEG.r, 0, PEG.tall);
  const low = posture === 'high' ? PEG.high : 0;
  return box(middle, PEG.tall / 2, low, low + 2 * PEG.r);
}

/** Where an aim crosses the goal line; nothing if it goes the other way. */
export function crossing(ball: Point, attacking: Side, aim: Aim, amplitude: number): Mark | null {
  const far = Math.abs(lineOf(attacking) - ball.x);
  const turn = (aim.direction / 18000) * Math.PI;
  const ahead = Math.cos(turn) * (attacking === 'home' ? 1 : -1);
  if (ahead < 0.05) return null;
  const way = far / ahead;
  const points = wayOf(ball, aim, 'endless').points.map(({ x, y, z }) => ({ run: Math.hypot(x - ball.x, y - ball.y), z }));
  const next = points.findIndex(({ run }) => run >= way);
  const [a, b] = [points[next - 1], points[next]];
  const z = a && b ? a.z + ((b.z - a.z) * (way - a.run)) / (b.run - a.run || 1) : (points.at(-1)?.z ?? 0);
  const stray = (strayOf(aim, amplitude).direction / 18000) * Math.PI * way;
  return { x: (ball.y + Math.sin(turn) * way) * rightOf(attacking), z, stray, short: (points.at(-1)?.run ?? 0) < way };
}

/** What is being chosen before a shot. */
export interface Choosing {
  pegs: Record<Player, Peg>;
  /** Where the keeper would be put: on a spot, or on the bar. */
  keeper: { kind: 'peg'; peg: Peg } | { kind: 'bar'; y: number; posture: Posture } | null;
  /** The aim, and how far the hand may stray from it. */
  aim: { aim: Aim; amplitude: number } | null;
}

export interface Sight {
  shadows: Box[];
  keeper: Box | null;
  mark: Mark | null;
}

/** The decisions before the ball is struck: the kick is still known when it has gone. */
const BEFORE: View['phase']['kind'][] = ['slide', 'prepare_keeper', 'keeper_tackle', 'keeper_dribble', 'aim', 'release'];

/** What the ball sees before a shot; nothing before any other kick. */
export function sightOf({ phase, kick, keeper, attacking, ball }: View, choosing: Choosing): Sight | null {
  if ((kick?.kind !== 'shot' && kick?.kind !== 'header_shot') || !BEFORE.includes(phase.kind)) return null;
  const at = cm(ball.at);
  const placed = choosing.keeper ?? (keeper !== null && keeper.bar_y !== null ? { kind: 'bar' as const, y: keeper.bar_y / 100, posture: 'upright' as const } : null);
  const others = Object.entries(choosing.pegs).filter(([player]) => player !== kick.kicker && !(placed && player === keeper?.player));
  return {
    shadows: others.flatMap(([, peg]) => shadow(at, attacking, peg) ?? []),
    keeper: placed && (placed.kind === 'bar' ? barred(attacking, placed.y, placed.posture) : shadow(at, attacking, placed.peg)),
    mark: choosing.aim && crossing(at, attacking, choosing.aim.aim, choosing.aim.amplitude),
  };
}

/** The widest gap between the posts for a ball along the ground; none if it fits nowhere. */
export function gapOf({ shadows, keeper }: Sight): { middle: number; width: number } | null {
  const low = [...shadows, ...(keeper ? [keeper] : [])].filter((box) => box.low < BALL).sort((a, b) => a.left - b.left);
  let [best, from] = [{ middle: 0, width: 0 }, -GOAL.half];
  for (const { left, right } of [...low, { left: GOAL.half, right: GOAL.half }]) {
    const width = Math.min(left, GOAL.half) - from;
    if (width > best.width) best = { middle: from + width / 2, width };
    from = Math.max(from, right);
  }
  return best.width > BALL ? best : null;
}
