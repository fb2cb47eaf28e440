/** What the tests do at a table of Simulator Soccer. */

import type { Locator, Page } from '@playwright/test';
import { mouse, openBox } from './table';

export const board = (page: Page) => page.getByRole('region', { name: 'Simulator Soccer board' });
/** A choice in the tray. */
export const act = (page: Page, name: string) => board(page).locator(`[data-do="${name}"]`).first();

/** A match whose ball is really flicked, by a hand that does not sway. */
export async function openFlicked(page: Page): Promise<void> {
  await openBox(page, 'Simulator Soccer');
  await page.getByText('All options').click();
  await page.getByRole('group', { name: 'Your hand' }).getByRole('radio', { name: 'Not at all' }).check();
}

/** What to choose now, as a selector. Line-ups place themselves; phases end two times out of three; the rest is whatever is offered. */
export function pick(turn: number): string | null {
  if (document.querySelector('[aria-label="The result"]')) return 'over';
  const board = document.querySelector('[aria-label="Simulator Soccer board"]');
  for (const name of turn % 3 > 0 ? ['auto', 'done'] : ['auto']) if (board?.querySelector(`[data-do="${name}"]`)) return `[data-do="${name}"]`;
  const spots = [...(board?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  if (spots.length > 0) return `[data-key="${spots[(turn * 7) % spots.length]?.dataset.key}"]`;
  return board?.querySelector('[data-do]') ? '[data-do]' : null;
}

export const aim = (page: Page) => board(page).getByRole('region', { name: 'Aim', exact: true });

/** Makes decisions until something is to be seen, and never dribbles. */
export async function playTo(page: Page, sight: Locator): Promise<void> {
  const kick = board(page).locator('[data-do="declare"]').filter({ hasNotText: 'Dribble' }).first();
  for (let turn = 1; ; turn += 3) {
    const what = await (await page.waitForFunction(pick, turn)).jsonValue();
    if (await sight.isVisible()) return;
    await mouse((await kick.isVisible()) ? kick : board(page).locator(what ?? '[data-do]').first()).catch(() => {});
  }
}

/** Makes decisions until a kick is to be aimed that may go anywhere, low or high: no dribble, no throw. */
export const playToAim = (page: Page) => playTo(page, aim(page).getByRole('button', { name: 'Lob' }));
