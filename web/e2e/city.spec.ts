import { expect, type Page, test } from '@playwright/test';
import { clean, fullTime, type Hand, invite, keys, mouse, openBox, playOut, type Press, sameResult, sitAt } from './table';

test.use({ reducedMotion: 'reduce' });
// A whole match has hundreds of decisions, and the pitch 308 hexagons to look over: a busy machine needs its time.
test.describe.configure({ timeout: 300_000 });

const board = (page: Page) => page.getByRole('region', { name: 'Soccer City board' });
/** The pieces and hexagons that the board offers, the cards that can be played, the choices in the tray. */
const spots = (page: Page) => board(page).locator('.spots [data-choice]');
const cards = (page: Page) => board(page).locator('button.playable[data-card]:not([data-card="short"], [data-card="medium"], [data-card="long"], [data-card="plain"])');
const buttons = (page: Page) => board(page).locator('[data-button]');
const done = (page: Page) => board(page).getByRole('button', { name: 'Done', exact: true });
const spring = (page: Page) => board(page).getByRole('button', { name: 'Spring the trap', exact: true });
const formation = (page: Page) => board(page).getByRole('button', { name: 'Standard line-up' });
const waiting = (page: Page) => board(page).getByText('To place');

/** Chooses the quick match: one half of 28 Ball cards. */
async function openQuick(page: Page): Promise<void> {
  await openBox(page, 'Soccer City');
  await page.getByRole('radio', { name: /Quick/ }).check();
}

/** Makes one choice: a formation, a third of the time a piece where one could be done, a target, a card, a button. */
const hand = (press: Press): Hand => async (page, turn) => {
  if (await waiting(page).isVisible()) return press(formation(page));
  if ((await done(page).isVisible()) && turn % 3 > 0) return press(done(page));
  // Whoever chooses steps for ever never springs it.
  if ((await spring(page).isEnabled({ timeout: 1 }).catch(() => false)) && turn % 3 > 0) return press(spring(page));
  const targets = await spots(page).count();
  if (targets > 0) return press(spots(page).nth((turn * 7) % targets));
  if ((await cards(page).count()) > 0) return press(cards(page).first());
  return press(buttons(page).first());
};
const offered = (page: Page) => spots(page).or(cards(page)).or(buttons(page)).or(formation(page));

test('a whole match of soccer city against a bot', async ({ page }) => {
  await openQuick(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await playOut(page, offered(page), hand(mouse))).toBeGreaterThan(10);
  await expect(fullTime(page)).toContainText(/wins|A draw/);
  await expect(fullTime(page).getByRole('table', { name: 'The match in figures' }).getByRole('rowheader', { name: 'Passes', exact: true })).toBeVisible();
  await clean(page);
});

test('soccer city in two browsers, one by mouse and one by keys', async ({ page, browser }) => {
  await openQuick(page);
  const friend = await invite(page, browser);
  const [, byKeys] = await Promise.all([
    playOut(page, offered(page), hand(mouse)),
    playOut(friend, offered(friend), hand(keys), 25),
  ]);
  expect(byKeys).toBeGreaterThan(10);
  await sameResult([page, friend]);
  await friend.context().close();
});

test('everybody can use the table of soccer city', async ({ page }) => {
  await openQuick(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(formation(page)).toBeVisible();
  await clean(page);
  await formation(page).click();
  await expect(waiting(page)).toHaveCount(0);
  await done(page).click();
  await expect(board(page).locator('[data-card]').first()).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Decks and discard piles' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Save' })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Turn the pitch' }).click();
  await page.getByRole('button', { name: 'Tactical pad' }).click();
  await expect(page.getByRole('heading', { name: 'Who beats whom' })).toBeVisible();
  await clean(page);
});

test('by keys alone: arrows reach everything in a line-up and in a decision with cards', async ({ page }) => {
  await sitAt(page, 'soccer-city', { quick: 'on' });
  await expect(formation(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  expect(await beyondArrows(page)).toEqual([]);
  await formation(page).press('Enter');
  await expect(waiting(page)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  expect(await beyondArrows(page)).toEqual([]);
  await done(page).press('Enter');
  const pass = board(page).getByRole('group', { name: 'How to play it' });
  // Away may kick off: then Home waits, or defends first.
  for (let turn = 0; !(await pass.isVisible()); turn += 1) {
    await expect(offered(page).or(pass).first()).toBeVisible();
    await page.waitForFunction(() => document.activeElement !== document.body);
    if (!(await pass.isVisible())) await hand(keys)(page, turn).catch(() => {});
  }
  await page.keyboard.press('ArrowRight');
  expect(await beyondArrows(page)).toEqual([]);
  await expect(cards(page).or(page.locator('[data-card="short"]')).first()).toBeVisible();
});

/** The choices that no way of arrows leads to from the one that has the focus. */
async function beyondArrows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-choice]:not(:disabled)')];
    const start = document.activeElement as HTMLElement;
    const reached = new Set<Element>([start]);
    for (const from of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        (from as HTMLElement).focus();
        from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        if (document.activeElement) reached.add(document.activeElement);
      }
    }
    start.focus();
    return all.filter((choice) => !reached.has(choice)).map(({ dataset }) => dataset.choice ?? '');
  });
}
