/** The choices as they are marked on the table and on the bench. */

import type { Offer, Order, Target } from './offer';
import { isCell } from './pitch';
import type { Cell, Move, Player, View } from './types';
import { answerWords, moveWords, playerLabel } from './words';
import { t } from '../../lib/i18n';

export interface Choice {
  /** The cell or the footballer that is pointed at. */
  key: string;
  label: string;
  /** Where it is on the table; nowhere on the bench. */
  cell: Cell | null;
  player: Player | null;
  /** The cell it makes a move to, or the move it is; with neither it chooses a footballer. */
  target: Target | null;
  move: Move | null;
}

const cellOf = (view: View, player: Player): Cell | null => {
  const seen = view.players.find((one) => one.player === player);
  return seen?.place === 'pitch' ? (seen.cell ?? null) : null;
};

function cellChoice(view: View, [cell, target]: [Cell, Target]): Choice {
  const move = target.move();
  const { cost } = target;
  const then = cost ? t(`sim-cost-${cost.kind}`, { worst: cost.kind === 'risky' ? cost.worst : 0 }) : answerWords(view, move);
  return { key: cell, label: [moveWords(view, move), then].filter(Boolean).join('. '), cell, player: null, target, move: null };
}

const pick = (view: View, player: Player, move: Move | null): Choice => ({ key: player, label: move ? moveWords(view, move) : playerLabel(view, player), cell: cellOf(view, player), player, target: null, move });

/** What can be pointed at now: for a chosen footballer what he can do, else the footballers and cells on offer. */
export function choicesOf(view: View, offer: Offer, selected: Player | null, through: Player | null): Choice[] {
  const order: Order | undefined = selected === null ? undefined : offer.orders.get(selected);
  if (order) {
    const next = through === null ? undefined : order.players.get(through);
    if (next instanceof Map) return [...next].map((entry) => cellChoice(view, entry));
    return [...[...order.cells].map((entry) => cellChoice(view, entry)), ...[...order.players].map(([player, what]) => pick(view, player, what instanceof Map ? null : what))];
  }
  return [
    ...[...offer.orders.keys()].map((player) => pick(view, player, null)),
    ...[...offer.picks].map(([player, move]) => pick(view, player, move)),
    ...[...offer.cells].map((entry) => cellChoice(view, entry)),
  ];
}

/** The cell that a key names, if it names one. */
export const cellOfKey = (key: string | null): Cell | null => (key !== null && isCell(key) ? key : null);
