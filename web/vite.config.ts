import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What every page has is one parcel, and what every table has another: many small ones travel slowly. */
const HOUSE = [
  'node_modules/(svelte|esm-env|clsx|@fluent)/',
  'locales/\\w+/(app|shelf)\\.ftl',
  'src/App\\.',
  'src/pages/(index|NotFound|Shelf)\\.',
  'src/lib/(api|arrivals|ending|failure|games|hands|i18n|keys|names|put-away|router|rulebook|seats|settings|shelf|sides|sound|toasts)\\.',
  'src/parts/(BoxArt|Choice|Clause|Dialog|Discs|Empty|Icon|KeysHelp|Loading|MatchRow|Meter|RulebookDrawer|RuleText|Toasts|TopBar|Trouble|Wordmark)\\.',
  'src/boards/(covers|[^/]+/Cover)\\.',
];
const STAGE = [
  'src/pages/Table\\.',
  'src/lib/(arrows|film|gripped|luck|match|presentation|steady|table|tips)\\.',
  'src/parts/(Commentary|ForkNote|PromptCard|Radio|Said|ScoreBug|SettleNotice|SideTime|Sure|TableNotice|TableTools|TakebackNotice|Ticker)\\.',
  'src/boards/[A-Za-z]+\\.',
];
/** What the table of Simulator Soccer has in common with what is fetched beside it: its legend, its solid table, its teams. */
const PEGS = ['src/boards/simulator-soccer/(Peg|kits|line-ups|pitch|prefs)\\.', 'src/teams/(strip|sticker)\\.'];
const parcel = (name: string, parts: string[], priority: number) => ({ name, test: new RegExp(parts.join('|')), priority });

/** Writes the shortest form of every text beside it, for browsers on a safe line; the server's build adds the one that all can read. */
function shortest(): Plugin {
  const shorten = promisify(brotliCompress);
  return {
    name: 'shortest',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(css|html|js)$/.test(name));
      await Promise.all(texts.map(async (name) => writeFile(join(dir, `${name}.br`), await shorten(await readFile(join(dir, name))))));
    },
  };
}

const server = process.env.FIVEASIDE_SERVER ?? 'http://127.0.0.1:5005';

export default defineConfig({
  plugins: [svelte(), shortest()],
  resolve: {
    alias: { $locales: here('../locales'), $games: here('../games') },
    // Vitest must load the client build of Svelte, not the one for servers.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  // The solid table of Simulator Soccer, with three, is one chunk that is loaded when it is wanted.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [parcel('house', HOUSE, 3), parcel('stage', STAGE, 2), parcel('pegs', PEGS, 1)] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['src/texts.setup.ts'],
    // A busy machine is no reason to fail: mounting a whole board takes a while.
    testTimeout: 30_000,
    environmentOptions: {
      happyDOM: { url: 'http://127.0.0.1:5005/', settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
    },
  },
});
