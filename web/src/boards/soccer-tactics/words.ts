/** Pawns, squares and choices in words, for labels, captions and people who do not see the pictures. */

import { t } from '../../lib/i18n';
import { sideOfPawn } from './pitch';
import type { Colour, End, Move, Pawn, PawnView, Square, Target, View } from './types';

export const dashed = (word: string): string => word.replaceAll('_', '-');

export const colourOf = (view: View, pawn: Pawn): Colour => view.sides[sideOfPawn(pawn)].colour;

/** What is printed on a pawn; nothing on a defender. */
export const numberOf = (pawn: Pawn): string | null => (pawn.endsWith('GK') ? '1' : /D\d$/.test(pawn) ? null : pawn.slice(1));

/** A pawn as people call it: "Red 9", "Blue keeper", "Red defender 2", "Blue 10 in goal". */
export function pawnWords(view: View, pawn: Pawn): string {
  const colour = t('tactics-colour', { colour: colourOf(view, pawn) });
  if (pawn.endsWith('GK')) return t('tactics-pawn-keeper', { colour });
  const defender = /D(\d)$/.exec(pawn);
  const words = defender ? t('tactics-pawn-defender', { colour, number: defender[1] ?? '' }) : t('tactics-pawn-attacker', { colour, number: pawn.slice(1) });
  const keeps = view.pawns.find((other) => other.pawn === pawn)?.role === 'keeper';
  return keeps ? t('tactics-pawn-in-goal', { pawn: words }) : words;
}

const squareOf = ({ place }: PawnView): Square => (place.at === 'square' ? place.square : '');

/** A pawn that can be chosen, with all that marks it. */
export function pawnLabel(view: View, pawn: PawnView): string {
  const marks = [
    ...(view.holder === pawn.pawn ? [t('tactics-mark-holder')] : []),
    ...(pawn.booked ? [t('tactics-mark-booked')] : []),
    ...(pawn.offside ? [t('tactics-mark-offside')] : []),
    ...(view.banned === pawn.pawn ? [t('tactics-mark-banned')] : []),
    ...(pawn.ends.some(({ effect }) => effect === 'capture') ? [t('tactics-mark-captures')] : []),
    ...(pawn.ends.some(({ effect }) => effect === 'battle') ? [t('tactics-mark-battles')] : []),
  ];
  return [t('tactics-pawn-on', { pawn: pawnWords(view, pawn.pawn), square: squareOf(pawn) }), ...marks].join(', ');
}

export const rollsWords = (rolls: number[]): string => (rolls.length > 0 ? rolls.join(', ') : t('tactics-rolls-none'));

/** What a choice means: a heading, what may follow, and what to beware of. */
export interface Meaning {
  title: string;
  lines: string[];
  warning: string | null;
  /** The rolls that reach the square, where they matter. */
  rolls: { ours: number[]; theirs: number[] } | null;
}

const plain = (title: string, ...lines: string[]): Meaning => ({ title, lines, warning: null, rolls: null });

function ballMeaning(target: Target, dribble: boolean): Meaning {
  const { square, kind, offside } = target;
  const lines = target.their_keeper && (kind === 'free' || dribble) ? [t('tactics-their-keeper')] : [];
  return {
    title: t(dribble ? `tactics-dribble-${kind}` : `tactics-target-${kind}`, { square }),
    lines,
    warning: offside ? t(`tactics-warn-${offside}`) : null,
    // On a direct pass, a shot or a battle nobody runs to the ball.
    rolls: kind === 'free' ? { ours: dribble ? [] : target.ours, theirs: target.theirs } : null,
  };
}

function endMeaning(view: View, pawn: Pawn, end: End): Meaning {
  const args = { pawn: pawnWords(view, pawn), square: end.square };
  const title = t('tactics-end', args);
  switch (end.effect) {
    case 'capture':
      return { ...plain(t('tactics-end-capture', args)) };
    case 'battle':
      return { ...plain(t('tactics-end-battle', args)) };
    case 'offside':
      return { ...plain(title), warning: t('tactics-warn-capture') };
    case 'interference':
      return { ...plain(title), warning: t('tactics-warn-interference') };
    default:
      return plain(title);
  }
}

/** What a move means on this table. */
export function meaningOf(view: View, move: Move): Meaning {
  switch (move.type) {
    case 'play':
    case 'dribble': {
      const list = move.type === 'play' ? view.targets : view.dribbles;
      const target = list.find(({ square }) => square === move.square);
      return target ? ballMeaning(target, move.type === 'dribble') : plain(move.square);
    }
    case 'move': {
      const end = view.pawns.find(({ pawn }) => pawn === move.pawn)?.ends.find(({ square }) => square === move.square);
      return endMeaning(view, move.pawn, end ?? { square: move.square });
    }
    case 'keeper': {
      const onBall = view.ball.at === 'square' && view.ball.square === move.square;
      return plain(t(onBall ? (view.holder ? 'tactics-keeper-battle' : 'tactics-keeper-capture') : 'tactics-keeper-step', { square: move.square }));
    }
    case 'shift':
    case 'place':
      return plain(t('tactics-place', { pawn: pawnWords(view, move.pawn), square: move.square }));
    case 'swap':
      return plain(t('tactics-swap', { pawn: pawnWords(view, move.pawn), other: pawnWords(view, move.other) }));
    case 'keeper_home':
    case 'arc':
    case 'spot':
      return plain(t(`tactics-square-${dashed(move.type)}`, { square: move.square }));
    case 'taker':
    case 'new_keeper':
      return plain(t(`tactics-pick-${dashed(move.type)}`, { pawn: pawnWords(view, move.pawn) }));
    default:
      return plain(t(`tactics-button-${move.type}`));
  }
}

/** What a choice does, for a hint. */
export function doWords(view: View, move: Move): string {
  if (move.type === 'done') return t('hint-done');
  const { title, warning } = meaningOf(view, move);
  return warning ? `${title}. ${warning}` : title;
}

/** All of a meaning in one sentence or two. */
export function meaningWords({ title, lines, warning, rolls }: Meaning): string {
  const counted = rolls ? [t('tactics-rolls-line', { ours: rollsWords(rolls.ours), theirs: rollsWords(rolls.theirs) })] : [];
  return [title, ...(warning ? [warning] : []), ...counted, ...lines].join('. ');
}

/** The whole board in words: where every pawn and the ball is. */
export function boardWords(view: View): string {
  const of = (side: 'home' | 'away') => view.pawns.filter((pawn) => pawn.side === side && pawn.place.at === 'square').map((pawn) => t('tactics-pawn-on', { pawn: pawnWords(view, pawn.pawn), square: squareOf(pawn) }));
  const ball = view.ball.at === 'square' ? t('tactics-ball-on', { square: view.ball.square }) : t(`tactics-ball-${view.ball.at}`);
  return [ball, ...of('home'), ...of('away')].join(', ');
}

/** The tip of a first match that matters now: a key of the texts. */
export function tipOf(view: View, selected: Pawn | null): string | null {
  switch (view.phase.kind) {
    case 'set_up':
      return 'tactics-tip-set-up';
    case 'pawn_move':
      return selected ? 'tactics-tip-square' : 'tactics-tip-pawn';
    case 'ball_play':
      if (view.targets.some(({ offside }) => offside)) return 'tactics-tip-offside';
      if (view.targets.some(({ kind }) => kind === 'shot')) return 'tactics-tip-shot';
      return view.dribbles.length > 0 ? 'tactics-tip-dribble' : 'tactics-tip-ball';
    case 'attempt':
      return 'tactics-tip-free-ball';
    case 'choice':
      return 'tactics-tip-keeper';
    case 'reply':
      return 'tactics-tip-reply';
    default:
      return null;
  }
}
