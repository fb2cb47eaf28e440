import { describe, expect, it } from 'vitest';
import { expectPlain } from '../plain';
import { PRESET_NAMES } from './eight';
import type { Move } from './types';
import { doWords } from './words';

const MOVES: Move[] = [
  { type: 'set_aside', card: 'R07' },
  { type: 'rest_random' },
  { type: 'lay' },
  { type: 'lay', card: 'B12' },
  ...PRESET_NAMES.map((name): Move => ({ type: 'preset', name })),
];

describe('a move', () => {
  it.each(MOVES)('is in words: $type', (move) => expectPlain(doWords(move), move));

  it('names the card, and the quick choice', () => {
    expect(doWords({ type: 'set_aside', card: 'R07' })).toBe('Set R07 aside');
    expect(doWords({ type: 'preset', name: 'attacking' })).toBe('Set aside the quick choice “Keep the best attackers”');
  });
});
