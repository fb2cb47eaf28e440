/** The clocks of both sides, as they stand in this browser: the server tells them, and they run on here until it tells anew. */

import type { BotLevel, BySide, Pace, Side, SideClock } from '../types.gen';
import { language, t } from './i18n';

/** What the server told, and when that was by this browser's own clock. */
export interface Told {
  clocks: BySide<SideClock>;
  at: number;
}

/** From here on a clock is felt: it shows tenths, and ticks. */
export const LOW_MS = 10_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** When so little is left, a coach is told what happens at zero. */
export const shortOf = (pace: Pace): number => (pace.kind === 'days' ? DAY_MS : MINUTE_MS);

/** What a side has left. */
export function leftOf({ clocks, at }: Told, side: Side, now: number): number {
  const { left_ms, running, starts_in_ms = 0 } = clocks[side];
  return running ? Math.max(0, left_ms - Math.max(0, now - at - starts_in_ms)) : left_ms;
}

/** A time as a clock shows it: tenths at the end, hours where there are any. */
export function face(left: number): string {
  if (left < LOW_MS) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The moment by which somebody with days must have decided. */
export function deadline(left: number, now: Date = new Date()): string {
  const at = new Date(now.getTime() + left);
  const near = left < 7 * DAY_MS;
  const form: Intl.DateTimeFormatOptions = near
    ? { weekday: 'short', hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(language(), form).format(at);
}

/** What happens when the time of a side is up. */
export const atZero = (standIn: BotLevel | undefined): string => (standIn ? t('clock-zero-bot', { level: t(`bot-${standIn}`) }) : t('clock-zero-lost'));

/** A pace in a few words. */
export function paceName(pace: Pace): string {
  switch (pace.kind) {
    case 'unhurried':
      return t('pace-unhurried');
    case 'live':
      return t('pace-live', { minutes: pace.minutes, seconds: pace.increment_s });
    case 'days':
      return t('pace-days', { days: pace.days });
  }
}

/** The same in a sentence. */
export function paceLine(pace: Pace): string {
  switch (pace.kind) {
    case 'live':
      return t('pace-live-line', { minutes: pace.minutes, seconds: pace.increment_s });
    case 'unhurried':
    case 'days':
      return t(`pace-${pace.kind}-line`);
  }
}

/** A name for each pace, by which they are told apart. */
export const paceKey = (pace: Pace): string =>
  pace.kind === 'live' ? `live-${pace.minutes}-${pace.increment_s}` : pace.kind === 'days' ? `days-${pace.days}` : pace.kind;

/** The paces that are offered for a game: without a clock, those that fit its length, and days. */
export const offered = (fitting: Pace[]): Pace[] => [{ kind: 'unhurried' }, ...fitting, ...[1, 3, 7].map((days): Pace => ({ kind: 'days', days }))];
