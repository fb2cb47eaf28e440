import { describe, expect, it } from 'vitest';
import { expectPlain, type OneOfEach } from '../plain';
import { piece, view } from './example';
import { describe as inWords, hintedBy } from './hint';
import type { Move } from './types';

const MOVES: OneOfEach<Move> = {
  formation: { type: 'formation', formation: '2-2-2' },
  place: { type: 'place', piece: 'H6', to: '15,7' },
  bring: { type: 'bring', on: 'H8', off: 'H6' },
  relocate: { type: 'relocate', piece: 'H6', to: '15,7' },
  done: { type: 'done' },
  skip: { type: 'skip' },
  pass: { type: 'pass', card: 'short', to: '17,7' },
  out: { type: 'out', card: 'long', direction: 'east' },
  advance: { type: 'advance', card: 'short', direction: 'east' },
  close: { type: 'close', receiver: 'H6' },
  tactic: { type: 'tactic', card: 'A01' },
  step: { type: 'step', piece: 'H6', to: '18,7' },
  anticipate: { type: 'anticipate', card: 'D01', piece: 'H6', to: '18,7' },
  trap: { type: 'trap', card: 'D01', first: { piece: 'H6', to: '18,7' }, second: { piece: 'H9', to: '20,7' } },
  claim: { type: 'claim', card: 'D01' },
  dribble: { type: 'dribble', opponent: 'A4' },
  tackle: { type: 'tackle', piece: 'H6' },
  play: { type: 'play', card: 'A01' },
  accept: { type: 'accept' },
  throw: { type: 'throw' },
  make: { type: 'make' },
  forward: { type: 'forward', to: '20,7' },
  shoot: { type: 'shoot', card: 'S01' },
  line: { type: 'line', shot: 'half_volley' },
  direct: { type: 'direct' },
  clear: { type: 'clear', to: '10,7' },
  keeper: { type: 'keeper', piece: 'H6' },
  kicker: { type: 'kicker', piece: 'H9' },
  corner: { type: 'corner', at: '40,0' },
  aim: { type: 'aim', value: 'medium' },
  keep: { type: 'keep', cards: { attack: ['A01'], defence: [], shot: ['S01'], ball: { short: 0, medium: 0, long: 0, plain: 0 } } },
  trade: { type: 'trade' },
  trade_deck: { type: 'trade_deck', deck: 'attack' },
  give: { type: 'give', card: 'plain' },
};
const base = view();
const table = view({
  pieces: [...base.pieces, piece('H8', '16,7', { place: { at: 'bench' } })],
  passes: [...base.passes, { card: 'long', to: null, direction: 'east', end: '40,7', outlook: 'out', piece: null, markers: [], percent: 0, anticipators: [] }],
  receivers: [{ receiver: 'H6', end: '17,7', outlook: 'safe', piece: 'H6', markers: [], percent: 100 }],
});
const NOTHING = { pieces: [], hexagons: [], cards: [], value: null, way: null };

describe('a hint', () => {
  it.each(Object.values(MOVES))('is in words: $type', (move) => expectPlain(inWords(table, move), move));

  it('says what becomes of the ball', () => {
    expect(inWords(table, MOVES.pass)).toBe('Short pass to 17,7. Home’s 6 has it');
    expect(inWords(table, MOVES.keep)).toMatch(/^Keep .+, .+ and discard the rest$/);
  });

  it.each([
    [MOVES.pass, { hexagons: ['17,7'], cards: ['short'], value: 'short', way: 'pass' }],
    [MOVES.out, { hexagons: ['40,7'], cards: ['long'], value: 'long', way: 'pass' }],
    [MOVES.advance, { hexagons: ['21,7'], cards: ['short'], value: 'short', way: 'advance' }],
    [MOVES.close, { pieces: ['H6'], way: 'close' }],
    [MOVES.trap, { pieces: ['H6', 'H9'], hexagons: ['18,7', '20,7'], cards: ['D01'] }],
    [MOVES.bring, { pieces: ['H8', 'H6'] }],
    [MOVES.keep, { cards: ['A01', 'S01'] }],
    [MOVES.done, {}],
  ])('is about a piece, a hexagon or a card: $type', (move, about) => expect(hintedBy(table, move)).toEqual({ ...NOTHING, ...about }));

  it('is about any Ball card where none of the value is held', () => {
    const [own, ...others] = table.hands;
    if (!own?.cards) throw new Error('Home holds cards');
    const hands = [{ ...own, cards: { ...own.cards, ball: { short: 0, medium: 0, long: 0, plain: 2 } } }, ...others];
    expect(hintedBy({ ...table, hands }, MOVES.pass).cards).toEqual(['plain']);
  });
});
