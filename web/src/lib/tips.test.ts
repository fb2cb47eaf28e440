import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from './settings.svelte';
import { Tips } from './tips.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.tips = true;
});

describe('Tips', () => {
  it('shows each once, also after a reload', () => {
    const tips = new Tips('flip-football', 'a');
    expect(tips.wants('lay')).toBe(true);
    tips.dismiss('lay');
    expect(tips.wants('lay')).toBe(false);
    const again = new Tips('flip-football', 'a');
    expect(again.wants('lay')).toBe(false);
    expect(again.wants('shot')).toBe(true);
  });

  it('are for the first match of a game', () => {
    new Tips('flip-football', 'a').dismiss('lay');
    expect(new Tips('flip-football', 'b').wants('shot')).toBe(false);
    expect(new Tips('soccer-city', 'c').wants('shot')).toBe(true);
  });

  it('can be turned off', () => {
    settings.tips = false;
    expect(new Tips('flip-football', 'a').wants('lay')).toBe(false);
  });

  it('forget what is not theirs', () => {
    localStorage.setItem('five-a-side-tips', '{"flip-football": 5');
    expect(new Tips('flip-football', 'a').wants('lay')).toBe(true);
    localStorage.setItem('five-a-side-tips', '{"flip-football": null}');
    expect(new Tips('flip-football', 'a').wants('lay')).toBe(true);
  });
});
