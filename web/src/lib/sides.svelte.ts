/** What the sides of the match on screen are called, in every sentence about it. */

import { untrack } from 'svelte';
import type { BySide } from '../types.gen';

export const sides = $state<{ names: BySide<string> | null }>({ names: null });

/** Calls the sides so from now on; nothing changes if they are called so already. */
export function callSides(names: BySide<string> | null): void {
  const before = untrack(() => sides.names && { ...sides.names });
  if (before?.home !== names?.home || before?.away !== names?.away) sides.names = names && { home: names.home, away: names.away };
}
