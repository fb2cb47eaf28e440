/** What the other side did since this coach's last decision, as it is drawn until the next. */

import { sideOfPawn } from './pitch';
import type { Event, Side, Square } from './types';

/** A way that a pawn or the ball has gone. */
export interface Way {
  side: Side;
  ball: boolean;
  from: Square;
  to: Square;
}

/** The ways of these events, oldest first: of one side, or of both. */
export function trailOf(events: Event[], side: Side | null): Way[] {
  const ways = events.flatMap((event): Way[] => {
    switch (event.type) {
      case 'pawn_moved':
      case 'keeper_stepped':
      case 'dribbled':
      case 'ball_played':
        return [{ side: sideOfPawn(event.pawn), ball: event.type === 'ball_played', from: event.from, to: event.to }];
      default:
        return [];
    }
  });
  return ways.filter((way) => side === null || way.side === side);
}
