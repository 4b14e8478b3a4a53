import { GraphQLError, type GraphQLSchema } from 'graphql';
import { applyMiddleware } from 'graphql-middleware';
import { deny, shield } from 'graphql-shield';

import { texts } from '../errors/texts';
import { accessOf, isOpen, ruleTreeOf } from './allow';

type FieldMiddleware = Record<string, Record<string, unknown>>;

/**
 * Puts the shield around a schema, with the rules that stand on its operations: denied by default. Fields that are open
 * get no middleware, which is what makes lists fast (docs/architecture/decisions/0003-pruned-shield-and-jit.md); a
 * field that says nothing stays denied.
 */
export function protect(schema: GraphQLSchema): GraphQLSchema {
  const generator = shield(ruleTreeOf(schema), {
    fallbackRule: deny,
    fallbackError: new GraphQLError(texts.forbidden, { extensions: { code: 'FORBIDDEN' } }),
    allowExternalErrors: true,
  });
  const middleware = generator.generate(schema) as unknown as FieldMiddleware;
  return applyMiddleware(schema, withoutOpen(middleware, schema) as never);
}

function withoutOpen(middleware: FieldMiddleware, schema: GraphQLSchema): FieldMiddleware {
  const pruned: FieldMiddleware = {};
  for (const [type, fields] of Object.entries(middleware)) {
    const guarded = Object.entries(fields).filter(([field]) => !isOpen(accessOf(schema, type, field)));
    if (guarded.length > 0) pruned[type] = Object.fromEntries(guarded);
  }
  return pruned;
}
