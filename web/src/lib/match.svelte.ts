/** A match as this browser sits at it: what the board shows, what has been told, whose screen it is. */

import type { BoardModule } from '../boards/board';
import type { Lane, Mark, Minute, Outcome, Seat, SeenEvent, Text, Viewer, Weight } from '../types.gen';
import { clockOf } from './film.svelte';
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
  takebackDeclined(seat: Seat): void;
  /** The minutes of what happened before this browser sat down. */
  minutes(viewer: Viewer): Promise<Minute[]>;
}

const seatOf = (viewer: Viewer): Seat | null => (viewer === 'spectator' ? null : viewer);

/** Whether a viewer's decision is another one: what others do meanwhile does not change it. */
const isAnother = (before: Lane | undefined, now: Lane | undefined): boolean =>
  !before || !now || now.reset || now.epoch !== before.epoch || JSON.stringify(now.prompt) !== JSON.stringify(before.prompt);

/** The commentary on some events; `clock` is what the score bug showed before them. */
export function lines(events: SeenEvent[], clock = ''): Line[] {
  return events.flatMap(({ number, commentary }) =>
    commentary ? [{ number, ...commentary, ...(clock === '' ? {} : { clock }) }] : [],
  );
}

export class MatchState {
  connection = $state<Connection>('connecting');
  /** What is on the board; nothing before the first update and behind the curtain. */
  scene = $state.raw<Scene | null>(null);
  /** The last moment that the board has finished. */
  told = $state.raw<Moment | null>(null);
  /** The commentary of each viewer, oldest first. */
  commentary = $state.raw<{ [viewer in Viewer]?: Line[] }>({});
  /** The seat that should take the screen next, while the curtain is closed. */
  curtain = $state<Seat | null>(null);
  /** The seat that asks for a takeback. */
  asked = $state<Seat | null>(null);
  /** What a good bot would do, for the coach on screen: `wanted` while it is on its way. */
  hint = $state.raw<Hint | 'wanted' | null>(null);
  /** Whether a move is on its way. */
  pending = $state(false);
  /** What the board remembers behind the curtain. */
  readonly kept = new Map<string, unknown>();

  #table: Table;
  #hooks: MatchHooks;
  #presentation: Presentation;
  #shown: Moment | null = null;
  #viewer: Viewer | null = null;
  #needsCurtain: NonNullable<BoardModule['needsCurtain']> = () => false;

  constructor(sit: (news: TableNews) => Table, hooks: MatchHooks, board: Pick<BoardModule, 'needsCurtain'>) {
    this.#hooks = hooks;
    if (board.needsCurtain) this.#needsCurtain = board.needsCurtain;
    this.#presentation = new Presentation({
      show: (moment) => this.#show(moment),
      tell: (moment) => this.#tell(moment),
      still: () => hooks.still(),
    });
    this.#table = sit({
      update: (update) => this.#presentation.push(update),
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
      takebackAsked: (seat) => (this.asked = seat),
      takebackDeclined: (seat) => hooks.takebackDeclined(seat),
      hint: (hint) => {
        if (this.hint === 'wanted' && hint.seat === this.seat) this.hint = hint;
      },
      connection: (state) => {
        this.connection = state;
        if (state === 'lost') this.#dropWanted();
      },
    });
  }

  /** The seat whose screen this is now. */
  get seat(): Seat | null {
    return this.scene ? seatOf(this.scene.viewer) : null;
  }

  /** The lane that has been told to the end, of the viewer on screen. */
  get lane(): Lane | null {
    return (this.scene && this.told?.lanes[this.scene.viewer]) ?? null;
  }

  get lines(): Line[] {
    return (this.scene && this.commentary[this.scene.viewer]) ?? [];
  }

  /** What the last moment has added to the commentary. */
  get latest(): Line[] {
    return this.lane && !this.lane.reset ? lines(this.lane.events) : [];
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
    this.#table.play(this.seat, move);
  }

  /** Asks what a good bot would do. */
  askHint(): void {
    if (!this.seat || !this.yours || this.pending || this.hint === 'wanted') return;
    this.hint = 'wanted';
    this.#table.hint(this.seat);
  }

  takeback(): void {
    if (this.seat) this.#table.takeback(this.seat);
  }

  answerTakeback(agree: boolean): void {
    this.asked = null;
    if (this.seat) this.#table.answerTakeback(this.seat, agree);
  }

  resign(): void {
    if (this.seat) this.#table.resign(this.seat);
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

  #tell(moment: Moment): void {
    const before = this.told;
    this.told = moment;
    if (this.#viewer && isAnother(before?.lanes[this.#viewer], moment.lanes[this.#viewer])) this.hint = null;
    this.asked = null;
    const commentary = { ...this.commentary };
    for (const [viewer, lane] of Object.entries(moment.lanes) as [Viewer, Lane][]) {
      commentary[viewer] = lane.reset
        ? lines(lane.events)
        : [...(commentary[viewer] ?? []), ...lines(lane.events, before?.lanes[viewer]?.scoreline.clock)];
      if (lane.reset && lane.events.length > 0) void this.#dateLines(viewer, lane.epoch);
    }
    this.commentary = commentary;
    const acting = this.#acting(moment);
    if (acting && this.#viewer !== acting && !moment.to_act.some((seat) => seat === this.#viewer)) this.#pass(moment, acting);
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
  #seats(moment: Moment): Seat[] {
    return Object.keys(moment.lanes).filter((viewer) => viewer !== 'spectator') as Seat[];
  }

  /** The first seat of this browser that is to act. */
  #acting(moment: Moment): Seat | undefined {
    return this.#seats(moment).find((seat) => moment.to_act.includes(seat));
  }

  /** Gives the screen to a viewer: behind a curtain where the coaches must not see each other's view. */
  #pass(moment: Moment, viewer: Viewer): void {
    this.hint = null;
    const seat = seatOf(viewer);
    const shared = this.#seats(moment).length > 1;
    if (shared && seat && this.#needsCurtain(moment.lanes[viewer]?.view)) {
      this.scene = null;
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
