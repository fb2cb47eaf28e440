/** What the tests do at every table, and at one of Flip Football. */

import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';

export async function openBox(page: Page, game = 'Flip Football'): Promise<void> {
  await page.goto('/');
  // Matches that can be watched are on the shelf too, and name their game last.
  await page.getByRole('link', { name: new RegExp(`^${game}`, 'i') }).click();
  await expect(page.getByRole('heading', { name: game, level: 1 })).toBeVisible();
}

/**
 * Nothing on the page keeps anybody out, and whoever speaks to it can say what is written there: each name holds the
 * words that are seen. By lamplight only the colours are others.
 */
export async function clean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const axe = new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  }
}

/** Invites a friend, who takes the seat in a browser of their own. */
export async function invite(page: Page, browser: Browser): Promise<Page> {
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(page.getByText('Waiting for your friend')).toBeVisible();
  const friend = await sitDown(browser, await page.getByLabel(/Send this link/).inputValue());
  await expect(page.getByText('Waiting for your friend')).toHaveCount(0);
  return friend;
}

/** A friend in a browser of their own takes the seat of a link. */
export async function sitDown(browser: Browser, link: string): Promise<Page> {
  const friend = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take your seat' }).click();
  return friend;
}

/** Where a hand takes hold of something. */
export async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** How a choice is made. */
export type Press = (what: Locator) => Promise<void>;
export const mouse: Press = async (what) => {
  // A card that is raised under the mouse may lie over the next one.
  await what.page().mouse.move(0, 0);
  await what.click({ timeout: 1000 });
};
export const keys: Press = (what) => what.press('Enter', { timeout: 1000 });
export const finger: Press = (what) => what.tap({ timeout: 1000 });

/** Makes one choice of those that are offered. */
export type Hand = (page: Page, turn: number) => Promise<void>;

/** Makes decisions until the match is over, and tells how many. After the last one that it may make, a coach gives up. */
export async function playOut(page: Page, offered: Locator, hand: Hand, last = Infinity): Promise<number> {
  const next = offered.or(fullTime(page)).first();
  for (let turn = 0, made = 0; ; turn += 1) {
    // Looked at often: there are many decisions.
    await expect.poll(() => next.isVisible(), { intervals: [20] }).toBe(true);
    if (await fullTime(page).isVisible()) return made;
    if (made === last) await resign(page).catch(() => {});
    // The board may change between looking and choosing: then look again.
    else await hand(page, turn).then(() => (made += 1), () => {});
  }
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click({ timeout: 1000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click({ timeout: 1000 });
  await fullTime(page).waitFor();
}

/** All of them have seen the same result. */
export async function sameResult(pages: Page[]): Promise<void> {
  const results = await Promise.all(pages.map((page) => fullTime(page).getByRole('heading').textContent()));
  expect(new Set(results).size).toBe(1);
}

export const fullTime = (page: Page) => page.getByRole('region', { name: 'The result' });
/** What the radio has said, the newest first. */
export const told = (page: Page) => page.getByRole('region', { name: 'Commentary' }).getByRole('listitem');

/** Chooses the short match: halves of fifteen minutes. */
export const chooseShort = (page: Page) => page.getByRole('radio', { name: /Short match/ }).check();

/** Sets the eight aside that lie ready. */
export const setAside = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();

/** The button that lays a card, when it is the coach's turn to lay. */
export const layButton = (page: Page) => page.locator('button.lay:not(.idle)');
/** Lays cards until the match is over. */
export const layOut = (page: Page, press: Press = mouse) => playOut(page, layButton(page), () => press(layButton(page)));

/** Opens a new match over the wire, which is quicker than by the pages: Home is this browser or a bot, Away a bot. */
async function open(page: Page, game: string, options: Record<string, unknown>, home: 'me' | 'bot'): Promise<void> {
  const bot = { kind: 'bot', level: 'park' };
  // A page that is still asking who it is may be somebody else when the answer comes.
  await page.goto('/settings', { waitUntil: 'networkidle' });
  const made = await page.evaluate(
    async (match) => {
      const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(match) });
      return (await answer.json()) as { id?: string };
    },
    { game, options, seats: { home: home === 'me' ? { kind: 'me' } : bot, away: bot } },
  );
  expect(made, JSON.stringify(made)).toHaveProperty('id');
  await page.goto(`/match/${made.id}`);
}

/** Sits down as Home at a new match against a bot. */
export const sitAt = (page: Page, game: string, options: Record<string, unknown>) => open(page, game, options, 'me');
/** Watches a new match between two bots. */
export const watchBots = (page: Page, game: string, options: Record<string, unknown> = {}) => open(page, game, options, 'bot');
