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
const taken = ['operations.mjs', 'growth.operations.mjs'].flatMap((name) => {
  const source = readFileSync(join(root, 'bench', name), 'utf8');
  const found = [...source.matchAll(/screenDocument\('([^']+)', '([^']+)'\)/g)];
  if (found.length === 0) throw new Error(`bench/${name} takes nothing from the screens any more.`);
  return found;
});
const errors = [
  ...validate(schema, concatAST(documents)),
  ...taken.flatMap(([, folder, name]) => validate(schema, parse(screenDocument(folder, name)))),
];
for (const error of errors) console.error(String(error));
process.exitCode = errors.length > 0 ? 1 : 0;
