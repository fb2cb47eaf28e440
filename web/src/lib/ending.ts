/** How a match ended, in the same words wherever it is told. */

import type { BySide, Outcome, Scoreline, Side } from '../types.gen';
import { t } from './i18n';

/** The phase of a match that a coach has given up; records from before outcomes told their reason name it so. */
export const RESIGNED = 'match-resigned';

/** Why the match ended, the score that counts and who gave it up; nothing if it was played to its end. */
export function givenUp(game: string, outcome: Outcome, scoreline: Scoreline, names: BySide<string>): string | null {
  const told = {
    name: outcome.forfeit ? names[outcome.forfeit] : '',
    winner: outcome.winner ? names[outcome.winner] : '',
    home: outcome.score.home,
    away: outcome.score.away,
    game,
  };
  switch (outcome.reason) {
    case 'time':
      return t(outcome.forfeit ? 'end-time' : 'end-time-both', told);
    case 'claimed':
      return t(outcome.forfeit ? 'end-claimed' : 'end-claimed-draw', told);
    case 'agreed':
    case 'abandoned':
      return t(`end-${outcome.reason}`);
    case 'resigned':
    case undefined:
      if (!outcome.forfeit) return null;
      return t(scoreline.phase.key === RESIGNED ? 'end-resigned' : 'end-forfeited', told);
  }
}

/** What the match was for somebody at these sides; who has both, or none, has neither won nor lost. */
export function resultFor(outcome: Outcome, yours: Side[]): 'won' | 'lost' | 'drawn' | null {
  if (outcome.reason === 'abandoned') return null;
  const [side, ...more] = new Set(yours);
  if (!side || more.length > 0) return outcome.winner ? null : 'drawn';
  if (!outcome.winner) return 'drawn';
  return outcome.winner === side ? 'won' : 'lost';
}

/** The sides in the order in which a result is told: the winner first. */
export const toldFirst = ({ winner }: Pick<Outcome, 'winner'>): [Side, Side] => (winner === 'away' ? ['away', 'home'] : ['home', 'away']);
