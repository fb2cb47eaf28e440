import { expect, type Page, test } from '@playwright/test';
import { clean, fullTime, type Hand, invite, openBox, playOut, sameResult, sitDown } from './table';

test.use({ reducedMotion: 'reduce' });

const board = (page: Page) => page.getByRole('region', { name: 'Soccer Tactics board' });
/** The pawns and squares that the board offers. */
const spots = (page: Page) => board(page).locator('.spots [data-choice]');
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

/** The same with two coaches a side. */
async function openFour(page: Page, minutes: number): Promise<void> {
  await openQuick(page, minutes);
  await page.getByRole('group', { name: 'Coaches a side' }).getByRole('radio', { name: '2' }).check();
}

const offered = (page: Page) => spots(page).or(forward(page)).or(onward(page));

const mouse: Hand = async (page, turn) => {
  if (await forward(page).isVisible()) return forward(page).click({ timeout: 1000 });
  const count = await spots(page).count();
  await (count ? spots(page).nth(turn % count) : onward(page)).click({ timeout: 1000 });
};

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

const keys: Hand = async (page, turn) => {
  if (await forward(page).isVisible()) return forward(page).press('Enter', { timeout: 1000 });
  if ((await spots(page).count()) === 0) return onward(page).press('Enter', { timeout: 1000 });
  // One way may lead off the board, to the tray; the next leads back.
  await page.keyboard.press(ARROWS[turn % ARROWS.length] ?? 'ArrowUp');
  await spots(page).and(page.locator(':focus')).press('Enter', { timeout: 1000 });
};

/** A finger shows a choice with the first tap and makes it with the second. */
const finger: Hand = async (page, turn) => {
  if (await forward(page).isVisible()) return forward(page).tap({ timeout: 1000 });
  const count = await spots(page).count();
  if (count === 0) return onward(page).tap({ timeout: 1000 });
  const spot = spots(page).nth(turn % count);
  await spot.tap({ timeout: 1000 });
  const does = board(page).getByRole('button', { name: /^(Play|Dribble|Move|Step|Place|Shift|Swap|Choose)$/ });
  if (await does.isVisible()) await does.tap({ timeout: 1000 });
};

test('a whole match of soccer tactics against a bot', async ({ page }) => {
  await openQuick(page, 3);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await playOut(page, offered(page), mouse)).toBeGreaterThan(4);
  await expect(fullTime(page)).toContainText(/wins|A draw/);
  await expect(board(page).getByRole('heading', { name: 'Full time' })).toBeVisible();
  await board(page).getByRole('button', { name: 'Look at the board' }).click();
  await expect(board(page).getByRole('heading', { name: 'Full time' })).toHaveCount(0);
});

test('a whole match of soccer tactics in two browsers, one by mouse and one by keys', async ({ page, browser }) => {
  await openQuick(page, 1);
  const friend = await invite(page, browser);
  const turns = await Promise.all([playOut(page, offered(page), mouse), playOut(friend, offered(friend), keys)]);
  expect(Math.min(...turns)).toBeGreaterThan(0);
  await sameResult([page, friend]);
  await friend.context().close();
});

test('four coaches in four browsers', async ({ page, browser }) => {
  await openFour(page, 1);
  const seats = page.getByRole('group', { name: 'Who sits where' });
  await expect(seats.getByRole('group', { name: 'Home', exact: true }).getByRole('radio', { name: 'You' })).toBeChecked();
  await expect(page.getByText('Home: You, Club · Away: Club, Club')).toBeVisible();
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByText('Waiting for your friends')).toBeVisible();
  const links = page.getByLabel(/Send this link/);
  await expect(links).toHaveCount(3);
  const pages = [page];
  for (let left = 3; left > 0; left -= 1) {
    pages.push(await sitDown(browser, await links.first().inputValue()));
    await expect(links).toHaveCount(left - 1);
  }
  // Dice decide how often each coach is asked: only the sum is sure.
  const turns = await Promise.all(pages.map((one) => playOut(one, offered(one), mouse)));
  expect(turns.reduce((sum, own) => sum + own)).toBeGreaterThan(4);
  await sameResult(pages);
  for (const friend of pages.slice(1)) await friend.context().close();
});

test('four coaches on one screen', async ({ page }) => {
  await openFour(page, 10);
  await clean(page);
  await page.getByRole('button', { name: 'Four on this screen' }).click();
  const who = page.getByRole('region', { name: 'What to do' });
  await expect(who).toContainText(/Your decision: (Home|Away)/);
  const waiting = new Set(['Home', 'Home, second coach', 'Away', 'Away, second coach']);
  for (let turn = 0; waiting.size > 0; turn += 1) {
    await expect(offered(page).first()).toBeVisible();
    waiting.delete(/Your decision: (.*?)TACTICS/.exec((await who.textContent()) ?? '')?.[1]?.trim() ?? '');
    // The board may change between looking and choosing: then look again.
    await mouse(page, turn).catch(() => {});
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole match by finger, with targets that a finger hits', async ({ page }) => {
    await openQuick(page, 2);
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(forward(page)).toBeVisible();
    const sides: number[] = [];
    const turns = await playOut(page, offered(page), async (one, turn) => {
      const box = (await spots(one).count()) > 0 && (await spots(one).first().boundingBox());
      if (box) sides.push(box.width, box.height);
      await finger(one, turn);
    });
    expect(turns).toBeGreaterThan(4);
    expect(Math.min(...sides)).toBeGreaterThan(43.9);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('the whole pitch can be seen and played, and is seen in the replay', async ({ page }) => {
    const pitch = board(page).locator('.pitch');
    const isWhole = async () => {
      const [all, arena] = [await pitch.boundingBox(), await page.locator('[data-frame="arena"]').boundingBox()];
      if (!all || !arena) return false;
      return all.y >= arena.y && all.y + all.height <= arena.y + arena.height && all.height > arena.height * 0.8;
    };
    await openQuick(page, 1);
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(forward(page)).toBeVisible();
    expect(await isWhole()).toBe(false);
    await board(page).getByRole('button', { name: 'Whole pitch' }).click();
    await expect.poll(isWhole).toBe(true);
    await playOut(page, offered(page), async (one, turn) => {
      expect(await isWhole()).toBe(true);
      await finger(one, turn);
    });
    // Whoever has never chosen sees all of it in a replay.
    await page.evaluate(() => localStorage.removeItem('five-a-side-tactics-look'));
    await page.goto(`${page.url()}/replay`);
    await expect.poll(isWhole).toBe(true);
  });
});

test('everybody can use the table of soccer tactics', async ({ page }) => {
  await openQuick(page, 1);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(forward(page)).toBeVisible();
  await clean(page);
  await forward(page).click();
  await expect(spots(page).first()).toBeVisible();
  await spots(page).first().hover();
  await clean(page);
  await playOut(page, offered(page), mouse);
  await clean(page);
});
