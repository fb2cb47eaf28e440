import { describe, expect, it } from 'vitest';
import { hintedBy, offerOf } from './offer';

describe('the offer', () => {
  it('tells the pack from the hand', () => {
    expect(offerOf([{ type: 'lay' }])).toMatchObject({ pack: true, cards: [] });
    expect(offerOf([{ type: 'lay', card: 'R01' }, { type: 'lay', card: 'R02' }])).toMatchObject({ pack: false, cards: ['R01', 'R02'] });
  });

  it('knows how the eight may be set aside', () => {
    expect(offerOf([{ type: 'set_aside', card: 'R01' }, { type: 'rest_random' }])).toMatchObject({ picks: true, draws: true, presets: false });
    expect(offerOf([{ type: 'preset', name: 'open' }])).toMatchObject({ presets: true });
  });

  it('is empty when nobody is asked', () => {
    expect(offerOf([])).toEqual({ pack: false, cards: [], picks: false, draws: false, presets: false });
    expect(offerOf(null)).toEqual(offerOf([]));
  });
});

describe('a hint', () => {
  it('is about what would be tapped', () => {
    expect(hintedBy({ type: 'lay' })).toEqual(['lay']);
    expect(hintedBy({ type: 'lay', card: 'R07' })).toEqual(['R07']);
    expect(hintedBy({ type: 'set_aside', card: 'R07' })).toEqual(['R07']);
    expect(hintedBy({ type: 'preset', name: 'open' })).toEqual(['open']);
    expect(hintedBy({ type: 'rest_random' })).toEqual(['random']);
    expect(hintedBy(null)).toEqual([]);
  });
});
