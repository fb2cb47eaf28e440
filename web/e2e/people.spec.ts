import { expect, test } from '@playwright/test';
import { fill, fresh, join, PASSWORD } from './members';
import { clean, layButton, openBox, setAside } from './table';

test.use({ reducedMotion: 'reduce' });

test('a guest becomes a member in mid-match, and a second browser shows the same matches', async ({ page, browser }) => {
  const name = fresh();
  await openBox(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await setAside(page);
  await layButton(page).click();
  await expect(layButton(page)).toBeVisible();
  const table = page.url();
  await page.getByRole('button', { name: 'Become a member' }).click();
  const dialog = page.getByRole('dialog');
  await fill(page, name, 'short');
  await fill(page, name, '1234567890');
  await dialog.getByRole('button', { name: 'Become a member' }).click();
  await expect(dialog.getByRole('alert')).toContainText('tried first');
  await clean(page);
  await fill(page, name);
  await dialog.getByRole('button', { name: 'Become a member' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await clean(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  // The match goes on, under the new name.
  await expect(page.getByText(name).first()).toBeVisible();
  await layButton(page).click();
  await expect(layButton(page)).toBeVisible();

  const second = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await second.goto('/matches');
  await second.getByRole('button', { name: 'Sign in' }).click();
  await fill(second, name, 'not the password');
  await second.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(second.getByRole('alert')).toContainText('do not belong together');
  await fill(second, name);
  await second.keyboard.press('Enter');
  await expect(second.getByRole('link', { name, exact: true })).toBeVisible();
  const row = second.locator(`a[href="${new URL(table).pathname}"]`);
  await expect(row).toContainText(name);
  await row.click();
  await expect(layButton(second)).toBeVisible();
});

test('a member looks after its account', async ({ page, browser }) => {
  const name = fresh();
  await page.goto('/account');
  await clean(page);
  await page.getByRole('button', { name: 'Become a member' }).click();
  await fill(page, name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expect(page.getByText('this browser')).toBeVisible();
  await clean(page);

  const second = await (await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })).newPage();
  await second.goto('/settings');
  await second.getByRole('button', { name: 'Sign in' }).click();
  await fill(second, name);
  await second.keyboard.press('Enter');
  await second.getByRole('link', { name, exact: true }).first().click();
  await second.getByRole('link', { name: 'Your account' }).click();
  await expect(second.getByText('this browser')).toBeVisible();
  await clean(second);
  await second.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(second.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('You are a guest here')).toBeVisible();

  await second.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(second.getByText('You are a guest here')).toBeVisible();
});

test('members look at each other, follow, watch, and block', async ({ page, browser }) => {
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const [name, friend] = await Promise.all([join(page), join(other)]);
  await other.goto('/');
  const made = await other.evaluate(async () => {
    const bot = { kind: 'bot', level: 'park' };
    const match = { game: 'flip-football', listed: true, seats: { home: { kind: 'me' }, away: bot } };
    const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(match) });
    return ((await answer.json()) as { id: string }).id;
  });
  await other.goto(`/match/${made}`);
  await expect(other.getByText('Your decision')).toBeVisible();

  await page.goto(`/member/${friend.toUpperCase()}`);
  await expect(page.getByRole('heading', { name: friend, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('button', { name: 'Do not follow any more' })).toBeVisible();
  await clean(page);
  await page.goto('/following');
  await expect(page.getByRole('link', { name: friend, exact: true })).toBeVisible();
  await clean(page);
  await page.getByRole('link', { name: `Watch ${friend}` }).click();
  await expect(page.getByText('You are watching from the stand.')).toBeVisible();

  await page.goto(`/member/${friend}`);
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('radio', { name: 'Hoops' }).check();
  await page.getByRole('group', { name: 'Results and matches' }).getByRole('radio', { name: 'Only me' }).check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: `Unblock ${friend}` }).click();
  await clean(page);
  await other.goto(`/member/${name}`);
  await expect(other.getByText(`${name} keeps this to themselves.`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('You are a guest here')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Nobody in the club is called')).toBeVisible();
});
