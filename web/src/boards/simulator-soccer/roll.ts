/**
 * The ball's way before it is kicked, about as the table would have it: a sketch for the eye. What counts is what the kick itself brings.
 * Spin about the vertical bends nothing on the way; it is the first peg or post that it meets from which the ball comes off aslant.
 */

import type { Height } from './flight';
import { GOAL, HALF_WIDTH, LENGTH, type Point } from './pitch';
import type { Peg } from './scene';
import type { Aim, Player, Technique } from './types';

const STEP = 1 / 480;
/** A ball that will not rest is followed for so many steps, and every so many are drawn. */
const STEPS_MAX = 6 / STEP;
const DRAWN = 8;
/** SIM-PHYS-2, SIM-PHYS-3 The ball and a peg. */
const BALL = { r: 0.5, mass: 0.4 };
const PEG = { r: 0.6, tall: 3.2, mass: 4 };
const INERTIA = (PEG.mass * (3 * PEG.r ** 2 + PEG.tall ** 2)) / 12;
/** SIM-PHYS-6, SIM-PHYS-7, SIM-PHYS-23 The fabric, and how spin and speed give way to each other. */
const [GRAVITY, BRAKE, TWIST_BRAKE, DEAD] = [981, 100, 40, 8];
const FABRIC = { friction: 0.45, bounce: 0.4 };
const [GRIP, SPIN_PER_SPEED] = [2 / 7, 2.5];

/** A round thing in the way. One that gives is a peg. */
export interface Post {
  at: Point;
  r: number;
  top: number;
  gives: boolean;
}

/** The pegs as the ball meets them: one that lies is three round ends in a row. */
export function postsOf(pegs: Record<Player, Peg>, without: (Player | null | undefined)[]): Post[] {
  return Object.entries(pegs).flatMap(([player, { at, lying }]) => {
    if (without.includes(player)) return [];
    if (lying === null) return [{ at, r: PEG.r, top: PEG.tall, gives: true }];
    const turn = (lying * Math.PI) / 180;
    return [-1, 0, 1].map((far) => ({ at: { x: at.x + far * Math.cos(turn), y: at.y + far * Math.sin(turn) }, r: PEG.r, top: 2 * PEG.r, gives: true }));
  });
}

/** SIM-PHYS-5 The posts of both goals. */
const FRAME: Post[] = [-0.2, LENGTH + 0.2].flatMap((x) => [-GOAL.half, GOAL.half].map((y) => ({ at: { x, y }, r: 0.2, top: GOAL.height, gives: false })));

/** SIM-PHYS-9 to SIM-PHYS-11 How fast the ball leaves, in centimetres a second. */
export function speedOf(technique: Technique, power: number): number {
  const p = power / 1000;
  return { low: 15 + 245 * p ** 1.5, lob: 40 + 220 * p ** 1.2, head: 10 + 210 * p ** 1.2 }[technique];
}

export interface Way {
  points: Height[];
  /** Where it first comes down, if it flies. */
  lands: Height | null;
  /** How many of the points are before anybody or anything is met. */
  free: number;
}

/** On a fabric without end, or on the pitch, where it is followed as far as the net. */
export type Ground = 'endless' | { posts: Post[] };

/** The way of a ball that leaves with such a speed. */
export function wayOf(ball: Point, aim: Aim, ground: Ground, speed = speedOf(aim.technique, aim.power)): Way {
  const [turn, lift] = [(aim.direction / 18000) * Math.PI, aim.technique === 'low' ? 0 : (aim.lift / 18000) * Math.PI];
  const level = speed * Math.cos(lift);
  let at: Height = { ...ball, z: aim.technique === 'head' ? PEG.tall + BALL.r : BALL.r };
  let [vx, vy, vz] = [level * Math.cos(turn), level * Math.sin(turn), speed * Math.sin(lift)];
  let [ux, uy] = [(vx * aim.spin) / 100, (vy * aim.spin) / 100];
  let twist = (SPIN_PER_SPEED * (aim.side / 100) * speed) / BALL.r;
  const posts = ground === 'endless' ? [] : [...ground.posts, ...FRAME];
  const way: Way = { points: [at], lands: null, free: 0 };
  let flies = at.z > BALL.r || vz > 0;
  let met = false;

  for (let step = 1; step <= STEPS_MAX; step += 1) {
    vz -= GRAVITY * STEP;
    const to = { x: at.x + vx * STEP, y: at.y + vy * STEP, z: at.z + vz * STEP };
    const hit = firstPost(posts, at, to);
    if (hit) {
      at = { x: at.x + (to.x - at.x) * hit.share, y: at.y + (to.y - at.y) * hit.share, z: Math.max(BALL.r, at.z + (to.z - at.z) * hit.share) };
      const [nx, ny] = [(at.x - hit.post.at.x) / (hit.post.r + BALL.r), (at.y - hit.post.at.y) / (hit.post.r + BALL.r)];
      // A peg gives way, the more the farther from its middle it is met; a post does not.
      const gives = hit.post.gives ? 1 / (1 + BALL.mass * (1 / PEG.mass + (at.z - PEG.tall / 2) ** 2 / INERTIA)) : 1;
      const push = (1 + (hit.post.gives ? 0.45 : 0.6)) * gives * Math.max(0, -(vx * nx + vy * ny));
      [vx, vy] = [vx + nx * push, vy + ny * push];
      const slip = vx * ny - vy * nx + BALL.r * twist;
      const rub = -Math.sign(slip) * Math.min(0.2 * push, GRIP * Math.abs(slip));
      [vx, vy] = [vx + ny * rub, vy - nx * rub];
      twist += (SPIN_PER_SPEED * rub) / BALL.r;
      if (!met) {
        way.points.push(at);
        way.free = way.points.length;
      }
      met = true;
    } else at = to;

    if (at.z <= BALL.r && vz <= 0) {
      const impact = -vz;
      const bounce = impact < DEAD ? 0 : FABRIC.bounce;
      at = { ...at, z: BALL.r };
      vz = bounce * impact;
      const [sx, sy] = [vx - ux, vy - uy];
      const slip = Math.hypot(sx, sy);
      const change = slip > 0 ? Math.min(FABRIC.friction * (1 + bounce) * impact, GRIP * slip) / slip : 0;
      [vx, vy, ux, uy] = [vx - sx * change, vy - sy * change, ux + sx * change * SPIN_PER_SPEED, uy + sy * change * SPIN_PER_SPEED];
      const rolls = Math.hypot(vx, vy);
      const left = rolls > 0 ? Math.max(0, 1 - (BRAKE * STEP) / rolls) : 0;
      [vx, vy, ux, uy] = [vx * left, vy * left, ux * left, uy * left];
      twist = Math.sign(twist) * Math.max(0, Math.abs(twist) - TWIST_BRAKE * STEP);
      if (flies) way.lands = at;
      flies = false;
      if (vz === 0 && Math.hypot(vx, vy) < 0.5 && Math.hypot(ux, uy) < 0.75) break;
    }
    if (step % DRAWN === 0) way.points.push(at);
    if (ground !== 'endless' && (at.x < -GOAL.depth || at.x > LENGTH + GOAL.depth || Math.abs(at.y) > HALF_WIDTH + GOAL.depth)) break;
  }
  way.points.push(at);
  if (!met) way.free = way.points.length;
  return way;
}

/** The first of the posts that a step runs into, and the share of the step before it. */
function firstPost(posts: Post[], from: Height, to: Height): { post: Post; share: number } | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx ** 2 + dy ** 2;
  let first: { post: Post; share: number } | null = null;
  for (const post of posts) {
    const [gx, gy, reach] = [from.x - post.at.x, from.y - post.at.y, post.r + BALL.r];
    const towards = gx * dx + gy * dy;
    if (towards >= 0 || from.z >= post.top + BALL.r / 2) continue;
    const root = towards ** 2 - length * (gx ** 2 + gy ** 2 - reach ** 2);
    const share = root < 0 ? Infinity : Math.max(0, (-towards - Math.sqrt(root)) / length);
    if (share <= 1 && share < (first?.share ?? Infinity)) first = { post, share };
  }
  return first;
}
