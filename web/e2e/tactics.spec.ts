import { expect, type Page, test } from '@playwright/test';
import { clean, fullTime, openBox } from './table';

test.use({ reducedMotion: 'reduce' });

const board = (page: Page) => page.getByRole('region', { name: 'Soccer Tactics board' });
/** The pawns and squares that the board offers. */
const spots = (page: Page) => board(page).locator('[data-key]');
/** The choices in the tray that the coach makes before those on the board. */
const forward = (page: Page) => board(page).getByRole('button', { name: /^(Done|Roll the die|Take the free kick)$/ });
/** The choice in the tray for a coach who has none on the board. */
const onward = (page: Page) => board(page).getByRole('button', { name: /^(Pass this move|Play on)$/ });

/** Chooses a quick match: short halves whose clock runs by actions, and no play after a tie. */
async function openQuick(page: Page, minutes: number): Promise<void> {
  await openBox(page, 'Soccer Tactics WORLD');
  await page.getByText('All options').click();
  await page.getByLabel('Minutes in a half').selectOption(String(minutes));
  await page.getByRole('group', { name: 'After a tie' }).getByRole('radio', { name: 'A draw' }).check();
  await page.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: 'By actions' }).check();
}

type Hand = (page: Page, turn: number) => Promise<void>;

const mouse: Hand = async (page, turn) => {
  if (await forward(page).isVisible()) return forward(page).click({ timeout: 1000 });
  const count = await spots(page).count();
  await (count ? spots(page).nth(turn % count) : onward(page)).click({ timeout: 1000 });
};

const keys: Hand = async (page, turn) => {
  if (await forward(page).isVisible()) return forward(page).press('Enter', { timeout: 1000 });
  if ((await spots(page).count()) === 0) return onward(page).press('Enter', { timeout: 1000 });
  await page.keyboard.press(turn % 2 ? 'ArrowUp' : 'ArrowRight');
  await spots(page).and(page.locator(':focus')).press('Enter', { timeout: 1000 });
};

/** Makes decisions until the match is over, and tells how many times a hand was moved. */
async function playOut(page: Page, hand: Hand): Promise<number> {
  const next = spots(page).or(forward(page)).or(onward(page)).or(fullTime(page)).first();
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

test('a whole match of soccer tactics against a bot', async ({ page }) => {
  await openQuick(page, 3);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await playOut(page, mouse)).toBeGreaterThan(4);
  await expect(fullTime(page)).toContainText(/wins|A draw/);
  await expect(board(page).getByRole('heading', { name: 'Full time' })).toBeVisible();
  await board(page).getByRole('button', { name: 'Look at the board' }).click();
  await expect(board(page).getByRole('heading', { name: 'Full time' })).toHaveCount(0);
});

test('a whole match of soccer tactics in two browsers, one by mouse and one by keys', async ({ page, browser }) => {
  await openQuick(page, 2);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await page.getByLabel(/Send this link/).inputValue();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take your seat' }).click();
  const turns = await Promise.all([playOut(page, mouse), playOut(friend, keys)]);
  expect(Math.min(...turns)).toBeGreaterThan(4);
  expect(await fullTime(friend).getByRole('heading').textContent()).toBe(await fullTime(page).getByRole('heading').textContent());
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('everybody can use the table of soccer tactics', async ({ page }) => {
      await openQuick(page, 1);
      await page.getByRole('button', { name: 'Play now' }).click();
      await expect(forward(page)).toBeVisible();
      await clean(page);
      await forward(page).click();
      await expect(spots(page).first()).toBeVisible();
      await spots(page).first().hover();
      await clean(page);
      await playOut(page, mouse);
      await clean(page);
    });
  });
}
