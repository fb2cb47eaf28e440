import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { sides } from '../lib/sides.svelte';
import type { Text } from '../types.gen';
import Said from './Said.svelte';

it('says what is said now, and calls the sides by their names of now', () => {
  const props: { text: Text } = $state({ text: { key: 'prompt-wait' } });
  const said = mount(Said, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).toBe('In play');
  props.text = { key: 'prompt-yours' };
  flushSync();
  expect(document.body.textContent).toBe('Your decision');
  props.text = { key: 'flip-say-tackled', args: { side: 'home' } };
  sides.names = { home: 'Ann', away: 'Bob' };
  flushSync();
  expect(document.body.textContent).toBe('Strong challenge, and Ann have lost it.');
  sides.names = { home: 'Eve', away: 'Bob' };
  flushSync();
  expect(document.querySelector('.side.home')?.textContent).toBe('Eve');
  sides.names = null;
  void unmount(said);
});
