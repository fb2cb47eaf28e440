/**
 * Pictures of every kind of decision of every game, on every screen, by day and by lamplight; and one page that shows
 * them all. `cargo xtask pictures` makes them; nothing is asserted here.
 */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { SCREENS } from '../e2e/layout';
import type { Hint } from '../src/lib/table';
import type { FromServer, Update } from '../src/types.gen';

const FOLDER = process.env.FIVEASIDE_PICTURES ?? join(import.meta.dirname, '../../target/pictures');
const GAMES = ['flip-football', 'soccer-tactics', 'social-soccer', 'soccer-city', 'simulator-soccer'];
/** A match is followed so long for decisions that have not been seen. */
const DECISIONS_MAX = Number(process.env.FIVEASIDE_PICTURES_DECISIONS ?? 150);
/** The options under which a game shows its decisions soonest. */
const OPTIONS: Record<string, Record<string, unknown>> = {
  'flip-football': { half_cards: 15, hand_size: 3 },
  'soccer-tactics': { clock: 'virtual', move_limit_seconds: 0 },
  'soccer-city': { quick: 'on' },
};

/** What is asked of a coach now. It is read from a socket of our own, which plays as well. */
interface Asked {
  prompt: string;
  over: boolean;
}

/** Makes a match of two coaches on this screen and sits down with a socket that plays for them. It runs in the page. */
async function sitDown([game, options]: [string, unknown]): Promise<string> {
  const seats = { home: { kind: 'me' }, away: { kind: 'me' } };
  const body = JSON.stringify({ game, options, seats });
  const response = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await response.json()) as { id: string }).id;
}

/** Makes one decision of whoever is asked: one that is listed, or a good bot's. It runs in the page. */
async function decide([id, turn]: [string, number]): Promise<Asked> {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${id}/live`);
  const next = <M extends FromServer>(wanted: (message: FromServer) => message is M) =>
    new Promise<M>((resolve) => {
      const listen = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as FromServer;
        if (!wanted(message)) return;
        socket.removeEventListener('message', listen);
        resolve(message);
      };
      socket.addEventListener('message', listen);
    });
  const isUpdate = (message: FromServer): message is Update => message.type === 'update';
  const isNews = (message: FromServer): message is Update => isUpdate(message) && (message.over !== undefined || message.to_act.length > 0);
  const isHint = (message: FromServer): message is Hint => message.type === 'hint';
  await new Promise((resolve) => (socket.onopen = resolve));
  // A match that waits for the words of its coaches asks nobody yet.
  const first = next(isNews);
  socket.send(JSON.stringify({ type: 'hello', lanes: {} }));
  const before = await first;
  const seat = before.to_act[0];
  if (!seat) return { prompt: 'full-time', over: true };
  const choices = (before.lanes[seat]?.choices ?? []).filter((move) => (move as { type: string }).type !== 'resign');
  // By turns any choice and a good one: the one finds odd decisions, the other gets on with the match.
  let move = turn % 3 === 0 ? undefined : choices[(turn * 7919) % choices.length];
  if (!move) {
    const hint = next(isHint);
    socket.send(JSON.stringify({ type: 'hint', seat }));
    move = (await hint).move;
  }
  const after = next(isNews);
  socket.send(JSON.stringify({ type: 'move', id: crypto.randomUUID(), seat, move }));
  const now = await after;
  socket.close();
  const [asked] = now.to_act;
  return { prompt: (asked && now.lanes[asked]?.prompt.text.key) ?? 'full-time', over: now.over !== undefined };
}

/** Takes the page as it is, on every screen and in both lights. */
async function take(page: Page, game: string, decision: string): Promise<void> {
  for (const [screen, { viewport }] of Object.entries(SCREENS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      // The board finds its size in the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const name = [decision, screen.replaceAll(' ', '-'), colorScheme].join('.');
      await page.screenshot({ path: join(FOLDER, game, `${name}.jpeg`), type: 'jpeg', quality: 70 });
    }
  }
}

for (const game of GAMES) {
  test(`every decision of ${game}`, async ({ page }) => {
    mkdirSync(join(FOLDER, game), { recursive: true });
    page.on('pageerror', (error) => console.error(game, error));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const id = await page.evaluate(sitDown, [game, OPTIONS[game] ?? {}] as [string, unknown]);
    await page.goto(`/match/${id}`);
    const taken = new Set<string>();
    for (let turn = 0; turn < DECISIONS_MAX; turn += 1) {
      const asked = await page.evaluate(decide, [id, turn] as [string, number]);
      if (!taken.has(asked.prompt)) {
        taken.add(asked.prompt);
        const curtain = page.locator('.curtain button');
        if (await curtain.isVisible()) await curtain.click();
        await take(page, game, asked.prompt);
      }
      if (asked.over) break;
    }
  });
}

test.afterAll(() => {
  const sections = GAMES.map((game) => {
    mkdirSync(join(FOLDER, game), { recursive: true });
    const files = readdirSync(join(FOLDER, game)).filter((file) => file.endsWith('.jpeg')).sort();
    const figures = files.map((file) => `<figure><img loading="lazy" src="${game}/${file}"><figcaption>${file.replace('.jpeg', '')}</figcaption></figure>`);
    return `<h2>${game}</h2><div>${figures.join('')}</div>`;
  });
  const style = 'body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:280px}img{width:100%}';
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${sections.join('')}`);
});
