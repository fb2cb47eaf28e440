import { describe, expect, it } from 'vitest';
import { deck } from './cards';
import { movesFor, presetCards, PRESET_NAMES, inHundred, sorted } from './eight';

const picks = (card: string) => ({ type: 'set_aside', card });

describe('movesFor', () => {
  it('sends each pick', () => {
    expect(movesFor(['R09'], ['R01', 'R02'], false)).toEqual([picks('R01'), picks('R02')]);
  });

  it('leaves the rest to the referee when asked', () => {
    expect(movesFor([], ['R01'], true)).toEqual([picks('R01'), { type: 'rest_random' }]);
    expect(movesFor([], [], true)).toEqual([{ type: 'rest_random' }]);
  });

  it('draws nothing when the tray is full', () => {
    expect(movesFor([], deck('red').slice(0, 8), true)).toHaveLength(8);
  });

  it('names a preset, in whatever order it lies, unless something is fixed already', () => {
    const tight = presetCards('tight', 'blue');
    expect(movesFor([], tight.toReversed(), false)).toEqual([{ type: 'preset', name: 'tight' }]);
    expect(movesFor(tight.slice(0, 1), tight.slice(1), false)).toHaveLength(7);
  });
});

describe('presets', () => {
  it('are eight different cards of the deck', () => {
    for (const name of PRESET_NAMES) {
      const cards = presetCards(name, 'blue');
      expect(new Set(cards).size).toBe(8);
      for (const card of cards) expect(deck('blue')).toContain(card);
    }
  });
});

describe('the numbers', () => {
  it('sort the weakest first', () => {
    expect(sorted(['R01', 'R02', 'R03'], 'total')).toEqual(['R02', 'R01', 'R03']);
    expect(sorted(['R02', 'R01'], 'number')).toEqual(['R02', 'R01']);
  });

  it('carry their sign, in goals of a hundred times laid', () => {
    expect(inHundred(-0.0244)).toBe('−2.4');
    expect(inHundred(0.004)).toBe('+0.4');
    expect(inHundred(-0.0004)).toBe('0.0');
    expect(inHundred(-0.0005)).toBe('0.0');
    expect(inHundred(0)).toBe('0.0');
  });
});
