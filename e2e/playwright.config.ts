import { defineConfig } from '@playwright/test';

/** How long a page, an answer or an expectation may take on a machine that is busy. */
const PATIENCE_MS = 30_000;

export default defineConfig({
  testDir: './src',
  outputDir: '../.cache/e2e',
  // The pictures of gallery.test.ts: of the Chromium that npm carries, so the same everywhere.
  snapshotPathTemplate: '{testDir}/../fixtures/gallery/{arg}{ext}',
  preserveOutput: 'failures-only',
  globalSetup: './src/testing/globalSetup.mjs',
  globalTeardown: './src/testing/globalTeardown.mjs',
  // Two files at once, each worker with its own portal and browser: most of the time they wait for each other.
  workers: 2,
  // A browser on a busy machine is not always in time. scripts/lib/testStages.mjs counts who needed this.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-report.json' }]],
  use: {
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      // Not the package's own arguments: they run everything in one process and switch web security off.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    // Tests that answer requests themselves would not see those of a service worker; offline.test.ts has it.
    serviceWorkers: 'block',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // What moves makes tests wait.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    // Of a failure that comes again. Tracing every test took a third more time; what the page showed is kept anyway.
    trace: 'on-first-retry',
  },
});
