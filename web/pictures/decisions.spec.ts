/**
 * Pictures of every kind of decision of every game, on every screen, by day and by lamplight; and one page that shows
 * them all. `cargo xtask pictures` makes them; nothing is asserted here.
 */

import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, test } from '@playwright/test';
import { SCREENS } from '../e2e/layout';
import type { Hint } from '../src/lib/table';
import type { FromServer, Update } from '../src/types.gen';

type No = Extract<FromServer, { type: 'refused' | 'error' }>;

const FOLDER = process.env.FIVEASIDE_PICTURES ?? join(import.meta.dirname, '../../target/pictures');
/** A game is followed so long for decisions that have not been seen. */
const DECISIONS_MAX = Number(process.env.FIVEASIDE_PICTURES_DECISIONS ?? 600);

interface Subject {
  game: string;
  /** How a browser likes its table, where that is not how the tests' browser is shown it: a key of its store and what is kept there. */
  liking?: [key: string, kept: string];
  /** How the keys of its prompts begin. */
  prompts: string;
  /** The matches that are looked at, one after the other, by their options. */
  matches: Record<string, unknown>[];
  /** The decision whose picture stands for the game, and which of its kind; or the last of its kind, if there are fewer. */
  cover: [prompt: string, nth: number];
}
const SUBJECTS: Subject[] = [
  {
    game: 'flip-football',
    prompts: 'flip-prompt',
    matches: [{ half_cards: 15 }, { half_cards: 15, hand_size: 3, shoot_out: 'on', finish_penalty: 'on' }],
    cover: ['flip-prompt-lay', 12],
  },
  {
    game: 'soccer-tactics',
    prompts: 'tactics-prompt',
    matches: [
      { clock: 'virtual', move_limit_seconds: 0, half_minutes: 20, tie_break: 'shootout' },
      { clock: 'virtual', move_limit_seconds: 0, half_minutes: 20, tie_break: 'shootout' },
      { clock: 'virtual', move_limit_seconds: 0, half_minutes: 1, tie_break: 'shootout' },
    ],
    cover: ['tactics-prompt-ball-play', 8],
  },
  {
    game: 'social-soccer',
    prompts: 'social-prompt',
    matches: [{ deployment: 'chosen', opening_hand: 5, hand_limit: 5, double_block: 'on', auto_let: 'off' }],
    cover: ['social-prompt-response', 5],
  },
  {
    game: 'soccer-city',
    prompts: 'city-prompt',
    matches: [{ formation_home: 'free', quick: 'on', if_drawn: 'shootout' }, { if_drawn: 'shootout' }],
    cover: ['city-prompt-pass', 4],
  },
  {
    game: 'simulator-soccer',
    prompts: 'sim-prompt',
    matches: [{}, { pro_skills: 'on', pro_quick_round: 'on', referees_per_half: 1, draw: 'shootout' }],
    cover: ['sim-prompt-aim', 3],
    // Nearly everybody sees the solid table; a browser without a graphics processor chooses the flat one by itself.
    liking: ['five-a-side-simulator', JSON.stringify({ look: 'solid' })],
  },
];

/** What is asked of the coach now; nothing at the end. It is read from a socket of our own, which plays as well. */
type Asked = { prompt: string } | null;

/** Sits down as Home at a match against a bot. It runs in the page. */
async function sitDown([game, options]: [string, unknown]): Promise<string> {
  const seats = { home: { kind: 'me' }, away: { kind: 'bot', level: 'park' } };
  const body = JSON.stringify({ game, options, seats });
  const response = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await response.json()) as { id: string }).id;
}

/**
 * Makes one decision, unless it is the first look, and waits for the next; `wise` says whether a good one. It runs in the
 * page. The pages that look on decide by themselves what needs no choosing: who comes too late is told so, and looks anew.
 */
async function decide([id, turn, wise]: [string, number, boolean]): Promise<Asked> {
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
  const isNews = (message: FromServer): message is Update => message.type === 'update' && (message.over !== undefined || message.to_act.includes('home'));
  const isHint = (message: FromServer): message is Hint => message.type === 'hint';
  const isNo = (message: FromServer): message is No => message.type === 'refused' || message.type === 'error';
  const asked = ({ lanes: { home }, over }: Update): Asked => (over || !home ? null : { prompt: home.prompt.text.key });
  await new Promise((resolve) => (socket.onopen = resolve));
  const first = next(isNews);
  socket.send(JSON.stringify({ type: 'hello', lanes: {} }));
  const before = await first;
  if (turn === 0 || before.over) {
    socket.close();
    return asked(before);
  }
  const choices = (before.lanes.home?.choices ?? []).filter((move) => (move as { type: string }).type !== 'resign');
  let move = wise ? undefined : choices[(turn * 7919) % choices.length];
  if (!move) {
    const hint = Promise.race([next(isHint), next(isNo)]);
    socket.send(JSON.stringify({ type: 'hint', seat: 'home' }));
    const answer = await hint;
    move = isHint(answer) ? answer.move : choices[0];
  }
  const after = Promise.race([next(isNews), next(isNo)]);
  socket.send(JSON.stringify({ type: 'move', id: crypto.randomUUID(), seat: 'home', move }));
  const now = await after;
  socket.close();
  return asked(isNews(now) ? now : before);
}

/** The same coach at every screen. */
async function screensOf(browser: Browser, coach: BrowserContext, liking: Subject['liking']): Promise<[string, Page][]> {
  const storageState = await coach.storageState();
  const screens = Object.entries<BrowserContextOptions>(SCREENS).map(([name, use]) => ({ name, use, liked: false }));
  const liked = (['desktop', 'phone upright'] as const).map((name) => ({ name: `${name} as liked`, use: SCREENS[name], liked: true }));
  return Promise.all(
    [...screens, ...(liking ? liked : [])].map(async ({ name, use, liked }): Promise<[string, Page]> => {
      const context = await browser.newContext({ ...use, storageState, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(name, error));
      if (liked && liking) await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), liking);
      // The page plays by itself what needs no choosing, and so do we: that one of us is told so does not belong here.
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.toasts { display: none !important }');
        document.adoptedStyleSheets = [sheet];
      });
      return [name.replaceAll(' ', '-'), page];
    }),
  );
}

/** Takes the match as it is, on every screen and in both lights. */
async function take(screens: [string, Page][], game: string, decision: string): Promise<void> {
  for (const [screen, page] of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(FOLDER, game, `${decision}.${screen}.${colorScheme}.jpeg`), type: 'jpeg', quality: 80 });
    }
  }
}

/** The screens have the decision before them: what was asked is open to be answered. */
async function arrive(screens: [string, Page][]): Promise<void> {
  for (const [, page] of screens) {
    await page.waitForFunction(() => document.querySelector('[data-choice], [aria-label="The result"]'), undefined, { timeout: 10_000 }).catch(() => {});
    await page.evaluate(() => document.fonts.ready);
    // The board finds its place in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

for (const { game, matches, cover, liking } of SUBJECTS) {
  test(`every decision of ${game}`, async ({ page, browser }) => {
    rmSync(join(FOLDER, game), { recursive: true, force: true });
    mkdirSync(join(FOLDER, game), { recursive: true });
    await page.goto('/settings');
    const seen = new Map<string, number>();
    for (const [m, options] of matches.entries()) {
      const id = await page.evaluate(sitDown, [game, options] as [string, unknown]);
      const screens = await screensOf(browser, page.context(), liking);
      const posing = screens.find(([name]) => name === 'desktop-as-liked') ?? screens[0];
      for (const [, screen] of screens) await screen.goto(`/match/${id}`);
      for (let turn = 0; turn < DECISIONS_MAX / matches.length; turn += 1) {
        // By turns any choice and a good one: the one finds odd decisions, the other gets on with the match.
        const wise = m % 2 === 0 ? turn % 3 > 0 : turn % 3 === 0;
        const asked = await page.evaluate(decide, [id, turn, wise] as [string, number, boolean]);
        const prompt = asked?.prompt ?? 'full-time';
        const nth = (seen.get(prompt) ?? 0) + 1;
        seen.set(prompt, nth);
        if (nth === 1) {
          await arrive(screens);
          await take(screens, game, prompt);
        }
        if (posing && prompt === cover[0] && nth <= cover[1]) {
          await arrive([posing]);
          await take([posing], game, 'cover');
          copyFileSync(join(FOLDER, game, `cover.${posing[0]}.light.jpeg`), join(FOLDER, `${game}.jpeg`));
        }
        if (!asked) break;
      }
      for (const [, screen] of screens) await screen.context().close();
    }
  });
}

/** The kinds of decisions that a game's texts know. */
function kindsOf({ game, prompts }: Subject): string[] {
  const texts = readFileSync(join(import.meta.dirname, `../../locales/en/${game}.ftl`), 'utf8');
  return [...texts.matchAll(/^([a-z]+-prompt-[a-z-]+) =/gm)].map(([, key]) => key ?? '').filter((key) => key.startsWith(prompts));
}

test.afterAll(() => {
  const sections = SUBJECTS.map((subject) => {
    const { game } = subject;
    mkdirSync(join(FOLDER, game), { recursive: true });
    const files = readdirSync(join(FOLDER, game)).filter((file) => file.endsWith('.jpeg')).sort();
    const figures = files.map((file) => `<figure><img loading="lazy" src="${game}/${file}"><figcaption>${file.replace('.jpeg', '')}</figcaption></figure>`);
    const missing = kindsOf(subject).filter((kind) => !files.some((file) => file.startsWith(`${kind}.`)));
    return `<h2>${game}</h2><p>Not met this time: ${missing.join(', ') || 'nothing'}.</p><div>${figures.join('')}</div>`;
  });
  const style = 'body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:280px}img{width:100%}';
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${sections.join('')}`);
});
