/** Cards, stages and results in words, for labels, captions and people who do not see the pictures. */

import { t } from '../../lib/i18n';
import { AREAS, areaOf, codeWord, face, type Area, type CardSide } from './cards';
import type { Stamp } from './scene';
import type { Card, Move, Pair, Side, Stage, View } from './types';

export const dashed = (word: string): string => word.replaceAll('_', '-');

/** A side of a card in words: the lit area only, or all four. */
export function cardWords(card: Card, side: CardSide, lit: Area | null = null): string {
  if (side === 'attack' && lit) return t('flip-card-attack', { card, parts: t('flip-card-ball-lit', { section: face(card).ball[lit] }) });
  const parts = (lit ? [lit] : AREAS).map((area) => areaWords(card, side, area));
  const all = parts.join('; ');
  if (side === 'attack') return t('flip-card-attack', { card, parts: all });
  return t('flip-card-defend', { card, parts: all, board: face(card).board });
}

/** One area of a card in words. */
function areaWords(card: Card, side: CardSide, area: Area): string {
  const { ball, grid } = face(card);
  const name = t(`flip-area-${side}-${dashed(area)}`);
  if (side === 'attack') return t('flip-card-ball', { area: name, section: ball[area] });
  const found = new Map<string, string[]>();
  grid[area].forEach((codes, row) =>
    [...codes].forEach((code, column) => {
      if (code === '.') return;
      const word = codeWord(area, code);
      found.set(word, [...(found.get(word) ?? []), `${String.fromCharCode(65 + row)}${column + 1}`]);
    }),
  );
  const things = [...found].map(([word, sections]) => t('flip-card-thing', { thing: t(`flip-code-${word}`), sections: sections.join(' ') }));
  return t('flip-card-things', { area: name, things: things.join(', ') });
}

/** What a choice does. */
export function doWords(move: Move): string {
  switch (move.type) {
    case 'set_aside':
      return t('flip-do-set-aside', { card: move.card });
    case 'rest_random':
      return t('flip-do-rest-random');
    case 'preset':
      return t('flip-do-preset', { name: t(`flip-aside-${move.name}`) });
    case 'lay':
      return move.card ? t('flip-hand-lay', { card: move.card }) : t('flip-board-lay');
  }
}

/** Why the pair ended as it did, in one line. */
export function why(pair: Pair): string {
  const area = areaOf(pair.stage);
  return t(`flip-why-${dashed(area)}-${codeWord(area, pair.code)}`, { section: pair.section });
}

export const stageWord = (stage: Stage): string => t(`flip-stage-${dashed(stage)}`);

export const resultWord = ({ result, count = 0, last = false }: Stamp): string => (last ? t('flip-stamp-last') : t(`flip-stamp-${dashed(result)}`, { count }));

/** The tip of a first match that matters now: a key of the texts. */
export function tipOf(view: View, side: Side | null): string | null {
  if (!side || view.phase === 'over') return null;
  if (view.phase === 'set_aside') return 'flip-tip-eight';
  if (view.hand_play && view.phase === 'play' && view.table === null) return 'flip-tip-hand';
  if (view.table === null) return 'flip-tip-lay';
  if (view.stage === 'free_kick' || view.stage === 'penalty') return 'flip-tip-kick';
  if (view.stage === 'shot') return 'flip-tip-shot';
  if (view.stage !== view.stages[0]) return 'flip-tip-lamps';
  return view.attacker === side ? 'flip-tip-attack' : 'flip-tip-defend';
}
