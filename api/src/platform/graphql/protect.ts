import { GraphQLError, type GraphQLSchema } from 'graphql';
import { applyMiddleware } from 'graphql-middleware';
import { allow, deny, type IRules, shield } from 'graphql-shield';

import { texts } from '../errors/texts';

/** The rules of a schema: every query, mutation and object type. */
export type RuleTree = Extract<IRules, object>;

type FieldMiddleware = Record<string, Record<string, unknown>>;

/**
 * Puts the shield around a schema: denied by default, one complete rule tree.
 * Fields whose effective rule is literally `allow` get no middleware, which is what makes lists fast
 * (graphql-speed.md, point 1); a field nobody named stays denied and a misspelled type throws.
 */
export function protect(schema: GraphQLSchema, rules: RuleTree): GraphQLSchema {
  const generator = shield(rules, {
    fallbackRule: deny,
    fallbackError: new GraphQLError(texts.forbidden, { extensions: { code: 'FORBIDDEN' } }),
    allowExternalErrors: true,
  });
  const middleware = generator.generate(schema) as unknown as FieldMiddleware;
  return applyMiddleware(schema, pruneAllowed(middleware, rules) as never);
}

function pruneAllowed(middleware: FieldMiddleware, rules: RuleTree): FieldMiddleware {
  const pruned: FieldMiddleware = {};
  for (const [type, fields] of Object.entries(middleware)) {
    const guarded = Object.entries(fields).filter(([field]) => effectiveRule(rules, type, field) !== allow);
    if (guarded.length > 0) pruned[type] = Object.fromEntries(guarded);
  }
  return pruned;
}

/** The rule that decides a field, or undefined when only the fallback (deny) does. */
export function effectiveRule(rules: RuleTree, type: string, field: string): unknown {
  const ofType = (rules as Record<string, unknown>)[type];
  if (!isFieldMap(ofType)) return ofType;
  return ofType[field] ?? ofType['*'];
}

function isFieldMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
