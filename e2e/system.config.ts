import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';

/** `npm run test:system`: the portal as a system, and what holds for all of its pages. */
export default defineConfig(journeys, {
  testDir: './src/system',
  // Portals that begin, end and are restored, beside whatever else the machine does.
  timeout: 300_000,
  // The pictures of gallery.test.ts: of the Chromium that npm carries, so the same everywhere.
  snapshotPathTemplate: '{testDir}/../../fixtures/gallery/{arg}{ext}',
});
