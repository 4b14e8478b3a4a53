import { defineConfig } from '@playwright/test';

/** How long a page, an answer or an expectation may take on a machine that is busy. */
const PATIENCE_MS = 30_000;

/** `npm run test:e2e`: what people do with the portal. The base of the other sets too. */
export default defineConfig({
  testDir: './src/journeys',
  outputDir: '../.cache/e2e',
  preserveOutput: 'failures-only',
  globalSetup: './src/testing/globalSetup.mjs',
  globalTeardown: './src/testing/globalTeardown.mjs',
  // Each worker with its own portal and browser. A third of their time two of them waited: for answers, and for what is drawn.
  workers: 3,
  // A test that needs a second try is to be mended.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: PATIENCE_MS },
  // scripts/lib/testStages.mjs counts from the report.
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
    // Tracing every test takes a third more time; what the page of a failed one showed is kept anyway.
    trace: 'off',
  },
});
