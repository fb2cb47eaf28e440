/** A hint: a move in words, and what on the table it is about. */

import { t } from '../../lib/i18n';
import { along, reach } from './aim';
import { rightOf } from './goal-mouth';
import { cellAt, cm, onPitch } from './pitch';
import type { Aim, Cell, KickKind, Move, Player, Plan, Target, View } from './types';
import { dashed, moveWords, playerWords } from './words';

/** About where a kick that is aimed by hand would stop; nowhere if it leaves the pitch. */
function stopOf(view: View, aim: Aim): Cell | null {
  const point = along(cm(view.ball.at), aim.direction, reach(aim));
  return onPitch(point) ? cellAt(point) : null;
}

function targetWords(view: View, target: Target): string {
  const kick = view.kick ? t('sim-kick-kind', { kind: dashed(view.kick.kind) }) : t('sim-kick');
  if (target.kind === 'sector') return `${kick}: ${t(`sim-sector-${dashed(target.sector)}`)}`;
  const cell = target.kind === 'aim' ? stopOf(view, target) : target.cell;
  const parts = [
    ...((view.aim?.techniques.length ?? 0) > 1 ? [t(`sim-technique-${target.technique}`)] : []),
    ...(target.kind === 'aim' ? [t('sim-move-power', { power: Math.round(target.power / 10) })] : []),
    cell ? t('sim-move-towards', { cell }) : t(view.kick?.kind.endsWith('shot') ? 'sim-move-goal' : 'sim-move-beyond'),
  ];
  return `${kick}: ${parts.join(', ')}`;
}

const trackWords = (view: View, y: number): string => {
  const seen = y * rightOf(view.attacking);
  return t('sim-track-at', { way: Math.sign(seen), value: (Math.abs(seen) / 100).toFixed(1) });
};

function planWords(view: View, plan: Plan): string {
  switch (plan.kind) {
    case 'stay':
      return t('sim-posture-stay');
    case 'move':
      return `${t(`sim-posture-${plan.dive}`)}, ${trackWords(view, plan.y)}`;
    case 'guess':
      return t(`sim-sector-${dashed(plan.sector)}`);
  }
}

export function describe(view: View, move: Move): string {
  switch (move.type) {
    case 'done':
      return t('hint-done');
    case 'declare': {
      const kick = t('sim-kick-kind', { kind: dashed(move.kind) });
      if (!move.named) return kick;
      const named = moveWords(view, move);
      return move.kind === 'dribble' || move.kind === 'cross' ? named : `${kick}: ${named}`;
    }
    case 'shift':
      return t('sim-move-shift', { player: playerWords(move.player) });
    case 'spot':
      return t('sim-do-spot');
    case 'bar':
      return `${t('sim-do-bar')}: ${trackWords(view, move.y)}`;
    case 'target':
      return targetWords(view, move.target);
    case 'plan':
      return t('sim-move-plan', { plan: planWords(view, move.plan) });
    case 'decline':
      return t(view.phase.kind === 'slide' ? 'sim-do-nobody' : 'sim-do-decline');
    case 'reserve_keeper':
      return `${t('sim-do-reserve-keeper')}: ${playerWords(move.off)}`;
    default:
      return moveWords(view, move);
  }
}

export interface Hinted {
  players: Player[];
  cells: Cell[];
  kick: KickKind | null;
}

export function hintedBy(view: View, move: Move): Hinted {
  const hinted = (players: Player[], cells: Cell[] = [], kick: KickKind | null = null): Hinted => ({ players, cells, kick });
  switch (move.type) {
    case 'place':
    case 'step':
    case 'slide':
    case 'move':
      return hinted([move.player], [move.cell]);
    case 'knock_on':
      return hinted([move.player, move.other], [move.cell]);
    case 'taker':
    case 'shift':
      return hinted([move.player]);
    case 'declare':
      return hinted(move.named ? [move.named] : [], [], move.kind);
    case 'position':
      return hinted(view.keeper ? [view.keeper.player] : [], [move.cell]);
    case 'cell':
      return hinted([], [move.cell]);
    case 'target': {
      const cell = move.target.kind === 'aim' ? stopOf(view, move.target) : move.target.kind === 'cell' ? move.target.cell : null;
      return hinted([], cell ? [cell] : []);
    }
    case 'substitute':
      return hinted([move.off, move.on]);
    case 'reserve_keeper':
      return hinted([move.off]);
    default:
      return hinted([]);
  }
}

/** The keys of a kick and of a button. */
export const kickKey = (kind: KickKind): string => `kick-${kind}`;
export const buttonKey = (move: Move): string => {
  if (move.type === 'target' && move.target.kind === 'sector') return `target-${move.target.sector}`;
  if (move.type === 'plan') return move.plan.kind === 'guess' ? `plan-${move.plan.sector}` : `plan-${move.plan.kind}`;
  return move.type;
};

/** The keys of what a hint is about beside the table: a kick, or a button. */
export function hintKeys(view: View, move: Move | null): string[] {
  if (!move) return [];
  const { kick } = hintedBy(view, move);
  return kick ? [kickKey(kick)] : [buttonKey(move)];
}
