import { expect, type Page, test } from '@playwright/test';
import { another } from './members';
import { clean, openBox } from './table';

test.use({ reducedMotion: 'reduce' });

const table = (page: Page) => page.waitForURL(/\/match\/[a-z0-9]+$/);
const lookForSomebody = (page: Page) => page.getByRole('button', { name: 'Play a person now' }).click();

test('two who look for somebody meet at a table, and talk', async ({ page, browser }) => {
  await openBox(page, 'Soccer City');
  await lookForSomebody(page);
  await expect(page.getByText('Looking for somebody')).toBeVisible();
  await clean(page);
  // Meanwhile she plays a bot.
  await page.getByRole('button', { name: 'Play now' }).click();
  await table(page);
  const own = page.url();

  const other = await another(browser, true);
  await openBox(other, 'Soccer City');
  await expect(other.getByText('1 person waits for an opponent')).toBeVisible();
  await lookForSomebody(other);
  await table(other);
  // Whoever plays a bot is called.
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await expect(page).toHaveURL(other.url());
  expect(page.url()).not.toBe(own);

  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByRole('button', { name: 'Good luck, have fun!' }).click();
  await expect(page.getByRole('log')).toContainText('Good luck, have fun!');
  await page.getByLabel('Say something').fill('Is this seat taken?');
  await page.keyboard.press('Enter');
  // While it is on its way nothing else can be said.
  await expect(page.getByRole('log')).toContainText('Is this seat taken?');
  await expect(page.getByRole('button', { name: 'Good luck, have fun!' })).toBeEnabled();
  await clean(page);
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Chat: 2 new lines' }).click();
  await expect(other.getByRole('log')).toContainText('Is this seat taken?');
  await clean(other);
  await other.getByRole('button', { name: /^Mute/ }).first().click();
  await expect(other.getByRole('log')).not.toContainText('Is this seat taken?');
  await other.getByRole('button', { name: /^Hear .* again/ }).click();
  await other.getByRole('button', { name: /^Report/ }).first().click();
  await other.getByRole('radio', { name: 'Something else' }).check();
  await other.getByRole('button', { name: 'Send the report' }).click();
  await expect(other.getByText('Whoever runs the club will look at it')).toBeVisible();
});

test('an offer hangs on the board until one takes it, and they play again with sides changed', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Offer a match' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Game' }).selectOption('Flip Football');
  await dialog.getByRole('radio', { name: 'Short match' }).check();
  await dialog.getByRole('radio', { name: 'Away' }).check();
  await clean(page);
  await dialog.getByRole('button', { name: 'Put it on the board' }).click();
  const board = page.getByRole('group', { name: 'Offers on the board' });
  await expect(board.getByText('Your offer')).toBeVisible();
  await clean(page);

  const other = await another(browser);
  await other.goto('/');
  const offer = other.getByRole('group', { name: 'Offers on the board' }).getByRole('listitem').filter({ hasText: 'Short match' });
  await expect(offer).toContainText('plays Away');
  await offer.getByRole('button', { name: /^Play / }).click();
  await table(other);
  await table(page);
  expect(page.url()).toBe(other.url());

  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Ask for a rematch' }).click();
  await expect(page.getByText('has been asked for a rematch')).toBeVisible();
  await expect(other.getByText('would like a rematch')).toBeVisible();
  const first = page.url();
  await other.getByRole('button', { name: 'Play again' }).click();
  await other.waitForURL((url) => url.href !== first);
  await expect(page).toHaveURL(other.url());
});

test('one browser has one line to the club, and the bell tells what was missed', async ({ page, context, browser }) => {
  const lines: string[] = [];
  context.on('page', (tab) => tab.on('websocket', (socket) => socket.url().endsWith('/api/club/live') && lines.push(socket.url())));
  page.on('websocket', (socket) => socket.url().endsWith('/api/club/live') && lines.push(socket.url()));
  await openBox(page);
  await expect.poll(() => lines.length).toBe(1);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('group', { name: 'Offers on the board' })).toBeVisible();
  expect(lines).toHaveLength(1);
  await page.close();
  await expect.poll(() => lines.length).toBe(2);

  // She invites a friend and goes away; the friend gives up.
  await openBox(second);
  await second.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await second.getByLabel(/Send this link/).inputValue();
  const friend = await another(browser);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take your seat' }).click();
  await expect(second.getByText('Waiting for your friend')).toHaveCount(0);
  await second.goto('/settings');
  await friend.getByRole('button', { name: 'Resign' }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const bell = second.getByRole('button', { name: /^What concerns you: \d+ new/ });
  await expect(bell).toBeVisible();
  await expect(second).toHaveTitle(/^\(\d+\) /);
  await bell.click();
  await expect(second.getByRole('dialog')).toContainText('You have won against');
  await clean(second);
  await second.getByRole('dialog').getByRole('link', { name: 'Go to the table' }).first().click();
  await expect(second).not.toHaveTitle(/^\(/);
});
