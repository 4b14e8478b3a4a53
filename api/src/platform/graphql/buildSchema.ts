import { validate, type ValidationError } from 'class-validator';
import { assertValidSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';

import { badInput, type FieldErrors } from '../errors/appError';
import { callFieldsDirectly, Resolvers } from './directFields';

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

/**
 * type-graphql's hook for every argument: checks the class-validator decorators of input classes.
 * @throws BAD_USER_INPUT with one Dutch message for each wrong field
 */
async function validateInput(value: unknown): Promise<void> {
  if (!isInstance(value)) return;
  const errors = await validate(value, { forbidUnknownValues: false });
  if (errors.length > 0) throw badInput(fieldErrors(errors));
}

function isInstance(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value.constructor !== Object && !Array.isArray(value);
}

function fieldErrors(errors: ValidationError[], path = ''): FieldErrors {
  return Object.fromEntries(
    errors.flatMap((error) => {
      const field = `${path}${error.property}`;
      const message = Object.values(error.constraints ?? {})[0];
      const below = Object.entries(fieldErrors(error.children ?? [], `${field}.`));
      return message ? [[field, message] as const, ...below] : below;
    }),
  );
}
