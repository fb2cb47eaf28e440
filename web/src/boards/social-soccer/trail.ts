/** What the other side did since this coach's last decision, as it is drawn until the next. */

import type { CardId, Event, Side, Slot } from './types';

/** A pass, a shot or a card of the other side. */
export type Track = { kind: 'pass'; side: Side; from: Slot; to: Slot } | { kind: 'shot'; side: Side } | { kind: 'card'; side: Side; card: CardId };

/** What was done since the coach's last decision, without what `mine` did. */
export function trailOf(events: Event[], mine: Side | null): Track[] {
  const tracks = events.flatMap((event): Track[] => {
    if (event.type === 'pass_announced') return [{ kind: 'pass', side: event.side, from: event.slot, to: event.to }];
    if (event.type === 'shot_declared') return [{ kind: 'shot', side: event.side }];
    return event.type === 'card_played' ? [{ kind: 'card', side: event.side, card: event.card }] : [];
  });
  return tracks.filter(({ side }) => side !== mine);
}
