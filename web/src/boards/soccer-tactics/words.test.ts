import { describe, expect, it } from 'vitest';
import { t } from '../../lib/i18n';
import { expectPlain, type OneOfEach } from '../plain';
import { view } from './example';
import type { Move } from './types';
import { doWords as inWords, tipOf } from './words';

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
});

describe('a tip', () => {
  it('comes at the moment it matters, in words', () => {
    expectPlain(t(tipOf(view(), null) ?? ''), { type: 'tip' });
    expect(tipOf(view(), 'h7')).toBe('tactics-tip-square');
    expect(tipOf(view({ phase: { kind: 'ball_play', dice: { first: 3 } }, targets: [{ ...target, ours: [], theirs: [] }] }), null)).toBe('tactics-tip-offside');
    expect(tipOf(view({ phase: { kind: 'over' } }), null)).toBeNull();
  });
});
