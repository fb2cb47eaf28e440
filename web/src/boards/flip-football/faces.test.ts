import { describe, expect, it } from 'vitest';
import { AREAS, FACES } from './cards';
import { onCloseUp, picture, reaches } from './faces';

/** The drawing behind a picture's address. */
const drawing = (url: string) => decodeURIComponent(url.slice(url.indexOf(',') + 1));

/** Tags that do not match and attributes that stand twice: a browser shows nothing of such a drawing. */
function faults(text: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [tag, close, name = '', rest = '', empty] of text.matchAll(/<(\/?)([\w-]+)([^>]*?)(\/?)>/g)) {
    const attributes = [...rest.matchAll(/([\w:-]+)='[^']*'/g)].map((match) => match[1]);
    if (new Set(attributes).size < attributes.length) found.push(tag);
    if (close) {
      if (open.pop() !== name) found.push(tag);
    } else if (!empty) open.push(name);
  }
  return [...found, ...open];
}

describe('reaches', () => {
  it('gives each part to a whole figure beside it', () => {
    expect(reaches(['.d..', '.D..', '....'])).toEqual(new Map([['1 1', { up: true, down: false, left: false, right: false }]]));
    expect(reaches(['.....', '.kKd.', '...D.']).get('1 2')).toEqual({ up: false, down: false, left: true, right: false });
  });

  it('finds an owner for every part on every card', () => {
    for (const card of FACES.values()) {
      for (const area of AREAS) {
        const parts = card.grid[area].join('').match(/[dk]/g)?.length ?? 0;
        const owned = [...reaches(card.grid[area]).values()].flatMap((reach) => Object.values(reach).filter(Boolean));
        expect(owned, `${card.card} ${area}`).toHaveLength(parts);
      }
    }
  });
});

describe('pictures', () => {
  it('are well-formed drawings of both sides of all cards', () => {
    for (const card of FACES.keys()) {
      for (const side of ['attack', 'defend'] as const) {
        const text = drawing(picture(card, side));
        expect(faults(text), `${card} ${side}`).toEqual([]);
        expect(text).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it('would not pass with a fault', () => {
    expect(faults("<svg><path d='' d=''/></svg>")).not.toEqual([]);
    expect(faults('<svg><g></svg>')).not.toEqual([]);
  });

  it('are drawn once', () => {
    expect(picture('R21', 'attack')).toBe(picture('R21', 'attack'));
    expect(picture('R21', 'attack')).not.toBe(picture('R21', 'defend'));
    expect(picture('R21', 'attack')).not.toBe(picture('B21', 'attack'));
  });

  it('show the middle of the goal in the middle of the close-up', () => {
    expect(onCloseUp('penalty', 'B3').x).toBeCloseTo(0.5);
    expect(onCloseUp('penalty', 'B3').y).toBeCloseTo(0.5);
  });
});
