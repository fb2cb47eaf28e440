/** Work that may not succeed: one piece at a time, and a sentence that says why it did not. */

import { ApiError } from './api';
import { sentence } from './failure';
import { toast } from './toasts.svelte';

/** Something else is saved under this name already. */
export class NameTaken extends Error {}

export class Attempts {
  busy = $state(false);
  #game: () => string;
  #taken: (name: string) => string;

  /** `game` is the one whose clauses are named; `taken` says that a name is in use. */
  constructor(game: () => string, taken: (name: string) => string) {
    this.#game = game;
    this.#taken = taken;
  }

  async make(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (reason) {
      if (reason instanceof NameTaken) this.refuse(this.#taken(reason.message));
      else this.refuse(sentence(reason), reason instanceof ApiError ? reason.clause : undefined);
    } finally {
      this.busy = false;
    }
  }

  refuse(text: string, clause?: string): void {
    toast(text, clause ? { clause: { game: this.#game(), clause }, tone: 'no' } : { tone: 'no' });
  }
}
