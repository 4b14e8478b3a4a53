import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

import type { Area } from '../identity/area';
import { mutationLog } from '../identity/log/mutationLog';
import { buildSchema } from '../platform/graphql/buildSchema';
import { describeSchema } from '../platform/graphql/describeSchema';
import { logMutations } from '../platform/graphql/logMutations';
import { protect } from '../platform/graphql/protect';

/** The schema of all areas with its descriptions, without its shield: for printing and for walking. */
export function buildBareSchema(areas: readonly Area[]): GraphQLSchema {
  const schema = buildSchema(areas.flatMap((area) => area.resolvers));
  return describeSchema(
    schema,
    areas.flatMap(({ words }) => words ?? []),
  );
}

/** Portals of one process share their schema: it is made of nothing but the areas, and takes half a second. */
const made = new WeakMap<readonly Area[], GraphQLSchema>();

/** The schema that the server executes: every field behind the rule that stands on it, every mutation in the log. */
export function buildApiSchema(areas: readonly Area[]): GraphQLSchema {
  const schema = made.get(areas) ?? logMutations(protect(buildBareSchema(areas)), mutationLog);
  made.set(areas, schema);
  return schema;
}

/** The schema as text, in a stable order. */
export function apiSchemaText(areas: readonly Area[]): string {
  return `# Emitted by "npm run codegen" from the resolvers; reviewed, never edited.\n${printSchema(lexicographicSortSchema(buildBareSchema(areas)))}\n`;
}
