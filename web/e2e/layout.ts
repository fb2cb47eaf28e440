/** What must hold of the layout at every decision of every game, on every screen. */

import { devices, expect, type Page, test } from '@playwright/test';
import type { FromClient, FromServer } from '../src/types.gen';
import { fullTime } from './table';

const touch = { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent };
export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1366, height: 768 } },
  'phone upright': { viewport: { width: 390, height: 844 }, ...touch },
  'phone on its side': { viewport: { width: 844, height: 390 }, ...touch },
} as const;
/** Screens between those: what holds there mostly holds here. */
export const OTHER_SCREENS = {
  'small phone': { viewport: { width: 360, height: 740 }, ...touch },
  'low window': { viewport: { width: 1024, height: 500 } },
  'small laptop': { viewport: { width: 1280, height: 720 } },
} as const;
/**
 * More than this nothing may shift from one decision to the next, reckoned as browsers do: the share of the screen times
 * how far. Browsers add up what shifts within five seconds at most; here all is added up that a turn of bots brings, who
 * answer at once and take a second each at a table: no machine is too slow or too quick for that. Where nobody gives any
 * input, the browser's own sum is held to it (`watch.spec.ts`).
 */
export const SHIFT_MAX = 0.05;

/** What was measured at one decision. */
interface Measured {
  over: boolean;
  /** Keys of all that can be chosen. */
  offered: string[];
  /** What is wrong, each in a few words. */
  wrong: string[];
  /** Width and height of the board. */
  size: string;
}

/**
 * Measures the page as it is. Everything that can be chosen bears `data-choice`; what is scrolled out of sight is
 * counted by a pointer (`data-beyond`). It runs in the page.
 */
function measure(): Measured {
  const wrong: string[] = [];
  const part = (name: string) => document.querySelector(`[data-frame="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
  const [arena, hand] = [part('arena'), part('hand')];
  const [w, h] = [innerWidth, innerHeight];
  const upright = h > w;
  const share = upright ? (arena.height + hand.height) / h : (arena.width * arena.height + (hand.left < arena.right ? hand.width * hand.height : 0)) / (w * h);
  if (share < (upright ? 0.6 : 0.5)) wrong.push(`the board has ${Math.round(share * 100)} % of the screen`);
  if (document.documentElement.scrollHeight > h + 1 || document.documentElement.scrollWidth > w + 1) wrong.push('the page scrolls');

  if (document.activeElement === document.body) wrong.push('the focus has fallen to the page');

  const choices = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
  let beyond = 0;
  for (const choice of choices) {
    const name = `${choice.dataset.choice} “${(choice.getAttribute('aria-label') ?? choice.textContent ?? '').trim().slice(0, 30)}”`;
    const box = choice.getBoundingClientRect();
    const hits = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (top === choice || choice.contains(top));
    };
    if (hits(box.left + box.width / 2, box.top + box.height / 2)) continue;
    // A card of a fan may lie half under the next; a strip of it is enough for a finger.
    const strips = [0.12, 0.25].some((part) => hits(box.left + box.width * part, box.top + box.height / 2));
    if (choice.closest('[data-frame="hand"]') && strips) continue;
    // Out of sight in a part that scrolls: then a pointer counts it. What another choice lies over is not out of sight.
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('.beyond [data-choice]');
    if (choice.closest('.beyond') && !above) beyond += 1;
    else if (box.bottom > h || box.right > w || box.top < 0 || box.left < 0) wrong.push(`${name} is off the screen`);
    else wrong.push(`${name} is covered by ${document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 80)}`);
  }
  // A pointer that points at nothing lies in the way.
  for (const sight of document.querySelectorAll('.sight')) {
    const { left, top, right, bottom } = sight.getBoundingClientRect();
    const isOut = (choice: Element) => {
      const box = choice.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x < left || x > right || y < top || y > bottom;
    };
    if (sight.parentElement?.querySelector('[data-beyond]') && ![...sight.querySelectorAll('[data-choice]')].some(isOut)) wrong.push('a pointer points at nothing');
  }
  const counted = [...document.querySelectorAll<HTMLElement>('[data-beyond]')].reduce((sum, one) => sum + Number(one.dataset.beyond), 0);
  if (counted < beyond) wrong.push(`${beyond} choices are out of sight, ${counted} are pointed at`);
  return {
    over: document.querySelector('[aria-label="The result"]') !== null,
    offered: choices.map(({ dataset }) => dataset.choice ?? ''),
    wrong,
    size: `${Math.round(arena.width)}x${Math.round(arena.height)}`,
  };
}

/** What has moved, from where to where, and how much that is: the share of the screen times how far. */
interface Shift {
  value: number;
  what: string;
}

/** Writes down what moves on the page from now on. It runs in the page before anything else. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  type Source = { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  // What has come or gone has not moved.
  const counts = ({ previousRect: from, currentRect: to }: Source) => from.width * from.height * to.width * to.height > 0;
  const note = (list: PerformanceEntryList) => {
    for (const { sources } of list as (PerformanceEntry & { sources: Source[] })[]) {
      const moved = sources.filter(counts);
      const area = moved.reduce((sum, { previousRect: from, currentRect: to }) => sum + Math.max(from.width * from.height, to.width * to.height), 0);
      const far = Math.max(0, ...moved.flatMap(({ previousRect: from, currentRect: to }) => [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]));
      const value = Math.min(1, area / (innerWidth * innerHeight)) * (far / Math.max(innerWidth, innerHeight));
      const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height].map(Math.round)}`;
      const what = moved.map(({ node, previousRect, currentRect }) => `${node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName} ${place(previousRect)} > ${place(currentRect)}`);
      shifts.push({ value, what: `${value.toFixed(4)} ${what.join(' | ')}` });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // Once it is drawn.
  const takeShifts = async (): Promise<Shift[]> => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    note(observer.takeRecords());
    return shifts.splice(0);
  };
  Object.assign(window, { takeShifts });
}

/** What has moved since it was asked last. It runs in the page. */
const takeShifts = (): Promise<Shift[]> => (window as unknown as { takeShifts(): Promise<Shift[]> }).takeShifts();

/**
 * Stands between the page and the server. Browsers leave out of their sum what follows an input at once: what the page
 * does by itself, and the answer to the coach's own move. Here that goes by order and not by time, so that no machine is
 * too slow or too quick for it: what the others do is kept back until the answer is drawn.
 */
export class Gate {
  /** What was kept back; nothing while the gate is open. */
  #kept: (() => void)[] | null = null;
  /** Whether a move has gone out that was not answered yet, and whether its answer has begun to come. */
  #asked = false;
  #answering = false;
  #answered = () => {};

  /** To be called before the match is opened. */
  static async before(page: Page): Promise<Gate> {
    const gate = new Gate();
    await page.addInitScript(watchShifts);
    await page.routeWebSocket(/\/api\/matches\/[^/]+\/live$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        gate.#asked ||= (JSON.parse(String(message)) as FromClient).type === 'move';
        server.send(message);
      });
      server.onMessage((message) => gate.#pass(JSON.parse(String(message)) as FromServer, () => socket.send(message)));
    });
    return gate;
  }

  #pass({ type }: FromServer, send: () => void): void {
    if (this.#kept && !this.#asked) return void this.#kept.push(send);
    this.#release();
    send();
    if (!this.#asked) return;
    // An accepted move is followed by what it did.
    if (type === 'accepted') this.#answering = true;
    else if (type === 'refused' || type === 'error' || (type === 'update' && this.#answering)) {
      this.#asked = this.#answering = false;
      this.#answered();
    }
  }

  /** Makes a choice, and waits until what it moves by itself and by its answer has moved. */
  async own(page: Page, act: () => Promise<void>): Promise<void> {
    this.#kept = [];
    this.#asked = this.#answering = false;
    const answered = new Promise<void>((done) => (this.#answered = done));
    await act();
    await page.evaluate(takeShifts);
    if (this.#asked) {
      await answered;
      await page.evaluate(takeShifts);
    }
    this.#release();
    this.#kept = null;
  }

  #release(): void {
    for (const send of this.#kept?.splice(0) ?? []) send();
  }
}

/** Which of the choices to make, by its key; `turn` counts the decisions. */
export type Choose = (offered: string[], turn: number) => string | undefined;

/** Any of them, by turns, however many there are: the steps of the golden ratio miss none. */
export const anything: Choose = (offered, turn) => offered[Math.floor(((turn * 0.618034) % 1) * offered.length)];

/** Plays a match, to its end or for so many decisions, and measures each of them. Tells how often it has measured. */
export async function playMeasured(page: Page, gate: Gate, choose: Choose = anything, most = Infinity): Promise<number> {
  let size: string | null = null;
  let [before, same] = ['', 0];
  let made = '';
  let largest = { value: 0, what: '', after: '' };
  for (let turn = 0; ; turn += 1) {
    const handle = await page.waitForFunction(() => document.querySelector('[aria-label="The result"]') ?? document.querySelector('[data-choice]'));
    await handle.dispose();
    let now: Measured = { over: false, offered: [], wrong: [], size: '' };
    // A board that is just changing has time to find its place.
    const look = async () => {
      now = await page.evaluate(measure);
      return now.over ? [] : now.wrong;
    };
    await expect.poll(look, { message: `decision ${turn}, after ${made}`, intervals: [50, 100, 250], timeout: 5000 }).toEqual([]);
    const shifts = await page.evaluate(takeShifts);
    const value = shifts.reduce((sum, shift) => sum + shift.value, 0);
    if (value > largest.value) largest = { value, what: shifts.map(({ what }) => what).join('\n'), after: `decision ${turn}, after ${made}` };
    if (now.over || turn === most) {
      if (now.over) await expect(fullTime(page)).toBeVisible();
      const { value, what, after } = largest;
      const description = `${value.toFixed(4)} ${after}\n${what}`;
      test.info().annotations.push({ type: 'largest shift', description });
      expect(value, description).toBeLessThanOrEqual(SHIFT_MAX);
      return turn;
    }
    size ??= now.size;
    expect(now.size, `the size of the board at decision ${turn}`).toBe(size);
    // What is refused again and again is tried another way: an arrow turns the aim, and anywhere else only the focus.
    same = now.offered.join() === before ? same + 1 : 0;
    before = now.offered.join();
    if (same > 3) await page.keyboard.press('ArrowRight');
    const key = choose(now.offered, turn);
    if (key === undefined) continue;
    made = key;
    const choice = page.locator(`[data-choice="${key}"]`).first();
    // By the keyboard's way: it never misses, and takes no time to find the place.
    await gate.own(page, async () => {
      await choice.evaluate((element: HTMLElement) => element.focus(), undefined, { timeout: 2000 }).catch(() => {});
      await page.keyboard.press('Enter');
    });
    await page.waitForFunction((before) => {
      const offered = [...document.querySelectorAll<HTMLElement>('[data-choice]')].map(({ dataset }) => dataset.choice);
      return JSON.stringify(offered) !== before || document.querySelector('[aria-label="The result"]') !== null;
    }, JSON.stringify(now.offered), { timeout: 150 }).catch(() => {});
  }
}
