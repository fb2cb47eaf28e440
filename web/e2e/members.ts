/** What the tests do who become members, sign in, and meet each other. */

import { type Browser, expect, type Page } from '@playwright/test';

export const PASSWORD = 'muddy boots at noon';

/** A name that nobody has yet. */
export const fresh = (begin = 'ada') => `${begin}-${Math.random().toString(36).slice(2, 10)}x`;

/** Another browser: a big screen, or a phone. */
export async function another(browser: Browser, phone = false): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}) });
  return context.newPage();
}

/** Fills in what the door asks for. */
export async function fill(page: Page, name: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
}

/** Becomes a member over the wire, which is quicker than by the pages. */
export async function join(page: Page, name = fresh()): Promise<string> {
  await page.goto('/settings');
  const status = await page.evaluate(
    async (credentials) =>
      (await fetch('/api/members', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(credentials) })).status,
    { name, password: PASSWORD },
  );
  expect(status).toBe(201);
  return name;
}
