// Not TypeScript, which is loaded as CommonJS: this package has no such part.
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import chromium from '@sparticuz/chromium';

import { makeDemoFolder } from './demoFolder.mjs';

/** What the portals print; portalProcess.ts writes it. */
const logs = resolve(import.meta.dirname, '../../../.cache/e2e-portals');

/**
 * Unpacks the Chromium that npm carries and fills a data folder, and tells the tests where they are; nothing is
 * downloaded.
 */
export default async function globalSetup() {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  process.env.E2E_CHROMIUM = await chromium.executablePath();
  process.env.E2E_DEMO_FOLDER = await makeDemoFolder(logs);
}
