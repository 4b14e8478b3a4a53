import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import mongoose from 'mongoose';

import { startEmbedded } from './startEmbedded';

/** More than the engine tries each of its plans for: 10,000 steps, or three tenths of a collection. */
const MANY = 12_000;

const dataDir = mkdtempSync(join(tmpdir(), 'embedded-test-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('what is hardly ever there is looked for in a large collection with more than one index', async () => {
  const database = await startEmbedded({ dataDir, cacheDir: join(tmpdir(), 'embedded-test-cache') });
  const connection = await mongoose.createConnection(database.uri, { dbName: 'test' }).asPromise();
  try {
    const records = connection.collection<{ name: string; active: boolean; text: string }>('records');
    await records.createIndexes([{ key: { name: 1 } }, { key: { active: 1 } }]);
    await records.insertMany(
      Array.from({ length: MANY }, (_, at) => ({ name: `name ${at}`, active: true, text: `text ${at}` })),
    );
    const asked = { active: true, text: { $regex: 'zyx' } };
    expect(await records.find(asked).sort({ name: 1 }).limit(20).toArray()).toEqual([]);
  } finally {
    await connection.close();
    await database.close();
  }
});
