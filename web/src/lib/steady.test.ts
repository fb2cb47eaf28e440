import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { steady } from './steady';

/** A place that is as high as its words or as its least height, whichever is more. */
function placeOf(words: { width: number; height: number }): HTMLElement {
  const place = document.createElement('div');
  const least = () => Number.parseFloat(place.style.minHeight) || 0;
  Object.defineProperty(place, 'offsetWidth', { get: () => words.width });
  Object.defineProperty(place, 'offsetHeight', { get: () => Math.max(words.height, least()) });
  return place;
}

describe('steady', () => {
  let resized: () => void;
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', class {
      constructor(seen: () => void) {
        resized = seen;
      }
      observe() {
        resized();
      }
      disconnect() {
        resized = () => {};
      }
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('grows with longer words and does not shrink with shorter ones', () => {
    const words = { width: 300, height: 84 };
    const place = placeOf(words);
    steady(() => null)(place);
    for (const [height, kept] of [[120, 120], [84, 120], [150, 150], [84, 150]] as const) {
      words.height = height;
      resized();
      expect(place.offsetHeight).toBe(kept);
    }
  });

  it('begins anew with another decision, and in a window of another width', () => {
    const words = { width: 300, height: 120 };
    const place = placeOf(words);
    const end = steady(() => null)(place);
    Object.assign(words, { width: 600, height: 84 });
    resized();
    expect(place.offsetHeight).toBe(84);
    words.height = 120;
    resized();
    end?.();
    words.height = 60;
    expect(place.offsetHeight).toBe(60);
  });
});
