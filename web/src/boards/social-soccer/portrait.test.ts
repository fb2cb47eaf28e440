import { expect, it } from 'vitest';
import { looksOf } from './portrait';

const ids = ['E', 'K', 'M'].flatMap((team) => Array.from({ length: 12 }, (_, i) => `P${team}${String(i + 1).padStart(2, '0')}`));

it('gives a player the same face every time', () => {
  expect(looksOf('PE01')).toEqual(looksOf('PE01'));
});

it('gives nearly everybody a face of their own, of all ages', () => {
  const faces = ids.map(looksOf);
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(ids.length);
  expect(new Set(faces.map(({ age }) => age)).size).toBe(4);
  expect(new Set(faces.map(({ skin }) => skin)).size).toBeGreaterThan(4);
});

it('gives children no beards', () => {
  expect(ids.map(looksOf).filter(({ age, beard }) => age === 'child' && beard !== 'none')).toEqual([]);
});
