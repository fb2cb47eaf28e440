import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromClub } from '../types.gen';
import { type Heard, Line, type World } from './line';

/** A browser with its tabs: one lock, and a channel that reaches all tabs but the one that speaks. */
class Browser {
  dialled: FakeSocket[] = [];
  /** Whether the server knows it. */
  known = true;
  #waiting: (() => void)[] = [];
  #channels: { onmessage: ((event: { data: unknown }) => void) | null }[] = [];
  #queue: (() => unknown)[] = [];
  #held = false;

  world(): World {
    const channel = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage: (data: unknown) => {
        for (const other of this.#channels) if (other !== channel) other.onmessage?.({ data });
      },
    };
    this.#channels.push(channel);
    return {
      dial: () => {
        const socket = new FakeSocket();
        this.dialled.push(socket);
        return socket as unknown as WebSocket;
      },
      whenKnown: (then) => (this.known ? then() : this.#waiting.push(then)),
      channel: channel as unknown as BroadcastChannel,
      locks: {
        request: (_: string, callback: () => unknown) => {
          if (this.#held) this.#queue.push(callback);
          else {
            this.#held = true;
            callback();
          }
          return Promise.resolve();
        },
      } as unknown as LockManager,
    };
  }

  /** The server has said who it is. */
  isKnown() {
    for (const then of this.#waiting.splice(0)) then();
  }

  /** The tab that leads is closed. */
  close() {
    this.#queue.shift()?.();
  }
}

class FakeSocket {
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  say(message: FromClub) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Tab implements Heard {
  messages: FromClub[] = [];
  hear(message: FromClub) {
    this.messages.push(message);
  }
  whole() {
    return this.messages;
  }
  place() {
    return { lobby: this.messages.length > 0 ? { epoch: 1, number: this.messages.length } : null, notices: 7 };
  }
}

const news = (number: number): FromClub => ({ type: 'news', place: { epoch: 1, number }, changes: [] });

describe('the line to the club', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is one for all tabs', () => {
    const browser = new Browser();
    const [one, two] = [new Tab(), new Tab()];
    new Line(one, browser.world());
    const [socket] = browser.dialled;
    socket?.onopen?.();
    socket?.say(news(1));
    new Line(two, browser.world());
    expect(two.messages, 'a new tab is told what there is').toEqual([news(1)]);
    socket?.say(news(2));
    expect(one.messages).toEqual([news(1), news(2)]);
    expect(two.messages).toEqual([news(1), news(2)]);
    expect(browser.dialled).toHaveLength(1);
  });

  it('waits until the server knows whose it is', () => {
    const browser = new Browser();
    browser.known = false;
    new Line(new Tab(), browser.world());
    expect(browser.dialled).toHaveLength(0);
    browser.isKnown();
    expect(browser.dialled).toHaveLength(1);
  });

  it('is not dialled twice by somebody who signs in meanwhile', () => {
    const browser = new Browser();
    browser.known = false;
    const line = new Line(new Tab(), browser.world());
    line.again();
    browser.isKnown();
    expect(browser.dialled).toHaveLength(1);
  });

  it('is taken over where it was left', () => {
    const browser = new Browser();
    const [one, two] = [new Tab(), new Tab()];
    new Line(one, browser.world());
    browser.dialled[0]?.say(news(1));
    new Line(two, browser.world());
    browser.close();
    const socket = browser.dialled[1];
    socket?.onopen?.();
    expect(socket?.sent).toEqual([{ type: 'hello', notices: 7, lobby: { epoch: 1, number: 1 } }]);
  });

  it('comes back by itself, ever more slowly', () => {
    const browser = new Browser();
    new Line(new Tab(), browser.world());
    for (let count = 1; count <= 3; count++) {
      browser.dialled.at(-1)?.close();
      vi.advanceTimersByTime(count === 1 ? 760 : 3_100);
      expect(browser.dialled).toHaveLength(count + 1);
    }
  });

  it('is a tab\u2019s own where there are no locks', () => {
    const browser = new Browser();
    for (const tab of [new Tab(), new Tab()]) new Line(tab, { ...browser.world(), locks: null });
    expect(browser.dialled).toHaveLength(2);
  });
});
