/** Who sits where, in the plans of new matches. */

import type { BotLevel, Seat, SeatPlan, Side } from '../types.gen';

export type Kind = 'bot' | 'hot-seat' | 'friend' | 'watch';
export type Plan = { [seat in Seat]?: SeatPlan };

export const sideOf = (seat: Seat): Side => (seat.startsWith('home') ? 'home' : 'away');
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The level suggested to a newcomer. */
export const suggested = (levels: BotLevel[]): BotLevel =>
  levels.includes('instinct') ? 'instinct' : (levels[0] ?? 'instinct');

/** The plan for one person who opens a match: `side` is theirs, the other side is a bot's, a friend's or theirs too. */
export function plan(kind: Kind, seats: Seat[], side: Side, level: BotLevel): Plan {
  const bot: SeatPlan = { kind: 'bot', level };
  const others: Record<Kind, SeatPlan> = {
    bot,
    'hot-seat': { kind: 'me' },
    friend: { kind: 'friend' },
    watch: bot,
  };
  const own: SeatPlan = kind === 'watch' ? bot : { kind: 'me' };
  return Object.fromEntries(seats.map((seat) => [seat, sideOf(seat) === side ? own : others[kind]]));
}
