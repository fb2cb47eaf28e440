import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Choosing, PATIENCE_MS, SHAKE_MS } from './choosing.svelte';

let view: object;
let open: boolean;
const play = vi.fn<(move: string) => void>();
const attempt = vi.fn<(move: string) => void>();
const back = vi.fn(() => true);
let choosing: Choosing<object, string>;

/** A board with some choices, each with its place on the screen. */
function lay(choices: Record<string, { x: number; y: number }>): void {
  document.body.innerHTML = `<div id="root"><div data-frame="arena" tabindex="-1"></div>${Object.keys(choices)
    .map((key) => `<button data-choice="${key}">${key}</button>`)
    .join('')}</div><button id="beside">beside</button>`;
  for (const [key, { x, y }] of Object.entries(choices)) {
    const button = document.querySelector(`[data-choice="${key}"]`);
    if (button) button.getBoundingClientRect = () => ({ left: x - 5, top: y - 5, width: 10, height: 10 }) as DOMRect;
  }
  choosing.root = document.getElementById('root') ?? undefined;
}
const focused = () => document.activeElement?.getAttribute('data-choice') ?? document.activeElement?.getAttribute('data-frame') ?? document.activeElement?.id;
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  choosing.keydown(event);
  return event;
};
const click = (detail: number) => new MouseEvent('click', { detail });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  view = {};
  open = true;
  choosing = new Choosing({ view: () => view, open: () => open, play, attempt, back, hinted: () => ['b'] });
});
afterEach(() => {
  choosing.stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('sending', () => {
  it('plays once, until the next view', () => {
    choosing.send('x');
    choosing.send('x');
    expect(play.mock.calls).toEqual([['x']]);
    expect(choosing.open).toBe(false);
    view = {};
    expect(choosing.open).toBe(true);
    choosing.send('y');
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('opens again after a while: a refusal leaves the view as it is', () => {
    choosing.send('x');
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(choosing.open).toBe(true);
  });

  it('plays nothing while something is being shown', () => {
    open = false;
    choosing.send('x');
    expect(play).not.toHaveBeenCalled();
  });
});

describe('what is forbidden', () => {
  it('is tried, and shakes its head for a moment', async () => {
    choosing.refuse('pawn', 'x');
    expect(attempt).toHaveBeenCalledWith('x');
    await vi.advanceTimersByTimeAsync(0);
    expect(choosing.shaking).toBe('pawn');
    await vi.advanceTimersByTimeAsync(SHAKE_MS);
    expect(choosing.shaking).toBeNull();
  });

  it('is not tried while a move is on its way', () => {
    choosing.send('x');
    choosing.refuse('pawn', 'y');
    expect(attempt).not.toHaveBeenCalled();
  });
});

describe('tapping', () => {
  it('shows with a finger first, and does with the second tap', () => {
    const act = vi.fn();
    choosing.tap(click(1), 'a', act);
    expect(choosing.armed).toBe('a');
    expect(act).not.toHaveBeenCalled();
    choosing.tap(click(1), 'b', act);
    expect(act).not.toHaveBeenCalled();
    choosing.tap(click(1), 'b', act);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does at once by a key, and by a mouse that has shown it already', () => {
    const act = vi.fn();
    choosing.tap(click(0), 'a', act);
    choosing.mark('b', 1).onpointerenter(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    choosing.tap(click(1), 'b', act);
    expect(act).toHaveBeenCalledTimes(2);
  });
});

describe('marks', () => {
  it('let the keyboard in at the first choice, or at the one that is shown', () => {
    expect([0, 1].map((i) => choosing.mark(`k${i}`, i).tabindex)).toEqual([0, -1]);
    choosing.armed = 'k1';
    expect([0, 1].map((i) => choosing.mark(`k${i}`, i).tabindex)).toEqual([-1, 0]);
  });

  it('show what a hint is about, as long as it can be chosen', () => {
    expect([choosing.hinted('a'), choosing.hinted('b')]).toEqual([false, true]);
    open = false;
    expect(choosing.hinted('b')).toBe(false);
  });
});

describe('keys', () => {
  it('go over all choices by where they are', () => {
    lay({ a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, c: { x: 0, y: 100 } });
    press('ArrowRight');
    expect(focused(), 'the first').toBe('a');
    press('ArrowRight');
    expect(focused()).toBe('b');
    press('ArrowLeft');
    press('ArrowDown');
    expect(focused()).toBe('c');
  });

  it('leave alone what is not on the board', () => {
    lay({ a: { x: 0, y: 0 } });
    document.getElementById('beside')?.focus();
    expect(press('ArrowRight').defaultPrevented).toBe(false);
    expect(focused()).toBe('beside');
  });

  it('come in from the page that the board lies in', () => {
    lay({ a: { x: 0, y: 0 } });
    const main = document.createElement('main');
    main.tabIndex = -1;
    main.append(...document.body.childNodes);
    document.body.append(main);
    main.focus();
    press('ArrowRight');
    expect(focused()).toBe('a');
  });

  it('go a step back', () => {
    lay({});
    expect(press('Escape').defaultPrevented).toBe(true);
    back.mockReturnValueOnce(false);
    expect(press('Escape').defaultPrevented).toBe(false);
  });
});

describe('the focus', () => {
  it('is on the first choice of the next decision, for those who use keys', async () => {
    lay({ a: { x: 0, y: 0 }, b: { x: 100, y: 0 } });
    press('ArrowRight');
    lay({ c: { x: 0, y: 0 } });
    await choosing.refocus();
    expect(focused()).toBe('c');
  });

  it('stays on a choice that is still there', async () => {
    lay({ a: { x: 0, y: 0 }, b: { x: 100, y: 0 } });
    press('ArrowRight');
    press('ArrowRight');
    await choosing.refocus();
    expect(focused()).toBe('b');
  });

  it('never falls to the page: with nothing to choose it is on the board', async () => {
    lay({});
    expect(document.activeElement).toBe(document.body);
    await choosing.refocus();
    expect(focused()).toBe('arena');
  });

  it('does not fall when what was pressed is gone', async () => {
    lay({ a: { x: 0, y: 0 }, b: { x: 100, y: 0 } });
    press('ArrowRight');
    document.querySelector('[data-choice="a"]')?.remove();
    await choosing.pressed();
    expect(focused()).toBe('b');
    document.getElementById('beside')?.focus();
    await choosing.pressed();
    expect(focused()).toBe('beside');
  });

  it('is not taken from what is beside the board', async () => {
    lay({ a: { x: 0, y: 0 } });
    document.getElementById('beside')?.focus();
    choosing.input = 'key';
    await choosing.refocus();
    expect(focused()).toBe('beside');
  });
});

describe('a picture', () => {
  it('takes no keys and no focus', async () => {
    lay({ a: { x: 0, y: 0 }, b: { x: 50, y: 0 } });
    choosing.still = true;
    expect(press('ArrowRight').defaultPrevented).toBe(false);
    await choosing.refocus();
    expect(document.activeElement).toBe(document.body);
    choosing.still = false;
    expect(press('ArrowRight').defaultPrevented).toBe(true);
  });
});
