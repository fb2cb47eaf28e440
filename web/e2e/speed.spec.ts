import { expect, type Page, test } from '@playwright/test';
import { sitAt } from './table';

test.use({ reducedMotion: 'reduce' });

const GAMES = ['flip-football', 'soccer-tactics', 'social-soccer', 'soccer-city', 'simulator-soccer'];
const SHELF_MAX = 180_000;
const BOARD_MAX = 80_000;

/** What the browser has fetched for this page: bytes on the wire, with the heads of the answers. */
async function fetched(page: Page): Promise<Map<string, number>> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return new Map(
    await page.evaluate(() => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[];
      return entries.map(({ name, transferSize }): [string, number] => [new URL(name).pathname, transferSize]);
    }),
  );
}

/** That all this together is no larger; or what it is, the largest first. */
function atMost(parcel: Map<string, number>, bytes: number): void {
  const list = [...parcel].sort(([, a], [, b]) => b - a).map(([name, size]) => `${size} ${name}`);
  const sum = [...parcel.values()].reduce((a, b) => a + b, 0);
  test.info().annotations.push({ type: 'bytes', description: String(sum) });
  expect(sum, list.join('\n')).toBeLessThanOrEqual(bytes);
}

test('the shelf is a small parcel', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Flip Football/i })).toBeVisible();
  atMost(await fetched(page), SHELF_MAX);
});

for (const game of GAMES) {
  test(`a table of ${game} is little more than the shelf`, async ({ page, browser }) => {
    await sitAt(page, game, {});
    await expect(page.getByText('Your decision')).toBeVisible();
    const url = page.url();
    const stranger = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await stranger.goto('/');
    const shelf = await fetched(stranger);
    // A browser that has nothing yet, with the same seat.
    const fresh = await (await browser.newContext({ storageState: await page.context().storageState(), reducedMotion: 'reduce' })).newPage();
    await fresh.goto(url);
    await expect(fresh.getByText('Your decision')).toBeVisible();
    const more = [...(await fetched(fresh))].filter(([name]) => !shelf.has(name));
    atMost(new Map(more), BOARD_MAX);
  });
}
