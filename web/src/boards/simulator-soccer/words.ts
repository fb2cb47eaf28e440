/** Footballers, cells and choices in words, for labels, captions and people who do not see the pictures. */

import { t } from '../../lib/i18n';
import type { Colour } from '../../teams/filter';
import { dotsOf } from './kits';
import { anchor, distance, opposite, type Point, shirtOf, sideOf } from './pitch';
import type { Race } from './scene';
import type { Cell, Move, Player, View } from './types';

export const dashed = (word: string): string => word.replaceAll('_', '-');

/** "Home’s 9". */
export const playerWords = (player: Player): string => t('sim-player', { side: sideOf(player), shirt: shirtOf(player) });

const seenOf = (view: View, player: Player) => view.players.find((one) => one.player === player);

/** "yellow, yellow, blue" in words: "2 yellow, 1 blue". */
export function dotWords(dots: Colour[]): string {
  const kinds = [...new Set(dots)];
  return kinds.map((dot) => t('sim-dots', { dot, count: dots.filter((one) => one === dot).length })).join(', ');
}

/** A footballer with all that marks him. */
export function playerLabel(view: View, player: Player): string {
  const seen = seenOf(view, player);
  if (!seen) return playerWords(player);
  const marks = [
    ...(view.holder === player ? [t('sim-mark-holder')] : []),
    ...(view.offside.includes(player) ? [t('sim-mark-offside')] : []),
    ...(seen.lying !== null ? [t('sim-mark-lying')] : []),
    ...(seen.must_leave ? [t('sim-mark-must-leave')] : []),
    ...(seen.cautions > 0 ? [t('sim-mark-booked')] : []),
    ...(seen.sticker.black ? [t('sim-mark-keeper')] : []),
  ];
  const where = seen.cell && seen.place === 'pitch' ? t('sim-player-in', { player: playerWords(player), cell: seen.cell }) : t('sim-player-off', { player: playerWords(player) });
  return [where, ...marks].join(', ');
}

/** All of a sticker in words. */
export function stickerWords(view: View, player: Player): string {
  const seen = seenOf(view, player);
  if (!seen) return '';
  const { dribbling, marking, tackling, defending } = seen.sticker;
  return [dotWords(dotsOf(view, player)), t('sim-numbers', { dribbling, marking, tackling, defending })].filter(Boolean).join('. ');
}

/** SIM-COD What would become of a ball that stops there: "You 1, they 1: short pass, yours". */
export function countWords(view: View, cell: Cell): string {
  const count = view.counts.find((one) => one.cell === cell);
  if (!count) return '';
  const own = view.you ? (view.you.startsWith('home') ? 'home' : 'away') : view.attacking;
  return t(view.you ? 'sim-count' : 'sim-count-watch', { cell, ours: count.near[own], theirs: count.near[opposite(own)], why: t('sim-rule', { rule: dashed(count.rule) }), whose: count.side === own ? 'ours' : 'theirs' });
}

/** The same in a few words, to be written on the table beside the cell. */
export function countOf(view: View, cell: Cell): { at: Point; words: string; ours: boolean } | null {
  const count = view.counts.find((one) => one.cell === cell);
  const own = view.you?.startsWith('away') ? 'away' : 'home';
  if (!count || !view.you) return null;
  const ours = count.side === own;
  return { at: anchor(cell), ours, words: t('sim-count-short', { ours: count.near[own], theirs: count.near[opposite(own)], tie: count.rule === 'nearest' ? 'no' : 'yes', why: t('sim-rule', { rule: dashed(count.rule) }), whose: ours ? 'ours' : 'theirs' }) };
}

/** Where a shot has the most room. */
export const gapWords = (gap: { middle: number; width: number } | null): string => (gap ? t('sim-gap', { where: gap.middle < -1 ? 'left' : gap.middle > 1 ? 'right' : 'middle', width: gap.width.toFixed(1) }) : t('sim-gap-none'));

/** Why the ball went where it went. */
export function raceWords({ taker, cells, rule, rival }: Race): string {
  const away = (player: Player, count: number) => t('sim-away', { player: playerWords(player), cells: count });
  const lead = rival ? t('sim-race-rival', { taker: away(taker, cells), rival: away(rival.player, rival.cells) }) : away(taker, cells);
  return t('sim-race', { lead, rule: dashed(rule) });
}

/** SIM-P3-2 How far the defence may answer a move of phase 2; else nothing. */
export function answerWords(view: View, move: Move): string {
  const from = view.phase.kind === 'move2' && move.type === 'move' ? seenOf(view, move.player)?.cell : null;
  return from && move.type === 'move' ? t('sim-answer-then', { cells: Math.max(view.badges.moved, distance(from, move.cell)) }) : '';
}

/** What a coach should know before he chooses: how the defence may answer, or what a tackle may cost. */
export function noteWords({ phase, badges, tackle }: View): string {
  if (phase.kind === 'move2') return t('sim-answer', { cells: badges.moved });
  if (!tackle) return '';
  const { player, tackling, defending, foul } = tackle;
  return t('sim-tackle-odds', { player: playerWords(player), tackling, defending, foul: foul ? 'yes' : 'no' });
}

/** What a choice of a cell or a footballer means. */
export function moveWords(view: View, move: Move): string {
  switch (move.type) {
    case 'place':
    case 'step':
    case 'slide':
    case 'move': {
      const key = move.type === 'move' && move.cell === view.ball.cell && view.phase.kind === 'move3' ? 'enter' : move.type;
      return t(`sim-move-${key}`, { player: playerWords(move.player), cell: move.cell });
    }
    case 'position':
      return t('sim-move-position', { cell: move.cell, how: move.lying === undefined ? 'standing' : 'lying' });
    case 'taker':
      return t('sim-move-taker', { player: playerWords(move.player) });
    case 'declare':
      return t('sim-move-declare', { kind: move.kind, player: move.named ? playerWords(move.named) : '' });
    case 'cell':
      return t('sim-move-cell', { cell: move.cell });
    case 'target':
      return move.target.kind === 'cell' ? [move.target.cell, countWords(view, move.target.cell)].filter(Boolean).join(': ') : '';
    case 'spot':
      return t('sim-move-spot');
    case 'substitute':
      return t('sim-move-substitute', { off: playerWords(move.off), on: playerWords(move.on) });
    case 'knock_on':
      return t('sim-move-knock-on', { player: playerWords(move.player), other: playerWords(move.other), cell: move.cell });
    default:
      return t(`sim-do-${dashed(move.type)}`);
  }
}

/** The whole table in words. */
export function boardWords(view: View): string {
  const of = (side: 'home' | 'away') => view.players.filter(({ player, place }) => sideOf(player) === side && place === 'pitch').map(({ player }) => playerLabel(view, player));
  return [t('sim-ball-in', { cell: view.ball.cell }), ...of('home'), ...of('away')].join('; ');
}

/** The tip of a first match that matters now: a key of the texts. */
export function tipOf({ phase }: View, byHand: boolean): string | null {
  switch (phase.kind) {
    case 'aim':
      return byHand ? 'sim-tip-aim' : 'sim-tip-table';
    case 'place_start':
    case 'declare':
    case 'release':
    case 'repeat':
    case 'move2':
    case 'move3':
    case 'prepare_keeper':
    case 'slide':
    case 'substitutions':
    case 'tackle':
      return `sim-tip-${dashed(phase.kind)}`;
    default:
      return null;
  }
}
