import { describe, expect, it } from 'vitest';
import { expectPlain, type OneOfEach } from '../plain';
import { usual } from './aim';
import { aimingView, movingView, view } from './example';
import { describe as inWords, hintedBy } from './hint';
import type { KickKind, Move, Target } from './types';

const MOVES: OneOfEach<Move> = {
  place: { type: 'place', player: 'h7', cell: 'C5' },
  auto: { type: 'auto' },
  done: { type: 'done' },
  taker: { type: 'taker', player: 'h9' },
  spot: { type: 'spot' },
  declare: { type: 'declare', kind: 'dribble', named: 'a4' },
  step: { type: 'step', player: 'h7', cell: 'C8' },
  slide: { type: 'slide', player: 'h7', cell: 'C8', angle: 9000 },
  shift: { type: 'shift', player: 'h7', at: { x: 5000, y: -1400 } },
  bar: { type: 'bar', y: 120 },
  position: { type: 'position', cell: 'E1', lying: 9000 },
  tackle: { type: 'tackle' },
  dribble_keeper: { type: 'dribble_keeper' },
  decline: { type: 'decline' },
  target: { type: 'target', target: { kind: 'aim', ...usual('low', 0, 400) }, no_timing: true },
  plan: { type: 'plan', plan: { kind: 'move', y: -200, dive: 'low' } },
  release: { type: 'release', ms: 1200 },
  cell: { type: 'cell', cell: 'E5' },
  pick_up: { type: 'pick_up' },
  move: { type: 'move', player: 'h7', cell: 'C8', major: false },
  knock_on: { type: 'knock_on', player: 'h7', other: 'h9', cell: 'E7' },
  substitute: { type: 'substitute', off: 'h9', on: 'h12' },
  reserve_keeper: { type: 'reserve_keeper', off: 'h1' },
};
const KICKS: KickKind[] = ['play', 'dribble', 'cross', 'shot', 'throw', 'header_pass', 'header_shot'];
const target = (one: Target): Move => ({ type: 'target', target: one, no_timing: false });
const shooting = aimingView({ kick: { kicker: 'h9', kind: 'shot', origin: 'open' } });

describe('a hint', () => {
  it.each(Object.values(MOVES))('is in words: $type', (move) => {
    for (const table of [view(), aimingView(), movingView()]) expectPlain(inWords(table, move), move);
  });

  it.each([
    ...KICKS.map((kind): Move => ({ type: 'declare', kind })),
    target({ kind: 'cell', technique: 'lob', cell: 'E8' }),
    target({ kind: 'sector', sector: 'left_low' }),
    { type: 'plan', plan: { kind: 'stay' } } as Move,
    { type: 'plan', plan: { kind: 'guess', sector: 'centre_high' } } as Move,
  ])('is in words: $type $kind', (move) => expectPlain(inWords(shooting, move), move));

  it('names whom a kick is about', () => {
    expect(inWords(view(), MOVES.declare)).toBe('Dribble past Away’s 4');
    expect(inWords(view(), { type: 'declare', kind: 'throw', named: 'h7' })).toBe('Throw: For Home’s 7');
  });

  it('says how a kick is aimed, and about where it ends', () => {
    expect(inWords(aimingView(), MOVES.target)).toMatch(/^Pass or drive: Low, 40 % power, to about E\d+$/);
    expect(inWords(shooting, target({ kind: 'aim', ...usual('low', 0, 900) }))).toBe('Shot: Low, 90 % power, at the goal');
  });

  it.each([
    [MOVES.move, { players: ['h7'], cells: ['C8'], kick: null }],
    [MOVES.declare, { players: ['a4'], cells: [], kick: 'dribble' }],
    [MOVES.substitute, { players: ['h9', 'h12'], cells: [], kick: null }],
    [target({ kind: 'cell', technique: 'lob', cell: 'E8' }), { players: [], cells: ['E8'], kick: null }],
    [MOVES.done, { players: [], cells: [], kick: null }],
  ])('is about a footballer, a cell or a kick: $type', (move, about) => expect(hintedBy(view(), move)).toEqual(about));
});
