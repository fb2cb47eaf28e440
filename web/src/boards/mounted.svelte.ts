/** For the boards' tests: a board on the page with props that can be changed, and the keys and fingers to use it. */

import { type Component, createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SeenEvent } from '../types.gen';
import type { Around, BoardProps } from './board';

const closing: (() => void)[] = [];
const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
/** A page round the board that says nothing. */
const around: Around = { head: nothing, prompt: nothing, ticker: nothing, side: nothing, skip: () => {} };

/** How to open a board for one test after the other; what a test does not say is as `usual` says. */
export function opener<V, M, E>(Board: Component<BoardProps<V, M, E>>, usual: () => Pick<BoardProps<V, M, E>, 'view' | 'choices'>) {
  beforeEach(() => {
    vi.useFakeTimers();
    Element.prototype.animate = vi.fn();
    Element.prototype.getAnimations = () => [];
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
    vi.useRealTimers();
  });
  return (change: Partial<BoardProps<V, M, E>> = {}) => {
    const props: BoardProps<V, M, E> = $state({
      events: [],
      seat: 'home',
      names: { home: 'Ann', away: 'Bob' },
      interactive: true,
      play: vi.fn(),
      attempt: vi.fn(),
      instant: true,
      settled: vi.fn(),
      around,
      ...usual(),
      ...change,
    });
    const board = mount(Board, { target: document.body, props });
    let there = true;
    const close = () => {
      if (there) void unmount(board);
      there = false;
    };
    closing.push(close);
    flushSync();
    return { props, close };
  };
}

/** Events as a lane numbers them. */
export const seen = <E>(events: E[]): SeenEvent<E>[] => events.map((event, i) => ({ number: i + 1, event }));

/** A tap of a finger, unlike a press of Enter, counts its clicks. */
export function tap(element: Element | null, at: { clientX?: number; clientY?: number } = {}): void {
  element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at }));
  flushSync();
}

export function press(key: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}
