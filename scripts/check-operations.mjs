// npm run check-operations: whether api/schema.graphql still answers what deployed remotes ask. Those are the releases that
// are noted in deployed/, and with --remotes <file> those of an operator's list of remotes, read where they are.
//   --schema <file>    another schema
//   --deployed <dir>   another folder of noted releases
import './ensure-installed.mjs';

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { buildSchema } from 'graphql';

import { byName, checkReleases, notedReleases } from './lib/operations.mjs';
import { root } from './lib/root.mjs';

const { values } = parseArgs({
  options: {
    schema: { type: 'string', default: join(root, 'api/schema.graphql') },
    deployed: { type: 'string', default: join(root, 'deployed') },
    remotes: { type: 'string' },
  },
});

const schema = buildSchema(readFileSync(resolve(values.schema), 'utf8'));
const releases = [
  ...notedReleases(resolve(values.deployed)),
  ...(values.remotes ? await releasesOf(resolve(values.remotes)) : []),
];
const { broken, deprecated } = checkReleases(schema, releases);
if (deprecated.length > 0) console.log(['Deprecated, and still asked:', ...deprecated].join('\n  '));
if (broken.length > 0) {
  console.error(['The schema breaks what is deployed:', ...broken].join('\n  '));
  console.error('Keep it, deprecated, until these are gone (docs/teams.md, "What the API promises").');
  process.exitCode = 1;
} else {
  const count = releases.reduce((sum, { operations }) => sum + Object.keys(operations).length, 0);
  console.log(`${count} operations of ${releases.length} deployed versions are answered.`);
}

/** The versions of a list of remotes that are elsewhere, each with what it ships beside its manifest. */
async function releasesOf(file) {
  const list = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Object.values(list).flatMap((one) =>
    typeof one === 'string' ? [one] : [one.stable, one.previous, one.canary?.url],
  );
  return Promise.all(entries.filter((entry) => /^https?:/.test(entry ?? '')).map(releaseAt));
}

async function releaseAt(entry) {
  const read = async (name) => {
    const response = await fetch(new URL(name, entry), { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`${name} of ${entry} answers ${response.status}.`);
    return response.json();
  };
  const [{ name, version, build }, documents] = await Promise.all([
    read('remote.json'),
    read('operations.json'),
  ]);
  return { package: name, version: `${version} (${build})`, operations: byName(Object.values(documents)) };
}
