/** Who sits at this browser, and what must begin anew when that changes. */

import type { Me } from '../types.gen';
import { api } from './api';
import { settings } from './settings.svelte';

class Person {
  /** What others see; empty until the server has said. */
  name = $state('');
  /** Whether it is a member, who is signed in. */
  member = $state(false);
  /** Counts who has sat here: pages and sockets of the one before are not those of the next. */
  turn = $state(0);

  /** Whether the server has been asked, and has answered or not: from then on this browser is not a stranger to it. */
  readonly asked: Promise<void>;
  #hasAsked!: () => void;

  constructor() {
    this.asked = new Promise((resolve) => (this.#hasAsked = resolve));
  }

  /** Asks the server. */
  async ask(): Promise<void> {
    try {
      this.#take(await api.me());
    } finally {
      this.#hasAsked();
    }
  }

  /** Somebody has become a member, signed in or signed out. */
  become(next: Me): void {
    this.#take(next);
    this.turn += 1;
  }

  /** The same person is called otherwise. */
  rename(next: Me): void {
    this.#take(next);
  }

  #take({ name, member = false }: Me): void {
    this.name = settings.name = name;
    this.member = member;
  }
}

export const me = new Person();

/** The dialog at the door: closed, or what it is open for. */
export type Door = 'closed' | 'sign-in' | 'join' | 'recover';
export const door = $state<{ open: Door }>({ open: 'closed' });
