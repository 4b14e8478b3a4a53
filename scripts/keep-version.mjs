import { execFileSync } from 'node:child_process';
// npm run keep-version: keeps what the demo foundation of this version stores, so that later ones are tried on it.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { EJSON } from 'bson';

import { root } from './lib/root.mjs';

const folder = join(root, 'api/src/testing/earlierVersions');
const dataDir = mkdtempSync(join(tmpdir(), 'carnaval-version-'));
try {
  const { MONGODB_URI: _server, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: dataDir };
  const program = [join(root, 'scripts/run-api.mjs'), 'demo', '--replace', '--size', '0.2'];
  execFileSync(process.execPath, program, { cwd: root, env, stdio: 'inherit' });
  const require = createRequire(join(root, 'api/package.json'));
  const { openDatabase } = require('./dist/platform/database/openDatabase.js');
  const { connection, close } = await openDatabase({ DATA_DIR: dataDir });
  const stored = {};
  for (const { name } of await connection.db.listCollections().toArray()) {
    // The bytes of files say nothing about the shape of records.
    if (name.endsWith('.chunks')) continue;
    const records = await connection.db.collection(name).find().toArray();
    if (records.length > 0) stored[name] = records;
  }
  await close();
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  writeFileSync(
    join(folder, `${commit}.json.br`),
    brotliCompressSync(EJSON.stringify(stored, { relaxed: false })),
  );
  console.log(`Kept ${commit}; there are ${readdirSync(folder).length}.`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
