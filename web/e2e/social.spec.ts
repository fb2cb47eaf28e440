import { expect, type Page, test } from '@playwright/test';
import { clean, fullTime, type Hand, invite, openBox, playOut, sameResult } from './table';

test.use({ reducedMotion: 'reduce' });

const board = (page: Page) => page.getByRole('region', { name: 'SocialSoccer board' });
/** Whatever the coach may choose now: players, cards and buttons. */
const offered = (page: Page) => board(page).locator('[data-choice]');

/** Chooses a quick match: a few rounds, won by one goal. */
async function openQuick(page: Page, rounds: number): Promise<void> {
  await openBox(page, 'SocialSoccer');
  await page.getByText('All options').click();
  await page.getByLabel('Rounds', { exact: true }).selectOption(String(rounds));
}

const mouse: Hand = async (page, turn) => {
  const count = await offered(page).count();
  await offered(page).nth((turn * 5) % Math.max(1, count)).click({ timeout: 1000, position: { x: 12, y: 20 } });
};

const keys: Hand = async (page, turn) => {
  await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowUp'][turn % 3] ?? 'ArrowLeft');
  await offered(page).and(page.locator(':focus')).press('Enter', { timeout: 1000 });
};

test('a whole match of SocialSoccer against a bot', async ({ page }) => {
  await openQuick(page, 3);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await playOut(page, offered(page), mouse)).toBeGreaterThan(4);
  await expect(fullTime(page)).toContainText(/wins|A draw/);
  await expect(fullTime(page).getByRole('table')).toContainText('Cards played');
  await expect(board(page).getByRole('heading', { name: 'Moments of this match' })).toBeVisible();
  await board(page).getByRole('button', { name: 'Look at the pitch' }).click();
  await expect(board(page).getByRole('heading', { name: 'Moments of this match' })).toHaveCount(0);
});

test('a whole match of SocialSoccer in two browsers, one by mouse and one by keys', async ({ page, browser }) => {
  await openQuick(page, 1);
  const friend = await invite(page, browser);
  const turns = await Promise.all([playOut(page, offered(page), mouse), playOut(friend, offered(friend), keys)]);
  expect(Math.min(...turns)).toBeGreaterThan(0);
  await sameResult([page, friend]);
  await friend.context().close();
});

test('everybody can use the table of SocialSoccer', async ({ page }) => {
  await openQuick(page, 1);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(offered(page).first()).toBeVisible();
  await clean(page);
  await board(page).getByRole('button', { name: /^Discard pile of/ }).first().click();
  await clean(page);
  await board(page).getByRole('button', { name: 'Close', exact: true }).click();
  await playOut(page, offered(page), mouse);
  await clean(page);
});
