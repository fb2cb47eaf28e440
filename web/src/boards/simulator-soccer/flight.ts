/** A kick played back: the ball's way as the server worked it out, and who falls on it. */

import { cm, onTrack, type Point, sideOf } from './pitch';
import type { Event, KickResult, Player } from './types';
import type { Scene } from './scene';

export type Height = Point & { z: number };

export interface Flight {
  kicker: Player;
  /** The ball's way, point after point at equal times. */
  path: Height[];
  /** From which share of the path on it is shown in slow motion: 1 is never. */
  slow: number;
  /** Who falls, at which share of the path, and in which direction (degrees); the first to fall first. */
  falls: { player: Player; share: number; turn: number }[];
  /** Who is somewhere else at the end of it: a barred keeper, a heading peg. */
  slides: { player: Player; from: Point; to: Point }[];
  /** SIM-PHYS-5 At which shares of the path the ball knocks against post or bar. */
  knocks: number[];
}

/** The server gives sixty points a second. */
const POINT_MS = 1000 / 60;
/** A ball that rolls for long is shown faster, so that nobody waits. */
const LONGEST_MS = 2600;
/** How much of a goal is shown in slow motion, and how slow. */
const SLOW_POINTS = 42;
const SLOWNESS = 2.6;

/** A way without one, as by the table's dice: straight along the ground. */
function straight(from: Height, to: Point): Height[] {
  const count = Math.max(12, Math.round(Math.hypot(to.x - from.x, to.y - from.y)));
  return Array.from({ length: count + 1 }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / count, y: from.y + ((to.y - from.y) * i) / count, z: 0.5 }));
}

const pathOf = ({ path, at }: KickResult, from: Height): Height[] => (path && path.length > 1 ? path.map(([x, y, z]) => ({ x: x / 100, y: y / 100, z: z / 100 })) : straight(from, cm(at)));
const slowFrom = ({ end }: KickResult, points: number): number => (end.kind === 'goal' ? Math.max(0, 1 - SLOW_POINTS / points) : 1);

/** How long a kick takes at normal speed, in milliseconds. */
export function lasts(result: KickResult, from: Height): number {
  const points = pathOf(result, from).length;
  const [plain, slow] = [Math.min(LONGEST_MS, points * POINT_MS), slowFrom(result, points)];
  return plain * slow + plain * (1 - slow) * SLOWNESS;
}

export function flightOf({ kicker, result }: Extract<Event, { type: 'kicked' }>, scene: Scene): Flight {
  const path = pathOf(result, scene.ball);
  const slow = slowFrom(result, path.length);
  const falls = [...result.stroke.map((player) => ({ player, share: 0 })), ...result.toppled.map((player) => ({ player, share: nearest(path, scene.pegs[player]?.at) }))].sort((a, b) => a.share - b.share);
  const slides: Flight['slides'] = [];
  const move = (player: Player, to: Point) => {
    const from = scene.pegs[player]?.at;
    if (from) slides.push({ player, from, to });
  };
  if (result.bar_y !== undefined && scene.barred) move(scene.barred.player, onTrack(sideOf(scene.barred.player), result.bar_y / 100));
  if (result.heading_peg) move(kicker, cm(result.heading_peg));
  const knocks = (result.frame ?? []).map(({ point }) => Math.min(1, point / Math.max(1, path.length - 1)));
  return { kicker, path, slow, knocks, falls: falls.map(({ player, share }) => ({ player, share, turn: heading(path, share) })), slides };
}

/** The share of a path at which the ball is nearest to a point. */
function nearest(path: Height[], point: Point | undefined): number {
  if (!point) return 0;
  const far = path.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  return far.indexOf(Math.min(...far)) / Math.max(1, path.length - 1);
}

/** The direction of the ball there, in degrees. */
function heading(path: Height[], share: number): number {
  const i = Math.max(1, Math.min(path.length - 1, Math.round(share * (path.length - 1))));
  const [a, b] = [path[i - 1], path[i]];
  return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
}

/** Which share of the path has been run when so much of the time has gone. */
export function shareAt({ slow }: Flight, time: number): number {
  const all = slow + (1 - slow) * SLOWNESS;
  const gone = Math.min(1, Math.max(0, time)) * all;
  return gone <= slow ? gone : slow + (gone - slow) / SLOWNESS;
}

/** The ball at a share of its path. */
export function ballAt({ path }: Flight, share: number): Height {
  const at = Math.min(1, Math.max(0, share)) * (path.length - 1);
  const [a, b] = [path[Math.floor(at)], path[Math.ceil(at)]];
  if (!a || !b) return { x: 44, y: 0, z: 0.5 };
  const part = at - Math.floor(at);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, z: a.z + (b.z - a.z) * part };
}

/** The pegs in the middle of a flight: some have fallen, a keeper slides along his bar. */
export function pegsAt(flight: Flight, pegs: Scene['pegs'], share: number): Scene['pegs'] {
  const found = { ...pegs };
  for (const { player, share: when, turn } of flight.falls) {
    const peg = found[player];
    if (peg && share >= when) found[player] = { ...peg, lying: (turn + 360) % 360 };
  }
  for (const { player, from, to } of flight.slides) {
    const peg = found[player];
    const part = Math.min(1, share * 2);
    if (peg) found[player] = { ...peg, at: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part } };
  }
  return found;
}
