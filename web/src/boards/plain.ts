/** For the boards' tests: what people read is in words. */

import { expect } from 'vitest';

/** One move of every kind. */
export type OneOfEach<M extends { type: string }> = { [K in M['type']]: Extract<M, { type: K }> };

/** A sentence: no text is missing, and neither notation nor JSON shines through. */
export function expectPlain(words: string, move: { type: string }): void {
  const said = `${JSON.stringify(move)}: ${words}`;
  expect(words, said).toMatch(/^[A-Z]/);
  expect(words, said).not.toMatch(/[{}_"]|undefined|null|NaN/);
  expect(words, said).not.toMatch(/\b(flip|tactics|social|city|sim)-\w/);
}
