import { beforeEach, describe, expect, it } from 'vitest';
import { footballer, view } from './example';
import { forget, keep, type LineUp, lineUps, nextPlace, placesOf, read } from './line-ups.svelte';

const CELLS = ['E1', 'B2', 'D2', 'F2', 'H2', 'B4', 'D4', 'F4', 'H4', 'E5', 'E6'];
const eleven = (side: 'h' | 'a', cells: string[]) => cells.map((cell, i) => footballer(`${side}${i + 1}`, cell));
const OWN: LineUp = { name: 'Diamond', places: [{ shirt: 9, cell: 'E5' }, { shirt: 7, cell: 'B4' }] };

beforeEach(() => {
  for (const { name } of lineUps()) forget(name);
});

describe('line-ups of one’s own', () => {
  it('are kept by name, in order, and forgotten', () => {
    keep(OWN);
    keep({ name: 'Box', places: [] });
    keep({ ...OWN, places: [] });
    expect(lineUps()).toEqual([{ name: 'Box', places: [] }, { name: 'Diamond', places: [] }]);
    expect(read(localStorage.getItem('five-a-side-simulator-line-ups'))).toEqual(lineUps());
    forget('Box');
    expect(lineUps().map(({ name }) => name)).toEqual(['Diamond']);
  });

  it('are read without anything that is none', () => {
    expect(read(null)).toEqual([]);
    expect(read('nonsense')).toEqual([]);
    expect(read('{}')).toEqual([]);
    expect(read('[null, {"name": "x"}, {"name": "y", "places": [{"shirt": 1, "cell": "Z9"}]}]')).toEqual([]);
    expect(read(JSON.stringify([OWN]))).toEqual([OWN]);
  });

  it('are of eleven, and the same from both ends', () => {
    const home = view({ players: eleven('h', CELLS) });
    const turned = ['E11', 'H9', 'F9', 'D9', 'B9', 'H7', 'F7', 'D7', 'B7', 'E7', 'E6'];
    expect(placesOf(home, 'home')?.[1]).toEqual({ shirt: 2, cell: 'B2' });
    expect(placesOf(view({ players: eleven('a', turned) }), 'away')).toEqual(placesOf(home, 'home'));
    expect(placesOf(view({ players: eleven('h', CELLS.slice(1)) }), 'home')).toBeNull();
  });

  it('are laid by whoever may stand there and does not yet', () => {
    const choices = [{ player: 'h9', cells: ['E5'], risky: [], worst: 0, major: [] }, { player: 'h7', cells: ['A1'], risky: [], worst: 0, major: [] }];
    const placing = view({ phase: { kind: 'place_start' }, choices, players: [footballer('h9', null), footballer('h7', null)] });
    expect(nextPlace(placing, 'home', OWN, new Set())).toEqual({ type: 'place', player: 'h9', cell: 'E5' });
    expect(nextPlace(placing, 'home', OWN, new Set(['h9']))).toBeNull();
    expect(nextPlace({ ...placing, players: [footballer('h9', 'E5')] }, 'home', OWN, new Set())).toBeNull();
    const away = [{ player: 'a9', cells: ['E7'], risky: [], worst: 0, major: [] }];
    expect(nextPlace({ ...placing, choices: away }, 'away', OWN, new Set())).toEqual({ type: 'place', player: 'a9', cell: 'E7' });
  });
});
