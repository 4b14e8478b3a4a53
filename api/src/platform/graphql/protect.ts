import { GraphQLError, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { applyMiddleware } from 'graphql-middleware';
import { deny, shield } from 'graphql-shield';

import { texts } from '../errors/texts';
import { type Access, accessOf, isOpen, ruleTreeOf } from '../schema/allow';
import { perRequest } from '../schema/perRequest';

type Resolve = (parent: unknown, args: object, context: object, info: GraphQLResolveInfo) => unknown;
type Guard = (resolve: Resolve, ...asked: Parameters<Resolve>) => unknown;
type FieldMiddleware = Record<string, Record<string, Guard>>;

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
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  const pruned: FieldMiddleware = {};
  for (const [type, fields] of Object.entries(middleware)) {
    const guarded = Object.entries(fields).flatMap(([field, guard]) => {
      const anyOf = accessOf(schema, type, field);
      if (isOpen(anyOf)) return [];
      return [[field, roots.includes(type) ? guard : onceForRequest(guard, anyOf ?? [])] as const];
    });
    if (guarded.length > 0) pruned[type] = Object.fromEntries(guarded);
  }
  return pruned;
}

/**
 * A field of records is asked for of each of them: whoever passes by who they are is asked once for the request, without the
 * promises that a rule takes. Everybody else, and what depends on the record, goes by shield.
 */
function onceForRequest(guard: Guard, anyOf: readonly Access<never>[]): Guard {
  const byPerson = anyOf.filter(({ looksAtField }) => !looksAtField);
  if (byPerson.length === 0) return guard;
  const passes = perRequest((context) => byPerson.some((access) => passesAtOnce(access, context)));
  return (resolve, parent, args, context, info) =>
    passes(context) ? resolve(parent, args, context, info) : guard(resolve, parent, args, context, info);
}

/** Only a plain true: what has to be waited for, refuses or fails is for shield. */
function passesAtOnce(access: Access<never>, context: object): boolean {
  try {
    const answer = access.test(context as never, {}, null);
    if (answer instanceof Promise) answer.catch(() => undefined);
    return answer === true;
  } catch {
    return false;
  }
}
