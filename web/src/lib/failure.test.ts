import { expect, it } from 'vitest';
import { ApiError } from './api';
import { asSentence, sentence } from './failure';

it('begins a refusal with a capital and ends it with a full stop', () => {
  expect(asSentence('no card is laid now')).toBe('No card is laid now.');
  expect(asSentence('R14 is not in your hand')).toBe('R14 is not in your hand.');
  expect(asSentence('Is that so?')).toBe('Is that so?');
  expect(asSentence('')).toBe('');
});

it('tells a failure in our words, in the server’s as a sentence, or as unknown', () => {
  expect(sentence(new ApiError('offline', 0, ''))).toBe('The clubhouse does not answer. Is the server running?');
  expect(sentence(new ApiError('refused', 422, '`half_cards` cannot be `17`'))).toBe('`half_cards` cannot be `17`.');
  expect(sentence(new ApiError('refused', 422, ''))).toBe('Something went wrong on the way.');
});
