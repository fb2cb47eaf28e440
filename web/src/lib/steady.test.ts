import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { steady } from './steady';

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

  const size = { width: 300, height: 84 };
  function placed() {
    const place = document.createElement('div');
    Object.defineProperty(place, 'offsetWidth', { get: () => size.width });
    Object.defineProperty(place, 'offsetHeight', { get: () => size.height });
    const end = steady(place);
    const grown = (height: number, width = size.width) => {
      Object.assign(size, { width, height });
      resized();
      return place.style.getPropertyValue('--grown');
    };
    return { place, end, grown };
  }

  it('remembers the most that a place has needed', () => {
    const { grown } = placed();
    expect([120, 84, 150, 84].map((height) => grown(height))).toEqual(['120px', '120px', '150px', '150px']);
  });

  it('begins anew in a window of another width, and leaves nothing behind', () => {
    const { place, end, grown } = placed();
    grown(120);
    expect(grown(84, 600)).toBe('84px');
    end?.();
    expect(place.style.getPropertyValue('--grown')).toBe('');
  });
});
