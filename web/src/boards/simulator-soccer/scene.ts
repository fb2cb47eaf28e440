/** What the table shows, and how each step changes it. Both looks draw it, flat and solid. */

import { type Flight, flightOf } from './flight';
import { anchor, type Point, cellAt, cm, onTrack, sideOf } from './pitch';
import type { FlightStep, Step } from './steps';
import type { BySide, Cell, Duel, KickKind, Origin, Player, Posture, Rival, Side, TakeRule, View } from './types';

export interface Peg {
  at: Point;
  /** The direction of its length in degrees, if it lies. */
  lying: number | null;
}

/** What the referee calls, or what a coach declares. */
export interface Stamp {
  call: 'goal' | 'no_goal' | 'foul' | 'offside' | 'caution' | 'withdrawn' | 'sent_off' | 'stopped' | 'coin' | 'declared' | 'header' | 'picked_up' | 'phase_two' | 'phase_three' | 'quick' | 'added' | 'time_up' | 'no_penalty' | 'penalty_stands' | 'wall' | 'substituted' | 'new_line_up' | 'reserve_keeper' | 'kick_scored' | 'kick_missed' | 'post' | 'crossbar';
  side: Side;
  player?: Player;
  origin?: Origin;
  kind?: KickKind;
  count?: number;
}

/** Dice on the margin. */
export type Dice =
  | { kind: 'duel'; duel: Duel; attacker: Player; defender: Player; dice: [number, number]; winner: Player | null }
  | { kind: 'entry'; player: Player; die: number }
  | { kind: 'var'; die: number }
  | { kind: 'table'; what: string; die: number };

/** SIM-COD-1 Who runs to the ball, who came second, and what decided. */
export interface Race {
  taker: Player;
  cells: number;
  rule: TakeRule;
  rival: Rival | null;
  from: Point;
  rivalFrom: Point | null;
  to: Cell;
}

export type Panel = 'first_half' | 'half_time' | 'extra_time' | 'shoot_out' | 'full_time';

export interface Scene {
  /** Everybody on the pitch. */
  pegs: Record<Player, Peg>;
  /** The ball's centre; `z` is its height. */
  ball: Point & { z: number };
  holder: Player | null;
  attacking: Side;
  /** SIM-GK-9 The keeper on the bar, and how he dives. */
  barred: { player: Player; posture: Posture } | null;
  /** SIM-TIME-2 The walking referee. */
  referee: { number: number; row: number };
  flight: Flight | null;
  /** SIM-COD The last run to the ball: it stays on the table until the next kick. */
  race: Race | null;
  /** The last kick, the table before it, and whether it was a goal: it can be shown again until the next one. */
  kick: { before: Scene; step: FlightStep; goal: boolean } | null;
  dice: Dice | null;
  stamp: Stamp | null;
  panel: Panel | null;
  score: BySide<number>;
}

/** The heights of a ball on the fabric and of one on a peg's top. */
export const GROUND = 0.5;
export const ON_TOP = 3.7;

/** The table at rest in a view; `before` is what was told last. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  const pegs: Record<Player, Peg> = {};
  for (const { player, place, at, lying } of view.players) {
    if (place === 'pitch' && at) pegs[player] = { at: cm(at), lying: lying === null ? null : lying / 100 };
  }
  const { keeper } = view;
  const onBar = keeper !== null && keeper.bar_y !== null;
  if (onBar) pegs[keeper.player] = { at: onTrack(sideOf(keeper.player), keeper.bar_y! / 100), lying: null };
  return {
    pegs,
    ball: { ...cm(view.ball.at), z: view.ball.held ? ON_TOP : GROUND },
    holder: view.holder,
    attacking: view.attacking,
    barred: onBar ? { player: keeper.player, posture: 'upright' } : null,
    referee: { number: view.clock.referee, row: view.clock.row },
    flight: null,
    race: before?.race ?? null,
    kick: before?.kick ?? null,
    dice: null,
    stamp: null,
    panel: null,
    score: view.score,
  };
}

/** The pegs that wait on the benches, behind the boards of the far touchline. */
export function benches(view: View): Scene['pegs'] {
  const waiting = (side: Side) => view.players.filter(({ player, place }) => place === 'bench' && sideOf(player) === side);
  const row = (side: Side, x: number, step: number) => waiting(side).map(({ player }, i): [Player, Peg] => [player, { at: { x: x + i * step, y: 36 }, lying: null }]);
  return Object.fromEntries([...row('home', 8, 2.4), ...row('away', 80, -2.4)]);
}

const without = (pegs: Scene['pegs'], gone: Player[]): Scene['pegs'] => Object.fromEntries(Object.entries(pegs).filter(([player]) => !gone.includes(player)));

/** The table after a step; a flight lies at its end when it has been shown. */
export function after(before: Scene, step: Step): Scene {
  const keepsDice = step.kind === 'won' || (step.kind === 'stamp' && before.dice !== null);
  const scene: Scene = { ...before, stamp: null, panel: null, race: endsRace(step) ? null : before.race, flight: null, dice: keepsDice ? before.dice : null };
  switch (step.kind) {
    case 'put': {
      const pegs = { ...scene.pegs };
      for (const { player, at, lying } of step.puts) pegs[player] = { at, lying };
      return { ...scene, pegs, ball: carried(scene, pegs) };
    }
    case 'lift':
      return { ...scene, pegs: step.players === 'all' ? {} : without(scene.pegs, step.players), holder: step.players === 'all' ? null : scene.holder };
    case 'ball':
      return { ...scene, ball: { ...step.at, z: step.z } };
    case 'bar':
      return { ...scene, pegs: { ...scene.pegs, [step.player]: { at: step.at, lying: null } }, barred: { player: step.player, posture: 'upright' } };
    case 'plan':
      return { ...scene, barred: scene.barred && { ...scene.barred, posture: step.posture } };
    case 'flight': {
      const flight = flightOf(step.event, scene);
      const end = flight.path.at(-1) ?? scene.ball;
      return { ...scene, flight, ball: end, holder: null, kick: { before: { ...before, stamp: null, dice: null, panel: null, race: null, kick: null }, step, goal: false } };
    }
    case 'race': {
      const { player, cells, rule, rival } = step.event;
      const at = (who: Player) => scene.pegs[who]?.at ?? scene.ball;
      return { ...scene, race: { taker: player, cells, rule, rival: rival ?? null, from: at(player), rivalFrom: rival ? at(rival.player) : null, to: cellAt(scene.ball) } };
    }
    case 'hold': {
      const held = scene.pegs[step.player]?.at;
      return { ...scene, holder: step.player, attacking: sideOf(step.player), barred: null, ball: step.high && held ? { ...held, z: ON_TOP } : scene.ball };
    }
    case 'dice':
      return { ...scene, dice: step.dice };
    case 'won':
      return { ...scene, dice: scene.dice?.kind === 'duel' ? { ...scene.dice, winner: step.winner } : scene.dice };
    case 'stamp':
      return { ...scene, stamp: step.stamp };
    case 'score':
      return { ...scene, stamp: step.stamp, score: step.score, kick: scene.kick && { ...scene.kick, goal: true } };
    case 'referee':
      return { ...scene, referee: { number: step.number, row: step.row } };
    case 'panel':
      return { ...scene, panel: step.panel };
    case 'pause':
      return scene;
  }
}

/** Whether a run to the ball is history: the next kick comes, or another line-up. */
const endsRace = (step: Step): boolean => step.kind === 'flight' || step.kind === 'panel' || step.kind === 'lift' || (step.kind === 'stamp' && step.stamp.call === 'declared');

/** A ball on a keeper's peg goes where he goes. */
function carried({ ball, holder }: Scene, pegs: Scene['pegs']): Scene['ball'] {
  const held = ball.z === ON_TOP && holder ? pegs[holder]?.at : undefined;
  return held ? { ...held, z: ON_TOP } : ball;
}

/** How near the ball is to a goal, from 0 to 1, for the murmur of the crowd. */
export const danger = ({ ball, stamp }: Scene): number => (stamp?.call === 'goal' ? 1 : 0.25 + 0.6 * Math.max(0, Math.abs(ball.x - anchor('E6').x) / 44 - 0.35));
