import { lexicographicSortSchema, printSchema } from 'graphql';

import type { Area } from '../identity/area';
import { buildBareSchema } from './apiSchema';

/** The schema as text, in a stable order. */
export function apiSchemaText(areas: readonly Area[]): string {
  return `# Emitted by "npm run codegen" from the resolvers; reviewed, never edited.\n${printSchema(lexicographicSortSchema(buildBareSchema(areas)))}\n`;
}
