/** What the tests do at a table of Flip Football. */

import { expect, type Page } from '@playwright/test';

export async function openBox(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Flip Football' }).click();
  await expect(page.getByRole('heading', { name: 'Flip Football', level: 1 })).toBeVisible();
}

/** Chooses the short match: halves of fifteen minutes. */
export const chooseShort = (page: Page) => page.getByRole('radio', { name: /Short match/ }).check();

/** Sets eight cards aside: the referee draws them. */
export async function setAside(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Random', exact: true }).click();
  await page.getByRole('button', { name: 'Set these eight aside' }).click();
}

export const layButton = (page: Page) => page.locator('button.lay');
export const fullTime = (page: Page) => page.getByRole('region', { name: 'The result' });

/** Lays cards until the match is over. */
export async function playOut(page: Page): Promise<void> {
  await expect(async () => {
    if (await fullTime(page).isVisible()) return;
    await layButton(page).click({ timeout: 500 });
    expect(await fullTime(page).isVisible()).toBe(true);
  }).toPass({ intervals: [5], timeout: 80_000 });
}
