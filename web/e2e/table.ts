/** What the tests do at every table, and at one of Flip Football. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function openBox(page: Page, game = 'Flip Football'): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: game }).click();
  await expect(page.getByRole('heading', { name: game, level: 1 })).toBeVisible();
}

/** Nothing on the page keeps anybody out. */
export async function clean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Chooses the short match: halves of fifteen minutes. */
export const chooseShort = (page: Page) => page.getByRole('radio', { name: /Short match/ }).check();

/** Sets eight cards aside: the referee draws them. */
export async function setAside(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Random', exact: true }).click();
  await page.getByRole('button', { name: 'Set these eight aside' }).click();
}

/** The button that lays a card, when it is the coach's turn to lay. */
export const layButton = (page: Page) => page.locator('button.lay:not(.idle)');
export const fullTime = (page: Page) => page.getByRole('region', { name: 'The result' });

/** Lays cards until the match is over. */
export async function playOut(page: Page): Promise<void> {
  const next = layButton(page).or(fullTime(page)).first();
  for (;;) {
    await next.waitFor();
    if (await fullTime(page).isVisible()) return;
    // The turn may pass between looking and clicking: then look again.
    await layButton(page).click({ timeout: 1000 }).catch(() => {});
  }
}
