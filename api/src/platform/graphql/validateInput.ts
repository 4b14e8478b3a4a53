import { validate, type ValidationError } from 'class-validator';

import { badInput, type FieldErrors } from '../errors/appError';

/**
 * type-graphql's hook for every argument: checks the class-validator decorators of input classes.
 * @throws BAD_USER_INPUT with one Dutch message for each wrong field
 */
export async function validateInput(value: unknown): Promise<void> {
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
