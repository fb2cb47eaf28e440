import { describe, expect, it } from 'vitest';
import { AREAS, deck, face } from './cards';
import { balls, sections, symbols } from './laid';

describe('counting laid cards', () => {
  it('finds nothing laid before the first minute, and everything at the end of the deck', () => {
    for (const area of AREAS) {
      for (const count of symbols([], 'red', area).values()) expect(count.laid).toBe(0);
      for (const count of symbols(deck('blue'), 'blue', area).values()) expect(count.laid).toBe(count.all);
    }
  });

  it('counts a part of a figure as the figure, and no empty section', () => {
    const counts = symbols(['R01'], 'red', 'attack');
    const printed = face('R01').grid.attack.join('');
    expect(counts.get('defender')?.laid).toBe([...printed].filter((code) => 'Dd'.includes(code)).length);
    expect([...counts.keys()].some((word) => word.startsWith('part-of'))).toBe(false);
    expect(counts.has('open')).toBe(false);
  });

  it('has one ball a card, in a section of the area', () => {
    for (const area of AREAS) {
      const found = balls(['R01', 'R02'], 'red', area);
      const every = [...found.values()];
      expect(every.reduce((sum, count) => sum + count.all, 0)).toBe(53);
      expect(every.reduce((sum, count) => sum + count.laid, 0)).toBe(2);
      for (const section of found.keys()) expect(sections(area).flat()).toContain(section);
    }
  });
});
