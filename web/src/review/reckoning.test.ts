import { describe, expect, it } from 'vitest';
import type { Review, SideLedger } from '../types.gen';
import { bridge, forSide, nextTurn, oneIn, perCent, signed } from './reckoning';

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

  it('find the next turning point', () => {
    const review = { turning_points: [{ step: 9 }, { step: 4 }] } as Review;
    expect([nextTurn(review, 4, 1), nextTurn(review, 4, -1), nextTurn(review, 9, -1)]).toEqual([9, 4, 4]);
  });
});
