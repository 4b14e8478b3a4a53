import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { startEmbedded } from '../platform/embedded/startEmbedded';

/** One engine for all tests of the API; each worker has a database of its own. */
export default async function globalSetup(): Promise<void> {
  const engine = await startEmbedded({
    dataDir: mkdtempSync(join(tmpdir(), 'carnaval-test-')),
    cacheDir: resolve(__dirname, '../../../.cache/embedded-mongodb'),
  });
  // No test ends the engine: none needs to wait for the disk.
  process.env.TEST_MONGODB_URI = engine.uri.replace('&journal=true', '');
  (globalThis as { testEngine?: typeof engine }).testEngine = engine;
}
