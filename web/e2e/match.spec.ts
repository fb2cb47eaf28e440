import { expect, test } from '@playwright/test';
import { chooseShort, clean, fullTime, invite, keys, layButton, layOut, openBox, sameResult, setAside, sitDown, told } from './table';

test.use({ reducedMotion: 'reduce' });

test('from the shelf to full time against a bot, then the replay', async ({ page }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Your decision')).toBeVisible();
  await setAside(page);
  await layOut(page);

  await expect(fullTime(page)).toContainText(/wins|A draw/);
  await page.getByText('Were the cards fair?').click();
  await expect(page.getByText('Seed', { exact: true })).toBeVisible();
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Record', exact: true }).click(),
  ]);
  expect(record.suggestedFilename()).toMatch(/\.txt$/);

  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  const there = page.url();
  await page.getByRole('button', { name: 'Next big moment' }).click();
  await expect(slider).not.toHaveValue('2');
  await page.goto(there);
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('Space');
  await expect(slider).not.toHaveValue('2');
});

test('play on from a moment of a finished match', async ({ page }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await setAside(page);
  for (let card = 0; card < 4; card += 1) await layButton(page).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('5');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Kick off from here' }).click();
  await expect(page).toHaveURL(/\/match\/[^/]+$/);
  await expect(layButton(page)).toBeVisible();
  const before = await told(page).count();
  await layButton(page).click();
  await expect(told(page).nth(before)).toBeVisible();
});

test('a reload in mid-match goes on where it was', async ({ page }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await setAside(page);
  for (let card = 0; card < 5; card += 1) await layButton(page).click();
  await expect(told(page).nth(2)).toBeVisible();
  const heard = await told(page).allTextContents();
  await page.reload();
  // The bot may have answered the last card meanwhile: what was told before is still the end of the list.
  await expect(told(page).nth(heard.length - 1)).toBeVisible();
  expect((await told(page).allTextContents()).slice(-heard.length)).toEqual(heard);
  const before = await told(page).count();
  await layButton(page).click();
  await expect(told(page).nth(before)).toBeVisible();
});

test('two on one screen, with the curtain between them', async ({ page }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Two on this screen' }).click();
  await page.getByRole('button', { name: 'I am Home' }).click();
  await setAside(page);
  await expect(page.getByRole('heading', { name: 'Pass the screen to Away' })).toBeVisible();
  await expect(page.getByText('Set eight cards aside')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Away' }).click();
  await setAside(page);
  for (let card = 0; card < 6; card += 1) await layButton(page).click();
  await expect(told(page).nth(2)).toBeVisible();
});

test('two browsers by an invitation link, one by mouse and one by keys', async ({ page, browser }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await page.getByLabel(/Send this link/).inputValue();
  const friend = await sitDown(browser, link);
  await Promise.all([setAside(page), setAside(friend)]);
  await Promise.all([layOut(page), layOut(friend, keys)]);
  await sameResult([page, friend]);
  await friend.context().close();

  const stranger = await browser.newContext();
  const late = await stranger.newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This match of Flip Football is full.' })).toBeVisible();
  await expect(late.getByText('Take your seat')).toHaveCount(0);
  await stranger.close();
});

test('a move is had back if the other coach agrees', async ({ page, browser }) => {
  await openBox(page);
  await chooseShort(page);
  const friend = await invite(page, browser);
  await Promise.all([setAside(page), setAside(friend)]);

  const ask = page.getByRole('button', { name: 'Ask to take back' });
  await layButton(page).click();
  await expect(layButton(page)).toHaveCount(0);
  await ask.click();
  await expect(friend.getByText(/asks to take back/)).toBeVisible();
  await friend.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByText('The takeback was declined. Play on.')).toBeVisible();
  await expect(layButton(page)).toHaveCount(0);

  // Each move can be asked for once; so another one is laid.
  await layButton(friend).click();
  await layButton(page).click();
  await expect(layButton(page)).toHaveCount(0);
  await ask.click();
  await friend.getByRole('button', { name: 'Agree' }).click();
  await expect(layButton(page)).toBeVisible();
  const before = await told(friend).count();
  await Promise.all([layButton(page).click(), layButton(friend).click()]);
  await expect(told(friend).nth(before)).toBeVisible();
  await friend.context().close();
});

test('a hint says in words what a good bot would do, marks it, and plays it', async ({ page }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Your decision')).toBeVisible();
  const hint = page.getByRole('region', { name: 'Hint' });
  const marked = page.getByRole('region', { name: 'Flip Football table' }).locator('.hinted');
  // A key that comes before the board is ready asks for nothing.
  await expect(async () => {
    await page.keyboard.press('h');
    await expect(hint).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(hint.getByRole('status')).toContainText(/A good bot would choose ?(Set|Let) .+Chance to win \d+ % with this, \d+ % with what comes to mind at once\./);
  await expect(marked).toHaveCount(1);
  await clean(page);

  // Another decision needs another hint.
  await setAside(page);
  await expect(layButton(page)).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(marked).toHaveCount(0);
  const before = await told(page).count();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(hint).toContainText('Lay a card');
  await expect(layButton(page)).toHaveClass(/hinted/);
  await hint.getByRole('button', { name: 'Play it' }).click();
  await expect(told(page).nth(before)).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('a bot match is watched from the stand', async ({ page }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Watch two bots' }).click();
  await expect(page.getByText('You are watching from the stand.')).toBeVisible();
  await expect(fullTime(page)).toBeVisible({ timeout: 60_000 });
});

test.describe('with everything moving', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('score and commentary wait for the cards, and a click skips ahead', async ({ page }) => {
    await openBox(page);
    await page.getByRole('button', { name: 'Play now' }).click();
    await setAside(page);
    const lines = told(page);
    await expect(lines.filter({ hasText: /under way|whistle/ })).toBeVisible();
    const before = await lines.count();
    await layButton(page).click();
    const toldSoFar = await page.waitForFunction(
      () => document.querySelector('.why strong') && document.querySelectorAll('.radio li').length,
    );
    expect(await toldSoFar.jsonValue()).toBe(before);
    await page.locator('.why strong').click();
    await expect(async () => expect(await lines.count()).toBeGreaterThan(before)).toPass({ timeout: 1000 });
  });
});

test('resigning asks first', async ({ page }) => {
  await openBox(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(fullTime(page)).toContainText('Resigned');
});

test('a lost connection says so and comes back by itself', async ({ page }) => {
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    setTimeout(() => void server.close().then(() => socket.close()), 1500);
  });
  await openBox(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await expect(page.getByText('Connection lost.')).toHaveCount(0);
  await expect(page.getByText('Your decision')).toBeVisible();
});
