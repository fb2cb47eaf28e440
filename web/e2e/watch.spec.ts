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
