import { beforeEach, describe, expect, it, type Mocked, vi } from 'vitest';
import type { Lane, Seat, Text, Update } from '../types.gen';
import { MatchState } from './match.svelte';
import type { Table, TableNews } from './table';

function lane(number: number, view: unknown, reset = false): Lane {
  const text = { key: `line-${number}` };
  return {
    epoch: 1,
    number,
    reset,
    events: [{ number, event: number, commentary: { text, weight: 'normal' } }],
    view,
    choices: [],
    prompt: { text: { key: 'p' }, clause: 'X-1' },
    scoreline: { score: { home: 0, away: 0 }, clock: `${number}'`, phase: { key: 'f' }, attacking: null },
    takeback: 'none',
  };
}

const update = (lanes: Update['lanes'], ...to_act: Seat[]): Update => ({
  type: 'update',
  lanes,
  to_act,
  seats: {},
  connected: [],
  thinking: [],
  hints: true,
});

let news: TableNews;
let table: Mocked<Table>;
let hidden: boolean;
const takebackEnded = vi.fn();
let state: MatchState;

beforeEach(() => {
  hidden = false;
  takebackEnded.mockClear();
  table = {
    play: vi.fn(() => 'id'),
    takeback: vi.fn(),
    answerTakeback: vi.fn(),
    resign: vi.fn(),
    offerDraw: vi.fn(),
    answerDraw: vi.fn(),
    abandon: vi.fn(),
    claim: vi.fn(),
    standIn: vi.fn(),
    hint: vi.fn(),
    retry: vi.fn(),
    leave: vi.fn(),
  };
  state = new MatchState(
    (listener) => {
      news = listener;
      return table;
    },
    {
      still: () => false,
      refused: vi.fn(),
      failed: vi.fn(),
      takebackEnded,
      drawDeclined: vi.fn(),
      minutes: async () => [{ from: 1, clock: "0'" }],
    },
    { needsCurtain: () => hidden },
  );
});

describe('one seat', () => {
  it('tells score and commentary only when the board has settled', () => {
    news.update(update({ home: lane(1, 'a', true) }, 'home'));
    state.settled();
    expect(state.lines).toMatchObject([{ number: 1 }]);
    expect(state.lines[0]?.clock).toBeUndefined();
    expect(state.yours).toBe(true);
    news.update(update({ home: lane(2, 'b') }));
    expect(state.scene).toMatchObject({ lane: { view: 'b' }, instant: false });
    expect(state.lines).toHaveLength(1);
    expect(state.yours).toBe(true);
    state.settled();
    expect(state.lines).toMatchObject([{ number: 1 }, { number: 2, clock: "1'" }]);
    expect(state.yours).toBe(false);
  });

  it('finds the minutes of what happened before', async () => {
    news.update(update({ home: lane(1, 'a', true) }, 'home'));
    state.settled();
    await vi.waitFor(() => expect(state.lines).toMatchObject([{ number: 1, clock: "0'" }]));
  });

  it('forgets the commentary of another epoch', () => {
    news.update(update({ home: lane(1, 'a') }, 'home'));
    state.settled();
    news.update(update({ home: lane(1, 'b', true) }, 'home'));
    state.settled();
    expect(state.lines).toHaveLength(1);
  });

  it('plays for its seat and waits for the answer', () => {
    news.update(update({ away: lane(1, 'a', true) }, 'away'));
    state.settled();
    state.play('lay');
    expect(table.play).toHaveBeenCalledWith('away', 'lay');
    expect(state.pending).toBe(true);
    news.refused({ type: 'refused', id: 'id', clause: 'X-1', detail: 'no' });
    expect(state.pending).toBe(false);
  });

  const hint = { type: 'hint', seat: 'away', move: { type: 'lay' }, notation: 'lay', with_it: 0.6, at_once: 0.4, forced: false, why: [] as Text[] } as const;

  it('shows a hint until the decision is another', () => {
    news.update(update({ away: lane(1, 'a', true) }, 'away'));
    state.settled();
    news.hint(hint);
    expect(state.hint).toBeNull();
    state.askHint();
    state.askHint();
    expect(table.hint).toHaveBeenCalledExactlyOnceWith('away');
    news.hint({ ...hint, seat: 'home' });
    expect(state.hint).toBe('wanted');
    news.hint(hint);
    expect(state.hint).toEqual(hint);
    news.update(update({ away: lane(2, 'b') }, 'away'));
    state.settled();
    expect(state.hint, 'what others do meanwhile changes nothing').toEqual(hint);
    news.update(update({ away: { ...lane(3, 'c'), prompt: { text: { key: 'q' }, clause: 'X-2' } } }, 'away'));
    state.settled();
    expect(state.hint).toBeNull();
  });

  it('waits no longer for a hint that cannot come', () => {
    news.update(update({ away: lane(1, 'a', true) }, 'away'));
    state.settled();
    state.askHint();
    news.failed({ type: 'error', code: 'no_hint', detail: 'no' });
    expect(state.hint).toBeNull();
    state.askHint();
    news.connection('lost');
    expect(state.hint).toBeNull();
    state.askHint();
    state.play('lay');
    expect(state.hint).toBeNull();
    state.askHint();
    expect(table.hint).toHaveBeenCalledTimes(3);
  });

  it('a spectator has no seat and plays nothing', () => {
    news.update(update({ spectator: lane(1, 'a', true) }, 'home'));
    state.settled();
    expect(state.seat).toBeNull();
    expect(state.yours).toBe(false);
    state.play('lay');
    expect(table.play).not.toHaveBeenCalled();
  });
});

describe('hot-seat', () => {
  it('gives the screen to whoever is to act', () => {
    news.update(update({ home: lane(1, 'h', true), away: lane(1, 'a', true) }, 'home', 'away'));
    state.settled();
    expect(state.seat).toBe('home');
    news.update(update({ home: lane(2, 'h2'), away: lane(2, 'a2') }, 'away'));
    expect(state.seat).toBe('home');
    state.settled();
    expect(state.scene).toMatchObject({ viewer: 'away', lane: { view: 'a2' }, events: [], instant: true });
    expect(state.curtain).toBeNull();
  });

  it('takes the hint off the screen before the next coach has it', () => {
    news.update(update({ home: lane(1, 'h', true), away: lane(1, 'a', true) }, 'home', 'away'));
    state.settled();
    state.askHint();
    news.hint({ type: 'hint', seat: 'home', move: { type: 'lay' }, notation: 'lay', with_it: 0.6, at_once: 0.4, forced: false, why: [] });
    expect(state.hint).not.toBeNull();
    const quiet = { home: { ...lane(1, 'h'), events: [] }, away: { ...lane(1, 'a'), events: [] } };
    news.update(update(quiet, 'away'));
    state.settled();
    expect(state.seat).toBe('away');
    expect(state.hint).toBeNull();
  });

  it('closes the curtain between coaches who must not see each other’s cards', () => {
    hidden = true;
    news.update(update({ home: lane(1, 'h', true), away: lane(1, 'a', true) }, 'home', 'away'));
    expect(state.curtain).toBe('home');
    expect(state.scene).toBeNull();
    state.openCurtain();
    expect(state.scene).toMatchObject({ viewer: 'home', lane: { view: 'h' } });
    state.settled();
    news.update(update({ home: lane(2, 'h2'), away: lane(2, 'a2') }, 'away'));
    state.settled();
    expect(state.curtain).toBe('away');
    expect([state.seat, state.lane, state.lines]).toEqual([null, null, []]);
    state.openCurtain();
    expect(state.scene).toMatchObject({ viewer: 'away', lane: { view: 'a2' }, events: [] });
  });

  it('leaves the board its view while the curtain closes: it is just coming to rest', () => {
    hidden = true;
    news.update(update({ home: lane(1, 'h', true), away: lane(1, 'a', true) }, 'home', 'away'));
    state.openCurtain();
    state.settled();
    news.update(update({ home: lane(2, 'h2'), away: lane(2, 'a2') }, 'away'));
    state.settled();
    expect(state.curtain).toBe('away');
    expect(state.scene).toMatchObject({ viewer: 'home', lane: { view: 'h2' } });
  });
});

describe('a takeback', () => {
  const seated = (number: number, takeback: Lane['takeback'], reset = false): Update => ({
    ...update({ home: { ...lane(number, {}, reset), takeback } }, 'home'),
    seats: { home: { name: 'Ann', kind: 'person', you: true }, away: { name: 'Bob', kind: 'person', you: false } },
  });
  beforeEach(() => {
    news.update(seated(1, 'ask', true));
    state.settled();
  });

  it('is asked for once, and whoever asked hears of it', () => {
    state.takeback();
    expect(table.takeback).toHaveBeenCalledExactlyOnceWith('home');
    news.takebackAsked('home');
    expect(state.asked).toBe('home');
    expect(state.takebackNow).toBe('asked');
    state.takeback();
    expect(table.takeback).toHaveBeenCalledTimes(1);
    news.takebackDeclined('home');
    expect(takebackEnded).toHaveBeenCalledExactlyOnceWith('declined');
    expect(state.takebackNow).toBe('asked');
  });

  it('is accepted by going back', () => {
    news.takebackAsked('home');
    news.update(seated(1, 'none', true));
    state.settled();
    expect(takebackEnded).toHaveBeenCalledExactlyOnceWith('accepted');
    expect(state.asked).toBeNull();
  });

  it('is dropped when play goes on, but not when somebody comes or goes', () => {
    news.takebackAsked('home');
    const presence = seated(1, 'asked');
    for (const shown of Object.values(presence.lanes)) shown.events = [];
    news.update(presence);
    state.settled();
    expect(state.asked).toBe('home');
    news.update(seated(2, 'ask'));
    state.settled();
    expect(takebackEnded).toHaveBeenCalledExactlyOnceWith('lapsed');
    expect(state.takebackNow).toBe('ask');
  });
});

it('tells what was decided because time was up, and for whom', () => {
  news.update(update({ home: lane(1, {}, true) }, 'away'));
  state.settled();
  const late = lane(2, {});
  late.events = [{ number: 2, event: 2, time_up: true }];
  news.update(update({ home: late }, 'home'));
  state.settled();
  expect(state.late).toEqual(['away']);
  expect(state.lines.at(-1)).toMatchObject({ number: 2, text: { key: 'time-was-up' } });
  news.update(update({ home: lane(3, {}) }, 'home'));
  state.settled();
  expect(state.late).toEqual([]);
});

it('tells a coach that the referee has decided until the coach decides again', () => {
  const you = { name: 'Ann', kind: 'person', you: true } as const;
  const seated = (shown: Lane, ...to_act: Seat[]) => ({ ...update({ home: shown }, ...to_act), seats: { home: you } });
  news.update(seated(lane(1, {}, true), 'home'));
  state.settled();
  const late = lane(2, {});
  late.events = [{ number: 2, event: 2, time_up: true }];
  news.update(seated(late, 'home', 'away'));
  state.settled();
  // The bot decides meanwhile.
  news.update(seated(lane(3, {}), 'home'));
  state.settled();
  expect(state.late).toEqual(['home']);
  state.play('lay');
  expect(state.late).toEqual([]);
});

describe('what is settled beside the rules', () => {
  it('shows clocks as soon as they arrive, and what the coach on screen may settle', () => {
    const clocks = { home: { left_ms: 1000, running: true }, away: { left_ms: 2000, running: false } };
    news.update(update({ home: { ...lane(1, 'a', true), clocks, may: ['offer_draw'] } }, 'home'));
    state.settled();
    expect(state.times?.clocks).toEqual(clocks);
    expect(state.may).toEqual(['offer_draw']);
    const later = { ...clocks, home: { left_ms: 500, running: false } };
    news.update(update({ home: { ...lane(2, 'b'), clocks: later } }));
    expect(state.times?.clocks).toEqual(later);
    expect(state.may).toEqual([]);
    state.offerDraw();
    state.answerDraw(true);
    state.claim('draw');
    state.standIn('club');
    state.abandon();
    expect(table.offerDraw).toHaveBeenCalledWith('home');
    expect(table.answerDraw).toHaveBeenCalledWith('home', true);
    expect(table.claim).toHaveBeenCalledWith('home', 'draw');
    expect(table.standIn).toHaveBeenCalledWith('home', 'club');
    expect(table.abandon).toHaveBeenCalledWith('home');
  });
});
