/** What must hold of the layout at every decision of every game, on every screen. */

import { devices, expect, type Page, test } from '@playwright/test';
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
/** More than this nothing may shift at once, measured as the browser does: the share of the screen times how far. */
const SHIFT_MAX = 0.05;

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
    // Out of sight in a part that scrolls: then a pointer counts it.
    if (choice.closest('.beyond')) beyond += 1;
    else if (box.bottom > h || box.right > w || box.top < 0 || box.left < 0) wrong.push(`${name} is off the screen`);
    else wrong.push(`${name} is covered by ${document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 80)}`);
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

/**
 * Writes down what moves on the page from now on. The lines of the commentary are left out: new ones push the older
 * down, as they should. So is what moved most in the tray and the hand, which change by what the coach does: the
 * browser would leave out what follows an input, but takes a choice that is made by a script for none.
 * It runs in the page before anything else.
 */
function watchShifts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-frame="side"] .commentary { display: none }');
  document.adoptedStyleSheets = [sheet];
  const shifts: { value: number; what: string }[] = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node | null }[] })[]) {
      // What has moved most is named first.
      const node = sources[0]?.node;
      if ((node instanceof Element ? node : node?.parentElement)?.closest('[data-frame="tray"], [data-frame="hand"]')) continue;
      shifts.push({ value, what: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName)).join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}

/** To be called before the match is opened. */
export const prepare = (page: Page): Promise<unknown> => page.addInitScript(watchShifts);

/** The largest shift so far. It runs in the page. */
function largestShift(): { value: number; what: string } {
  const { shifts } = window as unknown as { shifts: { value: number; what: string }[] };
  return shifts.reduce((most, shift) => (shift.value > most.value ? shift : most), { value: 0, what: '' });
}

/** Which of the choices to make, by its key; `turn` counts the decisions. */
export type Choose = (offered: string[], turn: number) => string | undefined;

/** Any of them, by turns, however many there are: the steps of the golden ratio miss none. */
export const anything: Choose = (offered, turn) => offered[Math.floor(((turn * 0.618034) % 1) * offered.length)];

/** Plays a match, to its end or for so many decisions, and measures each of them. Tells how often it has measured. */
export async function playMeasured(page: Page, choose: Choose = anything, most = Infinity): Promise<number> {
  let size: string | null = null;
  let largest = { value: 0, what: '' };
  let [before, same] = ['', 0];
  for (let turn = 0; ; turn += 1) {
    const handle = await page.waitForFunction(() => document.querySelector('[aria-label="The result"]') ?? document.querySelector('[data-choice]'));
    await handle.dispose();
    let now: Measured = { over: false, offered: [], wrong: [], size: '' };
    // A board that is just changing has time to find its place.
    const look = async () => {
      now = await page.evaluate(measure);
      return now.over ? [] : now.wrong;
    };
    await expect.poll(look, { message: `decision ${turn}`, intervals: [50, 100, 250], timeout: 5000 }).toEqual([]);
    largest = await page.evaluate(largestShift);
    if (now.over || turn === most) {
      if (now.over) await expect(fullTime(page)).toBeVisible();
      test.info().annotations.push({ type: 'largest shift', description: `${largest.value.toFixed(3)} ${largest.what}` });
      // Where a match is not played out, a board may still find its place.
      if (now.over) expect(largest.value, largest.what).toBeLessThanOrEqual(SHIFT_MAX);
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
    const choice = page.locator(`[data-choice="${key}"]`).first();
    // By the keyboard's way: it never misses, and takes no time to find the place.
    await choice.evaluate((element: HTMLElement) => element.click(), undefined, { timeout: 2000 }).catch(() => {});
    await page.waitForFunction((before) => {
      const offered = [...document.querySelectorAll<HTMLElement>('[data-choice]')].map(({ dataset }) => dataset.choice);
      return JSON.stringify(offered) !== before || document.querySelector('[aria-label="The result"]') !== null;
    }, JSON.stringify(now.offered), { timeout: 150 }).catch(() => {});
  }
}
