import { describe, expect, it } from 'vitest';
import type { Review } from '../types.gen';
import { cardSvg, lines } from './card';

const figure = { mean: 0.5, error: 0.01 };
const ledger = { start: figure, dice: figure, own_losses: figure, other_losses: figure, guesses: figure, end: 1 };
const review = {
  start: figure,
  steps: [{ worth: figure, goal: 'home' }, { worth: figure }],
  ledger: { home: ledger, away: ledger },
} as unknown as Review;

describe('a card', () => {
  it('is a picture that names what decided the match, whatever people are called', () => {
    const svg = cardSvg(review, 'home', { title: 'House', score: '<Ada> 1–0 "Ben"', sentence: 'You won & laughed.', parts: { dice: 'Dice' } });
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(drawn.querySelector('parsererror')).toBeNull();
    expect(drawn.documentElement.textContent).toContain('<Ada> 1–0 "Ben"');
    expect(drawn.documentElement.textContent).toContain('Dice');
    expect(drawn.querySelectorAll('polyline')).toHaveLength(1);
  });

  it('breaks a long sentence between words', () => {
    expect(lines('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });
});
