/** What the table shows, and the steps by which events change it. */

import { areaOf } from './cards';
import type { SoundName } from '../../lib/sound';
import type { BySide, Card, Event, Kick, Kind, Pair, Period, Seat, Side, Stage, View } from './types';

/** What a pair brought about, as it is stamped on the table. */
export type Result =
  | 'success'
  | 'tackled'
  | 'offside'
  | 'free_kick_awarded'
  | 'long_ball'
  | 'goal'
  | 'saved'
  | 'blocked'
  | 'missed'
  | 'woodwork'
  | 'rebound'
  | 'corner'
  | 'penalty_awarded'
  | 'attack_lost';

/** `last` where a success is the last that was needed. */
export type Stamp = { result: Result; side: Side; count?: number; last?: boolean; kind?: Kind };

/** What lies over the cards between the periods. */
export type Panel = 'kick_off' | 'half_time' | 'injury_time' | 'shoot_out' | 'full_time';

export interface Scene {
  period: Period | null;
  attacker: Side | null;
  stage: Stage | null;
  minute: string;
  minutesLeft: number;
  score: BySide<number>;
  /** Cards in the packs. */
  packs: BySide<number>;
  /** Who has laid a card that is not shown yet. */
  sealed: BySide<boolean>;
  pair: Pair | null;
  /** Where the ball of the pair is. */
  ball: 'on_attack' | 'flying' | 'on_defend';
  /** Whether the net ripples. */
  net: boolean;
  /** Whether the goal is shown from close up. */
  close: boolean;
  stamp: Stamp | null;
  /** Whether the result of the pair has been called. */
  told: boolean;
  panel: Panel | null;
  kicks: Kick[];
  /** One's own hand in hand play. */
  hand: Card[];
  /** The cards laid so far in this period, without those that are being shown. */
  laid: BySide<Card[]>;
}

export type Step =
  | { kind: 'kick_off'; side: Side; ms: number }
  | { kind: 'shuffle'; period: Period; ms: number }
  | { kind: 'seal'; side: Side; card: Card | null; ms: number }
  | { kind: 'land'; pair: Pair; ms: number }
  | { kind: 'fly'; pair: Pair; ms: number }
  | { kind: 'hold'; ms: number }
  | { kind: 'net'; ms: number }
  | { kind: 'stamp'; stamp: Stamp; stage: Stage | null; ms: number }
  | { kind: 'kick'; kick: Kick; ms: number }
  | { kind: 'flip'; attacker: Side; stage: Stage | null; ms: number }
  | { kind: 'draw'; cards: Card[]; ms: number }
  | { kind: 'panel'; panel: Panel; ms: number };

/** Milliseconds at normal speed. */
const MS = {
  seal: 160,
  land: 220,
  flyPass: 250,
  flyShot: 480,
  flyClose: 850,
  hold: 220,
  net: 250,
  success: 240,
  stamp: 620,
  goal: 900,
  flip: 520,
  draw: 160,
  shuffle: 420,
  panel: 900,
};

/** The other side. */
export const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Whether a pair is shown as a close-up of the goal. */
export const isClose = (pair: Pair): boolean => pair.stage === 'penalty' || pair.stage === 'free_kick';

/** The panel that lies on the table in a view, for whoever comes in at this moment. */
export function panelOf(view: View): Panel | null {
  if (view.phase === 'over') return 'full_time';
  if (view.phase === 'shoot_out' || view.period === 'shoot_out') return view.shoot_out?.kicks.length ? null : 'shoot_out';
  if (view.phase !== 'play' || view.sides.home.played.length > 0) return null;
  if (view.period === 'injury_time') return 'injury_time';
  return view.period === 'second_half' ? 'half_time' : 'kick_off';
}

/** One's own hand without the card that is laid already. */
function handOf(view: View): Card[] {
  const own = view.you && view.sides[sideOf(view.you)];
  return own?.hand?.filter((card) => card !== own.laid) ?? [];
}

/** The side of a seat. */
export const sideOf = (seat: Seat): Side => (seat.startsWith('home') ? 'home' : 'away');

/** The table at rest in a view. */
export function sceneOf(view: View): Scene {
  const panel = panelOf(view);
  return {
    period: view.period,
    attacker: view.attacker,
    stage: view.stage,
    minute: view.minute,
    minutesLeft: view.minutes_left,
    score: view.score,
    packs: { home: view.sides.home.pack, away: view.sides.away.pack },
    sealed: { home: view.sides.home.has_laid, away: view.sides.away.has_laid },
    pair: panel && panel !== 'full_time' ? null : view.table,
    ball: 'on_defend',
    net: false,
    close: false,
    stamp: null,
    told: true,
    panel,
    kicks: view.shoot_out?.kicks ?? [],
    hand: handOf(view),
    laid: { home: view.sides.home.played, away: view.sides.away.played },
  };
}

/** The steps that show these events on the way to a view. */
export function steps(events: Event[], view: View): Step[] {
  const found: Step[] = [];
  let stage: Stage | null = null;
  /** What is compared after an event: the next pair says it, or the view. */
  const nextAfter = (i: number): Stage | null => events.slice(i + 1).find((event) => event.type === 'cards_laid')?.stage ?? view.stage;
  const stamp = (result: Stamp, next: Stage | null, ms = MS.stamp) => found.push({ kind: 'stamp', stamp: result, stage: next, ms });
  const attempt = (event: Extract<Event, { kind: Kind }>) => {
    if (event.type === 'goal') found.push({ kind: 'net', ms: MS.net });
    stamp({ result: event.type, side: event.side, kind: event.kind }, null, event.type === 'goal' ? MS.goal : MS.stamp);
    if (event.kind === 'shoot_out') found.push({ kind: 'kick', kick: { side: event.side, scored: event.type === 'goal' }, ms: 0 });
  };
  events.forEach((event, i) => {
    switch (event.type) {
      case 'kick_off':
        found.push({ kind: 'kick_off', side: event.side, ms: 0 });
        break;
      case 'packs_shuffled':
        found.push({ kind: 'shuffle', period: event.period, ms: MS.shuffle });
        if (event.period === 'first_half') found.push({ kind: 'panel', panel: 'kick_off', ms: 0 });
        break;
      case 'has_laid':
        // A card that is shown at once needs no cover.
        if (!events.slice(i).some((later) => later.type === 'cards_laid')) found.push({ kind: 'seal', side: sideOf(event.seat), card: event.card ?? null, ms: MS.seal });
        break;
      case 'cards_laid': {
        const { type: _, ...pair } = event;
        stage = pair.stage;
        const flight = isClose(pair) ? MS.flyClose : pair.stage === 'shot' ? MS.flyShot : MS.flyPass;
        found.push({ kind: 'land', pair, ms: MS.land }, { kind: 'fly', pair, ms: flight }, { kind: 'hold', ms: MS.hold });
        break;
      }
      case 'attack_success': {
        const last = event.count === view.stages.length - 1;
        stamp({ result: 'success', side: event.side, count: event.count, last }, view.stages[event.count] ?? null, last ? MS.stamp : MS.success);
        break;
      }
      case 'tackled':
      case 'offside':
        stamp({ result: event.type, side: event.side }, null);
        break;
      case 'free_kick_awarded':
      case 'penalty_awarded':
      case 'long_ball':
      case 'rebound':
      case 'corner':
        stamp({ result: event.type, side: event.side }, nextAfter(i));
        break;
      case 'goal':
      case 'saved':
      case 'blocked':
      case 'missed':
      case 'woodwork':
        attempt(event);
        break;
      case 'flip':
        found.push({ kind: 'flip', attacker: event.attacker, stage: nextAfter(i), ms: MS.flip });
        break;
      case 'card_drawn':
        found.push({ kind: 'draw', cards: [event.card], ms: MS.draw });
        break;
      case 'hand_dealt':
        found.push({ kind: 'draw', cards: event.cards, ms: MS.draw });
        break;
      case 'attack_lost':
        stamp({ result: 'attack_lost', side: event.side }, stage);
        break;
      case 'half_time':
        found.push({ kind: 'panel', panel: 'half_time', ms: MS.panel });
        break;
      case 'injury_time':
        found.push({ kind: 'panel', panel: 'injury_time', ms: MS.panel });
        break;
      case 'shoot_out':
        found.push({ kind: 'kick_off', side: event.first, ms: 0 }, { kind: 'panel', panel: 'shoot_out', ms: MS.panel });
        break;
      case 'full_time':
        found.push({ kind: 'panel', panel: 'full_time', ms: MS.panel });
        break;
    }
  });
  return found;
}

/** The table after a step on the way to `view`. */
export function after(scene: Scene, step: Step, view: View): Scene {
  switch (step.kind) {
    case 'kick_off':
      return { ...scene, attacker: step.side };
    case 'shuffle':
      return {
        ...scene,
        period: step.period,
        attacker: view.attacker,
        stage: view.stage,
        minutesLeft: view.minutes_left,
        packs: { home: view.sides.home.pack, away: view.sides.away.pack },
      };
    case 'seal':
      return { ...scene, sealed: { ...scene.sealed, [step.side]: true }, hand: scene.hand.filter((card) => card !== step.card) };
    case 'land':
      return {
        ...scene,
        panel: null,
        stamp: null,
        told: false,
        pair: step.pair,
        ball: 'on_attack',
        close: false,
        net: false,
        attacker: step.pair.attacker,
        stage: step.pair.stage,
        minute: step.pair.minute,
        minutesLeft: Math.max(0, scene.minutesLeft - 1),
        sealed: { home: false, away: false },
        hand: scene.hand.filter((card) => card !== step.pair.attack_card && card !== step.pair.defend_card),
        packs: { home: Math.max(0, scene.packs.home - 1), away: Math.max(0, scene.packs.away - 1) },
      };
    case 'fly':
      return { ...scene, ball: 'flying', close: isClose(step.pair) };
    case 'hold':
      return { ...scene, ball: 'on_defend' };
    case 'net':
      return { ...scene, net: true };
    case 'stamp': {
      const counts = step.stamp.result === 'goal' && step.stamp.kind !== 'shoot_out';
      const score = counts ? { ...scene.score, [step.stamp.side]: scene.score[step.stamp.side] + 1 } : scene.score;
      return { ...scene, stamp: step.stamp, told: true, stage: step.stage ?? scene.stage, score };
    }
    case 'kick':
      return { ...scene, kicks: [...scene.kicks, step.kick] };
    case 'flip':
      return { ...scene, stamp: null, close: false, net: false, attacker: step.attacker, stage: step.stage };
    case 'draw':
      return { ...scene, stamp: null, hand: [...scene.hand, ...step.cards] };
    case 'panel':
      return { ...scene, stamp: null, close: false, panel: step.panel, pair: step.panel === 'full_time' ? scene.pair : null, hand: [] };
  }
}

/** What a step sounds like. */
export function soundOf(step: Step): SoundName | null {
  switch (step.kind) {
    case 'shuffle':
    case 'flip':
      return 'riffle';
    case 'seal':
    case 'draw':
      return 'slide';
    case 'land':
      return 'slap';
    case 'fly':
      return areaOf(step.pair.stage) === 'attack' ? 'pass' : 'kick';
    case 'net':
      return 'net';
    case 'panel':
      return { kick_off: 'whistle', half_time: 'whistle2', injury_time: 'beep', shoot_out: 'whistle', full_time: 'whistle3' }[step.panel] as SoundName;
    case 'stamp':
      return stampSound(step.stamp);
    default:
      return null;
  }
}

function stampSound(stamp: Stamp): SoundName | null {
  switch (stamp.result) {
    case 'tackled':
      return 'tackle';
    case 'blocked':
      return 'block';
    case 'offside':
    case 'free_kick_awarded':
    case 'penalty_awarded':
      return 'whistle';
    case 'goal':
      return 'goal';
    case 'saved':
      return 'save';
    case 'missed':
      return 'groan';
    case 'woodwork':
      return 'woodwork';
    case 'corner':
    case 'rebound':
    case 'long_ball':
      return 'swell';
    case 'success':
      return stamp.last ? 'swell' : 'tick';
    case 'attack_lost':
      return 'groan';
  }
}

/** How loud the crowd is, from 0 to 1: it follows the danger. */
export function danger(scene: Scene): number {
  if (scene.panel === 'half_time' || scene.panel === 'full_time') return 0.12;
  if (!scene.attacker || !scene.stage) return 0.08;
  const level: Record<Stage, number> = { attack0: 0.18, attack1: 0.32, attack2: 0.6, shot: 0.85, free_kick: 0.7, penalty: 0.95 };
  return level[scene.stage];
}

/** What has happened since a coach's last card, oldest first: the results of the pairs. */
export function trailOf(events: Event[], view: View): Stamp[] {
  return steps(events, view).flatMap((step) => (step.kind === 'stamp' ? [step.stamp] : []));
}

/** The card that a side laid in a pair, and which way up. */
export function cardOf(pair: Pair, side: Side): { card: string; side: 'attack' | 'defend' } {
  return pair.attacker === side ? { card: pair.attack_card, side: 'attack' } : { card: pair.defend_card, side: 'defend' };
}

