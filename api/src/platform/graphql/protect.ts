import type { IncomingMessage } from 'node:http';

import {
  type FieldNode,
  getDirectiveValues,
  getNamedType,
  GraphQLError,
  GraphQLIncludeDirective,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isObjectType,
} from 'graphql';
import { applyMiddleware } from 'graphql-middleware';
import { deny, shield } from 'graphql-shield';

import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import { type Access, accessOf, firstThatAllows, isOpen, perRequest, ruleTreeOf } from '../schema/allow';
import { fieldsOf } from './columns';

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
    fallbackError: forbidden(),
    allowExternalErrors: true,
  });
  const middleware = generator.generate(schema) as unknown as FieldMiddleware;
  return applyMiddleware(schema, withoutOpen(middleware, schema) as never);
}

function forbidden(): GraphQLError {
  return new GraphQLError(texts.forbidden, { extensions: { code: 'FORBIDDEN' } });
}

function withoutOpen(middleware: FieldMiddleware, schema: GraphQLSchema): FieldMiddleware {
  const query = schema.getQueryType()?.name;
  const mutation = schema.getMutationType()?.name;
  const pruned: FieldMiddleware = {};
  for (const [type, fields] of Object.entries(middleware)) {
    const guarded = Object.entries(fields).flatMap(([field, guard]) => {
      const anyOf = accessOf(schema, type, field);
      if (isOpen(anyOf)) return [];
      if (type === query) return [[field, guard] as const];
      return [
        [field, type === mutation ? beforeWriting(guard) : onceForRequest(guard, anyOf ?? [])] as const,
      ];
    });
    if (guarded.length > 0) pruned[type] = Object.fromEntries(guarded);
  }
  return pruned;
}

/**
 * A mutation whose answer asks for what its asker may not read, by who they are, is refused before anything is written
 * (docs/domain/portal.md, P411): a refusal after it would look like nothing was.
 */
function beforeWriting(guard: Guard): Guard {
  return (resolve, parent, args, context, info) =>
    guard(
      async (...asked) => {
        await mustReadAll(info.returnType, info.fieldNodes, context, info);
        return resolve(...asked);
      },
      parent,
      args,
      context,
      info,
    );
}

async function mustReadAll(
  output: GraphQLOutputType,
  nodes: readonly FieldNode[],
  context: object,
  info: GraphQLResolveInfo,
): Promise<void> {
  const type = getNamedType(output);
  if (!isObjectType(type)) return;
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  for (const node of fieldsOf(info, sets)) {
    const field = type.getFields()[node.name.value];
    if (!field || isLeftOut(node, info)) continue;
    const anyOf = accessOf(info.schema, type.name, field.name) ?? [];
    if (!isOpen(anyOf) && !anyOf.some(({ looksAtField }) => looksAtField)) {
      const answer = await firstThatAllows(anyOf, context, {}, null);
      if (answer !== true) throw answer || forbidden();
    }
    await mustReadAll(field.type, [node], context, info);
  }
}

function isLeftOut(node: FieldNode, { variableValues }: GraphQLResolveInfo): boolean {
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if === false
  );
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

/** The address a request came from. @param trustProxy take it from X-Forwarded-For, set by a proxy of our own */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last entry is the one our own proxy wrote; those before it are the client's claims.
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return last || request.socket.remoteAddress || 'unknown';
}

/** The header in which a page of the portal names, by id, the user it was made for. */
const HEADER = 'x-portal-user';

/** The id of the user for whom the asking page was made; undefined for who is not a page, such as an integrator. */
export function pageUserOf(request: IncomingMessage): string | undefined {
  return request.headers[HEADER]?.toString();
}

/**
 * Refuses to act in the name of another than the page shows: somebody else signed in to the same browser since.
 * Without a session nothing is refused here: what needs one says so itself.
 * @throws SESSION_CHANGED, with the name of who is signed in now as `signedInAs`
 */
export function mustBePageUser(
  user: { id: string; name: string } | null,
  pageUser: string | undefined,
): void {
  if (!user || pageUser === undefined || pageUser === user.id) return;
  throw new AppError('SESSION_CHANGED', texts.sessionChanged(user.name), { signedInAs: user.name });
}
