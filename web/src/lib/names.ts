/** What to call the coaches of a match. */

import type { Seat, SeatSummaries } from '../types.gen';
import { t } from './i18n';

/** The coaches' names by seat; where one person has both sides, the sides' own names. */
export function namesOf(seats: SeatSummaries): Record<string, string> {
  const held = Object.entries(seats);
  const shared = held.filter(([, holder]) => holder.you).length > 1;
  return Object.fromEntries(
    held.map(([seat, holder]) => [seat, shared && holder.you ? t(`seat-${seat}`) : seatName(seat as Seat, seats)]),
  );
}

function seatName(seat: Seat, seats: SeatSummaries): string {
  const holder = seats[seat];
  if (!holder || holder.kind === 'open') return t('seat-open');
  if (holder.kind === 'bot') return t('seat-bot', { level: t(`bot-${holder.level ?? 'random'}`) });
  return holder.name;
}
