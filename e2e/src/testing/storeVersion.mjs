// node storeVersion.mjs <file> <data folder>: stores what an earlier version had (`npm run keep-version`) in an empty folder.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { EJSON } from 'bson';

const [file, DATA_DIR] = process.argv.slice(2);
const require = createRequire(join(resolve(import.meta.dirname, '../../..'), 'api/package.json'));
const { openDatabase } = require('./dist/platform/database/openDatabase.js');
const stored = EJSON.parse(brotliDecompressSync(readFileSync(file)).toString(), { relaxed: false });
const { connection, close } = await openDatabase({ DATA_DIR });
for (const [name, records] of Object.entries(stored))
  await connection.db.collection(name).insertMany(records);
// The bytes of files were not kept.
for (const { _id, length, chunkSize } of stored['files.files'] ?? [])
  for (let n = 0; n * chunkSize < length; n += 1) {
    const data = Buffer.alloc(Math.min(chunkSize, length - n * chunkSize));
    await connection.db.collection('files.chunks').insertOne({ files_id: _id, n, data });
  }
await close();
process.exit(0);
