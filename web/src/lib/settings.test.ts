import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { calm, duration, keepSettings, read, settings, theme } from './settings.svelte';

describe('read', () => {
  it('gives the defaults for nothing, and for nonsense', () => {
    expect(read(null)).toMatchObject({ sound: true, theme: 'system', speed: 1 });
    expect(read('{"theme":')).toEqual(read(null));
    expect(read('[1]')).toEqual(read(null));
    expect(read('null')).toEqual(read(null));
  });

  it('keeps what is allowed and drops the rest', () => {
    const kept = read('{"theme":"dark","motion":"wild","speed":99,"sound":false,"other":1}');
    expect(kept).toEqual({ ...read(null), theme: 'dark', sound: false });
  });
});

describe('settings', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('are remembered and put on the document', () => {
    stop = keepSettings();
    settings.theme = 'dark';
    settings.motion = 'reduced';
    flushSync();
    expect(read(localStorage.getItem('five-a-side'))).toMatchObject({ theme: 'dark', motion: 'reduced' });
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'reduced' });
    expect(theme()).toBe('dark');
    expect(calm()).toBe(true);
    expect(duration(900)).toBe(0);
  });

  it('speed shortens animations', () => {
    settings.motion = 'full';
    settings.speed = 2.5;
    expect(duration(900)).toBe(360);
  });
});
