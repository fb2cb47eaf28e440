/** Stickers in words. */

import { t } from '../lib/i18n';
import { COLOURS, dots } from './filter';
import type { PoolSticker } from './types';

/** The dots: `2 yellow, 1 blue`, or that it is a goalkeeper. */
export const dotsOf = ({ sticker }: PoolSticker): string =>
  COLOURS.filter((colour) => dots(sticker, colour) > 0)
    .map((colour) => t(`sticker-dots-${colour}`, { count: dots(sticker, colour) }))
    .join(', ');

export const skillsOf = ({ skills }: PoolSticker): string => skills.map((skill) => t(`skill-${skill.replaceAll('_', '-')}`)).join(', ');

export const numbersOf = ({ sticker }: PoolSticker): string =>
  t('sticker-numbers', { dribbling: sticker.dribbling, marking: sticker.marking, tackling: sticker.tackling, defending: sticker.defending });
