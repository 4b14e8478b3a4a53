// A module of its own kind: jest's own loader cannot take in this package, which has no CommonJS part.
import chromium from '@sparticuz/chromium';

/** Unpacks the Chromium that npm carries and tells the tests where it is; nothing is downloaded. */
export default async function globalSetup() {
  process.env.E2E_CHROMIUM = await chromium.executablePath();
}
