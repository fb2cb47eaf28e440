import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Beyond from './Beyond.svelte';

afterEach(() => vi.restoreAllMocks());

/** A room of 100 by 100 pixels with choices in it, by the middle of each; tells where pointers are, and how many they count. */
function pointers(...middles: [x: number, y: number][]): string[] {
  const boxes = new Map(middles.map(([x, y], i) => [String(i), new DOMRect(x - 5, y - 5, 10, 10)]));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxes.get(this.dataset.choice ?? '') ?? new DOMRect(0, 0, 100, 100);
  });
  const children = createRawSnippet(() => ({ render: () => `<p>${[...boxes.keys()].map((key) => `<button data-choice="${key}"></button>`).join('')}</p>` }));
  const part = mount(Beyond, { target: document.body, props: { offer: middles, children } });
  flushSync();
  document.querySelector('.sight')?.dispatchEvent(new Event('scroll'));
  flushSync();
  const found = [...document.querySelectorAll<HTMLElement>('[data-beyond]')].map(({ className, dataset }) => `${className.split(' ')[0]} ${dataset.beyond}`);
  void unmount(part);
  return found;
}

it('points at what is out of sight, and counts what lies under the pointer too', () => {
  expect(pointers([50, 50], [50, 130], [50, 90])).toEqual(['down 2']);
  expect(pointers([50, 50], [-20, 50], [50, -1])).toEqual(['left 1', 'up 1']);
});

it('is not there where everything can be seen, however near to the edge', () => {
  expect(pointers([50, 99], [99, 50], [1, 1])).toEqual([]);
});
