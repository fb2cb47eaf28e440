import { expect, type Page, test } from '@playwright/test';
import { act, aim, board, openFlicked, pick, playTo, playToAim } from './simulator';
import { clean, fullTime, keys, middleOf, mouse, openBox, type Press } from './table';

test.use({ reducedMotion: 'reduce' });
// A whole match takes some hundred decisions: a slow machine may take its time.
test.describe.configure({ timeout: 600_000 });

/** Chooses a short match: one referee a half, kicks by the table's dice. */
async function openQuick(page: Page): Promise<void> {
  await openBox(page, 'Simulator Soccer');
  await page.getByRole('radio', { name: /First match/ }).check();
  await page.getByText('All options').click();
  await page.getByRole('group', { name: 'Kicks' }).getByRole('radio', { name: 'By the table' }).check();
  await page.getByLabel('Rounds without a step').selectOption('5');
}

/** Makes decisions until the match is over, and tells how many times a hand was moved. */
async function playOut(page: Page, press: Press): Promise<number> {
  for (let turn = 0; ; turn += 1) {
    const what = await (await page.waitForFunction(pick, turn)).jsonValue();
    if (what === null || what === 'over') return turn;
    // The table may change between looking and choosing: then look again.
    await press(board(page).locator(what).first()).catch(() => {});
  }
}

test('a whole match of simulator soccer against a bot', async ({ page }) => {
  await openQuick(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await playOut(page, mouse)).toBeGreaterThan(10);
  await expect(fullTime(page)).toContainText(/wins|A draw/);
  await expect(fullTime(page).getByRole('table')).toContainText('Kicks');
  await clean(page);
});

test('a whole match of simulator soccer in two browsers, one by mouse and one by keys', async ({ page, browser }) => {
  await openQuick(page);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await page.getByLabel(/Send this link/).inputValue();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take your seat' }).click();
  const turns = await Promise.all([playOut(page, mouse), playOut(friend, keys)]);
  expect(Math.min(...turns)).toBeGreaterThan(10);
  expect(await fullTime(friend).getByRole('heading').textContent()).toBe(await fullTime(page).getByRole('heading').textContent());
  await context.close();
});

test('a line-up of one’s own is kept, laid in another match, and forgotten', async ({ page }) => {
  const lineUps = page.getByRole('dialog', { name: 'Your line-ups' });
  const begin = async () => {
    await page.goto('/game/simulator-soccer');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(act(page, 'auto')).toBeVisible();
  };
  const words = board(page).getByText(/^Ball in/);

  // Number 9 goes where nobody would be placed by himself.
  await begin();
  await board(page).getByRole('button', { name: /^Guest \d+’s 9, off the pitch$/ }).click();
  await board(page).getByRole('button', { name: /^Guest \d+’s 9 to A1$/ }).click();
  await expect(words).toContainText(/Guest \d+’s 9 in A1/);
  await page.getByRole('button', { name: 'Your line-ups' }).click();
  await expect(lineUps.getByLabel('Place all eleven to keep the line-up')).toBeDisabled();
  await page.keyboard.press('Escape');
  await act(page, 'auto').click();
  await expect(words).toHaveText(/(; Guest \d+’s \d+ in [A-I]\d+(, goalkeeper)?){11}$/);
  const own = (await words.textContent()) ?? '';
  await page.getByRole('button', { name: 'Your line-ups' }).click();
  await lineUps.getByLabel('Keep this one as').fill('Wide nine');
  await lineUps.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(lineUps.getByRole('button', { name: 'Lay Wide nine' })).toBeVisible();

  await begin();
  await page.getByRole('button', { name: 'Your line-ups' }).click();
  await lineUps.getByRole('button', { name: 'Lay Wide nine' }).click();
  await expect(words).toHaveText(own);
  await page.getByRole('button', { name: 'Your line-ups' }).click();
  await lineUps.getByRole('button', { name: 'Forget Wide nine' }).click();
  await expect(lineUps).toContainText('None yet');
  await page.keyboard.press('Escape');
  await act(page, 'done').click();
  await expect(page.getByRole('button', { name: 'Your line-ups' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('everybody can use the table of simulator soccer', async ({ page }) => {
      await openFlicked(page);
      await page.getByRole('button', { name: 'Play now' }).click();
      await expect(act(page, 'auto')).toBeVisible();
      await clean(page);
      await playToAim(page);
      await clean(page);
    });
  });
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the table stays where it is while the mouse points about', async ({ page }) => {
    await openFlicked(page);
    await page.getByRole('button', { name: 'Play now' }).click();
    // Long words, which give way to short ones over a footballer.
    const words = board(page).getByText(/^Nobody has moved/);
    await playTo(page, words);
    const footballer = board(page).locator('[data-key^="h"]').first();
    await footballer.scrollIntoViewIfNeeded();
    await footballer.hover();
    await expect(words).toHaveCount(0);
    const before = await footballer.boundingBox();
    await page.mouse.move(0, 0);
    await expect(words).toBeVisible();
    expect(await footballer.boundingBox()).toEqual(before);
    await footballer.hover();
    await expect(words).toHaveCount(0);
    expect(await footballer.boundingBox()).toEqual(before);
  });
});

/** A hand that goes down at the first point, moves over the others, and is lifted at the last. */
type Pull = (page: Page, points: { x: number; y: number }[], between: () => Promise<void>) => Promise<void>;

const pullByMouse: Pull = async (page, [first, ...rest], between) => {
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of rest) {
    await page.mouse.move(x, y, { steps: 4 });
    await between();
  }
  await page.mouse.up();
};

const pullByFinger: Pull = async (page, points, between) => {
  const hand = await page.context().newCDPSession(page);
  for (const [i, point] of points.entries()) {
    await hand.send('Input.dispatchTouchEvent', { type: i === 0 ? 'touchStart' : 'touchMove', touchPoints: [point] });
    if (i > 0) await between();
  }
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Turns the kick into a lob and pulls the handle of its lift, as steep as it goes and flat again. */
async function lift(page: Page, pull: Pull): Promise<void> {
  await aim(page).getByRole('button', { name: 'Lob' }).click();
  const grip = board(page).locator('[data-lift]');
  const slider = aim(page).getByRole('slider', { name: 'Lift' });
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43.9);
  const aimed = await board(page).locator('[data-handle]').getAttribute('aria-label');
  const { x, y } = await middleOf(grip);
  const lifts = ['70', '10'];
  await pull(page, [{ x, y }, { x, y: y - 150 }, { x, y: y + 150 }], () => expect(slider).toHaveValue(lifts.shift() ?? ''));
  await expect(grip).toHaveText('10°');
  await expect(grip).toHaveAttribute('aria-label', /^Lift: 10 degrees/);
  await slider.fill('33');
  await expect(grip).toHaveText('33°');
  // Direction and power are another handle's.
  expect(await board(page).locator('[data-handle]').getAttribute('aria-label')).toBe(aimed);
  await aim(page).getByRole('button', { name: 'Low' }).click();
  await expect(grip).toHaveCount(0);
}

test('a hand pulls the lift of a lob', async ({ page }) => {
  await openFlicked(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await playToAim(page);
  await lift(page, pullByMouse);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger aims and kicks', async ({ page }) => {
    await openFlicked(page);
    await page.getByRole('button', { name: 'Play now' }).click();
    await playToAim(page);
    const handle = board(page).locator('[data-handle]');
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43.9);
    // Everything but a pull is folded away.
    await expect(aim(page).getByRole('slider')).toHaveCount(0);
    await aim(page).getByRole('button', { name: 'Fine aim' }).tap();
    await lift(page, pullByFinger);
    const before = await handle.getAttribute('aria-label');
    await aim(page).getByRole('slider', { name: 'Direction' }).fill('45');
    await aim(page).getByRole('slider', { name: 'Power' }).fill('25');
    expect(await handle.getAttribute('aria-label')).not.toBe(before);
    await expect(handle).toHaveAttribute('aria-label', /direction 45 degrees, power 25 per cent/);
    // However quickly it is pulled, the next tap counts.
    await handle.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(handle);
    await pullByFinger(page, [{ x, y }, { x, y: y - 150 }, { x, y: y + 150 }], () => Promise.resolve());
    await expect(handle).not.toHaveAttribute('aria-label', /direction 45 degrees/);
    await act(page, 'kick').tap();
    await expect(aim(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
