import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { clean, openBox } from './table';

test.use({ reducedMotion: 'reduce' });

const TEAMS = '/game/simulator-soccer/teams';
const verdict = (page: Page) => page.getByRole('status', { name: 'What the rules say' });
const legal = (page: Page) => verdict(page).getByText('This team may be played.');
const team = (page: Page) => page.getByRole('complementary', { name: 'Your team' });
const stickers = (page: Page) => page.getByRole('region', { name: 'All stickers' });
const sticker = (page: Page, id: string) => stickers(page).getByRole('button', { name: id });
const strength = (page: Page) => team(page).getByRole('meter', { name: 'Strength of the team' });
const text = (page: Page) => page.getByLabel('The team as a text');
const colour = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);

test('a team is built, broken and mended', async ({ page }) => {
  await openBox(page, 'Simulator Soccer');
  await page.getByRole('link', { name: 'Build a team' }).click();
  await page.getByRole('link', { name: 'New team' }).click();
  await expect(verdict(page)).toContainText('A team has 16 footballers, this one has 0');

  // A goalkeeper and fifteen of level 1 are sixteen.
  await stickers(page).getByRole('button', { name: '1', exact: true }).click();
  await stickers(page).getByRole('button', { name: 'Goalkeeper', exact: true }).click();
  await sticker(page, 'S001').click();
  await stickers(page).getByRole('button', { name: 'Goalkeeper', exact: true }).click();
  for (let number = 3; number < 18; number += 1) await sticker(page, `S${String(number).padStart(3, '0')}`).click();
  await expect(legal(page)).toBeVisible();
  await expect(strength(page)).toHaveAttribute('aria-valuetext', '16, weak');

  // A second goalkeeper on shirt 16 breaks a clause, which opens the rulebook.
  await team(page).getByRole('button', { name: /^Shirt 16:/ }).click();
  await sticker(page, 'S002').click();
  await expect(verdict(page)).toContainText('A team has one goalkeeper, not 2');
  await verdict(page).getByRole('button', { name: 'Read SIM-TEAM-6 in the rulebook' }).click();
  await expect(page.getByRole('dialog')).toContainText('SIM-TEAM-6');
  await page.keyboard.press('Escape');

  // What is not saved survives a reload; a broken team is not played, and says why.
  await page.reload();
  await expect(verdict(page)).toContainText('A team has one goalkeeper, not 2');
  await page.getByRole('button', { name: 'Try it against a bot' }).click();
  await expect(page.getByRole('button', { name: 'SIM-TEAM-6', exact: true })).toBeVisible();
  await team(page).getByRole('button', { name: 'Take the sticker off number 16' }).click();
  await expect(verdict(page)).toContainText('this one has 15');
  await stickers(page).getByRole('searchbox').fill('S112');
  await sticker(page, 'S112').click();
  await expect(legal(page)).toBeVisible();
  await expect(strength(page)).toHaveAttribute('aria-valuetext', '20, weak');
});

test('a team is saved, shared and played', async ({ page, browser }) => {
  await page.goto(`${TEAMS}/lakeside`);
  await expect(legal(page)).toBeVisible();
  await page.getByLabel('Name of the team').fill('Sunday Eleven');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Sunday Eleven” is saved.')).toBeVisible();
  await expect(page).toHaveURL(`${TEAMS}/Sunday%20Eleven`);
  await page.reload();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  const written = await text(page).inputValue();
  const link = await page.getByLabel('The team as a link').inputValue();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  const file = await (await saving).path();
  expect((await readFile(file, 'utf8')).trim()).toBe(written);
  await page.keyboard.press('Escape');

  // Somebody else opens the link, and the file: the same team.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(legal(friend)).toBeVisible();
  await expect(friend.getByLabel('Name of the team')).toHaveValue('Sunday Eleven');
  await friend.goto(TEAMS);
  await friend.getByLabel('Or from a file').setInputFiles(file);
  await friend.getByRole('button', { name: 'Open it' }).click();
  await friend.getByRole('button', { name: 'Share' }).click();
  await expect(text(friend)).toHaveValue(written);
  await context.close();

  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/matches'));
  await page.getByRole('button', { name: 'Try it against a bot' }).click();
  const { options } = (await asked).postDataJSON();
  expect(`${options.home_team} | ${options.home_strip}`).toBe(written);
  await expect(page).toHaveURL(/\/match\//);
  // The team is called by its name.
  await expect(page.getByRole('group', { name: /^Sunday Eleven 0/ })).toBeVisible();
});

test('a picture of one’s own becomes the badge', async ({ page }) => {
  await page.goto(`${TEAMS}/reds`);
  await expect(legal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Kit' }).click();
  const file = page.getByLabel('A picture of your own');
  await file.setInputFiles({ name: 'badge.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Only PNG, JPEG, WebP and GIF pictures are taken.')).toBeVisible();
  await file.setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file cannot be read as a picture.')).toBeVisible();
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 24;
    const brush = canvas.getContext('2d');
    if (brush) brush.fillStyle = '#C8102E';
    brush?.fillRect(0, 0, 12, 24);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await file.setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') });
  await expect(page.getByRole('radio', { name: 'Your picture' })).toBeChecked();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(text(page)).toHaveValue(new RegExp(`/image/C8102E\\.(${'1'.repeat(12)}${'0'.repeat(12)}){24};`));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stickers' }).click();
  await expect(legal(page)).toBeVisible();
});

test('a kit is designed, taken over, and printed', async ({ page }) => {
  await page.goto(`${TEAMS}/reds`);
  await expect(legal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Kit' }).click();
  await page.getByRole('radio', { name: 'Hoops' }).first().check();
  await colour(page, 'Main colour', '#123456');
  await colour(page, 'Second colour', '#fedcba');
  await page.getByRole('radio', { name: 'Cuffs' }).check();
  await page.getByRole('radio', { name: 'Letters' }).check();
  await page.getByLabel('Up to three letters').fill('FC|');
  await page.getByLabel('Up to twelve letters').fill('QUAY');
  await page.getByLabel('Name of number 10').fill('O’Hara');
  await page.getByRole('radio', { name: 'Minor league' }).check();
  await page.getByLabel('Turn the peg').fill('180');
  await expect(page.getByRole('img', { name: 'Number 10 in this strip' })).toContainText('O’Hara');
  await page.getByRole('button', { name: 'Share' }).click();
  const written = await text(page).inputValue();
  for (const part of ['jersey=hoops/#123456/#FEDCBA', 'sleeves=cuffs/', '/letters/FC;', 'sponsor=QUAY/', 'category=minor_league', '/O’Hara']) {
    expect(written).toContain(part);
  }
  await page.keyboard.press('Escape');

  // A ready strip takes its place, undo brings it back; so does its text, but not one that cannot be read.
  await page.getByRole('radio', { name: 'Galaxy Select' }).check();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Hoops' }).first()).toBeChecked();
  await page.getByRole('radio', { name: 'Castle Rovers' }).check();
  const take = page.getByLabel('Or take a strip from a text');
  await take.fill('jersey=dots/#123456');
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('button', { name: 'Read SIM-STRIP-1 in the rulebook' })).toBeVisible();
  await take.fill(written);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('radio', { name: 'Hoops' }).first()).toBeChecked();

  await page.getByRole('link', { name: 'Print sheet' }).click();
  const sheet = page.getByRole('img', { name: 'The wraps and stickers of Red' });
  await expect(sheet).toContainText('O’Hara');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as SVG' }).click();
  const svg = await readFile(await (await saving).path(), 'utf8');
  expect(svg).toContain('width="210mm" height="297mm"');
  expect(svg.match(/width="37.7" height="32" viewBox/g)).toHaveLength(16);
  // On paper only the sheet is left, and it fills one page.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download as SVG' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the team' }).click();
  await expect(page.getByText('Changes not saved')).toBeVisible();
});

test('a team is built by keys alone, deleted and brought back', async ({ page }) => {
  await page.goto(`${TEAMS}/new`);
  await stickers(page).getByRole('button', { name: 'S001' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const shirts = team(page).getByRole('heading', { name: /^Shirts/ });
  await expect(shirts).toContainText('2/16');
  await page.keyboard.press('Space');
  await expect(shirts).toContainText('1/16');
  await page.keyboard.press('Control+z');
  await expect(shirts).toContainText('2/16');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('“My team” is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'All teams' }).click();
  await page.getByRole('button', { name: 'Delete My team' }).click();
  await expect(page.getByText('“My team” is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
});

test('everybody can use the team builder', async ({ page }) => {
  await page.goto(TEAMS);
  await expect(page.getByRole('heading', { name: 'Ready-made teams' })).toBeVisible();
  await clean(page);
  await page.getByRole('link', { name: /^Galaxy Select/ }).click();
  await expect(legal(page)).toBeVisible();
  // A few of the stickers stand for all.
  await stickers(page).getByRole('searchbox').fill('S11');
  await team(page).getByRole('button', { name: 'Take the sticker off number 1', exact: true }).click();
  await expect(verdict(page)).toContainText('one goalkeeper, not 0');
  await clean(page);
});

test('everybody can use the kit editor', async ({ page }) => {
  await page.goto(`${TEAMS}/galaxy`);
  await page.getByRole('button', { name: 'Kit' }).click();
  await clean(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await clean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Print sheet' }).click();
  await expect(page.getByRole('button', { name: 'Download as SVG' })).toBeVisible();
  await clean(page);
});

test('the phone has room for the team builder', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(TEAMS);
  await page.getByRole('link', { name: /^Blue/ }).click();
  await stickers(page).getByRole('button', { name: 'Filters' }).click();
  await stickers(page).getByRole('button', { name: 'In the team' }).click();
  await fits();
  await stickers(page).getByRole('button', { name: /No\. 16/ }).click();
  await page.getByRole('button', { name: /^Team/ }).click();
  await expect(verdict(page)).toContainText('this one has 15');
  await fits();
  await clean(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(legal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Kit' }).click();
  await page.getByRole('radio', { name: 'Sash' }).check();
  await fits();
  await clean(page);
  await page.getByRole('button', { name: /^Team/ }).click();
  await page.getByRole('link', { name: 'Print sheet' }).click();
  await expect(page.getByRole('button', { name: 'Download as SVG' })).toBeVisible();
  await fits();
});
