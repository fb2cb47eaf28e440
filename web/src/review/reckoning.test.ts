import { describe, expect, it } from 'vitest';
import { t } from '../lib/i18n';
import type { Review, SideLedger } from '../types.gen';
import { bridge, forSide, madeOf, mean, nextTurn, oneIn, perCent, phaseChanges, signed } from './reckoning';

const figure = (mean: number) => ({ mean, error: 0.01 });
const ledger: SideLedger = {
  start: figure(0.5),
  dice: figure(-0.31),
  own_losses: figure(0.12),
  other_losses: figure(0.05),
  guesses: figure(-0.12),
  guesses_of_nobody: figure(0),
  openings: figure(0),
  end: 0,
  decisions: 3,
  marked: [0, 1, 0],
  finds: 0,
};

describe('the bridge', () => {
  it('leads from the start to the end', () => {
    const spans = bridge(ledger);
    expect(spans.map(({ part }) => part)).toEqual(['start', 'dice', 'own', 'other', 'guesses', 'end']);
    for (const [at, span] of spans.slice(1, -1).entries()) expect(span.from).toBeCloseTo(spans[at]?.to ?? NaN);
    expect(spans.at(-2)?.to).toBeCloseTo(ledger.end);
  });
});

describe('figures', () => {
  it('are written as people write them', () => {
    expect([perCent(0.314), perCent(-0.002), signed(0.05), signed(-0.05)]).toEqual(['31', '0', '+5', '−5']);
    expect([oneIn(6.02), oneIn(1.5), oneIn(35.7)]).toEqual(['6', '1.5', '36']);
    expect(forSide(0.7, 'away')).toBeCloseTo(0.3);
  });

  it('leave out an error that reads as nought', () => {
    expect(t('review-loses', { share: '20.4', error: '0.0', exact: 'exact' })).toMatch(/^It lost 20\.4.%\.$/);
    expect(t('review-loses', { share: '20.4', error: '1.1', exact: 'about' })).toMatch(/^It lost 20\.4.%, give or take 1\.1.%\.$/);
    expect(t('review-dice-gave', { who: 'Ann', share: '8.1', error: '0.0', exact: 'exact', one_in: '6', rare: 'odds' })).toMatch(/^The dice gave Ann 8\.1.%; one draw in 6 is as good\.$/);
  });

  it('find the next turning point', () => {
    const review = { turning_points: [{ step: 9 }, { step: 4 }] } as Review;
    expect([nextTurn(review, 4, 1), nextTurn(review, 4, -1), nextTurn(review, 9, -1)]).toEqual([9, 4, 4]);
  });
});

describe('what the parts are made of', () => {
  const step = (dice: number, loss?: [string, number]) => ({
    worth: figure(0.5),
    guess: figure(0),
    dice: { gain: figure(dice), one_in: 6 },
    clock: '1',
    phase: { key: 'half' },
    ...(loss ? { decision: { seat: loss[0], loss: figure(loss[1]) } } : {}),
  });
  const steps = [step(-0.3, ['home', 0.1]), step(0.1, ['away', 0.05]), step(-0.11, ['home', 0.02])];
  const review = { steps, ledger: { home: ledger, away: ledger } } as unknown as Review;

  it('names the steps that did most, and adds up the others', () => {
    const dice = madeOf(review, 'dice', 'home');
    expect(dice.steps.map(({ at }) => at)).toEqual([0, 2, 1]);
    expect(dice.others).toBeCloseTo(0);
    expect(madeOf(review, 'own', 'home').steps).toEqual([
      { at: 0, share: -0.1 },
      { at: 2, share: -0.02 },
    ]);
    expect(madeOf(review, 'other', 'home').steps).toEqual([{ at: 1, share: 0.05 }]);
    expect(madeOf(review, 'dice', 'away').steps[0]?.share).toBeCloseTo(0.3);
  });

  it('finds where one half ends and the next begins', () => {
    const halves = [{ key: 'first' }, { key: 'first' }, { key: 'second' }, { key: 'second' }].map((phase) => ({ phase }));
    expect(phaseChanges({ steps: halves } as unknown as Review)).toEqual([2]);
  });

  it('tells a mean with its error', () => {
    expect(mean([1, 3])).toEqual({ mean: 2, error: 1 });
    expect(mean([])).toEqual({ mean: 0, error: 0 });
  });
});
