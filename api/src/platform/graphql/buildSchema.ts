import { assertValidSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';

import { callFieldsDirectly, Resolvers } from './directFields';
import { validateInput } from './validateInput';

/**
 * The schema of these resolver classes, without its shield: for printing, for walking, and to be protected.
 * @throws Error when it is not a valid schema, with every reason
 */
export function buildSchema(resolvers: readonly (new () => object)[]): GraphQLSchema {
  const container = new Resolvers();
  const schema = buildSchemaSync({
    container,
    resolvers: resolvers as unknown as NonEmptyArray<() => object>,
    validate: false,
    validateFn: (value) => validateInput(value),
    // It would introspect the whole schema to the same end: half of the time that building takes.
    skipCheck: true,
  });
  assertValidSchema(schema);
  callFieldsDirectly(schema, container);
  return schema;
}
