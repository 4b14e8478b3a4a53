import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';

/** `npm run test:faults`: fifty kills and what else can befall a portal, with the table of docs/trust.md at its end. */
export default defineConfig(journeys, {
  testDir: './src/faults',
  testMatch: '*.faults.ts',
  // One after the other: what they measure is a portal that is cut off, not a machine that is too busy.
  workers: 1,
  timeout: 900_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-report.json' }], ['./faultsReporter.ts']],
});
