/** A match as this browser sits at it: what the board shows, what has been told, whose screen it is. */

import type { BoardModule } from '../boards/board';
import type { BotLevel, ChatLine, Claim, Lane, Mark, May, Minute, Outcome, Seat, SeatSummary, SeenEvent, Takeback, Text, Update, Viewer, Weight } from '../types.gen';
import { clockOf } from './film.svelte';
import type { Told } from './hands';
import { type Moment, news, Presentation } from './presentation';
import type { Connection, Failed, Hint, Refused, Table, TableNews } from './table';

/** One line of the radio commentary. */
export interface Line {
  /** The number of its event, by which the replay finds it. */
  number: number;
  text: Text;
  weight: Weight;
  mark?: Mark;
  /** The minute in which it happened, where it is known. */
  clock?: string;
  /** Whether it happened because somebody's time was up. */
  timeUp?: boolean;
}

/** What the board draws now. */
export interface Scene {
  viewer: Viewer;
  lane: Lane;
  events: SeenEvent[];
  instant: boolean;
  /** Whether this viewer is to act, as soon as the events have been shown. */
  asked: boolean;
}

export interface MatchHooks {
  still(): boolean;
  refused(refusal: Refused): void;
  failed(failure: Failed): void;
  /** What became of a takeback that this browser has to do with. */
  takebackEnded(how: 'accepted' | 'declined' | 'lapsed'): void;
  /** A draw that was offered from this browser is not wanted. */
  drawDeclined(): void;
  /** The minutes of what happened before this browser sat down. */
  minutes(viewer: Viewer): Promise<Minute[]>;
}

const seatOf = (viewer: Viewer): Seat | null => (viewer === 'spectator' ? null : viewer);

/** Whether a viewer's decision is another one: what others do meanwhile does not change it. */
const isAnother = (before: Lane | undefined, now: Lane | undefined): boolean =>
  !before || !now || now.reset || now.epoch !== before.epoch || JSON.stringify(now.prompt) !== JSON.stringify(before.prompt);

/** What is said of an event that nobody decided because time was up, and of which the radio says nothing. */
const TIME_WAS_UP = { text: { key: 'time-was-up' }, weight: 'normal' } as const;

/** The line on an event, if there is one; `clock` is what the score bug showed before it. */
export function line({ number, commentary, time_up }: Pick<SeenEvent, 'number' | 'commentary' | 'time_up'>, clock = ''): Line[] {
  if (!commentary && !time_up) return [];
  const timeUp = time_up && commentary ? { timeUp: true } : {};
  return [{ number, ...(commentary ?? TIME_WAS_UP), ...timeUp, ...(clock === '' ? {} : { clock }) }];
}

/** The commentary on some events. */
export const lines = (events: SeenEvent[], clock = ''): Line[] => events.flatMap((event) => line(event, clock));

export class MatchState {
  connection = $state<Connection>('connecting');
  /** The last update of a match that has not begun: it waits for its coaches and their words. */
  waiting = $state.raw<Update | null>(null);
  /** What is on the board; nothing before the first update. A board that comes to rest may still read it as the curtain closes. */
  scene = $state.raw<Scene | null>(null);
  /** The last update that has arrived, and when: clocks and offers do not wait for the board. */
  newest = $state.raw<{ update: Update; at: number } | null>(null);
  /** The last update that the board has finished. */
  told = $state.raw<Update | null>(null);
  /** The commentary of each viewer, oldest first. */
  commentary = $state.raw<{ [viewer in Viewer]?: Line[] }>({});
  /** The seat that should take the screen next, while the curtain is closed. */
  curtain = $state<Seat | null>(null);
  /** The seat that asks for a takeback; it may be the one on screen. */
  asked = $state<Seat | null>(null);
  /** Who has just run out of time: the seats that were to act. */
  late = $state.raw<Seat[]>([]);
  /** What a good bot would do, for the coach on screen: `wanted` while it is on its way. */
  hint = $state.raw<Hint | 'wanted' | null>(null);
  /** What was said, as far as this browser may hear it. */
  chat = $state.raw<ChatLine[]>([]);
  /** Whether a move is on its way. */
  pending = $state(false);
  /** What the board remembers behind the curtain. */
  readonly kept = new Map<string, unknown>();

  #table: Table;
  #hooks: MatchHooks;
  #presentation: Presentation;
  #shown: Moment | null = null;
  #viewer: Viewer | null = null;
  /** Whether this browser has asked for its move since the last step; afterwards the lane says so. */
  #hasAsked = $state(false);
  #needsCurtain: NonNullable<BoardModule['needsCurtain']> = () => false;

  constructor(sit: (news: TableNews) => Table, hooks: MatchHooks, board: Pick<BoardModule, 'needsCurtain'>) {
    this.#hooks = hooks;
    if (board.needsCurtain) this.#needsCurtain = board.needsCurtain;
    this.#presentation = new Presentation({
      show: (moment) => this.#show(moment),
      tell: (update, latest) => this.#tell(update, latest),
      still: () => hooks.still(),
    });
    this.#table = sit({
      update: (update) => {
        this.newest = { update, at: performance.now() };
        this.waiting = update.waiting ? update : null;
        if (!update.waiting) this.#presentation.push(update);
      },
      accepted: () => {},
      refused: (refusal) => {
        this.pending = false;
        hooks.refused(refusal);
      },
      failed: (failure) => {
        this.pending = false;
        this.#dropWanted();
        hooks.failed(failure);
      },
      takebackAsked: (seat) => {
        this.asked = seat;
        this.#hasAsked ||= this.told?.seats[seat]?.you ?? false;
      },
      takebackDeclined: () => {
        this.asked = null;
        hooks.takebackEnded('declined');
      },
      drawDeclined: (seat) => {
        if (this.newest?.update.seats[seat]?.you) hooks.drawDeclined();
      },
      hint: (hint) => {
        if (this.hint === 'wanted' && hint.seat === this.seat) this.hint = hint;
      },
      chat: (lines) => {
        const known = new Set(this.chat.map(({ id }) => id));
        this.chat = [...this.chat, ...lines.filter(({ id }) => !known.has(id))].sort((a, b) => a.at_ms - b.at_ms);
      },
      connection: (state) => {
        this.connection = state;
        if (state === 'lost') this.#dropWanted();
      },
    });
  }

  /** Whose eyes are on the screen: nobody's behind the curtain. */
  get #seen(): Viewer | null {
    return this.curtain ? null : (this.scene?.viewer ?? null);
  }

  /** The seat whose screen this is now. */
  get seat(): Seat | null {
    return this.#seen ? seatOf(this.#seen) : null;
  }

  /** A seat of this browser at a match that has not begun. */
  get held(): Seat | null {
    const seats = Object.entries(this.waiting?.seats ?? {}) as [Seat, SeatSummary][];
    return seats.find(([, holder]) => holder.you)?.[0] ?? null;
  }

  /** The lane that has been told to the end, of the viewer on screen. */
  get lane(): Lane | null {
    return (this.#seen && this.told?.lanes[this.#seen]) ?? null;
  }

  /** The clocks of both sides, as the coach on screen may know them. */
  get times(): Told | null {
    const viewer = this.#seen ?? this.held ?? 'spectator';
    const clocks = this.newest?.update.lanes[viewer]?.clocks;
    return clocks && this.newest ? { clocks, at: this.newest.at } : null;
  }

  /** What the coach on screen can settle beside the rules. */
  get may(): May[] {
    const seat = this.seat ?? this.held;
    return (seat && this.newest?.update.lanes[seat]?.may) ?? [];
  }

  get lines(): Line[] {
    return (this.#seen && this.commentary[this.#seen]) ?? [];
  }

  /** What the last moment has added to the commentary. */
  get latest(): Line[] {
    return this.lane && !this.lane.reset ? lines(this.lane.events) : [];
  }

  /** Whether the coach on screen can have the last move back now. */
  get takebackNow(): Takeback {
    const takeback = this.lane?.takeback ?? 'none';
    return takeback === 'ask' && this.#hasAsked ? 'asked' : takeback;
  }

  get over(): Outcome | null {
    return this.told?.over ?? null;
  }

  /** Whether the coach on screen is asked for a decision. */
  get yours(): boolean {
    return this.seat !== null && !this.over && (this.told?.to_act.includes(this.seat) ?? false);
  }

  play(move: unknown): void {
    if (!this.seat) return;
    this.pending = true;
    this.hint = null;
    this.late = [];
    this.#table.play(this.seat, move);
  }

  /** Asks what a good bot would do. */
  askHint(): void {
    if (!this.seat || !this.yours || this.pending || this.hint === 'wanted') return;
    this.hint = 'wanted';
    this.#table.hint(this.seat);
  }

  takeback(): void {
    if (this.seat && ['free', 'ask'].includes(this.takebackNow)) this.#table.takeback(this.seat);
  }

  answerTakeback(agree: boolean): void {
    this.asked = null;
    if (this.seat) this.#table.answerTakeback(this.seat, agree);
  }

  /** Gives up, also before the match has begun. */
  resign(): void {
    const seat = this.seat ?? this.held;
    if (seat) this.#table.resign(seat);
  }

  offerDraw(): void {
    if (this.seat) this.#table.offerDraw(this.seat);
  }

  answerDraw(agree: boolean): void {
    if (this.seat) this.#table.answerDraw(this.seat, agree);
  }

  /** Calls the match off, also before it has begun. */
  abandon(): void {
    const seat = this.seat ?? this.held;
    if (seat) this.#table.abandon(seat);
  }

  claim(claim: Claim): void {
    if (this.seat) this.#table.claim(this.seat, claim);
  }

  standIn(level: BotLevel): void {
    if (this.seat) this.#table.standIn(this.seat, level);
  }

  settled(): void {
    this.#presentation.settled();
  }

  skip(): void {
    this.#presentation.skip();
  }

  retry(): void {
    this.#table.retry();
  }

  leave(): void {
    this.#table.leave();
  }

  /** The next coach has the screen. */
  openCurtain(): void {
    if (!this.curtain) return;
    this.#viewer = this.curtain;
    this.curtain = null;
    this.#draw([], true);
  }

  #show(moment: Moment): void {
    this.pending = false;
    this.#shown = moment;
    if (!this.#viewer) return this.#pass(moment, this.#acting(moment) ?? this.#seats(moment)[0] ?? 'spectator');
    if (this.curtain) return;
    this.#draw(news(moment, this.#viewer), moment.instant);
  }

  #tell(moment: Update, latest: boolean): void {
    const before = this.told;
    this.told = moment;
    if (this.#viewer && isAnother(before?.lanes[this.#viewer], moment.lanes[this.#viewer])) this.hint = null;
    const lanes = Object.values(moment.lanes);
    // Whoever comes and goes changes nothing in a match.
    if (lanes.some(({ events, reset }) => reset || events.length > 0)) {
      this.#endTakeback(lanes.some(({ reset }) => reset));
      const timeUp = lanes.some(({ events, reset }) => !reset && events.some(({ time_up }) => time_up));
      if (timeUp) this.late = before?.to_act ?? [];
      // A coach reads that the referee has decided until the next decision, whatever the others do meanwhile.
      else if (!this.late.some((seat) => moment.seats[seat]?.you)) this.late = [];
    }
    const commentary = { ...this.commentary };
    for (const [viewer, lane] of Object.entries(moment.lanes) as [Viewer, Lane][]) {
      commentary[viewer] = lane.reset
        ? lines(lane.events)
        : [...(commentary[viewer] ?? []), ...lines(lane.events, before?.lanes[viewer]?.scoreline.clock)];
      if (lane.reset && lane.events.length > 0) void this.#dateLines(viewer, lane.epoch);
    }
    this.commentary = commentary;
    const acting = latest && this.#acting(moment);
    if (acting && this.#viewer !== acting && !moment.to_act.some((seat) => seat === this.#viewer)) this.#pass(moment, acting);
  }

  /** What was asked is answered by what happens: the move is gone, or play goes on. */
  #endTakeback(back: boolean): void {
    const mine = this.asked && this.told?.seats[this.asked]?.you;
    this.asked = null;
    this.#hasAsked = false;
    if (mine) this.#hooks.takebackEnded(back ? 'accepted' : 'lapsed');
  }

  #dropWanted(): void {
    if (this.hint === 'wanted') this.hint = null;
  }

  /** Adds the minutes to lines that were told all at once. */
  async #dateLines(viewer: Viewer, epoch: number): Promise<void> {
    const minutes = await this.#hooks.minutes(viewer).catch(() => []);
    if (this.told?.lanes[viewer]?.epoch !== epoch) return;
    const dated = (this.commentary[viewer] ?? []).map((line) => {
      const clock = line.clock ?? clockOf(minutes, line.number);
      return clock === '' ? line : { ...line, clock };
    });
    this.commentary = { ...this.commentary, [viewer]: dated };
  }

  /** The seats of this browser. */
  #seats(moment: Update): Seat[] {
    return Object.keys(moment.lanes).filter((viewer) => viewer !== 'spectator') as Seat[];
  }

  /** The first seat of this browser that is to act. */
  #acting(moment: Update): Seat | undefined {
    return this.#seats(moment).find((seat) => moment.to_act.includes(seat));
  }

  /** Gives the screen to a viewer: behind a curtain where the coaches must not see each other's view. */
  #pass(moment: Update, viewer: Viewer): void {
    this.hint = null;
    const seat = seatOf(viewer);
    const shared = this.#seats(moment).length > 1;
    if (shared && seat && this.#needsCurtain(moment.lanes[viewer]?.view)) {
      this.curtain = seat;
      this.#viewer = viewer;
      return;
    }
    this.#viewer = viewer;
    this.#draw([], true);
  }

  #draw(events: SeenEvent[], instant: boolean): void {
    const viewer = this.#viewer;
    const lane = viewer && this.#shown?.lanes[viewer];
    if (!viewer || !lane) return;
    const asked = this.#shown?.to_act.some((seat) => seat === viewer) ?? false;
    this.scene = { viewer, lane, events, instant, asked };
  }
}
