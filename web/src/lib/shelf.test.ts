import { beforeEach, expect, test } from 'vitest';
import { rememberedShelf, rememberShelf } from './shelf';

beforeEach(() => localStorage.clear());

test('the shelf stands as it was served last', () => {
  expect(rememberedShelf()).toEqual([]);
  const shelf = [
    { id: 'b', ready: true },
    { id: 'a', ready: false },
  ];
  rememberShelf(shelf);
  expect(rememberedShelf()).toEqual(shelf);
});

test('what cannot be read is forgotten', () => {
  for (const kept of ['{', 'null', '7', '[{"id":7,"ready":true}]', '[null]']) {
    localStorage.setItem('five-a-side-shelf', kept);
    expect(rememberedShelf(), kept).toEqual([]);
  }
});
