/** The table: how moves leave this browser and how news arrives. The WebSocket is one way to sit at it. */

import type { BotLevel, ChatLine, Claim, FromClient, FromServer, Place, Seat, Update, Viewer } from '../types.gen';

export type Connection = 'connecting' | 'open' | 'lost';
export type Refused = Extract<FromServer, { type: 'refused' }>;
export type Failed = Extract<FromServer, { type: 'error' }>;
export type Hint = Extract<FromServer, { type: 'hint' }>;

/** What a table tells. */
export interface TableNews {
  update(update: Update): void;
  accepted(id: string): void;
  refused(refusal: Refused): void;
  failed(failure: Failed): void;
  takebackAsked(seat: Seat): void;
  takebackDeclined(seat: Seat): void;
  drawDeclined(seat: Seat): void;
  hint(hint: Hint): void;
  /** What was said, the oldest first; some of it may be known. */
  chat(lines: ChatLine[]): void;
  connection(state: Connection): void;
}

/** What can be done at a table. */
export interface Table {
  /** Sends a move and gives the id under which it will be answered. */
  play(seat: Seat, move: unknown): string;
  takeback(seat: Seat): void;
  answerTakeback(seat: Seat, agree: boolean): void;
  resign(seat: Seat): void;
  offerDraw(seat: Seat): void;
  answerDraw(seat: Seat, agree: boolean): void;
  /** Calls the match off before its first decision. */
  abandon(seat: Seat): void;
  /** Claims what an opponent who is gone has given away. */
  claim(seat: Seat, claim: Claim): void;
  /** Lets a bot play on for an opponent who is gone. */
  standIn(seat: Seat, level: BotLevel): void;
  /** Asks what a good bot would do. */
  hint(seat: Seat): void;
  /** Tries at once to connect again, if the connection is lost. */
  retry(): void;
  leave(): void;
}

const WAIT_MIN_MS = 400;
const WAIT_MAX_MS = 8000;

/** A table over one WebSocket, which survives that any single socket dies. */
export class WebSocketTable implements Table {
  #socket: WebSocket | null = null;
  #places: { [viewer in Viewer]?: Place } = {};
  /** Moves that were not answered yet, by id, in the order they were made. */
  #unanswered = new Map<string, FromClient>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    private readonly url: string,
    private readonly news: TableNews,
    private readonly dial: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#connect();
  }

  play(seat: Seat, move: unknown): string {
    const id = crypto.randomUUID();
    const message: FromClient = { type: 'move', id, seat, move };
    this.#unanswered.set(id, message);
    this.#send(message);
    return id;
  }

  takeback(seat: Seat): void {
    this.#send({ type: 'takeback', seat });
  }

  answerTakeback(seat: Seat, agree: boolean): void {
    this.#send({ type: 'takeback_answer', seat, agree });
  }

  resign(seat: Seat): void {
    this.#send({ type: 'resign', seat });
  }

  offerDraw(seat: Seat): void {
    this.#send({ type: 'draw', seat });
  }

  answerDraw(seat: Seat, agree: boolean): void {
    this.#send({ type: 'draw_answer', seat, agree });
  }

  abandon(seat: Seat): void {
    this.#send({ type: 'abandon', seat });
  }

  claim(seat: Seat, claim: Claim): void {
    this.#send({ type: 'claim', seat, claim });
  }

  standIn(seat: Seat, level: BotLevel): void {
    this.#send({ type: 'stand_in', seat, level });
  }

  hint(seat: Seat): void {
    this.#send({ type: 'hint', seat });
  }

  retry(): void {
    if (this.#left || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    this.news.connection(this.#failures === 0 ? 'connecting' : 'lost');
    const socket = this.dial(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.news.connection('open');
      this.#send({ type: 'hello', lanes: this.#places });
      for (const message of this.#unanswered.values()) this.#send(message);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    if (this.#left) return;
    this.#failures += 1;
    this.news.connection('lost');
    const wait = Math.min(WAIT_MAX_MS, WAIT_MIN_MS * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'update':
        for (const [viewer, lane] of Object.entries(message.lanes)) {
          this.#places[viewer as Viewer] = { epoch: lane.epoch, number: lane.number };
        }
        return this.news.update(message);
      case 'accepted':
        this.#unanswered.delete(message.id);
        return this.news.accepted(message.id);
      case 'refused':
        this.#unanswered.delete(message.id);
        return this.news.refused(message);
      case 'error':
        if (message.id) this.#unanswered.delete(message.id);
        return this.news.failed(message);
      case 'takeback_asked':
        return this.news.takebackAsked(message.seat);
      case 'takeback_declined':
        return this.news.takebackDeclined(message.seat);
      case 'draw_declined':
        return this.news.drawDeclined(message.seat);
      case 'hint':
        return this.news.hint(message);
      case 'chat':
        return this.news.chat(message.lines);
    }
  }
}

/** The address of a match's WebSocket. */
export function liveUrl(match: string): string {
  const url = new URL(`/api/matches/${encodeURIComponent(match)}/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
