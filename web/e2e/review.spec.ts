import { expect, test } from '@playwright/test';
import { fullTime, clean, watchBots } from './table';

const SCREENS = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

for (const { name, width, height } of SCREENS) {
  test(`what decided a match, on a ${name}, by keys alone`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchBots(page, 'flip-football', { half_cards: 15 });
    await expect(fullTime(page)).toBeVisible({ timeout: 60_000 });
    const id = /match\/([^/?]+)/.exec(page.url())?.[1] ?? '';
    expect((await page.request.get(`/api/matches/${id}/review`)).ok()).toBe(true);
    await page.goto(`/match/${id}/review`);
    const curve = page.getByRole('slider', { name: 'The chance to win over the match' });
    await expect(curve).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dice');
    await curve.focus();
    await page.keyboard.press('Home');
    await expect(curve).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('ArrowRight');
    await expect(curve).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/at=\d+/);
    const card = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Card as PNG' }).press('Enter');
    expect((await card).suggestedFilename()).toBe(`${id}.png`);
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', width);
    await clean(page);
  });
}
