import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';

import { validateInput } from './validateInput';

/** The schema of these resolver classes, without its shield: for printing, for walking, and to be protected. */
export function buildSchema(resolvers: readonly (new () => object)[]): GraphQLSchema {
  return buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<() => object>,
    validate: false,
    validateFn: (value) => validateInput(value),
  });
}
