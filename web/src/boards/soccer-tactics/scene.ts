/** What the table shows, and the steps by which events change it. */

import { columnOf, opposite, sideOfPawn, spotOf, type Spot } from './pitch';
import type { Ball, BySide, Event, Kick, Pawn, Place, ShotResult, Side, Square, View } from './types';

/** What the referee calls. */
export type Call = 'move_skipped' | 'ball_stays' | 'captured' | 'foul' | 'offside' | 'free_kick' | 'penalty' | 'corner' | 'goal_kick' | 'goal' | 'time_violation' | 'added_time' | 'new_keeper' | 'passed' | 'declined' | 'yellow_card' | 'red_card' | 'kick_scored' | 'kick_missed';

export interface Stamp {
  call: Call;
  side: Side;
  pawn?: Pawn;
}

/** Two dice face to face. */
export interface Duel {
  kind: 'battle' | 'kick_off' | 'overtime' | 'shoot_out';
  dice: BySide<number>;
  /** What counts, with the bonuses. */
  totals: BySide<number>;
  pawns: BySide<Pawn> | null;
  winner: Side | null;
}

/** The spinner above the pitch. */
export interface Spin {
  result: ShotResult;
  side: Side;
  pawn: Pawn;
  /** Which of the equal areas it stops on. */
  area: number;
}

export type Panel = 'half_time' | 'overtime' | 'shoot_out' | 'full_time';

export interface Roll {
  side: Side;
  faces: number[];
  /** Counts the throws, so that each tumbles. */
  count: number;
}

export interface Scene {
  places: Record<Pawn, Place>;
  ball: Ball;
  holder: Pawn | null;
  offence: Side;
  roll: Roll | null;
  duel: Duel | null;
  spin: Spin | null;
  stamp: Stamp | null;
  panel: Panel | null;
  kicks: Kick[];
  booked: Pawn[];
  defendersBooked: BySide<boolean>;
  /** Whether the ball is in the air, above all pawns. */
  airborne: boolean;
}

export type Step =
  | { kind: 'line_up'; side: Side; ms: number }
  | { kind: 'roll'; side: Side; faces: number[]; ms: number }
  | { kind: 'walk'; pawn: Pawn; path: Square[]; withBall: boolean; ms: number }
  | { kind: 'swap'; pawn: Pawn; other: Pawn; ms: number }
  | { kind: 'place'; pawn: Pawn; square: Square; ms: number }
  | { kind: 'lift'; pawn: Pawn; ms: number }
  | { kind: 'fly'; to: Square; receiver: Side | null; far: boolean; ms: number }
  | { kind: 'hold'; pawn: Pawn; ms: number }
  | { kind: 'free_kick'; side: Side; square: Square; ms: number }
  | { kind: 'penalty'; side: Side; pawn: Pawn; ms: number }
  | { kind: 'corner'; side: Side; square: Square; ms: number }
  | { kind: 'goal_kick'; side: Side; ms: number }
  | { kind: 'duel'; duel: Duel; ms: number }
  | { kind: 'won'; side: Side; pawn: Pawn; ms: number }
  | { kind: 'spin'; spin: Spin; ms: number }
  | { kind: 'stamp'; stamp: Stamp; ms: number }
  | { kind: 'card'; pawn: Pawn; red: boolean; ms: number }
  | { kind: 'kick'; kick: Kick; pawn: Pawn; ms: number }
  | { kind: 'kick_off'; ms: number }
  | { kind: 'beep'; ms: number }
  | { kind: 'panel'; panel: Panel; ms: number };

/** Milliseconds at normal speed. */
const MS = { lineUp: 520, roll: 380, step: 75, walk: 170, fly: 420, place: 260, hold: 140, duel: 850, won: 420, spin: 1900, kickSpin: 1000, stamp: 640, card: 820, goal: 900, panel: 900 };

const SPINNER: Record<ShotResult, number[]> = { goal: [1, 3, 5, 7], corner: [2, 6], goal_kick: [4, 8] };

/** The panel that lies on the table in a view, for whoever comes in at this moment. */
const panelOf = (view: View): Panel | null => (view.phase.kind === 'over' ? 'full_time' : null);

/** The table at rest in a view; the throws counted `before` go on. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  const side = view.deciding ? (view.deciding.startsWith('home') ? 'home' : 'away') : view.offence;
  const faces = view.roll ? [view.roll.first, ...(view.roll.second === undefined ? [] : [view.roll.second])] : null;
  return {
    places: Object.fromEntries(view.pawns.map(({ pawn, place }) => [pawn, place])),
    ball: view.ball,
    holder: view.holder,
    offence: view.offence,
    roll: faces && { side, faces, count: before?.roll?.count ?? 0 },
    duel: null,
    spin: null,
    stamp: null,
    panel: panelOf(view),
    kicks: view.shoot_out?.kicks ?? [],
    booked: view.pawns.filter((pawn) => pawn.booked).map(({ pawn }) => pawn),
    defendersBooked: { home: view.sides.home.defenders_booked, away: view.sides.away.defenders_booked },
    airborne: false,
  };
}

const king = (a: Spot, b: Spot): number => Math.max(Math.abs(a.u - b.u), Math.abs(a.v - b.v));

/** The way of a pawn, with its bend as the view before the move showed it. */
function pathOf(before: View, pawn: Pawn, start: Square, end: Square): Square[] {
  const bend = before.pawns.find((other) => other.pawn === pawn)?.ends.find(({ square }) => square === end)?.bend;
  return bend ? [start, bend, end] : [start, end];
}

const walkMs = (path: Square[]): number =>
  path.slice(1).reduce((ms, square, i) => ms + MS.step * king(spotOf(path[i] ?? square), spotOf(square)), MS.walk);

/** The steps that show these events after the view `before`. */
export function steps(events: Event[], before: View): Step[] {
  const found: Step[] = [];
  let spins = 0;
  const stamp = (call: Call, side: Side, pawn?: Pawn, ms = MS.stamp) => found.push({ kind: 'stamp', stamp: pawn ? { call, side, pawn } : { call, side }, ms });
  const spin = (pawn: Pawn, result: ShotResult, ms: number) => {
    const areas = SPINNER[result];
    const area = areas[(columnOf(`${pawn.at(-1)}1`) + spins++) % areas.length] ?? 1;
    found.push({ kind: 'spin', spin: { result, side: sideOfPawn(pawn), pawn, area }, ms });
  };
  const rolled = (kind: Duel['kind'], dice: BySide<number>) => found.push({ kind: 'duel', duel: { kind, dice, totals: dice, pawns: null, winner: null }, ms: MS.duel });
  for (const event of events) {
    switch (event.type) {
      case 'kickoff_rolled':
        rolled('kick_off', { home: event.home, away: event.away });
        break;
      case 'overtime_rolled':
        found.push({ kind: 'panel', panel: 'overtime', ms: MS.panel });
        rolled('overtime', { home: event.home, away: event.away });
        break;
      case 'shootout_rolled':
        found.push({ kind: 'panel', panel: 'shoot_out', ms: MS.panel });
        rolled('shoot_out', { home: event.home, away: event.away });
        break;
      case 'line_up':
        found.push({ kind: 'line_up', side: event.side, ms: MS.lineUp });
        break;
      case 'pawns_swapped':
        found.push({ kind: 'swap', pawn: event.pawn, other: event.other, ms: MS.place });
        break;
      case 'period_started':
        found.push({ kind: 'kick_off', ms: 0 });
        break;
      case 'set_began':
        found.push({ kind: 'hold', pawn: event.holder, ms: 0 });
        break;
      case 'pawn_rolled':
        found.push({ kind: 'roll', side: event.side, faces: [event.roll], ms: MS.roll });
        break;
      case 'ball_rolled':
        found.push({ kind: 'roll', side: event.side, faces: [event.dice.first, ...(event.dice.second === undefined ? [] : [event.dice.second])], ms: MS.roll });
        break;
      case 'pawn_moved':
      case 'keeper_stepped':
      case 'dribbled': {
        const path = pathOf(before, event.pawn, event.from, event.to);
        found.push({ kind: 'walk', pawn: event.pawn, path, withBall: event.type === 'dribbled', ms: walkMs(path) });
        break;
      }
      case 'ball_played': {
        const far = king(spotOf(event.from), spotOf(event.to)) > 3;
        const receiver = event.kind === 'direct1' || event.kind === 'direct2' ? sideOfPawn(event.pawn) : null;
        found.push({ kind: 'fly', to: event.to, receiver, far, ms: MS.fly + (far ? 120 : 0) });
        break;
      }
      case 'captured':
        found.push({ kind: 'hold', pawn: event.pawn, ms: MS.hold });
        stamp('captured', sideOfPawn(event.pawn), event.pawn, 340);
        break;
      case 'battle_rolled': {
        const o = sideOfPawn(event.o_pawn);
        const by = <T>(mine: T, theirs: T): BySide<T> => (o === 'home' ? { home: mine, away: theirs } : { home: theirs, away: mine });
        found.push({ kind: 'duel', duel: { kind: 'battle', dice: by(event.o_die, event.d_die), totals: by(event.o_total, event.d_total), pawns: by(event.o_pawn, event.d_pawn), winner: null }, ms: MS.duel });
        break;
      }
      case 'battle_won':
        found.push({ kind: 'won', side: sideOfPawn(event.pawn), pawn: event.pawn, ms: MS.won });
        break;
      case 'foul':
        stamp('foul', sideOfPawn(event.pawn), event.pawn);
        break;
      case 'yellow_card':
      case 'red_card':
        found.push({ kind: 'card', pawn: event.pawn, red: event.type === 'red_card', ms: MS.card });
        break;
      case 'new_keeper':
        stamp('new_keeper', sideOfPawn(event.pawn), event.pawn);
        break;
      case 'offside':
        stamp('offside', sideOfPawn(event.pawn), event.pawn, MS.card);
        break;
      case 'free_kick':
        found.push({ kind: 'free_kick', side: event.side, square: event.square, ms: MS.stamp });
        break;
      case 'keeper_lifted':
        found.push({ kind: 'lift', pawn: event.pawn, ms: 80 });
        break;
      case 'pawn_placed':
        found.push({ kind: 'place', pawn: event.pawn, square: event.square, ms: MS.place });
        break;
      case 'penalty':
        found.push({ kind: 'penalty', side: event.side, pawn: event.kicker, ms: MS.card });
        break;
      case 'corner':
        found.push({ kind: 'corner', side: event.side, square: event.square, ms: MS.stamp });
        break;
      case 'goal_kick':
        found.push({ kind: 'goal_kick', side: event.side, ms: MS.stamp });
        break;
      case 'shot':
        spin(event.pawn, event.result, MS.spin);
        break;
      case 'goal':
        stamp('goal', event.side, event.pawn, MS.goal);
        break;
      case 'move_skipped':
      case 'ball_stays':
        stamp(event.type, event.side);
        break;
      case 'minor_foul':
        stamp('time_violation', event.side);
        break;
      case 'declined':
        stamp('declined', event.side);
        break;
      case 'placement_passed':
        stamp('passed', event.side, undefined, MS.won);
        break;
      case 'time_up':
        found.push({ kind: 'beep', ms: 300 });
        break;
      case 'added_time':
        stamp('added_time', before.offence);
        break;
      case 'period_ended':
        if (event.period === 1) found.push({ kind: 'panel', panel: 'half_time', ms: MS.panel });
        break;
      case 'shootout_kick':
        spin(event.pawn, event.scored ? 'goal' : 'goal_kick', MS.kickSpin);
        found.push({ kind: 'kick', kick: { side: event.side, scored: event.scored }, pawn: event.pawn, ms: 380 });
        break;
      case 'match_ended':
        found.push({ kind: 'panel', panel: 'full_time', ms: MS.panel });
        break;
      // What these bring about is shown by the events after them.
      case 'setup_done':
      case 'taker_chosen':
      case 'asked':
      case 'clock_ran':
        break;
    }
  }
  return found;
}

const put = (scene: Scene, pawn: Pawn, place: Place): Scene => ({ ...scene, places: { ...scene.places, [pawn]: place } });

const pawnOn = ({ places }: Scene, side: Side, square: Square): Pawn | null =>
  Object.keys(places).find((pawn) => sideOfPawn(pawn) === side && isOn(places[pawn], square)) ?? null;

const isOn = (place: Place | undefined, square: Square): boolean => place?.at === 'square' && place.square === square;

/** The table after a step on the way to `view`. */
export function after(before: Scene, step: Step, view: View): Scene {
  const scene: Scene = { ...before, stamp: null, panel: step.kind === 'duel' ? null : before.panel, duel: step.kind === 'won' || step.kind === 'card' || step.kind === 'stamp' ? before.duel : null, spin: null, airborne: step.kind === 'fly' };
  switch (step.kind) {
    case 'line_up':
      return { ...sceneOf(view), kicks: scene.kicks, roll: null };
    case 'roll':
      return { ...scene, panel: null, roll: { side: step.side, faces: step.faces, count: (scene.roll?.count ?? 0) + 1 } };
    case 'walk': {
      const to = step.path.at(-1) ?? '';
      const moved = put({ ...scene, panel: null }, step.pawn, { at: 'square', square: to });
      return step.withBall ? { ...moved, ball: { at: 'square', square: to } } : moved;
    }
    case 'swap': {
      const [one, other] = [scene.places[step.pawn], scene.places[step.other]];
      return one && other ? put(put(scene, step.pawn, other), step.other, one) : scene;
    }
    case 'place':
      return put(scene, step.pawn, { at: 'square', square: step.square });
    case 'lift':
      return put(scene, step.pawn, { at: 'lifted' });
    case 'fly':
      return { ...scene, panel: null, ball: { at: 'square', square: step.to }, holder: step.receiver && pawnOn(scene, step.receiver, step.to) };
    case 'hold':
      return { ...scene, holder: step.pawn, offence: sideOfPawn(step.pawn) };
    case 'free_kick':
      return { ...scene, offence: step.side, holder: null, ball: { at: 'square', square: step.square }, stamp: { call: 'free_kick', side: step.side } };
    case 'penalty':
      return { ...scene, offence: step.side, holder: null, ball: { at: 'spot', goal: opposite(step.side) }, stamp: { call: 'penalty', side: step.side, pawn: step.pawn } };
    case 'corner':
      return { ...scene, offence: step.side, holder: null, ball: { at: 'square', square: step.square }, stamp: { call: 'corner', side: step.side } };
    case 'goal_kick':
      return { ...scene, offence: step.side, holder: null, ball: { at: 'hands', side: step.side }, stamp: { call: 'goal_kick', side: step.side } };
    case 'duel':
      return { ...scene, roll: null, duel: step.duel };
    case 'won':
      return { ...scene, holder: step.pawn, offence: step.side, duel: scene.duel && { ...scene.duel, winner: step.side } };
    case 'spin':
      return { ...scene, panel: null, roll: null, spin: step.spin };
    case 'stamp':
      return { ...scene, stamp: step.stamp };
    case 'card': {
      const side = sideOfPawn(step.pawn);
      const stamped: Scene = { ...scene, stamp: { call: step.red ? 'red_card' : 'yellow_card', side, pawn: step.pawn } };
      if (step.red) return put(stamped, step.pawn, { at: 'out' });
      return /D\d$/.test(step.pawn) ? { ...stamped, defendersBooked: { ...scene.defendersBooked, [side]: true } } : { ...stamped, booked: [...scene.booked, step.pawn] };
    }
    case 'kick':
      return { ...scene, kicks: [...scene.kicks, step.kick], stamp: { call: step.kick.scored ? 'kick_scored' : 'kick_missed', side: step.kick.side, pawn: step.pawn } };
    case 'kick_off':
    case 'beep':
      return scene;
    case 'panel':
      return { ...scene, panel: step.panel };
  }
}
