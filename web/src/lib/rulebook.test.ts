import { expect, it } from 'vitest';
import { pieces } from './rulebook.svelte';

it('reads strong words, code and clause names', () => {
  expect(pieces('The **attacker** lays `R01` (see FLIP-PLAY-3).')).toEqual([
    { kind: 'plain', text: 'The ' },
    { kind: 'strong', text: 'attacker' },
    { kind: 'plain', text: ' lays ' },
    { kind: 'code', text: 'R01' },
    { kind: 'plain', text: ' (see ' },
    { kind: 'clause', text: 'FLIP-PLAY-3' },
    { kind: 'plain', text: ').' },
  ]);
});

it('leaves plain text alone', () => {
  expect(pieces('A 2-1-2 formation, 3 * 4 and U-21.')).toEqual([
    { kind: 'plain', text: 'A 2-1-2 formation, 3 * 4 and U-21.' },
  ]);
});
