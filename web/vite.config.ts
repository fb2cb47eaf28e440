import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.FIVEASIDE_SERVER ?? 'http://127.0.0.1:5005';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $locales: here('../locales'), $games: here('../games') },
    // Vitest must load the client build of Svelte, not the one for servers.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  // The solid table of Simulator Soccer, with three, is one chunk that is loaded when it is wanted.
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    // A busy machine is no reason to fail: mounting a whole board takes a while.
    testTimeout: 30_000,
    environmentOptions: {
      happyDOM: { url: 'http://127.0.0.1:5005/', settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
    },
  },
});
