// npm run schema-changes -- <git ref>: what changed in api/schema.graphql since then, as markdown for the notes of a release.
import './ensure-installed.mjs';

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

import { root } from './lib/root.mjs';

const [ref] = process.argv.slice(2);
if (!ref) {
  console.error('Say since when: npm run schema-changes -- v1.0.0');
  process.exit(1);
}
const FILE = 'api/schema.graphql';
const before = execFileSync('git', ['show', `${ref}:${FILE}`], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
const changes = await diff(buildSchema(String(before)), buildSchema(readFileSync(join(root, FILE), 'utf8')));

const GROUPS = [
  ['Breaks who uses it', CriticalityLevel.Breaking],
  ['May surprise who uses it', CriticalityLevel.Dangerous],
  ['New or the same for who uses it', CriticalityLevel.NonBreaking],
];
// Words about it are no change of it.
const told = changes.filter(({ type }) => !/DESCRIPTION/.test(type));
console.log(`# The schema since ${ref}`);
if (told.length === 0) console.log('\nNothing changed.');
for (const [title, level] of GROUPS) {
  const lines = told
    .filter(({ criticality }) => criticality.level === level)
    .map(({ message }) => `- ${message}`);
  if (lines.length > 0) console.log([`\n## ${title}\n`, ...lines].join('\n'));
}
