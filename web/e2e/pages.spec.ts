import { expect, test } from '@playwright/test';
import { chooseShort, clean, layButton, openBox, setAside, sitDown, told } from './table';

test.use({ reducedMotion: 'reduce' });

test('everybody can use shelf, box, rulebook, matches and settings', async ({ page }) => {
  await openBox(page);
  await page.getByText('All options').click();
  await clean(page);
  for (const [path, heading] of [
    ['/', 'Pick a box. Pull up a chair.'],
    ['/game/flip-football/rules', 'Flip Football'],
    ['/matches', 'Matches'],
    ['/settings', 'Settings'],
    ['/nowhere', 'There is nothing here'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await clean(page);
  }
});

test('everybody can use the table', async ({ page }) => {
  await openBox(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Your decision')).toBeVisible();
  await clean(page);
  await setAside(page);
  await layButton(page).click();
  await expect(told(page).nth(1)).toBeVisible();
  await clean(page);
});

test('the prompt opens the rulebook at its clause, and so does the address', async ({ page }) => {
  await openBox(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByTitle('Read the rule').click();
  const drawer = page.getByRole('dialog');
  const clause = drawer.locator('.lit a.clause').first();
  await expect(clause).toBeVisible();
  const name = await clause.textContent();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await page.goto(`/game/flip-football/rules#${name}`);
  await expect(page.locator(`#${name}.lit`)).toBeInViewport();
});

test('the rulebook is searched', async ({ page }) => {
  await page.goto('/game/flip-football/rules');
  await page.getByRole('searchbox').fill('injury time board');
  await expect(page.getByText(/clauses? found/)).toHaveText(/^[1-9]/);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('No clause holds')).toBeVisible();
});

test('a clause of the address is shown although a search is open', async ({ page }) => {
  await page.goto('/game/flip-football/rules');
  await page.getByRole('searchbox').fill('injury time board');
  await expect(page.locator('#FLIP-CARD-1')).toHaveCount(0);
  await page.evaluate(() => (location.hash = '#FLIP-CARD-1'));
  await expect(page.locator('#FLIP-CARD-1.lit')).toBeInViewport();
});

test('one can read the rulebook and play', async ({ page }) => {
  await openBox(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await setAside(page);
  await expect(layButton(page)).toBeVisible();
  await page.getByTitle('Read the rule').click();
  await expect(page.getByRole('dialog').locator('.lit').first()).toBeVisible();
  await layButton(page).click();
  await expect(told(page).nth(1)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('whoever turns pages quickly raises no error', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  for (let turn = 0; turn < 5; turn += 1) {
    await page.evaluate(() => {
      for (const path of ['/settings', '/matches', '/']) {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }
    });
    await expect(page.getByRole('heading', { name: 'Pick a box.' })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('an invitation says who invites to what, and a spent one offers to watch', async ({ page, browser }) => {
  await openBox(page);
  await chooseShort(page);
  await page.getByRole('radio', { name: '5 + 5' }).check();
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await page.getByLabel(/Send this link/).inputValue();
  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: /^Guest \d+ invites you to a match of Flip Football\.$/ })).toBeVisible();
  await expect(guest.getByText(/Short match.* 5 \+ 5/)).toBeVisible();
  await clean(guest);
  const friend = await sitDown(browser, link);
  await expect(friend.getByText('Your decision')).toBeVisible();
  const late = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This match of Flip Football is full.' })).toBeVisible();
  await expect(late.getByRole('button', { name: 'Take your seat' })).toHaveCount(0);
  await clean(late);
  await late.getByRole('link', { name: 'Watch the match' }).click();
  await expect(late).toHaveURL(/\/match\//);
});

test('Simulator Soccer offers a newcomer the first match, and nobody else', async ({ page }) => {
  await openBox(page, 'Simulator Soccer');
  await expect(page.getByRole('radio', { name: /^First match/ })).toBeChecked();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/match\//);
  await openBox(page, 'Simulator Soccer');
  await expect(page.getByRole('radio', { name: /^As in the box/ })).toBeChecked();
});

test('every game is learned step by step, each with a picture by its own board', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const game of ['flip-football', 'soccer-tactics', 'social-soccer', 'soccer-city', 'simulator-soccer']) {
    await page.goto(`/game/${game}`);
    const lesson = page.locator('.lesson');
    await lesson.getByRole('listitem').first().waitFor();
    const steps = await lesson.getByRole('listitem').count();
    const shown = new Set<string>();
    for (let step = 1; step <= steps; step += 1) {
      await expect(lesson.getByRole('button', { name: `Step ${step} of ${steps}` })).toHaveAttribute('aria-current', 'step');
      await expect(lesson.locator('[inert] [data-frame="arena"]')).toHaveCount(1);
      shown.add(await lesson.locator('[inert]').innerHTML());
      if (step < steps) await lesson.getByRole('button', { name: 'Next' }).click();
    }
    expect(shown.size, game).toBe(steps);
    // Nothing of a picture can be chosen: the focus stays where the reader has it.
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]') ?? null)).toBeNull();
  }
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await clean(page);
  expect(errors).toEqual([]);
});

test('settings are kept', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('From now on you are Ada.')).toBeVisible();
  await page.getByRole('radio', { name: 'Lamplight' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});

test('a refused option says why and names the clause', async ({ page }) => {
  await openBox(page);
  await page.route('**/api/matches', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), options: { half_cards: 17 } }) }),
  );
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('button', { name: 'FLIP-HOUSE-1' })).toBeVisible();
});

test('World class thinks as long as it is told', async ({ page }) => {
  await openBox(page);
  const slider = page.getByRole('slider', { name: /Thinks about a decision/ });
  await expect(page.getByRole('radio', { name: /^Club/ })).toBeChecked();
  await expect(slider).toHaveCount(0);
  await page.getByRole('radio', { name: /^World class/ }).check();
  await expect(slider).toHaveValue('2');
  await slider.press('Home');
  await expect(page.getByText('0.5 seconds')).toBeVisible();
  await clean(page);
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/matches'));
  await page.getByRole('button', { name: 'Play now' }).click();
  expect((await asked).postDataJSON().seats.away).toEqual({ kind: 'bot', level: 'world', think_ms: 500 });
  await expect(page.getByRole('group', { name: /World class 0/ })).toBeVisible();
});

test('the keys are listed, and mute', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Sound on or off');
  await page.keyboard.press('Escape');
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
});

test('the phone has room for everything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const path of ['/', '/game/flip-football', '/game/flip-football/rules', '/matches', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits();
  }
  await openBox(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await setAside(page);
  await expect(layButton(page)).toBeInViewport();
  await fits();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Leave the table' })).toBeVisible();
});
