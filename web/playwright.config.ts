/** Browser tests through the real server: FIVEASIDE_BIN names its binary, CHROMIUM the browser. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const FREE_PORT = "const s = require('net').createServer(); s.listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })";

// Workers load this file again: they find what the first load has chosen.
process.env.FIVEASIDE_E2E_PORT ??= execFileSync(process.execPath, ['-e', FREE_PORT], { encoding: 'utf8' }).trim();
process.env.FIVEASIDE_E2E_DATA ??= join(mkdtempSync(join(tmpdir(), 'fiveaside-e2e-')), 'matches.sqlite');

const address = `127.0.0.1:${process.env.FIVEASIDE_E2E_PORT}`;
const server = process.env.FIVEASIDE_BIN ?? '../target/debug/fiveaside';

export default defineConfig({
  testDir: 'e2e',
  // A busy machine needs its time: no test passes or fails by how fast it is.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // One server for all: every test is a guest of its own.
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A second try on a strange machine is reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    baseURL: `http://${address}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // The solid table is drawn without a graphics processor.
      args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--disable-dev-shm-usage', '--mute-audio'],
    },
  },
  webServer: {
    command: [
      server,
      'serve',
      `--address=${address}`,
      `--data=${process.env.FIVEASIDE_E2E_DATA}`,
      '--bot-pace-ms=0',
      '--tick-pace-ms=50',
      '--requests-per-second=500',
      '--messages-per-second=500',
      '--review-seconds=0.5',
    ].join(' '),
    url: `http://${address}/healthz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
