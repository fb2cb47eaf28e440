import { expect, test } from '@playwright/test';
import { chooseShort, clean, fullTime, invite, keys, layButton, layOut, openBox, sameResult, setAside, sitAt, sitDown, told } from './table';

test.use({ reducedMotion: 'reduce' });

test('from the shelf to full time against a bot, then the replay', async ({ page }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Your decision')).toBeVisible();
  await setAside(page);
  await layOut(page);

  await expect(fullTime(page)).toContainText(/wins|A draw/);
  await clean(page);
  const check = page.getByRole('button', { name: /Was the luck fair/ });
  await check.press('Enter');
  const fair = page.getByRole('dialog', { name: 'Fair play' });
  await expect(fair.getByText(/rolls? follows? from what was promised and added/)).toBeVisible();
  await expect(fair.getByText('This browser has noted the same fingerprint before it added its word.')).toBeVisible();
  await expect(fair.getByText('as this browser sent it')).toHaveCount(1);
  await expect(fair.getByRole('row').nth(1)).toContainText('follows');
  await expect(fair.getByText('does not follow')).toHaveCount(0);
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(fair).toHaveCount(0);
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
  // Against the bot of before, unless another is chosen.
  const levels = page.getByRole('group', { name: 'The bot' });
  await expect(levels.getByRole('radio', { name: 'Club' })).toBeChecked();
  await levels.getByRole('radio', { name: 'Park' }).check();
  await page.getByRole('button', { name: 'Kick off from here' }).click();
  await expect(page).toHaveURL(/\/match\/[^/]+$/);
  await expect(page.getByRole('group', { name: /Park 0/ })).toBeVisible();
  await expect(layButton(page)).toBeVisible();
  await expect(page.getByText('Its hidden cards may be known.')).toBeVisible();
  const before = await told(page).count();
  await layButton(page).click();
  await expect(told(page).nth(before)).toBeVisible();
  await page.getByRole('link', { name: /Played on from step/ }).click();
  await expect(slider).toBeVisible();
});

test('hidden cards of a fork are dealt anew for a friend who was not there', async ({ page, browser }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await setAside(page);
  for (let card = 0; card < 4; card += 1) await layButton(page).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: 'Me against a friend' }).check();
  await page.getByRole('button', { name: 'Kick off from here' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the coaches' })).toBeVisible();
  await clean(page);
  const friend = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await friend.goto(await page.getByLabel(/Send this link/).inputValue());
  await expect(friend.getByText('for whoever was not there it is dealt anew')).toBeVisible();
  await friend.getByRole('button', { name: 'Take your seat' }).click();
  for (const coach of [page, friend]) {
    await expect(coach.getByText('All that was hidden has been dealt anew.')).toBeVisible();
    await expect(coach.getByRole('heading', { name: 'Waiting for the coaches' })).toHaveCount(0);
  }
  await friend.context().close();
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

  // On a phone too a request stands beside what there is to decide.
  await friend.setViewportSize({ width: 390, height: 844 });
  const ask = page.getByRole('button', { name: 'Ask to take back' });
  await layButton(page).click();
  await expect(layButton(page)).toHaveCount(0);
  await ask.click();
  await expect(page.getByText('You have asked to take your move back. Waiting for the answer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'You have asked for this move already.' })).toBeDisabled();
  await expect(friend.getByText(/asks to take back/)).toBeVisible();
  await layButton(friend).click({ trial: true });
  await friend.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByText('The takeback was declined. Play on.')).toBeVisible();
  await expect(layButton(page)).toHaveCount(0);

  // Each move can be asked for once; so another one is laid.
  await layButton(friend).click();
  await layButton(page).click();
  await expect(layButton(page)).toHaveCount(0);
  await ask.click();
  await friend.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('Your move is taken back. Play it anew.')).toBeVisible();
  await expect(layButton(page)).toBeVisible();
  await friend.setViewportSize({ width: 1280, height: 720 });
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
  await expect(hint.getByRole('status')).toContainText(/A good bot would choose ?(Set|Let) .+(Why: .+\.|Little changes .+) ?Chance to win \d+ % with this, \d+ % with what comes to mind at once\./);
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
  await expect(hint).toContainText('It is the only move there is.');
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
  await expect(fullTime(page)).toContainText('Resigned · You lose');
  const sentence = /Guest \d+ resigned\. The score stands at 0–0, and the match goes to Club: who resigns has lost\./;
  await expect(fullTime(page)).toContainText(sentence);
  await expect(told(page).first()).toContainText(sentence);
  await expect(page.getByRole('group', { name: /Club 0.*Resigned\.$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  // A key that is pressed before the replay is there has nothing to move.
  await expect(page.getByRole('slider')).toBeVisible();
  await page.keyboard.press('End');
  await expect(told(page).first()).toContainText(sentence);
  await page.goto('/matches');
  const row = page.getByRole('link', { name: sentence });
  await expect(row).toContainText('Lost');
  // Results can be filtered, put away and brought back.
  await page.getByRole('radio', { name: 'People' }).check();
  await expect(row).toHaveCount(0);
  await page.getByRole('radio', { name: 'Bots' }).check();
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(row).toBeVisible();
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

test('what is drawn has a name, the legend opens by its key, and each tip comes once', async ({ page }) => {
  await sitAt(page, 'flip-football', { half_cards: 15 });
  const tip = page.getByText('Eight weak cards are picked for you.');
  await expect(tip).toBeVisible();
  await page.getByRole('button', { name: 'Put this tip away' }).click();
  await expect(tip).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(tip).toHaveCount(0);
  await setAside(page);

  await expect(page.getByText('Both sides lay a card at once.')).toBeVisible();
  await page.locator('.lamps').hover();
  await expect(page.getByText('When all 3 are lit, the next pair is a shot.')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Legend' }).getByText('The laid pile')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('by keys alone: arrows reach every choice, and the focus never falls to the page', async ({ page }) => {
  await sitAt(page, 'flip-football', { half_cards: 15 });
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  const focused = () => page.evaluate(() => (document.activeElement === document.body ? 'the page' : (document.activeElement as HTMLElement).dataset.choice));
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('strongest');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toBe('strongest');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('start');
  }).toPass();
  await page.keyboard.press('Enter');
  for (let card = 0; card < 5; card += 1) {
    await expect(layButton(page)).toBeVisible();
    expect(await focused()).not.toBe('the page');
    await page.keyboard.press('Enter');
  }
  await expect(told(page).nth(3)).toBeVisible();
});
