/** What a review says, as one side sees it: pure functions. */

import type { Figure, Review, ReviewStep, Side, SideLedger } from '../types.gen';

export type Part = 'start' | 'dice' | 'own' | 'other' | 'guesses' | 'end';

/** One bar of the bridge from the start to the end: where it begins and where it ends. */
export interface Span {
  part: Part;
  from: number;
  to: number;
  error: number;
}

/** The bridge: every part begins where the one before it ends. */
export function bridge(ledger: SideLedger): Span[] {
  const parts: [Part, number, number][] = [
    ['dice', ledger.dice.mean, ledger.dice.error],
    ['own', -ledger.own_losses.mean, ledger.own_losses.error],
    ['other', ledger.other_losses.mean, ledger.other_losses.error],
    ['guesses', ledger.guesses.mean, ledger.guesses.error],
  ];
  let at = ledger.start.mean;
  const spans: Span[] = [{ part: 'start', from: 0, to: at, error: ledger.start.error }];
  for (const [part, change, error] of parts) {
    spans.push({ part, from: at, to: at + change, error });
    at += change;
  }
  return [...spans, { part: 'end', from: 0, to: ledger.end, error: 0 }];
}

/** What is worth so much to Home, for a side. */
export const forSide = (worth: number, side: Side): number => (side === 'home' ? worth : 1 - worth);
/** What gives Home so much, for a side. */
export const gainOf = (gain: number, side: Side): number => (side === 'home' ? gain : -gain);

/** The chances before the first step and after each, for a side. */
export function chances(review: Review, side: Side): Figure[] {
  return [review.start, ...review.steps.map(({ worth }) => worth)].map(({ mean, error }) => ({ mean: forSide(mean, side), error }));
}

/** In per cent, as people write it. */
export const perCent = (share: number, digits = 0): string => {
  const text = (100 * share).toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text.replace('-', '−');
};
export const signed = (share: number, digits = 0): string => (Number((100 * share).toFixed(digits)) > 0 ? `+${perCent(share, digits)}` : perCent(share, digits));
/** One draw in so many. */
export const oneIn = (odds: number): string => (odds < 9.5 ? String(Math.round(odds * 10) / 10) : odds.toFixed(0));

/** Whether a figure is so far from nought that it can be believed. */
export const isSure = ({ mean, error }: Figure): boolean => Math.abs(mean) >= 2 * error;

/** The steps whose decisions have a mark. */
export const marked = (review: Review): [number, ReviewStep][] =>
  [...review.steps.entries()].filter(([, { decision }]) => decision?.mark !== undefined);

/** The next turning point from a step on, in this direction; the step itself if there is none. */
export function nextTurn(review: Review, step: number, direction: 1 | -1): number {
  const turns = review.turning_points.map((point) => point.step).sort((one, other) => one - other);
  const next = direction > 0 ? turns.find((turn) => turn > step) : turns.findLast((turn) => turn < step);
  return next ?? step;
}
