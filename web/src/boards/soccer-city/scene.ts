/** What the table shows, and the steps by which events change it. */

import { beyond, cellOf, distance, inBox, inShotArea, opposite, sideOf, type Point } from './pitch';
import type { BallValue, BySide, Card, Event, Factor, Hexagon, How, Kick, Piece, Restart, SaveCard, Shot, ShotResult, Side, Verdict, View } from './types';

/** What the referee calls, or the stands. */
export interface Stamp {
  call: 'goal' | 'foul' | 'offside' | 'yellow_card' | 'red_card' | 'new_keeper' | 'restart' | 'taken' | 'factor_taken' | 'factor_began' | 'burned' | 'injury_time' | 'challenge_won';
  side: Side | null;
  piece?: Piece;
  how?: How;
  restart?: Restart;
  factor?: Factor;
}

/** CITY-FACE-4 Two cards on the table. */
export interface FaceOff {
  attacker: Piece;
  defender: Piece;
  laid: BySide<boolean>;
  attack: Card | null;
  defence: Card | null;
  judged: { verdict: Verdict; beaten: boolean; attack: number; defence: number } | null;
}

/** CITY-SHOT-12 A shot against a save. */
export interface ShotDuel {
  piece: Piece;
  shot: Shot;
  card: Card | null;
  total: number;
  bonuses: { special: number; one_on_one: number; assist: number };
  save: { card: SaveCard; total: number } | null;
  result: ShotResult | null;
}

/** CITY-CHAL-3, CITY-FOUL-2 Dice on the table. */
export type Dice = { kind: 'challenge'; receiver: Piece; marker: Piece; attack: number; defence: number } | { kind: 'referee'; face: number };

/** CITY-PEN-2 Both choices of a penalty. */
export interface PenaltyDuel {
  side: Side;
  piece: Piece | null;
  kick: BallValue;
  dive: BallValue;
}

export type Panel = 'first_half' | 'half_time' | 'extra_time' | 'shootout' | 'full_time';

export interface Scene {
  places: Partial<Record<Piece, Hexagon>>;
  ball: Point | null;
  bearer: Piece | null;
  attacking: Side;
  faceOff: FaceOff | null;
  shot: ShotDuel | null;
  dice: Dice | null;
  penalty: PenaltyDuel | null;
  /** A card that was played for its tactic, or a Ball card. */
  played: { card: Card; side: Side; tactic: boolean } | null;
  stamp: Stamp | null;
  panel: Panel | null;
  kicks: Kick[];
}

export type Step =
  | { kind: 'clear_pitch'; ms: number }
  | { kind: 'rest'; ms: number }
  | { kind: 'put'; piece: Piece; to: Hexagon | null; ms: number }
  | { kind: 'line_up'; side: Side; places: (Hexagon | null)[]; ms: number }
  | { kind: 'swap'; first: Piece; second: Piece; ms: number }
  | { kind: 'turn'; side: Side; ms: number }
  | { kind: 'played'; card: Card; side: Side; tactic: boolean; ms: number }
  | { kind: 'fly'; to: Point; high: boolean; ms: number }
  | { kind: 'walk'; piece: Piece; to: Hexagon; ball: Hexagon | null; ms: number }
  | { kind: 'hold'; piece: Piece; ms: number }
  | { kind: 'dice'; dice: Dice; ms: number }
  | { kind: 'face_off'; attacker: Piece; defender: Piece; ms: number }
  | { kind: 'laid'; side: Side; ms: number }
  | { kind: 'shown'; attack: Card | null; defence: Card; ms: number }
  | { kind: 'judged'; verdict: Verdict; beaten: boolean; attack: number; defence: number; ms: number }
  | { kind: 'shot'; shot: ShotDuel; ms: number }
  | { kind: 'save'; card: SaveCard; total: number; ms: number }
  | { kind: 'shot_ended'; result: ShotResult; ms: number }
  | { kind: 'penalty'; duel: PenaltyDuel; ms: number }
  | { kind: 'kick'; kick: Kick; ms: number }
  | { kind: 'stamp'; stamp: Stamp; ball?: Hexagon; ms: number }
  | { kind: 'sent_off'; piece: Piece; ms: number }
  | { kind: 'panel'; panel: Panel; ms: number };

/** Milliseconds at normal speed. */
const MS = { put: 240, walk: 230, fly: 260, leg: 32, hold: 90, played: 420, tactic: 900, dice: 1050, faceOff: 620, laid: 240, shown: 900, judged: 900, shot: 950, save: 850, ended: 560, stamp: 640, card: 820, goal: 900, panel: 900, penalty: 900 };

const panelOf = (view: View): Panel | null => (view.phase.kind === 'over' ? 'full_time' : null);

const sideOfSeat = (seat: string): Side => (seat.startsWith('home') ? 'home' : 'away');

/** The cards that lie open or face down in a view. */
function faceOffOf(view: View): FaceOff | null {
  const found = view.face_off;
  if (!found || !['face_off', 'second_tackle', 'foul', 'tactical_foul'].includes(view.phase.kind)) return null;
  const laid = (side: Side) => found.attack_card !== null || view.sealed.some((seat) => sideOfSeat(seat) === side);
  return { attacker: found.attacker, defender: found.defender, laid: { home: laid('home'), away: laid('away') }, attack: found.attack_card, defence: found.defence_card, judged: null };
}

/** The table at rest in a view. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  const faceOff = faceOffOf(view);
  const kept = before?.faceOff;
  return {
    places: Object.fromEntries(view.pieces.flatMap(({ piece, place }) => (place.at === 'pitch' ? [[piece, place.hexagon]] : []))),
    ball: view.ball ? cellOf(view.ball) : null,
    bearer: view.bearer,
    attacking: view.attacking,
    faceOff: faceOff && { ...faceOff, judged: kept && kept.attack === faceOff.attack && kept.defence === faceOff.defence ? kept.judged : null },
    shot: null,
    dice: null,
    penalty: null,
    played: null,
    stamp: null,
    panel: panelOf(view),
    kicks: view.shootout?.kicks ?? [],
  };
}

const goalOf = (side: Side): Point => ({ x: side === 'home' ? 42 : -2, y: 7 });

/** The steps that show these events. */
export function steps(events: Event[]): Step[] {
  const found: Step[] = [];
  let shooter: Side = 'home';
  const stamp = (one: Stamp, ms = MS.stamp, ball?: Hexagon) => found.push({ kind: 'stamp', stamp: one, ms, ...(ball ? { ball } : {}) });
  events.forEach((event, i) => {
    switch (event.type) {
      case 'line_up_began':
        found.push({ kind: 'clear_pitch', ms: MS.put });
        break;
      case 'line_up_placed':
      case 'put':
      case 'relocated':
        found.push({ kind: 'put', piece: event.piece, to: event.to, ms: MS.put });
        break;
      case 'line_up_formation':
        found.push({ kind: 'rest', ms: MS.put });
        break;
      case 'line_up_brought':
      case 'substituted':
        found.push({ kind: 'swap', first: event.on, second: event.off, ms: MS.put });
        break;
      case 'line_up_shown':
        found.push({ kind: 'line_up', side: event.side, places: event.places, ms: 380 });
        break;
      case 'turn_began':
        found.push({ kind: 'turn', side: event.side, ms: 0 });
        break;
      case 'ball_card_played':
        found.push({ kind: 'played', card: event.value, side: sideOfSeat(event.seat), tactic: false, ms: MS.played });
        break;
      case 'tactic_played':
        found.push({ kind: 'played', card: event.card, side: sideOfSeat(event.seat), tactic: true, ms: MS.tactic });
        break;
      case 'pass_played': {
        const { from, to, height } = event.flight;
        // Whoever takes it on the way stands where it ends; the next facts tell.
        const taken = events.slice(i + 1).find((later) => later.type === 'ball_taken' || later.type === 'received' || later.type === 'ball_loose' || later.type === 'challenge_rolled');
        const legs = distance(from, to);
        found.push({ kind: 'fly', to: cellOf(to), high: height === 'high', ms: MS.fly + legs * MS.leg });
        if (taken?.type === 'ball_taken' && taken.how === 'intercepted') found.pop();
        break;
      }
      case 'received':
        found.push({ kind: 'hold', piece: event.piece, ms: MS.hold });
        break;
      case 'ball_loose':
        found.push({ kind: 'fly', to: cellOf(event.at), high: false, ms: 60 });
        break;
      case 'ball_out':
        found.push({ kind: 'fly', to: beyond(event.exit, event.direction, 0.8), high: false, ms: MS.fly + distance(event.from, event.exit) * MS.leg });
        break;
      case 'advanced':
        found.push({ kind: 'walk', piece: event.piece, to: event.to, ball: event.ball, ms: MS.walk + 120 });
        break;
      case 'challenge_rolled':
        found.push({ kind: 'dice', dice: { kind: 'challenge', receiver: event.receiver, marker: event.marker, attack: event.attack, defence: event.defence }, ms: MS.dice });
        break;
      case 'challenge_won':
        stamp({ call: 'challenge_won', side: sideOf(event.piece), piece: event.piece }, 420);
        break;
      case 'ball_taken':
        found.push({ kind: 'hold', piece: event.piece, ms: MS.fly });
        if (event.how !== 'stepped' && event.how !== 'saved') stamp({ call: 'taken', side: sideOf(event.piece), piece: event.piece, how: event.how }, 480);
        break;
      case 'offside_given':
        stamp({ call: 'offside', side: sideOf(event.piece), piece: event.piece }, MS.card);
        break;
      case 'stepped':
        found.push({ kind: 'walk', piece: event.piece, to: event.to, ball: null, ms: MS.walk });
        break;
      case 'swapped':
        found.push({ kind: 'swap', first: event.first, second: event.second, ms: MS.walk });
        break;
      case 'face_off_started':
        found.push({ kind: 'face_off', attacker: event.attacker, defender: event.defender, ms: MS.faceOff });
        break;
      case 'sealed':
        found.push({ kind: 'laid', side: sideOfSeat(event.seat), ms: MS.laid });
        break;
      case 'cards_shown':
        found.push({ kind: 'shown', attack: event.attack, defence: event.defence, ms: MS.shown });
        break;
      case 'tackled_again':
        found.push({ kind: 'shown', attack: null, defence: event.card, ms: MS.shown });
        break;
      case 'judged':
        found.push({ kind: 'judged', verdict: event.verdict, beaten: event.beaten, attack: event.attack, defence: event.defence, ms: MS.judged });
        break;
      case 'die_thrown':
        found.push({ kind: 'dice', dice: { kind: 'referee', face: event.face }, ms: MS.dice });
        break;
      case 'foul_given':
        stamp({ call: 'foul', side: sideOf(event.piece), piece: event.piece });
        break;
      case 'yellow_card':
        stamp({ call: 'yellow_card', side: sideOf(event.piece), piece: event.piece }, MS.card);
        break;
      case 'red_card':
        found.push({ kind: 'sent_off', piece: event.piece, ms: MS.card });
        break;
      case 'keeper_named':
        stamp({ call: 'new_keeper', side: sideOf(event.piece), piece: event.piece });
        break;
      case 'face_off_won':
        found.push({ kind: 'hold', piece: event.piece, ms: 160 });
        break;
      case 'factor_taken':
      case 'factor_began':
        stamp({ call: event.type, side: event.side, factor: event.factor }, MS.tactic);
        break;
      case 'shot_taken': {
        const { piece, shot, card, total, special, one_on_one, assist } = event;
        shooter = sideOf(piece);
        found.push({ kind: 'shot', shot: { piece, shot, card, total, bonuses: { special, one_on_one, assist }, save: null, result: null }, ms: MS.shot });
        break;
      }
      case 'save_drawn':
        found.push({ kind: 'save', card: event.card, total: event.total, ms: MS.save });
        break;
      case 'shot_ended':
        found.push({ kind: 'shot_ended', result: event.result, ms: MS.ended });
        if (event.result === 'goal' || event.result === 'open_goal') found.push({ kind: 'fly', to: goalOf(shooter), high: false, ms: MS.fly });
        break;
      case 'goal':
        stamp({ call: 'goal', side: event.side, piece: event.piece }, MS.goal);
        break;
      case 'cleared':
        found.push({ kind: 'fly', to: cellOf(event.to), high: true, ms: MS.fly + 160 });
        break;
      case 'restart_given':
        stamp({ call: 'restart', side: event.restart.side, restart: event.restart }, MS.stamp, event.restart.spot);
        break;
      case 'ball_burned':
        stamp({ call: 'burned', side: null });
        break;
      case 'injury_time_began':
        stamp({ call: 'injury_time', side: null }, MS.card);
        break;
      case 'penalty_shown':
        found.push({ kind: 'penalty', duel: { side: sideOf(event.piece), piece: event.piece, kick: event.kick, dive: event.dive }, ms: MS.penalty });
        if (event.kick !== event.dive) found.push({ kind: 'fly', to: goalOf(sideOf(event.piece)), high: false, ms: MS.fly });
        break;
      case 'shootout_began':
        found.push({ kind: 'panel', panel: 'shootout', ms: MS.panel });
        break;
      case 'shootout_kick':
        found.push({ kind: 'penalty', duel: { side: event.side, piece: null, kick: event.kick, dive: event.dive }, ms: MS.penalty });
        found.push({ kind: 'kick', kick: { side: event.side, scored: event.kick !== event.dive }, ms: 320 });
        break;
      case 'period_ended':
        if (event.period === 1 || event.period === 2 || event.period === 3) found.push({ kind: 'panel', panel: event.period === 1 ? 'half_time' : 'extra_time', ms: MS.panel });
        break;
      case 'match_ended':
        found.push({ kind: 'panel', panel: 'full_time', ms: MS.panel });
        break;
      default:
        break;
    }
  });
  // The end of the last period is the end of the match.
  return found.filter((step, i) => !(step.kind === 'panel' && step.panel !== 'full_time' && found[i + 1]?.kind === 'panel'));
}

const move = (scene: Scene, piece: Piece, to: Hexagon | null): Scene => {
  const places = { ...scene.places };
  if (to === null) delete places[piece];
  else places[piece] = to;
  return { ...scene, places, ball: scene.bearer === piece && to !== null ? cellOf(to) : scene.ball };
};

/** The table after a step on the way to `view`. */
export function after(before: Scene, step: Step, view: View): Scene {
  const duel = ['laid', 'shown', 'judged', 'stamp', 'dice', 'sent_off'].includes(step.kind);
  const scene: Scene = { ...before, stamp: null, dice: null, penalty: null, played: null, panel: step.kind === 'turn' ? before.panel : null, faceOff: duel ? before.faceOff : null, shot: step.kind === 'save' || step.kind === 'shot_ended' || step.kind === 'stamp' ? before.shot : null };
  switch (step.kind) {
    case 'clear_pitch':
      return { ...scene, places: {}, ball: null, bearer: null };
    case 'rest':
      return { ...sceneOf(view), kicks: scene.kicks };
    case 'put':
      return move({ ...scene, bearer: scene.bearer === step.piece ? null : scene.bearer }, step.piece, step.to);
    case 'line_up': {
      const places = { ...scene.places };
      step.places.forEach((place, i) => {
        const piece = `${step.side === 'home' ? 'H' : 'A'}${i + 1}`;
        if (place) places[piece] = place;
        else delete places[piece];
      });
      return { ...scene, places };
    }
    case 'swap': {
      const [one, other] = [scene.places[step.first] ?? null, scene.places[step.second] ?? null];
      return move(move(scene, step.first, other), step.second, one);
    }
    case 'turn':
      return { ...scene, attacking: step.side };
    case 'played':
      return { ...scene, played: { card: step.card, side: step.side, tactic: step.tactic } };
    case 'fly':
      return { ...scene, bearer: null, ball: step.to };
    case 'walk': {
      const walked = move(scene, step.piece, step.to);
      return step.ball ? { ...walked, ball: cellOf(step.ball), bearer: step.ball === step.to ? step.piece : null } : walked;
    }
    case 'hold': {
      const at = scene.places[step.piece];
      return { ...scene, bearer: step.piece, ball: at ? cellOf(at) : scene.ball };
    }
    case 'dice':
      return { ...scene, dice: step.dice };
    case 'face_off':
      return { ...scene, faceOff: { attacker: step.attacker, defender: step.defender, laid: { home: false, away: false }, attack: null, defence: null, judged: null } };
    case 'laid':
      return { ...scene, faceOff: scene.faceOff && { ...scene.faceOff, laid: { ...scene.faceOff.laid, [step.side]: true } } };
    case 'shown':
      return { ...scene, faceOff: scene.faceOff && { ...scene.faceOff, laid: { home: true, away: true }, attack: step.attack ?? scene.faceOff.attack, defence: step.defence, judged: null } };
    case 'judged': {
      const { verdict, beaten, attack, defence } = step;
      return { ...scene, faceOff: scene.faceOff && { ...scene.faceOff, judged: { verdict, beaten, attack, defence } } };
    }
    case 'shot':
      return { ...scene, shot: step.shot };
    case 'save':
      return { ...scene, shot: scene.shot && { ...scene.shot, save: { card: step.card, total: step.total } } };
    case 'shot_ended':
      return { ...scene, shot: scene.shot && { ...scene.shot, result: step.result } };
    case 'penalty':
      return { ...scene, penalty: step.duel };
    case 'kick':
      return { ...scene, penalty: before.penalty, kicks: [...scene.kicks, step.kick] };
    case 'stamp':
      return { ...scene, stamp: step.stamp, ...(step.ball ? { ball: cellOf(step.ball), bearer: null } : {}) };
    case 'sent_off':
      return { ...move(scene, step.piece, null), stamp: { call: 'red_card', side: sideOf(step.piece), piece: step.piece } };
    case 'panel':
      return { ...scene, panel: step.panel };
  }
}

/** How loud the crowd is, from 0 to 1: it follows the danger. */
export function danger(scene: Scene): number {
  if (scene.panel) return 0.1;
  if (scene.shot || scene.penalty) return 0.95;
  if (scene.faceOff) return 0.6;
  if (!scene.ball) return 0.12;
  const at = `${scene.ball.x},${scene.ball.y}`;
  const goal = opposite(scene.attacking);
  if (inBox(at, goal)) return 0.8;
  if (inShotArea(at, goal)) return 0.6;
  return 0.12 + (scene.attacking === 'home' ? scene.ball.x : 40 - scene.ball.x) / 120;
}
