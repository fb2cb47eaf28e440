import { beforeAll, describe, expect, it } from 'vitest';
import { expectPlain, type OneOfEach } from '../plain';
import { pool, view } from './example';
import { hintedBy } from './offer';
import { usePool } from './pool.svelte';
import type { Move } from './types';
import { doWords } from './words';

const MOVES: OneOfEach<Move> = {
  bring: { type: 'bring', deck: 'EFFORT-START-30' },
  deploy: { type: 'deploy', player: 'PE01', slot: 'A1' },
  first_ball: { type: 'first_ball', side: 'home' },
  assign: { type: 'assign', slot: 'A2' },
  play: { type: 'play', card: 'ES01' },
  tire: { type: 'tire', slot: 'A2' },
  pass: { type: 'pass', slot: 'A2' },
  shoot: { type: 'shoot' },
  let: { type: 'let' },
  yield: { type: 'yield' },
  block: { type: 'block', slot: 'D1' },
  no_block: { type: 'no_block' },
  twist: { type: 'twist', card: 'ET01' },
  outlet: { type: 'outlet', slot: 'A2' },
  target: { type: 'target', side: 'away', slot: 'D1' },
  pick: { type: 'pick', card: 'NS01' },
  keep: { type: 'keep' },
  bottom: { type: 'bottom' },
  discard: { type: 'discard', card: 'ET01' },
  resign: { type: 'resign' },
};
const table = view();

describe('a hint', () => {
  beforeAll(() => usePool(pool));

  it.each(Object.values(MOVES))('is in words: $type', (move) => expectPlain(doWords(table, move), move));

  it('calls players, cards and decks by their names', () => {
    expect(doWords(table, MOVES.pass)).toBe('Pass to Runner A2');
    expect(doWords(table, MOVES.play)).toBe('Play Have a Go');
    expect(doWords(table, MOVES.bring)).toBe('Bring the deck First steps');
    expect(doWords(table, MOVES.deploy)).toBe('Put Runner A1 on A1');
  });

  it.each([
    [MOVES.pass, ['home-A2']],
    [MOVES.target, ['away-D1']],
    [MOVES.deploy, ['squad-PE01', 'slot-A1']],
    [MOVES.play, ['hand-0']],
    [MOVES.shoot, ['do-shoot']],
    [MOVES.first_ball, ['do-first_ball-home']],
  ])('is about a player or a card: $type', (move, about) => expect(hintedBy(table, move)).toEqual(about));
});
