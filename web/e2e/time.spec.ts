import { expect, test } from '@playwright/test';
import { clean, fullTime, invite, openBox, sitAt, told } from './table';

test.use({ reducedMotion: 'reduce' });

test('a friendly with clocks: an offer declined, one agreed, and why it ended', async ({ page, browser }) => {
  await openBox(page);
  await page.getByRole('radio', { name: '5 + 5' }).check();
  await expect(page.getByText('5 minutes a side, 5 seconds more for each decision.')).toBeVisible();
  const friend = await invite(page, browser);
  for (const screen of [page, friend]) {
    await expect(screen.getByRole('timer', { name: /: [45]:\d\d left/ })).toHaveCount(2);
    await expect(screen.getByTitle('At zero the match is lost on time.')).toHaveCount(2);
  }
  await clean(page);
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByText('You have offered a draw.')).toBeVisible();
  await friend.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByText('The draw was declined. Play on.')).toBeVisible();
  await friend.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  for (const screen of [page, friend]) {
    await expect(fullTime(screen)).toBeVisible();
    await expect(screen.getByText('Both sides agreed on a draw.').first()).toBeVisible();
  }
  await friend.context().close();
});

test('what is laid because time ran out was announced, and is told', async ({ page }) => {
  await sitAt(page, 'flip-football', { half_cards: 15, set_aside: 'random', lay_timer: 3 });
  const prompt = page.getByRole('region', { name: 'What to do' });
  await expect(prompt.getByRole('timer')).toHaveText(/^[123] s left$/);
  await expect(prompt).toContainText('At zero the top card of your pack is laid for you.');
  await expect(prompt).toContainText('Your time was up, and the referee has decided for you.');
  await expect(told(page).filter({ hasText: 'Time was up: the referee decided.' }).first()).toBeVisible();
});

test('on a phone both clocks stand on the score bug, and a match can be called off', async ({ page, browser }) => {
  await openBox(page);
  await page.getByRole('radio', { name: '3 days' }).check();
  const friend = await invite(page, browser);
  await page.setViewportSize({ width: 390, height: 844 });
  const timers = page.getByRole('timer');
  await expect(timers).toHaveCount(2);
  await expect(async () => {
    for (const timer of await timers.all()) {
      const box = await timer.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    }
  }).toPass();
  await clean(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByRole('heading', { name: 'Called off' })).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'Called off' })).toBeVisible();
  await friend.context().close();
});
