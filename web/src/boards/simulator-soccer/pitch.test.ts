import { describe, expect, it } from 'vitest';
import { ALL_CELLS, anchor, cellAt, centre, distance, GRID, HALF_WIDTH, LENGTH, onTrack, outline, polygon, spotOf, THICK, way } from './pitch';

describe('the cells', () => {
  it('are 103, and each has its centre inside', () => {
    expect(ALL_CELLS).toHaveLength(103);
    for (const cell of ALL_CELLS) expect(cellAt(anchor(cell))).toBe(cell);
  });

  it('lie where the fabric prints them', () => {
    expect(centre('E6')).toEqual({ x: 44, y: 0 });
    expect(anchor('D0')).toEqual({ x: 2, y: expect.closeTo(-6.93, 2) });
    expect(anchor('I11').x).toBe(84);
  });

  it('tile the pitch without a gap', () => {
    const area = (cell: string) => {
      const corners = polygon(cell);
      return Math.abs(corners.reduce((sum, a, i) => sum + a.x * (corners[(i + 1) % corners.length]?.y ?? 0) - a.y * (corners[(i + 1) % corners.length]?.x ?? 0), 0)) / 2;
    };
    expect(ALL_CELLS.reduce((sum, cell) => sum + area(cell), 0)).toBeCloseTo(LENGTH * 2 * HALF_WIDTH, 0);
  });

  it('are counted as the rules count them', () => {
    expect([distance('E6', 'E1'), distance('A1', 'I11'), distance('D4', 'C6'), distance('D2', 'I6'), distance('B0', 'A1')]).toEqual([5, 14, 2, 6, 1]);
  });

  it('are joined by shortest ways', () => {
    const cells = way('D2', 'I6');
    expect(cells[0]).toBe('D2');
    expect(cells.at(-1)).toBe('I6');
    expect(cells).toHaveLength(distance('D2', 'I6') + 1);
  });
});

describe('the lines', () => {
  it('are drawn once each', () => {
    expect(new Set(GRID.map(([a, b]) => [JSON.stringify(a), JSON.stringify(b)].sort().join())).size).toBe(GRID.length);
    expect(THICK.length).toBeGreaterThan(60);
  });

  it('go round a zone, not through it', () => {
    expect(outline(['E6'])).toHaveLength(6);
    expect(outline(['E6', 'E7'])).toHaveLength(10);
  });
});

describe('spots', () => {
  it('are whole hundredths', () => {
    expect(spotOf({ x: 12.345, y: -6.789 })).toEqual({ x: 1235, y: -679 });
  });

  it('of a barred keeper are on his own line', () => {
    expect(onTrack('home', 1)).toEqual({ x: 0.6, y: 1 });
    expect(onTrack('away', 1).x).toBeCloseTo(87.4);
  });
});
