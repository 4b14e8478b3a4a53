// A part of npm run check: what the benchmark asks is in the schema.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../scripts/lib/root.mjs';
import { api } from './lib/api.mjs';
import { benchFiles } from './lib/documents.mjs';

const { buildSchema, concatAST, parse, Source, validate } = api.library('graphql');
const schema = buildSchema(readFileSync(join(root, 'api', 'schema.graphql'), 'utf8'));
const documents = benchFiles.map((file) =>
  parse(new Source(readFileSync(file, 'utf8'), relative(root, file))),
);
const errors = validate(schema, concatAST(documents));
for (const error of errors) console.error(String(error));
process.exitCode = errors.length > 0 ? 1 : 0;
