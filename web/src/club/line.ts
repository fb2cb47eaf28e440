/**
 * The line to the club: one WebSocket for all tabs of a browser.
 *
 * The tab that holds the lock speaks with the server and passes on what it hears; when it is closed the next one takes
 * over where it left off. Where a browser lends no locks (on a page without TLS) every tab has a line of its own.
 */

import { me } from '../lib/me.svelte';
import type { FromBrowser, FromClub, Place } from '../types.gen';

const NAME = 'fiveaside-club';
const WAIT_MIN_MS = 500;
const WAIT_MAX_MS = 30_000;

/** What tabs say to each other. */
type Between = { kind: 'heard'; message: FromClub } | { kind: 'what-is-it' } | { kind: 'it-is'; messages: FromClub[] };

export interface Heard {
  /** A message of the server, in its order; one may come twice. */
  hear(message: FromClub): void;
  /** What a tab must hear that has just been opened. */
  whole(): FromClub[];
  /** How far this tab has followed. */
  place(): { lobby: Place | null; notices: number };
}

/** What a tab needs of its browser; another in tests. */
export interface World {
  dial(): WebSocket;
  /** Calls back when the server knows this browser: a line from before would be a stranger's. */
  whenKnown(then: () => void): void;
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | null;
  locks: Pick<LockManager, 'request'> | null;
}

export class Line {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this tab speaks with the server. */
  leads = false;

  constructor(
    private readonly heard: Heard,
    private readonly world: World,
  ) {
    const { channel, locks } = world;
    if (!channel || !locks) {
      this.#lead();
      return;
    }
    channel.onmessage = ({ data }) => this.#between(data as Between);
    channel.postMessage({ kind: 'what-is-it' } satisfies Between);
    // Held until the tab is closed.
    void locks.request(NAME, () => {
      this.#lead();
      return new Promise<void>(() => {});
    });
  }

  /** Comes back at once, if the line is down: as somebody else, perhaps. */
  again(): void {
    if (!this.leads) return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#failures = 0;
    this.#connect();
  }

  #lead(): void {
    this.leads = true;
    this.world.whenKnown(() => {
      if (!this.#socket) this.#connect();
    });
  }

  #between(said: Between): void {
    if (said.kind === 'what-is-it') {
      if (this.leads) this.world.channel?.postMessage({ kind: 'it-is', messages: this.heard.whole() } satisfies Between);
    } else if (!this.leads) {
      for (const message of said.kind === 'heard' ? [said.message] : said.messages) this.heard.hear(message);
    }
  }

  #connect(): void {
    const socket = this.world.dial();
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      const { lobby, notices } = this.heard.place();
      const hello: FromBrowser = { type: 'hello', notices, ...(lobby ? { lobby } : {}) };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as FromClub;
      this.world.channel?.postMessage({ kind: 'heard', message } satisfies Between);
      this.heard.hear(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#failures += 1;
      // Spread, so that not all browsers come back at the same moment.
      const wait = Math.min(WAIT_MAX_MS, WAIT_MIN_MS * 2 ** (this.#failures - 1)) * (0.5 + Math.random());
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }
}

/** The browser as it is. */
export function world(): World {
  const url = new URL('/api/club/live', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    dial: () => new WebSocket(url.href),
    whenKnown: (then) => void me.asked.then(then),
    channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME),
    locks: typeof navigator === 'undefined' ? null : (navigator.locks ?? null),
  };
}
