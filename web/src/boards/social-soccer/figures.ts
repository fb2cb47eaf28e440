/** The statistics of a match, counted from its events. */

import { t } from '../../lib/i18n';
import type { Figure } from '../board';
import { opposite } from './layout';
import type { BySide, Event, Side } from './types';

const COUNTED = ['shots', 'goals', 'passes', 'blocks', 'steals', 'cards', 'twists', 'recoveries', 'cancelled'] as const;
type Counted = (typeof COUNTED)[number];

/** What an event adds to, and for whom. */
function counts(event: Event): [Counted, Side] | null {
  switch (event.type) {
    case 'shot_declared':
      return ['shots', event.side];
    case 'goal':
      return ['goals', event.side];
    case 'pass_completed':
      return ['passes', event.side];
    case 'possession_changed':
      if (event.reason === 'block') return ['blocks', event.side];
      return event.reason === 'zero' || event.reason === 'card' ? ['steals', event.side] : null;
    case 'card_played':
      return ['cards', event.side];
    case 'twist_discarded':
      return ['twists', event.side];
    case 'player_fresh':
      return ['recoveries', event.side];
    case 'card_cancelled':
      return ['cancelled', opposite(event.side)];
    default:
      return null;
  }
}

/** The lines in which anything was counted. */
export function figures(events: Event[]): Figure[] {
  const found = new Map<Counted, BySide<number>>();
  for (const event of events) {
    const counted = counts(event);
    if (!counted) continue;
    const [what, side] = counted;
    const of = found.get(what) ?? { home: 0, away: 0 };
    found.set(what, { ...of, [side]: of[side] + 1 });
  }
  return COUNTED.flatMap((what) => {
    const of = found.get(what);
    return of ? [{ what: t(`social-stat-${what}`), of }] : [];
  });
}
