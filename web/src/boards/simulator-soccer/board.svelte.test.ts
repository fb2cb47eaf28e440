import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { opener, press, seen, tap } from '../mounted.svelte';
import { aimingView, footballer, movingView, view } from './example';
import Board, { kits, needsCurtain } from './Board.svelte';
import { forget, keep } from './line-ups.svelte';
import { change } from './prefs.svelte';
import type { Event, Move } from './types';

const open = opener(Board, () => ({ view: movingView(), choices: null as Move[] | null }));
const spot = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`);
const spots = () => [...document.querySelectorAll<HTMLElement>('[data-key]')].map((element) => element.dataset.key);
const act = (name: string) => document.querySelector<HTMLElement>(`[data-do="${name}"]`);
const button = (name: string) => [...document.querySelectorAll<HTMLElement>('button')].find((element) => element.textContent?.trim() === name);
const click = (element: HTMLElement | null | undefined) => {
  element?.click();
  flushSync();
};
const set = (name: string, value: number) => {
  const slider = [...document.querySelectorAll('label')].find((label) => label.querySelector('.name')?.textContent === name)?.querySelector('input');
  if (slider) slider.value = String(value);
  slider?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  flushSync();
};
const MOVED: Event[] = [{ type: 'put', player: 'h7', at: { x: 6000, y: -1386 }, cell: 'C8', why: 'move', cells: 1 }];
const RESULT = { end: { kind: 'rest' }, at: { x: 5200, y: 0 }, touches: [], crossed: [], toppled: [], stroke: [], path: [[4400, 0, 50], [5200, 0, 50]] } as const;

afterEach(() => change({ look: 'auto', exact: false }));

describe('settled', () => {
  it('is said once for what is drawn at once', () => {
    const { props } = open();
    expect(props.settled).toHaveBeenCalledTimes(1);
  });

  it('is said once when the events have been shown, not before', async () => {
    const { props } = open();
    Object.assign(props, { view: movingView(), events: seen(MOVED), instant: false });
    flushSync();
    await vi.advanceTimersByTimeAsync(100);
    expect(props.settled).toHaveBeenCalledTimes(1);
    expect(spots()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
    expect(spots()).toEqual(['h7', 'h1']);
  });

  it('is said once when the show is skipped, and nothing plays on', async () => {
    const { props } = open();
    Object.assign(props, { view: movingView(), events: seen([{ type: 'kicked', kicker: 'h9', errors: { direction: 0, power: 0, lift: 0 }, result: RESULT } as unknown as Event]), instant: false });
    flushSync();
    props.instant = true;
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
  });

  it('is said when the board goes away in the middle of a show', () => {
    const { props, close } = open();
    Object.assign(props, { view: movingView(), events: seen(MOVED), instant: false });
    flushSync();
    close();
    expect(props.settled).toHaveBeenCalledTimes(2);
  });
});

describe('an empty table', () => {
  const cleared = (change = {}) => view({ phase: { kind: 'substitutions', side: 'home' }, holder: null, players: [footballer('h1', null), footballer('a1', null)], badges: { ...view().badges, origin: 'throw_in' }, ...change });
  const words = () => document.querySelector('[role="status"]')?.textContent;

  it('says why nobody is on it', () => {
    open({ view: cleared(), choices: [{ type: 'done' }] });
    expect(words()).toBe('Throw-in: the pitch is cleared, and both sides line up anew.');
  });

  it('says so too while the ball of a goal kick is laid', () => {
    open({ view: cleared({ phase: { kind: 'ball_spot' }, badges: { ...view().badges, origin: 'goal_kick' } }) });
    expect(words()).toMatch(/^Goal kick: the pitch is cleared/);
  });

  it('is only empty when nobody is there', () => {
    open();
    expect(words()).toBeUndefined();
  });
});

describe('a move', () => {
  it('by finger is a tap on the footballer, one that shows the cell, and one that does it', () => {
    const { props } = open();
    tap(spot('h7'));
    expect(spots()).toEqual(['C8', 'D7']);
    tap(spot('D7'));
    expect(props.play).not.toHaveBeenCalled();
    expect(document.querySelector('.tray .title')?.textContent).toContain('D7');
    click(act('confirm'));
    expect(props.play).toHaveBeenCalledWith({ type: 'move', player: 'h7', cell: 'D7', major: false });
  });

  it('is sent once, and is open again when it was refused', async () => {
    const { props } = open();
    click(spot('h7'));
    click(spot('D7'));
    expect(spots()).toEqual([]);
    expect(props.play).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(spots()).not.toEqual([]);
  });

  it('can be put on an exact spot, with the arrow keys too', () => {
    change({ exact: true });
    const { props } = open();
    click(spot('h7'));
    click(spot('C8'));
    expect(props.play).not.toHaveBeenCalled();
    press('ArrowRight');
    click(act('confirm'));
    expect(props.play).toHaveBeenCalledWith({ type: 'move', player: 'h7', cell: 'C8', major: false, at: { x: 6050, y: -1386 } });
  });

  it('can be ended', () => {
    const { props } = open();
    click(act('done'));
    expect(props.play).toHaveBeenCalledWith({ type: 'done' });
  });

  it('asks why not for a cell that is not offered', () => {
    const { props } = open();
    click(spot('h7'));
    const stage = document.querySelector('.stage');
    vi.spyOn(stage as Element, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0 } as DOMRect);
    // Without a room a centimetre is a pixel; the pitch begins 6.5 from the left, and its axis is 34.6 from the top.
    stage?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 6.5 + 44, clientY: 34.6 }));
    expect(props.attempt).toHaveBeenCalledWith({ type: 'move', player: 'h7', cell: 'E6', major: false });
  });
});

describe('the keyboard', () => {
  it('moves a ring over the choices, chooses and goes back', async () => {
    const { props } = open();
    press('ArrowRight');
    expect(document.activeElement).toBe(spot('h7'));
    for (const [key, left] of [['h7', 60], ['h1', 0]] as const) vi.spyOn(spot(key) as Element, 'getBoundingClientRect').mockReturnValue({ left, top: 0, width: 10, height: 10 } as DOMRect);
    press('ArrowLeft');
    expect(document.activeElement).toBe(spot('h1'));
    click(spot('h7'));
    await vi.advanceTimersByTimeAsync(1);
    expect(document.activeElement).toBe(spot('C8'));
    press('Escape');
    await vi.advanceTimersByTimeAsync(1);
    expect(document.activeElement).toBe(spot('h7'));
    expect(props.play).not.toHaveBeenCalled();
  });

  it('hears each choice in words', () => {
    open();
    expect(spot('h7')?.getAttribute('aria-label')).toBe('Home’s 7 in C7');
    expect(spot('h1')?.getAttribute('aria-label')).toBe('Home’s 1 in E1, goalkeeper');
  });
});

describe('a kick', () => {
  it('is declared with a button; a forbidden one asks why', () => {
    const { props } = open({ view: view(), choices: [{ type: 'declare', kind: 'play' }, { type: 'declare', kind: 'dribble', named: 'a4' }] });
    click(button('Cross, not now'));
    expect(props.attempt).toHaveBeenCalledWith({ type: 'declare', kind: 'cross' });
    click(button('Pass or drive'));
    expect(props.play).toHaveBeenCalledWith({ type: 'declare', kind: 'play' });
  });

  it('of a dribble names its opponent on the table', () => {
    const { props } = open({ view: view(), choices: [{ type: 'declare', kind: 'dribble', named: 'a4' }] });
    click(button('Dribble'));
    expect(spots()).toEqual(['a4']);
    click(spot('a4'));
    expect(props.play).toHaveBeenCalledWith({ type: 'declare', kind: 'dribble', named: 'a4' });
  });

  it('is aimed with sliders and taps, and locked', () => {
    const { props } = open({ view: aimingView() });
    set('Power', 40);
    set('Direction', 90);
    click(button('Lob'));
    set('Lift', 50);
    click(button('Left'));
    expect(act('kick')?.textContent).toBe('Lock the aim');
    click(act('kick'));
    expect(props.play).toHaveBeenCalledWith({ type: 'target', target: { kind: 'aim', technique: 'lob', direction: 9000, power: 400, lift: 5000, spin: -60, side: 60, contact: 0 }, no_timing: false });
  });

  it('is aimed with the arrow keys', () => {
    const { props } = open({ view: aimingView() });
    set('Power', 40);
    press('ArrowUp');
    press('ArrowLeft');
    click(act('kick'));
    expect(props.play).toHaveBeenCalledWith(expect.objectContaining({ target: expect.objectContaining({ power: 420, direction: 200 }) }));
  });

  it('can do without timing', () => {
    const { props } = open({ view: aimingView() });
    const box = document.querySelector<HTMLInputElement>('.timing input');
    click(box);
    click(act('kick'));
    expect(props.play).toHaveBeenCalledWith(expect.objectContaining({ no_timing: true }));
  });

  it('tells who would get a ball that stops there', () => {
    open({ view: aimingView() });
    expect(document.querySelector('.aim p')?.textContent).toContain('E8: you are 2 cells away, they 1');
  });

  it('is let go at the right moment, or by itself after six seconds', async () => {
    const target = { kind: 'aim', technique: 'low', direction: 0, power: 400, lift: 0, spin: 100, side: 0, contact: 0 } as const;
    const { props } = open({ view: aimingView({ phase: { kind: 'release' }, aim: { techniques: ['low'], sectors: [], timed: true, amplitude: 450, sway: { direction: 0, power: 0, lift: 0 }, target } }) });
    await vi.advanceTimersByTimeAsync(640);
    click(act('release'));
    const [[move]] = vi.mocked(props.play).mock.calls as [[Extract<Move, { type: 'release' }>]];
    expect(move.ms).toBeGreaterThanOrEqual(600);
    expect(move.ms).toBeLessThanOrEqual(680);
  });
});

describe('a spot', () => {
  it('is found by itself, unless the coach wants to choose it', () => {
    const { props } = open({ view: view({ phase: { kind: 'place_taker', side: 'home' }, kicks: [] }) });
    expect(props.play).toHaveBeenCalledWith({ type: 'spot' });
  });

  it('is chosen by hand where exact spots are wanted', () => {
    change({ exact: true });
    const { props } = open({ view: view({ phase: { kind: 'place_taker', side: 'home' }, kicks: [] }) });
    expect(props.play).not.toHaveBeenCalled();
    click(act('confirm'));
    expect(props.play).toHaveBeenCalledWith({ type: 'spot', at: { x: 4400, y: 0 } });
  });
});

describe('the keeper', () => {
  it('is set on the bar and plans in secret', () => {
    const keeper = { player: 'h1', bar: true, bar_y: null, plan: null, standing: ['E1'], lying: [] };
    const { props } = open({ view: view({ phase: { kind: 'prepare_keeper' }, attacking: 'away', kicks: [], keeper }) });
    click(button('On the bar'));
    set('Along the line', 2);
    expect(document.querySelector('[aria-label="The bar"] output')?.textContent).toBe('2.0 cm right');
    click(act('bar'));
    expect(props.play).toHaveBeenCalledWith({ type: 'bar', y: 200 });
  });

  it('dives where his coach wants him to', () => {
    const keeper = { player: 'h1', bar: true, bar_y: 0, plan: null, standing: [], lying: [] };
    const { props } = open({ view: aimingView({ attacking: 'away', keeper }) });
    click(button('Dive low'));
    set('Along the line', -3);
    click(act('plan'));
    expect(props.play).toHaveBeenCalledWith({ type: 'plan', plan: { kind: 'move', y: -300, dive: 'low' } });
  });
});

describe('the solid table', () => {
  it('gives way to the flat one where the browser cannot draw it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open();
    change({ look: 'solid' });
    flushSync();
    expect(document.querySelector('canvas')).not.toBeNull();
    await vi.waitFor(() => expect(document.querySelector('canvas')).toBeNull(), { timeout: 20_000 });
    expect(spots()).toEqual(['h7', 'h1']);
  });
});

describe('a goal', () => {
  const GOAL: Event[] = [{ type: 'kicked', kicker: 'h9', errors: { direction: 0, power: 0, lift: 0 }, result: { ...RESULT, end: { kind: 'goal', side: 'home' } } } as unknown as Event, { type: 'goal', side: 'home', player: 'h9', score: { home: 1, away: 0 } }];
  const again = () => button('See the goal again');
  const scored = () => {
    const table = open();
    Object.assign(table.props, { view: movingView(), events: seen(GOAL) });
    flushSync();
    return table;
  };

  it('can be seen again, until the coach has seen enough', async () => {
    const { props } = scored();
    click(again());
    expect(spots()).toEqual([]);
    click(button('Enough'));
    expect(spots()).toEqual(['h7', 'h1']);
    click(again());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(spots()).toEqual(['h7', 'h1']);
    expect(props.settled).toHaveBeenCalledTimes(2);
  });

  it('gives way to what happens next, and is gone with the next kick', () => {
    const { props } = scored();
    click(again());
    Object.assign(props, { view: movingView(), events: seen(MOVED) });
    flushSync();
    expect(spots()).toEqual(['h7', 'h1']);
    expect(again()).toBeDefined();
    Object.assign(props, { view: movingView(), events: seen([{ ...GOAL[0], result: RESULT } as unknown as Event]) });
    flushSync();
    expect(again()).toBeUndefined();
    expect(button('See the kick again')).toBeDefined();
  });
});

describe('what the coach should know', () => {
  const note = () => document.querySelector('.tray .note')?.textContent;

  it('is how the defence may answer his moves', () => {
    open();
    expect(note()).toContain('quick round');
    click(spot('h7'));
    expect(spot('D7')?.getAttribute('aria-label')).toBe('Home’s 7 to D7. Then they may answer by 1 cell');
  });

  it('is why nobody may kick again', () => {
    open({ view: movingView({ kicks: [{ kind: 'play', named: [], forbidden: 'SIM-REP-8', grant: null }] }) });
    expect(document.querySelector('details li')?.textContent).toContain('Pass or drive A blue opponent in his cell cancels his skill. SIM-REP-8');
  });

  it('is what lets him kick again', () => {
    open({ view: view({ phase: { kind: 'repeat' }, kicks: [{ kind: 'shot', named: [], forbidden: null, grant: 'free' }] }), choices: [{ type: 'declare', kind: 'shot' }, { type: 'done' }] });
    expect(act('declare')?.textContent).toContain('free: he counts as red');
  });

  it('is what a tackle and an entry from behind may cost', () => {
    open({ view: movingView({ phase: { kind: 'move3' }, tackle: { player: 'h9', tackling: 5, defending: 2, foul: true }, choices: [{ player: 'h7', cells: ['D7'], risky: ['D7'], worst: 3, major: [] }] }) });
    expect(note()).toBe('Home’s 9 adds 5 to his die, the holder 2: the tackle must be higher. Here a 1 is a foul.');
    click(spot('h7'));
    expect(spot('D7')?.getAttribute('aria-label')).toContain('on 1 to 3 a foul and a caution');
  });

  it('is who would get the ball, beside the aim on the table', () => {
    open({ view: aimingView() });
    expect(document.querySelector('.pill')?.textContent).toBe('you 2 cells, they 1: theirs');
  });
});

describe('a line-up', () => {
  const placing = (cells: string[] = ['E5']) => view({ phase: { kind: 'place_start' }, kicks: [], choices: [{ player: 'h9', cells, risky: [], worst: 0, major: [] }], players: [footballer('h9', null)] });

  it('of one’s own is laid again', async () => {
    keep({ name: 'Diamond', places: [{ shirt: 9, cell: 'E5' }, { shirt: 7, cell: 'B4' }] });
    const { props } = open({ view: placing() });
    click(button('Your line-ups'));
    await vi.waitFor(() => expect(button('Lay')).toBeDefined());
    click(button('Lay'));
    expect(props.play).toHaveBeenCalledWith({ type: 'place', player: 'h9', cell: 'E5' });
    Object.assign(props, { view: placing(), events: seen([{ type: 'starter_placed', player: 'h9', at: { x: 3600, y: 0 }, cell: 'E5' } satisfies Event]) });
    flushSync();
    expect(props.play).toHaveBeenCalledTimes(1);
    forget('Diamond');
  });
});

describe('those who watch', () => {
  it('are offered nothing', () => {
    open({ seat: null, choices: [], interactive: false, view: movingView({ you: null }) });
    expect(spots()).toEqual([]);
    expect(document.querySelector('[data-do]')).toBeNull();
  });

  it('read what it all came to', () => {
    const { props } = open();
    Object.assign(props, { view: movingView(), events: seen([{ type: 'taker_named', player: 'h7', rule: 'short', cells: 1, rival: { player: 'a4', cells: 1 } } satisfies Event]) });
    flushSync();
    expect(document.querySelector('.race')?.textContent).toBe('Home’s 7 (1 cell), Away’s 4 (1 cell): a tie after a short pass');
  });
});

describe('the module', () => {
  it('draws a curtain over what is secret', () => {
    expect(needsCurtain(view({ phase: { kind: 'place_start' } }))).toBe(true);
    expect(needsCurtain(aimingView())).toBe(false);
    expect(needsCurtain(aimingView({ keeper: { player: 'a1', bar: true, bar_y: 0, plan: null, standing: [], lying: [] } }))).toBe(true);
  });

  it('dresses the sides in their jerseys', () => {
    expect(kits(view())).toEqual({ home: '#C8102E', away: '#1146A6' });
  });
});

describe('a hint', () => {
  const marks = () => document.querySelectorAll('.spot.hinted').length;

  it('marks the footballer and the cell', () => {
    open({ hinted: { type: 'move', player: 'h7', cell: 'C8', major: false } });
    expect(marks()).toBe(2);
  });

  it('marks the kick, or the button that it would press', () => {
    const { props } = open({ view: view(), choices: [{ type: 'declare', kind: 'shot' }], hinted: { type: 'declare', kind: 'shot' } });
    expect([...document.querySelectorAll('.hinted')].map((element) => element.textContent?.trim())).toEqual(['Shot']);
    Object.assign(props, { view: movingView(), choices: null, hinted: { type: 'done' } });
    flushSync();
    expect(act('done')?.classList).toContain('hinted');
  });

  it('is aimed as it would be kicked', () => {
    const { props } = open({ view: aimingView(), hinted: { type: 'target', target: { kind: 'aim', technique: 'lob', direction: 9000, power: 640, lift: 4500, spin: 0, side: 0, contact: 0 }, no_timing: true } });
    expect(act('kick')?.classList).toContain('hinted');
    click(act('kick'));
    expect(props.play).toHaveBeenCalledWith(expect.objectContaining({ type: 'target', target: expect.objectContaining({ technique: 'lob', direction: 9000, power: 640 }) as unknown }));
  });
});
