/** The statistics of a match, counted from its events. */

import type { Figure } from '../board';
import { opposite, sideOf } from './pitch';
import type { BySide, Event, Side } from './types';
import { word } from './words';

const COUNTED = ['shots', 'goals', 'passes', 'lost', 'dribbles', 'tackles', 'fouls', 'bookings', 'offsides', 'corners'] as const;
type Counted = (typeof COUNTED)[number];

/** What an event adds to, and for whom. */
function counts(event: Event): [Counted, Side] | null {
  switch (event.type) {
    case 'shot_taken':
      return ['shots', sideOf(event.piece)];
    case 'goal':
      return ['goals', event.side];
    case 'pass_played':
      return ['passes', event.flight.side];
    case 'ball_taken':
      return event.how === 'intercepted' || event.how === 'challenge' || event.how === 'anticipated' ? ['lost', opposite(sideOf(event.piece))] : null;
    case 'foul_given':
      return ['fouls', sideOf(event.piece)];
    case 'yellow_card':
    case 'red_card':
      return ['bookings', sideOf(event.piece)];
    case 'offside_given':
      return ['offsides', sideOf(event.piece)];
    case 'restart_given':
      return event.restart.kind === 'corner' ? ['corners', event.restart.side] : null;
    default:
      return null;
  }
}

/** The lines in which anything was counted. */
export function figures(events: Event[]): Figure[] {
  const found = new Map<Counted, BySide<number>>();
  const add = (what: Counted, side: Side) => {
    const of = found.get(what) ?? { home: 0, away: 0 };
    found.set(what, { ...of, [side]: of[side] + 1 });
  };
  let attacker: Side = 'home';
  for (const event of events) {
    if (event.type === 'face_off_started') attacker = sideOf(event.attacker);
    if (event.type === 'face_off_won') add(sideOf(event.piece) === attacker ? 'dribbles' : 'tackles', sideOf(event.piece));
    const counted = counts(event);
    if (counted) add(...counted);
  }
  return COUNTED.flatMap((what) => {
    const of = found.get(what);
    return of ? [{ what: word(`figure-${what}`), of }] : [];
  });
}
