/** What the table shows, and the steps by which events change it. Both views draw it, flat and solid. */

import type { SoundName } from '../../lib/sound';
import { type Flight, flightOf } from './flight';
import { anchor, type Point, cellAt, cm, onTrack, opposite, sideOf } from './pitch';
import type { BySide, Cell, Duel, Event, KickKind, Origin, Player, Posture, Rival, Side, TakeRule, View } from './types';

export interface Peg {
  at: Point;
  /** The direction of its length in degrees, if it lies. */
  lying: number | null;
}

/** What the referee calls, or what a coach declares. */
export interface Stamp {
  call: 'goal' | 'no_goal' | 'foul' | 'offside' | 'caution' | 'withdrawn' | 'sent_off' | 'stopped' | 'coin' | 'declared' | 'header' | 'picked_up' | 'phase_two' | 'phase_three' | 'quick' | 'added' | 'time_up' | 'no_penalty' | 'penalty_stands' | 'wall' | 'substituted' | 'reserve_keeper' | 'kick_scored' | 'kick_missed' | 'post' | 'crossbar';
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
  race: Race | null;
  dice: Dice | null;
  stamp: Stamp | null;
  panel: Panel | null;
  score: BySide<number>;
}

export type Step =
  | { kind: 'put'; puts: { player: Player; at: Point; lying: number | null }[]; ms: number }
  | { kind: 'lift'; players: Player[] | 'all'; ms: number }
  | { kind: 'ball'; at: Point; z: number; ms: number }
  | { kind: 'bar'; player: Player; at: Point; ms: number }
  | { kind: 'plan'; posture: Posture; ms: number }
  | { kind: 'flight'; event: Extract<Event, { type: 'kicked' }>; ms: number }
  | { kind: 'race'; event: Extract<Event, { type: 'taker_named' }>; ms: number }
  | { kind: 'hold'; player: Player; high: boolean; ms: number }
  | { kind: 'dice'; dice: Dice; ms: number }
  | { kind: 'won'; winner: Player; ms: number }
  | { kind: 'stamp'; stamp: Stamp; ms: number }
  | { kind: 'score'; stamp: Stamp; score: BySide<number>; ms: number }
  | { kind: 'referee'; row: number; number: number; ms: number }
  | { kind: 'panel'; panel: Panel; ms: number };

/** Milliseconds at normal speed. A flight takes as long as its path. */
const MS = { put: 240, ball: 220, call: 560, card: 820, goal: 900, dice: 950, won: 480, race: 1100, referee: 160, panel: 900, plan: 420, small: 420 };

/** The heights of a ball on the fabric and of one on a peg's top. */
export const GROUND = 0.5;
export const ON_TOP = 3.7;

const panelOf = (view: View): Panel | null => (view.phase.kind === 'over' ? 'full_time' : null);

/** The table at rest in a view. */
export function sceneOf(view: View): Scene {
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
    race: null,
    dice: null,
    stamp: null,
    panel: panelOf(view),
    score: view.score,
  };
}

/** The pegs that wait on the benches, behind the boards of the far touchline. */
export function benches(view: View): Scene['pegs'] {
  const waiting = (side: Side) => view.players.filter(({ player, place }) => place === 'bench' && sideOf(player) === side);
  const row = (side: Side, x: number, step: number) => waiting(side).map(({ player }, i): [Player, Peg] => [player, { at: { x: x + i * step, y: 36 }, lying: null }]);
  return Object.fromEntries([...row('home', 8, 2.4), ...row('away', 80, -2.4)]);
}

/** The steps that show these events after the view `before`. */
export function steps(events: Event[], before: View): Step[] {
  const found: Step[] = [];
  const call = (stamp: Stamp, ms = MS.call) => found.push({ kind: 'stamp', stamp, ms });
  const of = (name: Stamp['call'], player: Player, ms = MS.call) => call({ call: name, side: sideOf(player), player }, ms);
  const put = (player: Player, at: Point, lying: number | null, ms: number) => {
    const last = found.at(-1);
    // A whole line-up walks out together.
    if (last?.kind === 'put' && ms === 0) last.puts.push({ player, at, lying });
    else found.push({ kind: 'put', puts: [{ player, at, lying }], ms: MS.put });
  };
  for (const event of events) {
    switch (event.type) {
      case 'starter_placed':
        put(event.player, cm(event.at), null, 0);
        break;
      case 'start_revealed':
        found.push({ kind: 'put', puts: event.starters.map(([player, at]) => ({ player, at: cm(at), lying: null })), ms: MS.card });
        break;
      case 'coin_tossed':
        call({ call: 'coin', side: event.side }, MS.card);
        break;
      case 'put':
        put(event.player, cm(event.at), event.lying === undefined ? null : event.lying / 100, event.why === 'line_up' ? 0 : MS.put);
        break;
      case 'ball_put':
        found.push({ kind: 'ball', at: cm(event.at), z: GROUND, ms: MS.ball });
        break;
      case 'declared':
        call({ call: 'declared', side: sideOf(event.declared.kicker), player: event.declared.kicker, kind: event.declared.kind }, MS.small);
        break;
      case 'keeper_ready':
        if (event.bar_y !== undefined && before.keeper) {
          const { player } = before.keeper;
          found.push({ kind: 'bar', player, at: onTrack(sideOf(player), event.bar_y / 100), ms: MS.put });
        }
        break;
      case 'unsealed':
        // A drum before the kick, whatever he has planned.
        found.push({ kind: 'plan', posture: event.plan.kind === 'move' ? event.plan.dive : 'upright', ms: MS.plan });
        break;
      case 'table_rolled':
        found.push({ kind: 'dice', dice: { kind: 'table', what: event.what, die: event.die }, ms: MS.small });
        break;
      case 'kicked':
        found.push({ kind: 'flight', event, ms: 0 });
        for (const { part } of (event.result.frame ?? []).slice(-1)) call({ call: part, side: sideOf(event.kicker), player: event.kicker }, MS.small);
        break;
      case 'duel_rolled':
        found.push({ kind: 'dice', dice: { kind: 'duel', duel: event.duel, attacker: event.attacker, defender: event.defender, dice: [event.attacker_die, event.defender_die], winner: null }, ms: MS.dice });
        break;
      case 'duel_won':
        found.push({ kind: 'won', winner: event.winner, ms: MS.won });
        break;
      case 'entry_rolled':
        found.push({ kind: 'dice', dice: { kind: 'entry', player: event.player, die: event.die }, ms: MS.dice });
        break;
      case 'var_rolled':
        found.push({ kind: 'dice', dice: { kind: 'var', die: event.die }, ms: MS.dice });
        call({ call: event.die === 6 ? 'no_penalty' : 'penalty_stands', side: before.attacking });
        break;
      case 'taker_named':
        found.push({ kind: 'race', event, ms: MS.race });
        break;
      case 'taken':
        found.push({ kind: 'hold', player: event.player, high: false, ms: 0 });
        break;
      case 'header_won':
        found.push({ kind: 'hold', player: event.player, high: true, ms: MS.put });
        of('header', event.player, MS.small);
        break;
      case 'picked_up':
        found.push({ kind: 'hold', player: event.player, high: true, ms: MS.put });
        of('picked_up', event.player, MS.small);
        break;
      case 'phase_two':
        call({ call: 'phase_two', side: before.attacking, count: event.limit }, MS.small);
        break;
      case 'phase_three':
        call({ call: event.limit === 0 ? 'quick' : 'phase_three', side: opposite(before.attacking), count: event.limit }, MS.small);
        break;
      case 'foul':
        of('foul', event.player);
        break;
      case 'cautioned':
        of('caution', event.player, MS.card);
        break;
      case 'caution_withdrawn':
        of('withdrawn', event.player);
        break;
      case 'sent_off':
        of('sent_off', event.player, MS.card);
        found.push({ kind: 'lift', players: [event.player], ms: 0 });
        break;
      case 'offside':
        of('offside', event.player, MS.card);
        break;
      case 'stopped':
        call({ call: 'stopped', side: event.side, origin: event.origin });
        found.push({ kind: 'ball', at: cm(event.at), z: GROUND, ms: MS.ball });
        break;
      case 'lifted_all':
        found.push({ kind: 'lift', players: 'all', ms: MS.put });
        break;
      case 'wall_built':
        call({ call: 'wall', side: event.side }, MS.small);
        break;
      case 'goal':
        found.push({ kind: 'score', stamp: { call: 'goal', side: event.side, player: event.player }, score: event.score, ms: MS.goal });
        break;
      case 'no_goal':
        call({ call: 'no_goal', side: event.side });
        break;
      case 'step_made': {
        const regular = Math.min(event.step, before.clock.steps);
        found.push({ kind: 'referee', number: Math.floor(Math.max(0, regular - 1) / 11) + 1, row: regular === 0 ? 0 : ((regular - 1) % 11) + 1, ms: MS.referee });
        break;
      }
      case 'added_time':
        call({ call: 'added', side: before.attacking, count: event.steps });
        break;
      case 'time_up':
        call({ call: 'time_up', side: before.attacking });
        break;
      case 'period_began':
        found.push({ kind: 'referee', number: 1, row: 0, ms: 0 });
        if (event.period === 1 || event.period === 3) found.push({ kind: 'panel', panel: event.period === 1 ? 'first_half' : 'extra_time', ms: MS.panel });
        break;
      case 'period_ended':
        // After the later periods the panel of the end follows, or the one of what comes next.
        if (event.period === 1) found.push({ kind: 'panel', panel: 'half_time', ms: MS.panel });
        break;
      case 'substituted':
        found.push({ kind: 'lift', players: [event.off], ms: 0 });
        of('substituted', event.on);
        break;
      case 'reserve_keeper_on':
        of('reserve_keeper', event.on);
        break;
      case 'shootout_began':
        found.push({ kind: 'panel', panel: 'shoot_out', ms: MS.panel });
        break;
      case 'shootout_kick':
        of(event.scored ? 'kick_scored' : 'kick_missed', event.player, MS.card);
        break;
      case 'match_ended':
        found.push({ kind: 'panel', panel: 'full_time', ms: MS.panel });
        break;
      // What these bring about is shown by the events after them.
      case 'start_done':
      case 'asked':
      case 'round_began':
      case 'aimed':
      case 'planned':
      case 'swayed':
      case 'shot_lost':
      case 'round_ended':
        break;
    }
  }
  return found;
}

const without = (pegs: Scene['pegs'], gone: Player[]): Scene['pegs'] => Object.fromEntries(Object.entries(pegs).filter(([player]) => !gone.includes(player)));

/** The table after a step; a flight lies at its end when it has been shown. */
export function after(before: Scene, step: Step): Scene {
  const keepsDice = step.kind === 'won' || (step.kind === 'stamp' && before.dice !== null);
  const scene: Scene = { ...before, stamp: null, panel: null, race: step.kind === 'put' || step.kind === 'hold' || step.kind === 'ball' ? before.race : null, flight: null, dice: keepsDice ? before.dice : null };
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
      return { ...scene, flight, ball: end, holder: null };
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
      return { ...scene, stamp: step.stamp, score: step.score };
    case 'referee':
      return { ...scene, referee: { number: step.number, row: step.row } };
    case 'panel':
      return { ...scene, panel: step.panel };
  }
}

/** A ball on a keeper's peg goes where he goes. */
function carried({ ball, holder }: Scene, pegs: Scene['pegs']): Scene['ball'] {
  const held = ball.z === ON_TOP && holder ? pegs[holder]?.at : undefined;
  return held ? { ...held, z: ON_TOP } : ball;
}

/** How near the ball is to a goal, from 0 to 1, for the murmur of the crowd. */
export const danger = ({ ball, stamp }: Scene): number => (stamp?.call === 'goal' ? 1 : 0.25 + 0.6 * Math.max(0, Math.abs(ball.x - anchor('E6').x) / 44 - 0.35));

/** What a step sounds like. */
export function soundOf(step: Step): SoundName | null {
  switch (step.kind) {
    case 'put':
      return 'slide';
    case 'flight':
      return step.event.result.path?.some(([, , z]) => z > 200) || step.event.result.end.kind !== 'rest' ? 'kick' : 'pass';
    case 'dice':
      return 'dice';
    case 'won':
      return 'tackle';
    case 'plan':
      return 'drum';
    case 'race':
    case 'referee':
      return 'tick';
    case 'score':
      return 'goal';
    case 'panel':
      return step.panel === 'half_time' ? 'whistle2' : step.panel === 'full_time' ? 'whistle3' : 'whistle';
    case 'stamp':
      switch (step.stamp.call) {
        case 'foul':
        case 'offside':
        case 'stopped':
          return 'whistle';
        case 'sent_off':
        case 'no_goal':
        case 'kick_missed':
          return 'groan';
        case 'kick_scored':
          return 'net';
        default:
          return null;
      }
    default:
      return null;
  }
}
