import { describe, expect, it } from 'vitest';
import { AREAS, areaOf, codeWord, deck, EDGES, face, FACES, parseCsv, place } from './cards';

describe('parseCsv', () => {
  it('reads quoted fields with commas and quotation marks', () => {
    expect(parseCsv('a,b,c\n1,"two, ""half""",\n')).toEqual([{ a: '1', b: 'two, "half"', c: '' }]);
  });
});

describe('the cards', () => {
  it('are two decks of 53 with a value each', () => {
    expect(deck('red')).toHaveLength(53);
    expect(deck('blue')).toHaveLength(53);
    expect([...EDGES.keys()]).toEqual([...FACES.keys()]);
    expect(EDGES.get('R01')).toEqual({ attack: -0.0376, defence: 0.0132, total: -0.0244 });
  });

  it('have every ball on the grid and every grid full', () => {
    for (const card of FACES.values()) {
      for (const area of AREAS) {
        const rows = card.grid[area];
        expect(rows.map((row) => row.length)).toEqual(Array(3).fill(area === 'attack' ? 4 : 5));
        const { row, column } = place(card.ball[area]);
        expect(rows[row]?.[column], `${card.card} ${area}`).toBeDefined();
      }
      expect(card.board).toBeGreaterThanOrEqual(1);
      expect(card.board).toBeLessThanOrEqual(8);
    }
  });

  it('are known by name', () => {
    expect(face('R01').ball.goal).toBe('A5');
    expect(face('R01').grid.free_kick).toEqual(['.....', '.DNd.', '.kKD.']);
    expect(() => face('R54')).toThrow('no card R54');
  });
});

describe('the area in use', () => {
  it('follows the stage', () => {
    expect((['attack0', 'attack1', 'attack2', 'shot', 'free_kick', 'penalty'] as const).map(areaOf)).toEqual(['attack', 'attack', 'attack', 'goal', 'free_kick', 'penalty']);
  });

  it('gives the empty section its own word', () => {
    expect(codeWord('attack', '.')).toBe('open');
    expect(codeWord('goal', '.')).toBe('outside');
    expect(codeWord('goal', 'k')).toBe('part-of-keeper');
  });
});
