/** Which matches of a list are shown. */

import type { MatchSummary } from '../types.gen';

export type Opponent = 'all' | 'bots' | 'people';

export interface Filters {
  /** A game's id, or `all`. */
  game: string;
  /** Who sits there besides the reader. */
  opponent: Opponent;
}

/** Whether a match has another person, or only bots and the reader's own seats. */
export const opponentOf = ({ seats }: Pick<MatchSummary, 'seats'>): Exclude<Opponent, 'all'> =>
  Object.values(seats).some(({ kind, you }) => kind !== 'bot' && !you) ? 'people' : 'bots';

export function fits(match: MatchSummary, { game, opponent }: Filters): boolean {
  return (game === 'all' || match.game === game) && (opponent === 'all' || opponentOf(match) === opponent);
}
