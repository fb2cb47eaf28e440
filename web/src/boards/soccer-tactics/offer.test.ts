import { describe, expect, it } from 'vitest';
import { view } from './example';
import { hintedBy, offerOf } from './offer';

describe('what can be tapped', () => {
  it('is a pawn first where a pawn moves', () => {
    const { orders } = offerOf([{ type: 'move', pawn: 'h9', square: 'D9' }, { type: 'move', pawn: 'h9', square: 'E9' }, { type: 'move', pawn: 'h7', square: 'C8' }]);
    expect([...orders.keys()]).toEqual(['h9', 'h7']);
    expect(orders.get('h9')?.squares.get('E9')).toEqual({ type: 'move', pawn: 'h9', square: 'E9' });
  });

  it('tells a ball that is played from one that is dribbled', () => {
    const { squares, dribbles } = offerOf([{ type: 'play', square: 'D9' }, { type: 'dribble', square: 'D9' }]);
    expect(squares.get('D9')?.type).toBe('play');
    expect(dribbles.get('D9')?.type).toBe('dribble');
  });

  it('offers a change of posts from both pawns', () => {
    const swap = { type: 'swap', pawn: 'h9', other: 'h7' } as const;
    const { orders } = offerOf([swap]);
    expect(orders.get('h9')?.pawns.get('h7')).toEqual(swap);
    expect(orders.get('h7')?.pawns.get('h9')).toEqual(swap);
  });

  it('keeps pawns that are the choice, and what is not on the board', () => {
    const { picks, buttons } = offerOf([{ type: 'taker', pawn: 'aD1' }, { type: 'roll' }]);
    expect(picks.get('aD1')).toEqual({ type: 'taker', pawn: 'aD1' });
    expect(buttons).toEqual([{ type: 'roll' }]);
  });
});

describe('a hint', () => {
  it.each([
    [{ type: 'move', pawn: 'h7', square: 'C8' }, { pawns: ['h7'], squares: ['C8'], button: null }],
    [{ type: 'swap', pawn: 'hD1', other: 'h7' }, { pawns: ['hD1', 'h7'], squares: [], button: null }],
    [{ type: 'keeper', square: 'D2' }, { pawns: ['hGK'], squares: ['D2'], button: null }],
    [{ type: 'dribble', square: 'D10' }, { pawns: ['h9'], squares: ['D10'], button: 'dribble' }],
    [{ type: 'roll' }, { pawns: [], squares: [], button: 'roll' }],
  ] as const)('is about a pawn, a square or a button: $type', (move, about) => expect(hintedBy(view(), move)).toEqual(about));
});
