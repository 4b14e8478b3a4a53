import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import mongoose from 'mongoose';

import { waitUntil } from '../../testing/waitUntil';
import { startEmbedded } from './startEmbedded';

const MEGABYTE = 1024 * 1024;
const cacheDir = join(tmpdir(), 'embedded-test-cache');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('the engine keeps to its limit, also when it was started again', async () => {
  const database = await startEmbedded({ dataDir, cacheDir, cacheMb: 96 });
  const connection = await mongoose.createConnection(database.uri, { dbName: 'test' }).asPromise();
  const limit = async (): Promise<unknown> => {
    const { wiredTiger } = await connection.db!.admin().serverStatus();
    return (wiredTiger as { cache: Record<string, unknown> }).cache['maximum bytes configured'];
  };
  expect(await limit()).toBe(96 * MEGABYTE);
  process.kill(database.pid, 'SIGKILL');
  await waitUntil(() => database.restarts === 1);
  expect(await limit()).toBe(96 * MEGABYTE);
  await connection.close();
  await database.close();
});

it('one that does not take it is told, and closed: the folder can be opened at once', async () => {
  await expect(startEmbedded({ dataDir, cacheDir, cacheMb: NaN })).rejects.toThrow(
    'The embedded database did not take NaN MB as the limit of its cache: try another ENGINE_CACHE_MB.',
  );
  const database = await startEmbedded({ dataDir, cacheDir, waitMs: 0 });
  await database.close();
});
