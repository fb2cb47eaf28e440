/** What a review says, as one side sees it: pure functions. */

import { t } from '../lib/i18n';
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

/** When a step was, as people say it: its minute or, where no time is told, its number. */
export const whenOf = ({ steps }: Review, at: number): string => steps[at]?.clock || t('review-step-short', { step: at });

/** The steps whose decisions have a mark. */
export const marked = (review: Review): [number, ReviewStep][] =>
  [...review.steps.entries()].filter(([, { decision }]) => decision?.mark !== undefined);

/** The next turning point from a step on, in this direction; the step itself if there is none. */
export function nextTurn(review: Review, step: number, direction: 1 | -1): number {
  const turns = review.turning_points.map((point) => point.step).sort((one, other) => one - other);
  const next = direction > 0 ? turns.find((turn) => turn > step) : turns.findLast((turn) => turn < step);
  return next ?? step;
}

/** The parts of the bridge that are made of steps. */
export type Openable = 'dice' | 'own' | 'other' | 'guesses';
/** How many steps of a part are named; the others are added up. */
const NAMED = 8;

/** What a part of the bridge is made of: the steps that did most, and what the others did together. */
export interface Made {
  steps: { at: number; share: number }[];
  others: number;
}

const sideOfSeat = (seat: string): Side => (seat.startsWith('home') ? 'home' : 'away');

/** What a step gave a side in a part of the bridge. */
function shareOf({ dice, decision, guess }: ReviewStep, part: Openable, side: Side): number {
  if (part === 'dice') return gainOf(dice?.gain.mean ?? 0, side);
  if (part === 'guesses') return gainOf(guess.mean, side);
  if (!decision?.loss) return 0;
  const isOwn = sideOfSeat(decision.seat) === side;
  if (part === 'own') return isOwn ? -decision.loss.mean : 0;
  return isOwn ? 0 : decision.loss.mean;
}

/** What a part of the bridge is made of, for a side. Who gave up lost the rest at once: that is among the others. */
export function madeOf(review: Review, part: Openable, side: Side): Made {
  const ledger = review.ledger[side];
  const whole = { dice: ledger.dice.mean, own: -ledger.own_losses.mean, other: ledger.other_losses.mean, guesses: ledger.guesses.mean }[part];
  const steps = review.steps
    .map((step, at) => ({ at, share: shareOf(step, part, side) }))
    .filter(({ share }) => share !== 0)
    .sort((one, other) => Math.abs(other.share) - Math.abs(one.share))
    .slice(0, NAMED);
  return { steps, others: whole - steps.reduce((sum, { share }) => sum + share, 0) };
}

/** Where the match goes from one phase to the next, such as half-time: the step that begins it. */
export const phaseChanges = ({ steps }: Review): number[] =>
  [...steps.keys()].filter((at) => at > 0 && JSON.stringify(steps[at]?.phase) !== JSON.stringify(steps[at - 1]?.phase));

/** Several figures that have nothing to do with each other, as a mean with its standard error. */
export function mean(values: number[]): Figure {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
}
