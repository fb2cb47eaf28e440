/** Words for what is on the table. */

import { asSentence } from '../../lib/failure';
import { t } from '../../lib/i18n';
import { lineOf } from './layout';
import { sideOf } from './offer';
import { cardOf, playerOf, thePool } from './pool.svelte';
import type { Token } from './scene';
import type { CardId, Change, HandCard, Mark, Move, Side, Slot, StrategyCard, View } from './types';

export const dashed = (word: string): string => word.replaceAll('_', '-');

/** Who stands on a slot. */
export function whoOn(view: View, side: Side, slot: Slot): string {
  const id = view.sides[side].slots.find((one) => one.slot === slot)?.player?.card?.id;
  return id ? playerOf(id).name : t('social-somebody', { slot });
}

/** A player with everything that is to be seen of the card. */
export function tokenWords(token: Token, name: string, carrier: boolean): string {
  const place = t(`social-place-${lineOf(token.slot)}`, { slot: token.slot });
  if (token.id === null) return t('social-token-back', { name, place });
  const said = t('social-token', { player: playerOf(token.id).name, name, place, attack: token.attack, defence: token.defence, stamina: token.stamina });
  return [said, ...(carrier ? [t('social-has-ball')] : []), ...token.marks.map(({ mark }) => t(`social-mark-${dashed(mark)}`))].join(', ');
}

export const changeWords = ({ stat, amount, duration }: Change): string =>
  t('social-change', { stat, amount: amount > 0 ? `+${amount}` : `−${-amount}`, until: t(`social-until-${dashed(duration)}`) });

export const markWords = ({ mark, duration }: Mark): string => `${t(`social-mark-${dashed(mark)}`)} ${t(`social-until-${dashed(duration)}`)}`;

/** What a choice does, in a few words for a label. */
export function doWords(view: View, move: Move): string {
  const mine = sideOf(view);
  switch (move.type) {
    case 'assign':
    case 'tire':
    case 'pass':
    case 'block':
    case 'outlet':
      return t(`social-do-${move.type}-whom`, { player: whoOn(view, mine, move.slot) });
    case 'target':
      return t('social-do-target-whom', { player: whoOn(view, move.side, move.slot) });
    case 'play':
    case 'twist':
    case 'discard':
    case 'pick':
      return t(`social-do-${move.type}-which`, { card: cardOf(move.card).name });
    case 'deploy':
      return t('social-do-deploy-whom', { player: playerOf(move.player).name, slot: move.slot });
    case 'bring':
      return t('social-do-bring-which', { deck: thePool()?.decks.find(({ id }) => id === move.deck)?.name ?? '' });
    case 'resign':
      return t('social-resign');
    case 'first_ball':
      return t('social-do-first-ball', { own: move.side === mine ? 'yes' : 'no' });
    default:
      return t(`social-do-${dashed(move.type)}`);
  }
}

/** The badge on a chosen player. */
export const badgeOf = (move: Move): string => t(`social-badge-${dashed(move.type)}`);

/** A card of the hand, read out. */
/** How much stands on the face of a card; a name of two lines takes the room of some words. */
export const lengthOf = ({ name, text }: StrategyCard): number => text.length + (name.length > 17 ? 30 : 0);

/** Whether a long text takes the place of the line below it. */
export const isFull = (card: StrategyCard): boolean => lengthOf(card) > 120;

/** What stands on the face of a card, in the order in which it is read. */
export function faceWords(id: CardId): string {
  const card = cardOf(id);
  const said = `${card.name}. ${t(`social-kind-${card.kind}`)} · ${t(`social-timing-${dashed(card.timing)}`)}. ${card.text}`;
  return isFull(card) ? said : `${said} ${card.flavour}`;
}

export function handWords({ card, warnings, why_not }: HandCard): string {
  const { kind, custody_cost, tire_cost, bonus } = cardOf(card);
  const costs = kind === 'twist' ? t('social-cost-twist', { stat: bonus ?? 'attack' }) : t('social-cost', { custody: custody_cost, tired: tire_cost });
  return [`${faceWords(card)} (${costs})`, ...warnings.map((warning) => t(`social-warn-${dashed(warning)}`)), ...(why_not ? [asSentence(why_not.detail)] : [])].join(' ');
}

/** The table as text. */
export function boardWords(view: View, names: Record<Side, string>): string {
  return (['home', 'away'] as const)
    .map((side) => {
      const { pool, hand_size, deck_size, slots, fresh_attackers, fresh_defenders } = view.sides[side];
      const line = slots
        .map(({ slot, player }) => {
          const face = player?.card;
          return player ? `${slot} ${face ? `${playerOf(face.id).name} ${face.attack}/${face.defence}` : '?'}${player.carrier ? ' (●)' : ''}${player.stamina === 'fresh' ? '' : player.stamina === 'tired' ? ' –' : ' ='}` : `${slot} ·`;
        })
        .join('; ');
      return `${t('social-side-words', { name: names[side], pool, hand: hand_size, deck: deck_size, attackers: fresh_attackers, defenders: fresh_defenders })} ${line}.`;
    })
    .join(' ');
}

/** The tip of a first match that matters now: a key of the texts. */
export function tipOf({ phase, stack, shot }: View, side: Side | null): string | null {
  if (!side) return null;
  switch (phase.kind) {
    case 'deploy':
    case 'assign_ball':
    case 'block':
    case 'duel':
    case 'pay_tire':
    case 'hand_limit':
    case 'dead_ball':
      return `social-tip-${dashed(phase.kind)}`;
    case 'action':
      return stack.length === 0 && !shot ? 'social-tip-action' : null;
    case 'response':
      return stack.some(({ kind }) => kind === 'shot') ? 'social-tip-shot' : 'social-tip-response';
    default:
      return null;
  }
}
