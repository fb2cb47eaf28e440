/** What the other side did since this coach's last decision, as it is drawn on the pitch until the next. */

import { sideOf } from './pitch';
import type { Scene } from './scene';
import type { Event, Hexagon, Piece, Side } from './types';

export interface Track {
  /** A pass, or the way of a piece. */
  what: 'ball' | 'piece';
  side: Side;
  from: Hexagon;
  to: Hexagon;
}

/** The passes among some events, without those of `mine`. */
const passes = (events: Event[], mine: Side | null): Track[] =>
  events.flatMap((event) => {
    if (event.type !== 'pass_played') return [];
    const { side, from, to } = event.flight;
    return side === mine ? [] : [{ what: 'ball' as const, side, from, to }];
  });

/** The pieces that stand elsewhere now than then, without those of `mine`. */
const ways = (before: Scene['places'], now: Scene['places'], mine: Side | null): Track[] =>
  Object.entries(before).flatMap(([piece, from]: [Piece, Hexagon | undefined]) => {
    const to = now[piece];
    const side = sideOf(piece);
    return from && to && from !== to && side !== mine ? [{ what: 'piece' as const, side, from, to }] : [];
  });

/** `before` is where the pieces stood at the coach's last decision, if it is known. */
export const trailOf = (events: Event[], before: Scene['places'] | null, now: Scene['places'], mine: Side | null): Track[] =>
  events.length === 0 ? [] : [...(before ? ways(before, now, mine) : []), ...passes(events, mine)];
