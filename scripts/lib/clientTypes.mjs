import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from './root.mjs';

const require = createRequire(join(root, 'client/package.json'));

/** Writes what the client's `graphql()` reads its types from: the contract, without its descriptions. */
export function writeClientTypes() {
  const { buildSchema, introspectionFromSchema } = require('graphql');
  const { outputIntrospectionFile } = require('@gql.tada/internal');
  const schema = buildSchema(readFileSync(join(root, 'api/schema.graphql'), 'utf8'));
  const text = outputIntrospectionFile(introspectionFromSchema(schema, { descriptions: false }), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
  writeFileSync(join(root, 'client/src/introspection.d.ts'), text);
}
