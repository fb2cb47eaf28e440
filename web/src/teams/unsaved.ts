/** The last team that was changed and not saved: it waits in this browser. */

import type { Origin } from './bench.svelte';

const KEY = 'five-a-side-team';

export interface Unsaved {
  game: string;
  id: string;
  text: string;
}

export const unsaved = {
  of(game: string): Unsaved | null {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      return isUnsaved(kept) && kept.game === game ? kept : null;
    } catch {
      return null;
    }
  },
  /** Keeps a team while it is changed. A browser that keeps nothing still has it in the address. */
  keep({ game, id }: Origin, text: string, changed: boolean): void {
    try {
      const kept = unsaved.of(game);
      if (changed) localStorage.setItem(KEY, JSON.stringify({ game, id, text }));
      else if (kept?.id === id || kept?.text === text) localStorage.removeItem(KEY);
    } catch {
      // Nothing is lost: the address holds the team.
    }
  },
};

function isUnsaved(value: unknown): value is Unsaved {
  if (typeof value !== 'object' || value === null) return false;
  const { game, id, text } = value as Record<string, unknown>;
  return [game, id, text].every((word) => typeof word === 'string');
}
