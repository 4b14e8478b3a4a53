// A part of npm run check: what the benchmark asks is in the schema, and what it takes from the screens is there.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../scripts/lib/root.mjs';
import { api } from './lib/api.mjs';
import { benchFiles, screenDocument } from './lib/documents.mjs';

const { buildSchema, concatAST, parse, Source, validate } = api.library('graphql');
const schema = buildSchema(readFileSync(join(root, 'api', 'schema.graphql'), 'utf8'));
const documents = benchFiles.map((file) =>
  parse(new Source(readFileSync(file, 'utf8'), relative(root, file))),
);
const source = readFileSync(join(root, 'bench', 'operations.mjs'), 'utf8');
const taken = [...source.matchAll(/screenDocument\('([^']+)', '([^']+)'\)/g)];
if (taken.length === 0) throw new Error('bench/operations.mjs takes nothing from the screens any more.');
const errors = [
  ...validate(schema, concatAST(documents)),
  ...taken.flatMap(([, folder, name]) => validate(schema, parse(screenDocument(folder, name)))),
];
for (const error of errors) console.error(String(error));
process.exitCode = errors.length > 0 ? 1 : 0;
