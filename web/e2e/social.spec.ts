import { expect, type Page, test } from '@playwright/test';
import { clean, fullTime, openBox } from './table';

test.use({ reducedMotion: 'reduce' });

const board = (page: Page) => page.getByRole('region', { name: 'SocialSoccer board' });
/** Whatever the coach may choose now: players, cards and buttons. */
const offered = (page: Page) => board(page).locator('[data-may]');

/** Chooses a quick match: a few rounds, won by one goal. */
async function openQuick(page: Page, rounds: number): Promise<void> {
  await openBox(page, 'SocialSoccer');
  await page.getByText('All options').click();
  await page.getByLabel('Rounds', { exact: true }).selectOption(String(rounds));
}

type Hand = (page: Page, turn: number) => Promise<void>;

const mouse: Hand = async (page, turn) => {
  const count = await offered(page).count();
  await offered(page).nth((turn * 5) % Math.max(1, count)).click({ timeout: 1000, position: { x: 12, y: 20 } });
};

const keys: Hand = async (page, turn) => {
  await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowUp'][turn % 3] ?? 'ArrowLeft');
  await offered(page).and(page.locator(':focus')).press('Enter', { timeout: 1000 });
};

/** Makes decisions until the match is over, and tells how many times a hand was moved. */
async function playOut(page: Page, hand: Hand): Promise<number> {
  const next = offered(page).or(fullTime(page)).first();
  for (let turn = 0; ; ) {
    await next.waitFor();
    if (await fullTime(page).isVisible()) return turn;
    // The board may change between looking and choosing: then look again.
    await hand(page, turn).then(
      () => (turn += 1),
      () => {},
    );
  }
}

test('a whole match of SocialSoccer against a bot', async ({ page }) => {
  await openQuick(page, 3);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await playOut(page, mouse)).toBeGreaterThan(4);
  await expect(fullTime(page)).toContainText(/wins|A draw/);
  await expect(board(page).getByRole('heading', { name: 'Full time' })).toBeVisible();
  await board(page).getByRole('button', { name: 'Look at the pitch' }).click();
  await expect(board(page).getByRole('heading', { name: 'Full time' })).toHaveCount(0);
});

test('a whole match of SocialSoccer in two browsers, one by mouse and one by keys', async ({ page, browser }) => {
  await openQuick(page, 1);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await page.getByLabel(/Send this link/).inputValue();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take your seat' }).click();
  const turns = await Promise.all([playOut(page, mouse), playOut(friend, keys)]);
  expect(Math.min(...turns)).toBeGreaterThan(0);
  expect(await fullTime(friend).getByRole('heading').textContent()).toBe(await fullTime(page).getByRole('heading').textContent());
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('everybody can use the table of SocialSoccer', async ({ page }) => {
      await openQuick(page, 1);
      await page.getByRole('button', { name: 'Play now' }).click();
      await expect(offered(page).first()).toBeVisible();
      await clean(page);
      await board(page).getByRole('button', { name: /^Discard pile of/ }).first().click();
      await clean(page);
      await board(page).getByRole('button', { name: 'Close' }).click();
      await playOut(page, mouse);
      await clean(page);
    });
  });
}
