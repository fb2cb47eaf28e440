/** A moment of effort, kindness and empathy, found in what both sides did. */

import type { PlayerId, Side, Tally, Value, View } from './types';

export interface Moment {
  value: Value;
  /** What it was. */
  key: keyof Tally | 'tired';
  side: Side;
  count: number;
  /** Whose moment it was, if it was one player's. */
  player?: PlayerId;
}

/** What speaks for a value, the strongest first. */
const KINDNESS: (keyof Tally)[] = ['recoveries', 'blocks', 'passes'];
const EMPATHY: (keyof Tally)[] = ['cancelled', 'twists', 'cards'];

/** The side with more; between equals the one that did not win. */
function greater(view: View, home: number, away: number): Side {
  const modest: Side = view.outcome?.winner === 'away' ? 'home' : 'away';
  return home === away ? modest : home > away ? 'home' : 'away';
}

/** Effort: the player who got tired most often. */
function effort(view: View): Moment[] {
  const { home, away } = view.sides;
  const side = greater(view, home.most_tired?.times ?? 0, away.most_tired?.times ?? 0);
  const tired = view.sides[side].most_tired;
  return tired ? [{ value: 'effort', key: 'tired', side, count: tired.times, player: tired.player }] : [];
}

/** The side that did more of the first thing that was done at all. */
function moment(view: View, value: Value, signs: (keyof Tally)[]): Moment[] {
  for (const key of signs) {
    const { home, away } = { home: view.sides.home.tally[key], away: view.sides.away.tally[key] };
    if (home + away > 0) return [{ value, key, side: greater(view, home, away), count: Math.max(home, away) }];
  }
  return [];
}

export const momentsOf = (view: View): Moment[] => [...effort(view), ...moment(view, 'kindness', KINDNESS), ...moment(view, 'empathy', EMPATHY)];
