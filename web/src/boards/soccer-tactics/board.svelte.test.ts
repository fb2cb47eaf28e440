import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { opener, press, seen, tap } from '../mounted.svelte';
import Board, { kits } from './Board.svelte';
import { view } from './example';
import type { Event, Move } from './types';

const MOVES: Move[] = [
  { type: 'move', pawn: 'h7', square: 'C8' },
  { type: 'move', pawn: 'h7', square: 'D7' },
  { type: 'move', pawn: 'h10', square: 'G10' },
];
const ROLLED: Event[] = [{ type: 'pawn_moved', pawn: 'h7', from: 'C6', to: 'D7' }, { type: 'ball_rolled', side: 'home', dice: { first: 3 } }];

const open = opener(Board, () => ({ view: view(), choices: MOVES }));
const spot = (key: string) => document.querySelector<HTMLElement>(`.spots [data-choice="${key}"]`);
const spots = () => [...document.querySelectorAll<HTMLElement>('.spots [data-choice]')].map((element) => element.dataset.choice);
const button = (name: string) => [...document.querySelectorAll<HTMLElement>('.buttons button')].find((element) => element.textContent === name);

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

  it('is said when the board goes away in the middle of a show, which nothing outlives', async () => {
    const warned = vi.spyOn(console, 'warn');
    const { props, close } = open();
    Object.assign(props, { view: view(), events: seen(ROLLED), instant: false });
    flushSync();
    close();
    expect(props.settled).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('a pawn move', () => {
  it('is a tap on the pawn, one that shows the square, and one that does it', () => {
    const { props } = open();
    tap(spot('h7'));
    expect(spots()).toEqual(['C8', 'D7']);
    tap(spot('D7'));
    expect(props.play).not.toHaveBeenCalled();
    expect(document.querySelector('.words .title')?.textContent).toContain('D7');
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
  /** There is no layout here: everything that can be chosen is where its style says. */
  const place = () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { left: parseFloat(this.style.left) || 0, top: parseFloat(this.style.top) || 900, width: 1, height: 1 } as DOMRect;
    });
  };

  it('moves a ring over the choices, chooses and goes back', async () => {
    place();
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
    expect(spot('D10')?.getAttribute('aria-label')).toBe('Ball to D10: a free ball. Your rolls that capture: 1, 3; theirs: 2');
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

describe('a tap beside the choices', () => {
  /** Taps the drawing at a point of a lying board, in drawing units. */
  const tapAt = (x: number, y: number) => {
    const drawing = document.querySelector('.pitch > svg');
    vi.spyOn(drawing as Element, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 1728, height: 880 } as DOMRect);
    tap(drawing, { clientX: x, clientY: y });
  };
  const [C8, A1] = [{ x: 64 + 750, y: 40 + 250 }, { x: 64 + 50, y: 40 + 50 }];

  it('tries a forbidden square, so that the server says why', () => {
    const { props } = open();
    tap(spot('h7'));
    tapAt(A1.x, A1.y);
    expect(props.attempt).toHaveBeenCalledWith({ type: 'move', pawn: 'h7', square: 'A1' });
    expect(props.play).not.toHaveBeenCalled();
  });

  it('means the nearest choice, where a finger has just missed it', () => {
    const { props } = open();
    tap(spot('h7'));
    tapAt(C8.x + 60, C8.y);
    expect(props.attempt).not.toHaveBeenCalled();
    tapAt(C8.x, C8.y - 65);
    expect(props.play).toHaveBeenCalledWith({ type: 'move', pawn: 'h7', square: 'C8' });
  });
});

describe('the last moves of the other side', () => {
  it('leave a trail until the next decision', () => {
    const { props } = open();
    const ways = () => document.querySelectorAll('.way').length;
    Object.assign(props, { view: view(), events: seen<Event>([{ type: 'pawn_moved', pawn: 'a9', from: 'D12', to: 'D11' }]) });
    flushSync();
    expect(ways()).toBe(1);
    Object.assign(props, { view: view(), events: seen<Event>([{ type: 'pawn_moved', pawn: 'h7', from: 'C6', to: 'C8' }]) });
    flushSync();
    expect(ways()).toBe(0);
  });
});

describe('the module', () => {
  it('dresses the sides in the colours of their pawns', () => {
    const { home, away } = kits(view());
    expect(home).not.toBe(away);
  });
});

describe('a hint', () => {
  const marks = () => document.querySelectorAll('.spot.hinted').length;

  it('marks the pawn and the square, as long as there is something to decide', () => {
    const { props } = open({ hinted: { type: 'move', pawn: 'h7', square: 'C8' } });
    expect(marks()).toBe(2);
    props.interactive = false;
    flushSync();
    expect(marks()).toBe(0);
  });

  it('marks the button that it would press, and the way to use a 1', () => {
    const target = { square: 'D10', kind: 'free' as const, ours: [1], theirs: [], their_keeper: false };
    const { props } = open({ view: view({ phase: { kind: 'ball_play', dice: { first: 1 } }, targets: [target], dribbles: [target] }), choices: [{ type: 'play', square: 'D10' }, { type: 'dribble', square: 'D10' }] });
    expect(document.querySelector('.hinted')).toBeNull();
    props.hinted = { type: 'dribble', square: 'D10' };
    flushSync();
    expect([...(button('Dribble')?.classList ?? [])]).toEqual(expect.arrayContaining(['on', 'hinted']));
  });
});
