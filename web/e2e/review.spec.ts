import { expect, type Page, test } from '@playwright/test';
import { clean, fullTime, layButton, layOut, setAside, sitAt, watchBots } from './table';

const SCREENS = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

/** Plays a short match of bots, and opens what decided it. */
async function reviewed(page: Page, options: Record<string, unknown> = {}): Promise<string> {
  await watchBots(page, 'flip-football', { half_cards: 15, ...options });
  await expect(fullTime(page)).toBeVisible({ timeout: 60_000 });
  const id = /match\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/match/${id}/review`);
  await expect(slider(page)).toBeVisible({ timeout: 120_000 });
  return id;
}
const slider = (page: Page) => page.getByRole('slider', { name: 'The chance to win over the match' });

for (const { name, width, height } of SCREENS) {
  test(`what decided a match, on a ${name}, by keys alone`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const id = await reviewed(page);
    const curve = slider(page);
    // The sentence calls the coach by name.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('dice');
    await expect(heading).not.toContainText(/^(Home|Away) /);
    await curve.focus();
    await page.keyboard.press('Home');
    await expect(curve).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('ArrowRight');
    await expect(curve).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/at=\d+/);
    for (const [button, file] of [
      ['Card as PNG', `${id}.png`],
      ['Card as SVG', `${id}.svg`],
      ['Review as JSON', `${id}.json`],
    ] as const) {
      const card = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).press('Enter');
      expect((await card).suggestedFilename()).toBe(file);
    }
    // A part of the bridge opens what it is made of, and leads to its steps.
    const bridge = page.getByRole('region', { name: 'From the start to the end' });
    const dice = bridge.locator('details', { hasText: 'Dice' }).first();
    await dice.locator('summary').press('Enter');
    await dice.getByRole('button').first().press('Enter');
    await expect(page).toHaveURL(/at=\d+/);
    await bridge.locator('summary', { hasText: 'As a table' }).press('Enter');
    await expect(bridge.getByRole('table')).toBeVisible();
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', width);
    await clean(page);
  });
}

test('a decision shows what was played and what was better, and can be tried again', async ({ page }) => {
  // From a hand there is much to choose.
  const id = await reviewed(page, { hand_size: 5 });
  const review = (await (await page.request.get(`/api/matches/${id}/review`)).json()) as { steps: { decision?: { best?: unknown } }[] };
  const at = review.steps.findIndex(({ decision }) => decision?.best);
  expect(at).toBeGreaterThanOrEqual(0);
  await page.goto(`/match/${id}/review?at=${at}`);
  await expect(page.getByText(/^(Better|Perhaps better):/)).toBeVisible();
  await expect(page.locator('.board .hinted')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Try it from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kick off from here' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
});

test('a thorough review takes the place of a quick one, and can be stopped', async ({ page }) => {
  await reviewed(page);
  await page.getByRole('button', { name: 'Review it thoroughly' }).click();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const whole = page.getByRole('button', { name: 'Review it thoroughly' });
  await expect(stop.or(whole)).toBeVisible();
  if (await stop.isVisible()) await stop.click().catch(() => {});
  await expect(whole).toBeVisible({ timeout: 120_000 });
});

test('those who watch see the chance to win if the coaches agreed, and no coach does', async ({ page, browser }) => {
  await page.goto('/settings');
  const made = await page.evaluate(async () => {
    const seats = { home: { kind: 'me' }, away: { kind: 'bot', level: 'park' } };
    const match = { game: 'flip-football', options: { half_cards: 15 }, seats, curve: true };
    const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(match) });
    return (await answer.json()) as { id: string };
  });
  await page.goto(`/match/${made.id}`);
  await setAside(page);
  for (let cards = 0; cards < 3; cards++) await layButton(page).click();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const stand = await context.newPage();
  await stand.goto(`/match/${made.id}`);
  const curve = stand.getByRole('region', { name: 'The chance to win' });
  await expect(curve).toBeVisible();
  await curve.locator('summary', { hasText: 'As a table' }).press('Enter');
  await expect(curve.getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The chance to win' })).toHaveCount(0);
  await clean(stand);
  await context.close();
});

test('a profile tells how well somebody decides, and what luck did', async ({ page }) => {
  await sitAt(page, 'flip-football', { half_cards: 15 });
  const id = /match\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const name = `Coach-${id.slice(0, 6)}`;
  const status = await page.evaluate(
    async (credentials) =>
      (await fetch('/api/members', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(credentials) })).status,
    { name, password: 'muddy boots at noon' },
  );
  expect(status).toBe(201);
  await page.reload();
  await setAside(page);
  await layOut(page);
  await page.goto(`/match/${id}/review`);
  await expect(slider(page)).toBeVisible({ timeout: 120_000 });
  await page.goto(`/member/${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { name: 'Decisions and luck' })).toBeVisible();
  await expect(page.getByText('In the one match that was reviewed')).toBeVisible();
  await page.locator('summary', { hasText: 'As a table' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Lost by each' })).toBeVisible();
  await clean(page);
});
