/** Who sits where, in the plans of new matches. */

import type { BotLevel, GameSummary, OptionValues, Seat, SeatPlan, SeatSummary, Side } from '../types.gen';

export type Kind = 'bot' | 'hot-seat' | 'friend' | 'watch';
export type Plan = { [seat in Seat]?: SeatPlan };
/** Who is to take a seat, seen from whoever opens the match. */
export type Sitter = SeatPlan['kind'];
export type Sitters = { [seat in Seat]?: Sitter };

export const sideOf = (seat: Seat): Side => (seat.startsWith('home') ? 'home' : 'away');
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The level suggested to somebody new. */
export const suggested = (levels: BotLevel[]): BotLevel => (levels.includes('club') ? 'club' : (levels[0] ?? 'club'));

/** How many seconds the bot that has never enough time may think about a decision. */
export const THINK = { level: 'world', min: 0.5, max: 10, step: 0.5, usual: 2 } as const;

/** A bot at a seat. */
export const botPlan = (level: BotLevel, seconds: number = THINK.usual): SeatPlan =>
  level === THINK.level ? { kind: 'bot', level, think_ms: seconds * 1000 } : { kind: 'bot', level };

/** The bot of a seat once more; a usual one if none sits there. */
export const sameBot = (seat: SeatSummary | undefined): SeatPlan =>
  botPlan(seat?.level ?? suggested([]), seat?.think_ms === undefined ? THINK.usual : seat.think_ms / 1000);

/** The seats of a match with these options, as the server told them. */
export function seatsOf(game: GameSummary, options: OptionValues): Seat[] {
  return game.seatings.find(({ option, value }) => options[option] === value)?.seats ?? game.seats;
}

/** One person and bots: a side for two coaches, a seat for four. */
export const alone = (seats: Seat[], side: Side): Sitters => Object.fromEntries(seats.map((seat) => [seat, seat === side ? 'me' : 'bot']));

/** The plan for one person who opens a match and has said who sits where; for other kinds their own seats count. */
export function plan(kind: Kind, sitters: Sitters, bot: SeatPlan): Plan {
  const made = (sitter: Sitter): SeatPlan => (sitter === 'bot' ? bot : { kind: sitter });
  const others: Record<Kind, (sitter: Sitter) => Sitter> = {
    bot: (sitter) => sitter,
    'hot-seat': () => 'me',
    friend: (sitter) => (sitter === 'me' ? 'me' : 'friend'),
    watch: () => 'bot',
  };
  return Object.fromEntries(Object.entries(sitters).map(([seat, sitter]) => [seat, made(others[kind](sitter))]));
}
