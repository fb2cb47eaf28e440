/** What the other side did since this coach's last decision, as it is chalked on the table until the next. */

import { type Point, sideOf } from './pitch';
import type { Scene } from './scene';
import type { Event, Side } from './types';

export interface Track {
  /** The way of a peg, or of the ball. */
  what: 'peg' | 'ball';
  points: Point[];
}

/** The kicks among some events, without those of `mine`. */
const kicks = (events: Event[], mine: Side | null): Track[] =>
  events.flatMap((event) => {
    if (event.type !== 'kicked' || sideOf(event.kicker) === mine || !event.result.path) return [];
    return [{ what: 'ball' as const, points: event.result.path.map(([x, y]) => ({ x: x / 100, y: y / 100 })) }];
  });

/** The pegs that stand elsewhere now than then, without those of `mine`. */
const walks = (before: Scene['pegs'], now: Scene['pegs'], mine: Side | null): Track[] =>
  Object.entries(before).flatMap(([player, { at: from }]) => {
    const to = now[player]?.at;
    return to && sideOf(player) !== mine && Math.hypot(to.x - from.x, to.y - from.y) > 1 ? [{ what: 'peg' as const, points: [from, to] }] : [];
  });

/** `before` is where the pegs stood at the coach's last decision, if it is known; another line-up leaves no trail. */
export function trailOf(events: Event[], before: Scene['pegs'] | null, now: Scene['pegs'], mine: Side | null): Track[] {
  if (events.length === 0 || events.some(({ type }) => type === 'lifted_all' || type === 'start_revealed')) return [];
  return [...(before ? walks(before, now, mine) : []), ...kicks(events, mine)];
}
