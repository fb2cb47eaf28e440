import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import PromptCard from './PromptCard.svelte';

const words = (key: string) => ({ key, args: {} });

function shown(change: object): string {
  const prompt = { text: words('resign-line'), clause: 'FLIP-PLAY-1' };
  const card = mount(PromptCard, { target: document.body, props: { game: 'flip-football', prompt, yours: true, happened: words('takeback-declined'), ...change } });
  flushSync();
  const text = document.querySelector('.prompt')?.textContent ?? '';
  void unmount(card);
  return text;
}

it('says to the coach who decides what has just happened, and what to choose', () => {
  expect(shown({ yours: true })).toMatch(/The takeback was declined.*The match ends now/s);
  expect(shown({ yours: false })).not.toContain('declined');
});

it('says how long there is, what happens at zero, and what has happened there', () => {
  const told = shown({ deadline: 3000, atZero: words('flip-zero-pack') });
  expect(told).toContain('3 s left');
  expect(told).toContain('At zero the top card of your pack is laid for you.');
  expect(shown({ late: 'Your time was up.' })).toContain('Your time was up.');
  expect(shown({})).not.toContain('left');
});

it('says what happens when the clock of the match is up, as soon as little is left on it', () => {
  const clock = (left_ms: number, running = true) => {
    const clocks = { home: { left_ms, running }, away: { left_ms: 1000, running: !running } };
    return shown({ clock: { told: { clocks, at: performance.now() }, side: 'home', pace: { kind: 'live', minutes: 5, increment_s: 5 }, zero: 'At zero it is lost.' } });
  };
  expect(clock(50_000)).toContain('At zero it is lost.');
  expect(clock(90_000)).not.toContain('At zero');
  expect(clock(50_000, false)).not.toContain('At zero');
});
