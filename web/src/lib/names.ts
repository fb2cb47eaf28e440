/** What to call the coaches of a match, and the sides. */

import type { BySide, OptionValues, Seat, SeatSummaries, Side } from '../types.gen';
import { t } from './i18n';
import { sideOf } from './seats';

/** The coaches' names by seat; where one person has both sides, the seats' own names. */
export function namesOf(seats: SeatSummaries): Record<string, string> {
  const held = Object.entries(seats) as [Seat, SeatSummaries[Seat]][];
  const shared = new Set(held.filter(([, holder]) => holder?.you).map(([seat]) => sideOf(seat))).size > 1;
  return Object.fromEntries(
    held.map(([seat, holder]) => [seat, shared && holder?.you ? t(`seat-${seat}`) : seatName(seat, seats)]),
  );
}

/** The same for a match as it is shown: a side whose team has a name of its own is called by that. */
export function calledBy(names: Record<string, string>, options: OptionValues | undefined): Record<string, string> {
  const titles = (['home', 'away'] as const).flatMap((side) => {
    const [, title = ''] = /^([^:,|]+):/.exec(String(options?.[`${side}_team`] ?? '')) ?? [];
    return title.trim() ? [[side, title.trim()] as const] : [];
  });
  // Two teams of one name are told apart by their coaches.
  const [one, other] = titles;
  return one?.[1] === other?.[1] ? names : { ...names, ...Object.fromEntries(titles) };
}

/** The sides' names: their coach's, or both their coaches'. */
export function teamsOf(names: Record<string, string>): BySide<string> {
  const team = (side: Side): string => {
    const [first = t(`side-${side}`), second = first] = [names[side], names[`${side}2`]];
    return first === second || first === t(`seat-${side}`) ? first : t('team-of', { first, second });
  };
  return { home: team('home'), away: team('away') };
}

function seatName(seat: Seat, seats: SeatSummaries): string {
  const holder = seats[seat];
  if (!holder || holder.kind === 'open') return t('seat-open');
  if (holder.kind === 'bot') {
    const side = sideOf(seat);
    const level = t(`bot-${holder.level ?? 'random'}`);
    const twin = (Object.keys(seats) as Seat[]).some(
      (other) => sideOf(other) !== side && seats[other]?.kind === 'bot' && seats[other].level === holder.level,
    );
    return twin ? t('seat-bot-of', { level, side }) : t('seat-bot', { level });
  }
  return holder.name;
}
