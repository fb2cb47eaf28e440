/** The club as this browser knows it: the lobby, what concerns whoever sits here, and for which game they wait. */

import { api } from '../lib/api';
import type { FromClub, Lobby, Notice, NumberedNotice, Place } from '../types.gen';
import { Line, world, type World } from './line';
import { changed, NOBODY } from './lobby';

export class Club {
  lobby = $state.raw<Lobby>(NOBODY);
  /** Whether the lobby is known. */
  isOpen = $state(false);
  /** What concerns whoever sits here and has not been seen, the newest first. */
  notices = $state.raw<NumberedNotice[]>([]);
  /** The game for which they wait. */
  waitingFor = $state<string | null>(null);
  /** The names of their seeks. */
  seeks = $state.raw<string[]>([]);
  /** Since when. */
  waitingSince = $state(0);

  #place: Place | null = null;
  #last = 0;
  #line: Line;
  #callbacks = new Set<(notice: Notice) => void>();

  constructor(around: World = world()) {
    this.#line = new Line(
      {
        hear: (message) => this.#hear(message),
        whole: () => this.#whole(),
        place: () => ({ lobby: this.#place, notices: this.#last }),
      },
      around,
    );
  }

  /** Whether this tab is the one that speaks with the server. */
  get leads(): boolean {
    return this.#line.leads;
  }

  /** Calls `callback` with every notice that comes while this page is open. Answers how to stop. */
  onNotice(callback: (notice: Notice) => void): () => void {
    this.#callbacks.add(callback);
    return () => this.#callbacks.delete(callback);
  }

  /** Whoever sits here has become somebody else: all that was known is theirs no more. */
  again(): void {
    this.notices = [];
    this.waitingFor = null;
    this.seeks = [];
    this.#last = 0;
    this.#line.again();
  }

  /** Has seen some notices: all, or those that fit. */
  async see(fits: (notice: Notice) => boolean = () => true): Promise<void> {
    const numbers = this.notices.filter(({ notice }) => fits(notice)).map(({ number }) => number);
    if (numbers.length === 0) return;
    this.notices = this.notices.filter(({ number }) => !numbers.includes(number));
    await api.seen(numbers).catch(() => {});
  }

  #hear(message: FromClub): void {
    switch (message.type) {
      case 'lobby':
        this.#place = message.place;
        this.lobby = message.lobby;
        this.isOpen = true;
        return;
      case 'news':
        this.#place = message.place;
        this.lobby = message.changes.reduce(changed, this.lobby);
        return;
      case 'notices':
        return this.#tell(message.notices);
      case 'yours':
        if (message.waiting && message.waiting !== this.waitingFor) this.waitingSince = Date.now();
        this.waitingFor = message.waiting;
        this.seeks = message.seeks;
        return;
      case 'error':
        return;
    }
  }

  #tell(told: NumberedNotice[]): void {
    const fresh = told.filter(({ number }) => number > this.#last);
    if (fresh.length === 0) return;
    this.#last = Math.max(...fresh.map(({ number }) => number));
    // A newer notice about the same thing takes the place of the older.
    const abouts = new Set(fresh.map(({ notice }) => about(notice)));
    const others = this.notices.filter(({ notice }) => !abouts.has(about(notice)));
    this.notices = [...fresh.filter((one, index) => !fresh.slice(index + 1).some((later) => about(later.notice) === about(one.notice))), ...others].sort(
      (a, b) => b.number - a.number,
    );
    for (const { notice, at_ms } of fresh) {
      // What was told long ago is in the bell, and rings no more.
      if (Date.now() - at_ms < 60_000) for (const callback of this.#callbacks) callback(notice);
    }
  }

  #whole(): FromClub[] {
    if (!this.#place) return [];
    return [
      { type: 'lobby', place: this.#place, lobby: this.lobby },
      { type: 'notices', notices: [...this.notices].reverse() },
      { type: 'yours', waiting: this.waitingFor, seeks: this.seeks },
    ];
  }
}

/** What a notice is about. */
export const about = (notice: Notice): string => ('challenge' in notice ? `challenge ${notice.challenge}` : `match ${notice.match}`);

export const club = new Club();
