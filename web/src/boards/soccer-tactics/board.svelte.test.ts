import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../board';
import Board, { kits } from './Board.svelte';
import { view } from './example';
import type { Event, Move, View } from './types';

const MOVES: Move[] = [
  { type: 'move', pawn: 'h7', square: 'C8' },
  { type: 'move', pawn: 'h7', square: 'D7' },
  { type: 'move', pawn: 'h10', square: 'G10' },
];
const ROLLED: Event[] = [{ type: 'pawn_moved', pawn: 'h7', from: 'C6', to: 'D7' }, { type: 'ball_rolled', side: 'home', dice: { first: 3 } }];
const seen = (events: Event[]) => events.map((event, i) => ({ number: i + 1, event }));
const closing: (() => void)[] = [];

/** A board on the page, with props that can be changed. */
function open(change: Partial<BoardProps<View, Move, Event>> = {}) {
  const props: BoardProps<View, Move, Event> = $state({
    view: view(),
    events: [],
    choices: MOVES,
    seat: 'home',
    names: { home: 'Ann', away: 'Bob' },
    interactive: true,
    play: vi.fn(),
    attempt: vi.fn(),
    instant: true,
    settled: vi.fn(),
    ...change,
  });
  const board = mount(Board, { target: document.body, props });
  let there = true;
  const close = () => {
    if (there) void unmount(board);
    there = false;
  };
  closing.push(close);
  flushSync();
  return { props, close };
}

const spot = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`);
const spots = () => [...document.querySelectorAll<HTMLElement>('[data-key]')].map((element) => element.dataset.key);
const button = (name: string) => [...document.querySelectorAll<HTMLElement>('.buttons button')].find((element) => element.textContent === name);
/** A tap of a finger, unlike a press of Enter, counts its clicks. */
const tap = (element: Element | null) => {
  element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
};
const press = (key: string) => {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.animate = vi.fn();
  Element.prototype.getAnimations = () => [];
});

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

describe('settled', () => {
  it('is said once for what is drawn at once', () => {
    const { props } = open();
    expect(props.settled).toHaveBeenCalledTimes(1);
  });

  it('is said once when the events have been shown, not before', async () => {
    const { props } = open();
    Object.assign(props, { view: view({ roll: { first: 3 } }), events: seen(ROLLED), instant: false });
    flushSync();
    await vi.advanceTimersByTimeAsync(200);
    expect(props.settled).toHaveBeenCalledTimes(1);
    expect(spots()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
    expect(spots()).toEqual(['h7', 'h10']);
  });

  it('is said once when the show is skipped, and nothing plays on', async () => {
    const { props } = open();
    Object.assign(props, { view: view(), events: seen(ROLLED), instant: false });
    flushSync();
    props.instant = true;
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
  });

  it('is said when the board goes away in the middle of a show', () => {
    const { props, close } = open();
    Object.assign(props, { view: view(), events: seen(ROLLED), instant: false });
    flushSync();
    close();
    expect(props.settled).toHaveBeenCalledTimes(2);
  });
});

describe('a pawn move', () => {
  it('is a tap on the pawn, one that shows the square, and one that does it', () => {
    const { props } = open();
    tap(spot('h7'));
    expect(spots()).toEqual(['C8', 'D7']);
    tap(spot('D7'));
    expect(props.play).not.toHaveBeenCalled();
    expect(document.querySelector('.tray .title')?.textContent).toContain('D7');
    tap(spot('D7'));
    expect(props.play).toHaveBeenCalledWith({ type: 'move', pawn: 'h7', square: 'D7' });
  });

  it('can be made with the button in reach of the thumb', () => {
    const { props } = open();
    tap(spot('h7'));
    tap(spot('C8'));
    button('Move')?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'move', pawn: 'h7', square: 'C8' });
  });

  it('is sent once', () => {
    const { props } = open();
    tap(spot('h7'));
    spot('D7')?.click();
    flushSync();
    expect(spots()).toEqual([]);
    expect(props.play).toHaveBeenCalledTimes(1);
  });

  it('is open again when the server has refused it', async () => {
    open();
    tap(spot('h7'));
    spot('D7')?.click();
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(spots()).not.toEqual([]);
  });

  it('needs no choice of pawn where there is but one', () => {
    open({ choices: MOVES.slice(0, 2) });
    expect(spots()).toEqual(['C8', 'D7']);
  });
});

describe('the keyboard', () => {
  it('moves a ring over the choices, chooses and goes back', async () => {
    const { props } = open();
    press('ArrowRight');
    expect(document.activeElement).toBe(spot('h7'));
    press('ArrowDown');
    expect(document.activeElement).toBe(spot('h10'));
    press('ArrowUp');
    spot('h7')?.click();
    flushSync();
    await vi.advanceTimersByTimeAsync(1);
    expect(spots()).toEqual(['C8', 'D7']);
    expect(document.activeElement).toBe(spot('C8'));
    press('Escape');
    await vi.advanceTimersByTimeAsync(1);
    expect(document.activeElement).toBe(spot('h7'));
    expect(props.play).not.toHaveBeenCalled();
  });

  it('hears each choice in words', () => {
    open();
    expect(spot('h7')?.getAttribute('aria-label')).toBe('Red 7 on C6');
  });
});

describe('a ball play', () => {
  const playing = view({
    phase: { kind: 'ball_play', dice: { first: 1 } },
    roll: { first: 1 },
    targets: [
      { square: 'D10', kind: 'free', ours: [1, 3], theirs: [2], their_keeper: false },
      { square: 'E10', kind: 'direct', offside: 'receive', ours: [], theirs: [], their_keeper: false },
    ],
    dribbles: [{ square: 'D10', kind: 'free', ours: [], theirs: [1], their_keeper: false }],
  });
  const choices: Move[] = [{ type: 'play', square: 'D10' }, { type: 'play', square: 'E10' }, { type: 'dribble', square: 'D10' }];

  it('tells the rolls that capture, and warns of an offside', () => {
    open({ view: playing, choices });
    expect(spot('D10')?.getAttribute('aria-label')).toBe('D10: a free ball. Your rolls that capture: 1, 3; theirs: 2');
    expect(spot('E10')?.getAttribute('aria-label')).toContain('Offside');
  });

  it('becomes a dribble on demand', () => {
    const { props } = open({ view: playing, choices });
    button('Dribble')?.click();
    flushSync();
    expect(spots()).toEqual(['D10']);
    spot('D10')?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'dribble', square: 'D10' });
  });
});

describe('what is not on the board', () => {
  it('is a button', () => {
    const { props } = open({ view: view({ phase: { kind: 'choice', aim: 'answer' }, roll: null }), choices: [{ type: 'roll' }, { type: 'keeper', square: 'D2' }] });
    button('Roll the die')?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'roll' });
  });

  it('offers nothing to those who watch', () => {
    open({ seat: null, choices: [], interactive: false, view: view({ you: null }) });
    expect(document.querySelector('button')).toBeNull();
  });
});

describe('a forbidden square', () => {
  it('is tried, so that the server says why', () => {
    const { props } = open();
    tap(spot('h7'));
    const drawing = document.querySelector('.pitch > svg');
    vi.spyOn(drawing as Element, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 1728, height: 880 } as DOMRect);
    drawing?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 64 + 50, clientY: 40 + 50 }));
    expect(props.attempt).toHaveBeenCalledWith({ type: 'move', pawn: 'h7', square: 'A1' });
    expect(props.play).not.toHaveBeenCalled();
  });
});

describe('the module', () => {
  it('dresses the sides in the colours of their pawns', () => {
    const { home, away } = kits(view());
    expect(home).not.toBe(away);
  });
});
