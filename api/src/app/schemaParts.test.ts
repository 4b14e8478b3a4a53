import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';

import { buildBareSchema } from './apiSchema';
import { areas } from './areas';
import { schemaParts } from './schemaParts';

const folder = join(__dirname, '../../schema');
const parts = schemaParts(areas);

it('joined, the parts are the whole schema', () => {
  const joined = buildSchema([...parts.values()].join('\n'));
  const whole = lexicographicSortSchema(buildBareSchema(areas));
  expect(printSchema(lexicographicSortSchema(joined))).toBe(printSchema(whole));
});

it('are the committed ones; run "npm run codegen" after changing a resolver', () => {
  const committed = readdirSync(folder).map((file) => [
    file.replace('.graphql', ''),
    readFileSync(join(folder, file), 'utf8'),
  ]);
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(parts));
});

it('what only one area reaches is in its part, what several reach is shared', () => {
  expect(parts.get('club')).toContain('type ClubMember {');
  expect(parts.get('shared')).toContain('type PageInfo {');
});
