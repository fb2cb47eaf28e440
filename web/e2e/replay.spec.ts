import { expect, type Page, type Route, test } from '@playwright/test';
import type { ReplayPage } from '../src/types.gen';
import { fullTime, told, watchBots } from './table';

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a long replay follows the hand, and fetches only what is looked at', async ({ page }) => {
    await watchBots(page, 'simulator-soccer');
    await expect(fullTime(page)).toBeVisible({ timeout: 240_000 });
    let asked = 0;
    let held: Route[] | null = null;
    await page.route(/\/replay\/frames\?/, (route) => {
      asked += 1;
      if (held) held.push(route);
      else void route.continue();
    });
    await page.goto(`${page.url()}/replay`);
    await expect(slider(page)).toHaveValue('0');
    expect(Number(await slider(page).getAttribute('max')), 'some hundred steps, mostly a thousand').toBeGreaterThan(200);
    await page.waitForLoadState('networkidle');

    // The pictures are held back: the hand need not wait for them.
    const late: Route[] = (held = []);
    asked = 0;
    const track = await slider(page).boundingBox();
    const along = (share: number) => ({ x: (track?.x ?? 0) + (track?.width ?? 0) * share, y: (track?.y ?? 0) + (track?.height ?? 0) / 2 });
    await page.mouse.move(along(0.1).x, along(0.1).y);
    await page.mouse.down();
    let before = 0;
    for (let share = 0.1; share < 0.9; share += 0.02) {
      await page.mouse.move(along(share).x, along(share).y);
      const now = Number(await slider(page).inputValue());
      expect(now).toBeGreaterThan(before);
      before = now;
    }
    await page.mouse.up();
    expect(asked, 'one page is on its way, not one for each place').toBe(1);
    held = null;
    // Then comes the page that was wanted last.
    const wanted = page.waitForResponse((answer) => answer.url().includes('/replay/frames?') && new URL(answer.url()).searchParams.get('from') === String(before));
    for (const route of late) await route.continue();
    const { frames } = (await (await wanted).json()) as ReplayPage;
    await expect(page).toHaveURL(new RegExp(`at=${frames[0]?.step}`));
  });
});

test.describe('with everything moving', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a replay tells nothing before it is seen', async ({ page }) => {
    await watchBots(page, 'flip-football', { half_cards: 15, set_aside: 'random' });
    await expect(fullTime(page)).toBeVisible({ timeout: 240_000 });
    const match = page.url();
    const start = await page.request.get(`${match.replace('/match/', '/api/matches/')}/replay/frames?as=spectator&from=0&count=16`);
    const { frames } = (await start.json()) as ReplayPage;
    // A pair of cards is laid, and its result is told.
    const pair = frames.findIndex(({ events }) => events.some(({ event }) => (event as { type: string }).type === 'cards_laid'));
    await page.goto(`${match}/replay?at=${frames[pair - 1]?.step}`);
    await expect(slider(page)).toHaveValue(String(pair - 1));
    const before = await told(page).count();
    await page.keyboard.press('ArrowRight');
    const toldSoFar = await page.waitForFunction(() => document.querySelector('.why strong') && document.querySelectorAll('.radio li').length);
    expect(await toldSoFar.jsonValue()).toBe(before);
    await expect(told(page).nth(before)).toBeVisible();
  });
});
