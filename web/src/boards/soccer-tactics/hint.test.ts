import { describe, expect, it } from 'vitest';
import { expectPlain, type OneOfEach } from '../plain';
import { view } from './example';
import { describe as inWords, hintedBy } from './hint';
import type { Move } from './types';

const MOVES: OneOfEach<Move> = {
  swap: { type: 'swap', pawn: 'hD1', other: 'h7' },
  shift: { type: 'shift', pawn: 'hD1', square: 'B5' },
  done: { type: 'done' },
  move: { type: 'move', pawn: 'h7', square: 'C8' },
  play: { type: 'play', square: 'D10' },
  dribble: { type: 'dribble', square: 'D10' },
  roll: { type: 'roll' },
  keeper: { type: 'keeper', square: 'D2' },
  keeper_home: { type: 'keeper_home', square: 'D1' },
  new_keeper: { type: 'new_keeper', pawn: 'h10' },
  place: { type: 'place', pawn: 'h7', square: 'C8' },
  arc: { type: 'arc', square: 'D13' },
  spot: { type: 'spot', square: 'D13' },
  taker: { type: 'taker', pawn: 'h9' },
  pass: { type: 'pass' },
  take: { type: 'take' },
  decline: { type: 'decline' },
};
const target = { square: 'D10', kind: 'free', ours: [1, 3], theirs: [2], offside: 'receive', their_keeper: false } as const;
const table = view({ targets: [{ ...target, ours: [1, 3], theirs: [2] }], dribbles: [{ ...target, ours: [], theirs: [2] }] });

describe('a hint', () => {
  it.each(Object.values(MOVES))('is in words: $type', (move) => expectPlain(inWords(table, move), move));

  it('says what a square means, and what to beware of', () => {
    expect(inWords(table, MOVES.play)).toBe('Ball to D10: a free ball. Offside: that team-mate stands beyond the line.');
    expect(inWords(table, MOVES.move)).toBe('Red 7 to C8');
  });

  it.each([
    [MOVES.move, { pawns: ['h7'], squares: ['C8'], button: null }],
    [MOVES.swap, { pawns: ['hD1', 'h7'], squares: [], button: null }],
    [MOVES.keeper, { pawns: ['hGK'], squares: ['D2'], button: null }],
    [MOVES.dribble, { pawns: ['h9'], squares: ['D10'], button: 'dribble' }],
    [MOVES.roll, { pawns: [], squares: [], button: 'roll' }],
  ])('is about a pawn, a square or a button: $type', (move, about) => expect(hintedBy(table, move)).toEqual(about));
});
