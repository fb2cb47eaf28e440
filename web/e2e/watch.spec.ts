import { expect, test } from '@playwright/test';
import { fullTime, watchBots } from './table';

const GAMES: { game: string; options?: Record<string, unknown> }[] = [
  { game: 'flip-football' },
  // Its half takes real time, unless the clock runs by actions.
  { game: 'soccer-tactics', options: { clock: 'virtual' } },
  { game: 'social-soccer' },
  { game: 'soccer-city' },
  { game: 'simulator-soccer' },
];

test('what can be pressed while a table opens stays where it is', async ({ page }) => {
  // The first of its buttons, whatever they belong to: a tap on one that is drawn anew between down and up is lost.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const first = document.querySelector('[data-frame="head"] button');
      if (!first) return;
      Object.assign(window, { first });
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await watchBots(page, 'flip-football');
  await expect(page.getByRole('region', { name: 'Flip Football table' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { first: Element }).first.isConnected)).toBe(true);
});

test('a menu that opens is where it will be from the first moment', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchBots(page, 'flip-football');
  // As in its first frame: how long it takes to open depends on the machine.
  const early = await page.addStyleTag({ content: 'dialog { animation-play-state: paused !important }' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const chat = page.getByRole('button', { name: /^Chat/ });
  const before = await chat.boundingBox();
  await early.evaluate((style: Element) => style.remove());
  await page.evaluate(() => Promise.all(document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches('dialog')).map(({ finished }) => finished)));
  expect(await chat.boundingBox()).toEqual(before);
});

// With motion: nothing on the screen is quicker than the updates then.
test.use({ reducedMotion: 'no-preference' });

for (const { game, options } of GAMES) {
  test(`two bots at ${game} without a pause, to full time`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const sockets: string[] = [];
    page.on('websocket', (socket) => socket.url().includes('/api/matches/') && sockets.push(socket.url()));
    await watchBots(page, game, options);
    await expect(fullTime(page)).toBeVisible({ timeout: 240_000 });
    expect(errors).toEqual([]);
    expect(sockets, 'one connection, never lost').toHaveLength(1);
  });
}
