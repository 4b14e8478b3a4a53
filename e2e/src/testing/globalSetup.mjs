// Not TypeScript, which is loaded as CommonJS: this package has no such part.
import chromium from '@sparticuz/chromium';

import { makeDemoFolder } from './demoFolder.mjs';

/**
 * Unpacks the Chromium that npm carries and fills a data folder, and tells the tests where they are; nothing is
 * downloaded.
 */
export default async function globalSetup() {
  process.env.E2E_CHROMIUM = await chromium.executablePath();
  process.env.E2E_DEMO_FOLDER = await makeDemoFolder();
}
