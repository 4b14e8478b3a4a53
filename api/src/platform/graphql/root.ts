import { createParameterDecorator } from 'type-graphql';

/** The record that a field is of, as it was read. */
export function recordOfField({ root }: { root: unknown }): unknown {
  return root;
}

/**
 * An argument of a field resolver: the record that the field is of, as it was read. type-graphql's own `@Root()` makes an instance
 * of its class first, for each field of each record.
 */
export function Root() {
  return createParameterDecorator(recordOfField);
}
