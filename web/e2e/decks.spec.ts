import { expect, type Page, test } from '@playwright/test';
import { clean, openBox } from './table';

test.use({ reducedMotion: 'reduce' });

const DECKS = '/game/social-soccer/decks';
const verdict = (page: Page) => page.getByRole('status', { name: 'What the rules say' });
const legal = (page: Page) => verdict(page).getByText('This deck may be played.');
const deck = (page: Page) => page.getByRole('complementary', { name: 'Your deck' });
const pool = (page: Page) => page.getByRole('region', { name: 'All players and cards' });
const text = (page: Page) => page.getByLabel('The deck as a text');

/** Builds a deck from nothing: ten players of EFFORT, twenty of their cards, ten NEUTRAL ones. */
async function build(page: Page): Promise<void> {
  await page.goto(DECKS);
  await page.getByRole('link', { name: 'New deck' }).click();
  await expect(verdict(page)).toContainText('A TEAM has exactly 10 players, this one has 0');
  await pool(page).getByRole('button', { name: 'EFFORT' }).click();
  const players = pool(page).getByRole('button', { name: /in the TEAM$/ });
  for (let index = 0; index < 10; index += 1) await players.nth(index).click();
  await expect(deck(page).getByRole('heading', { name: 'TEAM 10 of 10' })).toBeVisible();
  await pool(page).getByRole('radio', { name: /^Cards/ }).check();
  const add = pool(page).getByRole('button', { name: /^Add / });
  for (let index = 0; index < 10; index += 1) await add.nth(index).click({ clickCount: 2, delay: 1 });
  await pool(page).getByRole('button', { name: 'EFFORT' }).click();
  await pool(page).getByRole('button', { name: 'NEUTRAL' }).click();
  for (let index = 0; index < 5; index += 1) await add.nth(index).click({ clickCount: 2, delay: 1 });
  await expect(legal(page)).toBeVisible();
}

test('a deck is built, broken, mended, saved, shared and played', async ({ page, browser }) => {
  await build(page);
  await expect(deck(page).getByRole('heading', { name: 'STRATEGY 30 of 30' })).toBeVisible();
  await expect(deck(page).getByText('EFFORT', { exact: true }).first()).toBeVisible();

  // Four of a card are one too many; the clause opens the rulebook.
  const name = (await pool(page).getByRole('button', { name: /^Add / }).first().getAttribute('aria-label'))?.replace('Add ', '') ?? '';
  const more = pool(page).getByRole('button', { name: `Add ${name}` });
  await more.click();
  await more.click();
  await expect(verdict(page)).toContainText('32 STRATEGY cards instead of 30');
  await expect(verdict(page)).toContainText(`4 copies of ${name}`);
  await verdict(page).getByRole('button', { name: 'Read SOCIAL-DECK-4 in the rulebook' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('SOCIAL-DECK-4');
  await page.keyboard.press('Escape');

  // What is not saved survives a reload; a broken deck is not played, and says why.
  await page.reload();
  await expect(verdict(page)).toContainText(`4 copies of ${name}`);
  await page.getByRole('button', { name: 'Try it against a bot' }).click();
  await expect(page.getByRole('button', { name: 'SOCIAL-DECK-4', exact: true })).toBeVisible();
  const fewer = deck(page).getByRole('button', { name: `Remove ${name}` });
  await fewer.click();
  await fewer.click();
  await expect(legal(page)).toBeVisible();

  await page.getByLabel('Name of the deck').fill('Sunday Eleven');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Sunday Eleven” is saved.')).toBeVisible();
  await expect(page).toHaveURL(`${DECKS}/Sunday%20Eleven`);
  await page.reload();
  await expect(legal(page)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  const written = await text(page).inputValue();
  const link = await page.getByLabel('The deck as a link').inputValue();
  expect(written.length).toBeLessThan(280);
  await page.keyboard.press('Escape');

  // Somebody else opens the link: the same cards.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(legal(friend)).toBeVisible();
  await friend.getByRole('button', { name: 'Share' }).click();
  await expect(text(friend)).toHaveValue(written);
  await context.close();

  // A text that cannot be read says why, one that can takes the place of the cards, and undo brings them back.
  await page.getByRole('button', { name: 'Take all cards out' }).click();
  await expect(verdict(page)).toContainText('this one has 0');
  await page.getByRole('button', { name: 'Share' }).click();
  const paste = page.getByLabel('Take the cards from another text');
  await paste.fill('PE01 | 3xZZ99');
  await page.getByRole('button', { name: 'Take these cards' }).click();
  await expect(page.getByRole('dialog')).toContainText('There is no card `ZZ99`');
  await paste.fill(written);
  await page.getByRole('button', { name: 'Take these cards' }).click();
  await expect(legal(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(verdict(page)).toContainText('this one has 0');
  await page.keyboard.press('Control+Shift+z');
  await expect(legal(page)).toBeVisible();

  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/matches'));
  await page.getByRole('button', { name: 'Try it against a bot' }).click();
  expect((await asked).postDataJSON().options).toMatchObject({ deck_home: written, deck_profile: 'standard30' });
  await expect(page).toHaveURL(/\/match\//);
  await expect(page.getByText('Your decision').or(page.getByText('In play')).or(page.getByText('Club is thinking')).first()).toBeVisible();
});

test('decks are duplicated, deleted and brought back', async ({ page }) => {
  await openBox(page, 'SocialSoccer');
  await page.getByRole('link', { name: 'Build a deck' }).click();
  await page.getByRole('link', { name: /^Side by Side/ }).click();
  await expect(legal(page)).toBeVisible();
  await expect(page.getByText('Ready-made', { exact: true })).toBeVisible();
  await page.getByLabel('Name of the deck').fill('Ours');
  await page.getByLabel('Name of the deck').press('Enter');
  await expect(page.getByText('“Ours” is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Ours 2');
  await page.getByLabel('Name of the deck').fill('Ours');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You have another deck with the name “Ours”.')).toBeVisible();
  await page.getByRole('link', { name: 'All decks' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Ours', exact: true }).last().click();
  await expect(page.getByText('“Ours” is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
});

test('a deck is built by keys alone', async ({ page }) => {
  await page.goto(`${DECKS}/new`);
  const first = pool(page).getByRole('button', { name: /in the TEAM$/ }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(deck(page).getByRole('heading', { name: 'TEAM 3 of 10' })).toBeVisible();
  await page.keyboard.press('-');
  await expect(deck(page).getByRole('heading', { name: 'TEAM 2 of 10' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(deck(page).getByRole('heading', { name: 'TEAM 3 of 10' })).toBeVisible();
});

test('players show their faces, and the filters the colours of their teams', async ({ page }) => {
  await page.goto(`${DECKS}/new`);
  const tiles = pool(page).getByRole('listitem');
  await expect(tiles.first().locator('.portrait svg')).toBeVisible();
  expect(await pool(page).locator('.portrait').count()).toBe(await tiles.count());
  const dots = pool(page).getByRole('group', { name: 'Values' }).locator('.dot');
  const colours = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot)).map((style) => `${style.backgroundColor} ${style.backgroundImage}`));
  expect(new Set(colours).size).toBe(4);
  expect(colours).not.toContain('rgba(0, 0, 0, 0) none');
});

test('a deck goes into a file and comes out of it', async ({ page }) => {
  await page.goto(`${DECKS}/KINDNESS-START-30`);
  await expect(legal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Take all cards out' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  // The text is as the rules write it once they have looked at the deck.
  await expect(text(page)).toHaveValue(/PK01\.\.PK10/);
  const written = await text(page).inputValue();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  const file = await (await saving).path();
  await page.goto(DECKS);
  await page.getByLabel('Or from a file').setInputFiles(file);
  await expect(page.getByLabel('The deck’s text')).toHaveValue(`${written}\n`);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(legal(page)).toBeVisible();
});

test('a link that cannot be read says why', async ({ page }) => {
  await page.goto(`${DECKS}?deck=${encodeURIComponent('PE01 | 3xZZ99')}`);
  await expect(page.getByText('There is no card `ZZ99`')).toBeVisible();
  await expect(page.getByLabel('The deck’s text')).toHaveValue('PE01 | 3xZZ99');
});

test('everybody can use the deck builder', async ({ page }) => {
  await page.goto(DECKS);
  await expect(page.getByRole('heading', { name: 'Ready-made decks' })).toBeVisible();
  await clean(page);
  await page.getByRole('link', { name: /^First Whistle/ }).click();
  await expect(legal(page)).toBeVisible();
  // A few of the tiles stand for all.
  const search = pool(page).getByRole('searchbox');
  await search.fill('PE0');
  await clean(page);
  await pool(page).getByRole('radio', { name: /^Cards/ }).check();
  await search.fill('ES0');
  await deck(page).getByText('Built for').click();
  const more = pool(page).getByRole('button', { name: /^Add / }).first();
  await more.click();
  await more.click();
  await expect(verdict(page)).toContainText('32 STRATEGY cards');
  await page.getByRole('button', { name: 'Share' }).click();
  await clean(page);
  await page.keyboard.press('Escape');
  await clean(page);
});

test('the phone has room for the deck builder', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(DECKS);
  await page.getByRole('link', { name: /^First Whistle/ }).click();
  await pool(page).getByRole('radio', { name: /^Cards/ }).check();
  await pool(page).getByRole('button', { name: 'Filters' }).click();
  await pool(page).getByRole('button', { name: 'TWIST' }).click();
  await fits();
  await clean(page);
  await pool(page).getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('button', { name: /^Your deck/ }).click();
  await expect(verdict(page)).toContainText('31 STRATEGY cards');
  await fits();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(legal(page)).toBeVisible();
});
