/** A moment of effort, kindness and empathy, found in what both sides did. */

import type { Side, Tally, Value, View } from './types';

export interface Moment {
  value: Value;
  /** What it was. */
  key: keyof Tally;
  side: Side;
  count: number;
}

/** What speaks for each value, the strongest first. */
const SIGNS: Record<Value, (keyof Tally)[]> = {
  effort: ['shots', 'steals'],
  kindness: ['recoveries', 'blocks', 'passes'],
  empathy: ['cancelled', 'twists', 'cards'],
};

/** The side that did more of it; between equals the one that did not win. */
function moment(view: View, value: Value): Moment[] {
  const modest: Side = view.outcome?.winner === 'away' ? 'home' : 'away';
  for (const key of SIGNS[value]) {
    const { home, away } = { home: view.sides.home.tally[key], away: view.sides.away.tally[key] };
    if (home + away === 0) continue;
    const side: Side = home === away ? modest : home > away ? 'home' : 'away';
    return [{ value, key, side, count: Math.max(home, away) }];
  }
  return [];
}

export const momentsOf = (view: View): Moment[] => (['effort', 'kindness', 'empathy'] as const).flatMap((value) => moment(view, value));
