import { expect, test } from '@playwright/test';
import { SHIFT_MAX } from './layout';
import { fullTime, watchBots } from './table';

const GAMES: { game: string; options?: Record<string, unknown> }[] = [
  { game: 'flip-football' },
  // Its half takes real time, unless the clock runs by actions.
  { game: 'soccer-tactics', options: { clock: 'virtual' } },
  { game: 'social-soccer' },
  { game: 'soccer-city' },
  { game: 'simulator-soccer' },
];

test('what can be pressed while a table opens stays where it is', async ({ page }) => {
  // The first of its buttons, whatever they belong to: a tap on one that is drawn anew between down and up is lost.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const first = document.querySelector('[data-frame="head"] button');
      if (!first) return;
      Object.assign(window, { first });
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await watchBots(page, 'flip-football');
  await expect(page.getByRole('region', { name: 'Flip Football table' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { first: Element }).first.isConnected)).toBe(true);
});

test('a menu that opens is where it will be from the first moment', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchBots(page, 'flip-football');
  // As in its first frame: how long it takes to open depends on the machine.
  const early = await page.addStyleTag({ content: 'dialog { animation-play-state: paused !important }' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const chat = page.getByRole('button', { name: /^Chat/ });
  const before = await chat.boundingBox();
  await early.evaluate((style: Element) => style.remove());
  await page.evaluate(() => Promise.all(document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches('dialog')).map(({ finished }) => finished)));
  expect(await chat.boundingBox()).toEqual(before);
});

// With motion: nothing on the screen is quicker than the updates then.
test.use({ reducedMotion: 'no-preference' });

type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] };
/** Adds up what shifts as browsers do, within five seconds at most, and leaves nothing out. It runs in the page before anything else. */
function addUpShifts(): void {
  const cls = { largest: 0, what: [] as string[] };
  let [began, last, sum, what] = [0, 0, 0, [] as string[]];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.startTime - last > 1000 || shift.startTime - began > 5000) [began, sum, what] = [shift.startTime, 0, []];
      [last, sum] = [shift.startTime, sum + shift.value];
      what.push(`${shift.value.toFixed(4)} ${shift.sources.map(({ node, previousRect: from, currentRect: to }) => `${node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName} ${from.y} ${from.height} > ${to.y} ${to.height}`).join(' | ')}`);
      if (sum > cls.largest) Object.assign(cls, { largest: sum, what: [...what] });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { cls });
}

for (const { game, options } of GAMES) {
  test(`two bots at ${game} without a pause, to full time`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const sockets: string[] = [];
    page.on('websocket', (socket) => socket.url().includes('/api/matches/') && sockets.push(socket.url()));
    await page.addInitScript(addUpShifts);
    await watchBots(page, game, options);
    await expect(fullTime(page)).toBeVisible({ timeout: 240_000 });
    await page.waitForLoadState('networkidle');
    const { largest, what } = await page.evaluate(() => (window as unknown as { cls: { largest: number; what: string[] } }).cls);
    test.info().annotations.push({ type: 'largest shift', description: largest.toFixed(4) });
    expect(largest, what.join('\n')).toBeLessThanOrEqual(SHIFT_MAX);
    expect(errors).toEqual([]);
    expect(sockets, 'one connection, never lost').toHaveLength(1);
  });
}
