/** The statistics of a match, counted from its events. */

import { t } from '../../lib/i18n';
import type { Figure } from '../board';
import { sideOf } from './pitch';
import type { BySide, Event, Side } from './types';

const COUNTED = ['kicks', 'shots', 'goals', 'dribbles', 'crosses', 'tackles', 'fouls', 'corners', 'offsides'] as const;
type Counted = (typeof COUNTED)[number];

/** What an event adds to, and for whom. */
function counts(event: Event): [Counted, Side][] {
  switch (event.type) {
    case 'kicked':
      return [['kicks', sideOf(event.kicker)]];
    case 'declared': {
      const { kind, kicker } = event.declared;
      const side = sideOf(kicker);
      if (kind === 'shot' || kind === 'header_shot') return [['shots', side]];
      return kind === 'dribble' ? [['dribbles', side]] : kind === 'cross' ? [['crosses', side]] : [];
    }
    case 'goal':
      return [['goals', event.side]];
    case 'duel_won':
      return event.duel === 'tackle' ? [['tackles', sideOf(event.winner)]] : [];
    case 'foul':
      return [['fouls', sideOf(event.player)]];
    case 'stopped':
      return event.origin === 'corner' ? [['corners', event.side]] : [];
    case 'offside':
      return [['offsides', sideOf(event.player)]];
    default:
      return [];
  }
}

/** The lines in which anything was counted. */
export function figures(events: Event[]): Figure[] {
  const found = new Map<Counted, BySide<number>>();
  for (const [what, side] of events.flatMap(counts)) {
    const of = found.get(what) ?? { home: 0, away: 0 };
    found.set(what, { ...of, [side]: of[side] + 1 });
  }
  return COUNTED.flatMap((what) => {
    const of = found.get(what);
    return of ? [{ what: t(`sim-stat-${what}`), of }] : [];
  });
}
