import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('the audio', () => {
  const made = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    made.mockReset();
    // Making it is all that matters here.
    vi.stubGlobal('AudioContext', class {
      constructor() {
        made();
        throw new Error('no audio here');
      }
    });
    vi.stubGlobal('requestIdleCallback', undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('waits for a person, and lets what was asked for come first', async () => {
    const [{ sound }, { settings }] = await Promise.all([import('./sound'), import('./settings.svelte')]);
    settings.sound = true;
    sound.play('whistle');
    vi.advanceTimersByTime(900);
    expect(made).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    sound.play('whistle');
    expect(made).not.toHaveBeenCalled();
    expect(() => vi.advanceTimersByTime(1100)).toThrow('no audio here');
    expect(made).toHaveBeenCalledTimes(1);
  });
});
