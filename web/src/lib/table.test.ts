import { afterEach, beforeEach, describe, expect, it, type Mocked, vi } from 'vitest';
import type { FromServer, Lane, Text, Update } from '../types.gen';
import { liveUrl, type TableNews, WebSocketTable } from './table';

class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  say(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose();
  }
}

function lane(number: number, more: Partial<Lane> = {}): Lane {
  return {
    epoch: 1,
    number,
    reset: false,
    events: [],
    view: {},
    choices: [],
    prompt: { text: { key: 'p' }, clause: 'X-1' },
    scoreline: { score: { home: 0, away: 0 }, clock: "1'", phase: { key: 'f' }, attacking: null },
    takeback: 'none',
    ...more,
  };
}

const update = (lanes: Update['lanes']): Update => ({
  type: 'update',
  lanes,
  to_act: [],
  seats: {},
  connected: [],
  thinking: [],
  hints: true,
});

let sockets: FakeSocket[];
let news: Mocked<TableNews>;
let table: WebSocketTable;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  news = {
    update: vi.fn(),
    accepted: vi.fn(),
    refused: vi.fn(),
    failed: vi.fn(),
    takebackAsked: vi.fn(),
    takebackDeclined: vi.fn(),
    drawDeclined: vi.fn(),
    hint: vi.fn(),
    chat: vi.fn(),
    connection: vi.fn(),
  };
  table = new WebSocketTable('ws://table', news, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

describe('WebSocketTable', () => {
  it('says hello from scratch', () => {
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', lanes: {} }]);
    expect(news.connection.mock.calls).toEqual([['connecting'], ['open']]);
  });

  it('resumes every lane after the last number it heard', () => {
    last().open();
    last().say(update({ home: lane(4), away: lane(3, { epoch: 2 }) }));
    last().close();
    expect(news.connection).toHaveBeenLastCalledWith('lost');
    vi.advanceTimersByTime(400);
    last().open();
    expect(sockets).toHaveLength(2);
    expect(last().sent[0]).toEqual({
      type: 'hello',
      lanes: { home: { epoch: 1, number: 4 }, away: { epoch: 2, number: 3 } },
    });
  });

  it('resends unanswered moves with their ids, in order, and no others', () => {
    last().open();
    const [first, second, third] = [table.play('home', 'a'), table.play('home', 'b'), table.play('home', 'c')];
    last().say({ type: 'accepted', id: first });
    last().close();
    const fourth = table.play('home', 'd');
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent.slice(1)).toEqual([
      { type: 'move', id: second, seat: 'home', move: 'b' },
      { type: 'move', id: third, seat: 'home', move: 'c' },
      { type: 'move', id: fourth, seat: 'home', move: 'd' },
    ]);
    last().say({ type: 'refused', id: second, clause: 'X-1', detail: 'no' });
    last().say({ type: 'error', id: third, code: 'bad_request', detail: 'no' });
    last().say({ type: 'accepted', id: fourth });
    last().close();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  it('waits longer after each failure, up to a limit, and at once when told', () => {
    const waits = [400, 800, 1600, 3200, 6400, 8000, 8000];
    for (const [index, wait] of waits.entries()) {
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(index + 2);
    }
    last().close();
    table.retry();
    expect(sockets).toHaveLength(waits.length + 2);
    table.retry();
    expect(sockets).toHaveLength(waits.length + 2);
  });

  it('does not come back after leaving', () => {
    last().open();
    table.leave();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(news.connection).not.toHaveBeenCalledWith('lost');
  });

  it('passes on what the server says', () => {
    last().open();
    last().say({ type: 'takeback_asked', seat: 'away' });
    last().say({ type: 'takeback_declined', seat: 'home' });
    last().say({ type: 'refused', id: 'x', clause: 'X-2', detail: 'why' });
    const hint = { type: 'hint', seat: 'home', move: { type: 'lay' }, notation: 'lay', with_it: 0.6, at_once: 0.5, forced: false, why: [] as Text[] } as const;
    table.hint('home');
    expect(last().sent.at(-1)).toEqual({ type: 'hint', seat: 'home' });
    last().say(hint);
    expect(news.hint).toHaveBeenCalledWith(hint);
    expect(news.takebackAsked).toHaveBeenCalledWith('away');
    expect(news.takebackDeclined).toHaveBeenCalledWith('home');
    expect(news.refused).toHaveBeenCalledWith({ type: 'refused', id: 'x', clause: 'X-2', detail: 'why' });
  });
});

describe('liveUrl', () => {
  it('speaks WebSocket to our own origin', () => {
    expect(liveUrl('m 1')).toBe(`${location.origin.replace('http', 'ws')}/api/matches/m%201/live`);
  });
});

it('says what is settled beside the rules, and hears that a draw is not wanted', () => {
  last().open();
  table.offerDraw('home');
  table.answerDraw('home', false);
  table.abandon('home');
  table.claim('home', 'win');
  table.standIn('home', 'park');
  expect(last().sent.slice(-5)).toEqual([
    { type: 'draw', seat: 'home' },
    { type: 'draw_answer', seat: 'home', agree: false },
    { type: 'abandon', seat: 'home' },
    { type: 'claim', seat: 'home', claim: 'win' },
    { type: 'stand_in', seat: 'home', level: 'park' },
  ]);
  last().say({ type: 'draw_declined', seat: 'home' });
  expect(news.drawDeclined).toHaveBeenCalledWith('home');
});
