import { expect, type Page, test } from '@playwright/test';
import { openBox } from './table';

// The solid table needs WebGL; a browser without a graphics processor draws it by sums.
test.use({
  reducedMotion: 'reduce',
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--mute-audio', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const board = (page: Page) => page.getByRole('region', { name: 'Simulator Soccer board' });
const solid = (page: Page) => board(page).locator('canvas');

test('the solid table can be looked at, turned, played on, and is remembered', async ({ page }) => {
  await openBox(page, 'Simulator Soccer');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(board(page).locator('[data-do="auto"]')).toBeVisible();
  await expect(solid(page)).toHaveCount(0);
  await board(page).getByRole('button', { name: '3D' }).click();
  await expect(solid(page)).toBeVisible();
  const goalkeeper = board(page).getByRole('button', { name: /^Home 1,/ });
  await goalkeeper.click();
  const cell = board(page).locator('[data-key="E1"]');
  const before = await cell.boundingBox();
  await board(page).getByRole('button', { name: 'Turn the table to the left' }).click();
  await expect.poll(async () => (await cell.boundingBox())?.x).not.toBe(before?.x);
  await cell.click();
  await expect(board(page)).toContainText('Home 1 in E1');
  await page.reload();
  await expect(solid(page)).toBeVisible();
  await board(page).getByRole('button', { name: '3D' }).click();
  await expect(solid(page)).toHaveCount(0);
});
