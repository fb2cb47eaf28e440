/** The steps by which events are shown, how long each takes, and what it sounds like. */

import type { SoundName } from '../../lib/sound';
import { lasts } from './flight';
import { cm, onTrack, opposite, type Point, sideOf } from './pitch';
import { type Dice, GROUND, type Panel, type Stamp } from './scene';
import type { BySide, Event, Player, Posture, View } from './types';

export interface FlightStep {
  kind: 'flight';
  event: Extract<Event, { type: 'kicked' }>;
  ms: number;
}

export type Step =
  | { kind: 'put'; puts: { player: Player; at: Point; lying: number | null }[]; ms: number }
  | { kind: 'lift'; players: Player[] | 'all'; ms: number }
  | { kind: 'ball'; at: Point; z: number; ms: number }
  | { kind: 'bar'; player: Player; at: Point; ms: number }
  | { kind: 'plan'; posture: Posture; ms: number }
  | FlightStep
  | { kind: 'race'; event: Extract<Event, { type: 'taker_named' }>; ms: number }
  | { kind: 'hold'; player: Player; high: boolean; ms: number }
  | { kind: 'dice'; dice: Dice; ms: number }
  | { kind: 'won'; winner: Player; ms: number }
  | { kind: 'stamp'; stamp: Stamp; ms: number }
  | { kind: 'score'; stamp: Stamp; score: BySide<number>; ms: number }
  | { kind: 'referee'; row: number; number: number; ms: number }
  | { kind: 'panel'; panel: Panel; ms: number }
  | { kind: 'pause'; ms: number };

/** Milliseconds at normal speed. A flight takes as long as its path. */
const MS = { put: 240, ball: 220, call: 560, card: 820, goal: 900, dice: 950, won: 480, race: 1100, referee: 160, panel: 900, plan: 420, small: 420, words: 1300 };

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
        found.push({ kind: 'flight', event, ms: lasts(event.result, { ...cm(before.ball.at), z: GROUND }) });
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
        // Both sides stand anew: said before the pegs are gone, or an empty table would be a riddle.
        call({ call: 'new_line_up', side: before.attacking }, MS.words);
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
