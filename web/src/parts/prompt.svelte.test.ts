import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import PromptCard from './PromptCard.svelte';

const words = (key: string) => ({ key, args: {} });

function shown(change: { yours: boolean }): string {
  const prompt = { text: words('resign-line'), clause: 'FLIP-PLAY-1' };
  const card = mount(PromptCard, { target: document.body, props: { game: 'flip-football', prompt, happened: words('takeback-declined'), ...change } });
  flushSync();
  const text = document.querySelector('.prompt')?.textContent ?? '';
  void unmount(card);
  return text;
}

it('says to the coach who decides what has just happened, and what to choose', () => {
  expect(shown({ yours: true })).toMatch(/The takeback was declined.*The match ends now/s);
  expect(shown({ yours: false })).not.toContain('declined');
});
