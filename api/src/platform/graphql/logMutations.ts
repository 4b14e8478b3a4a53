import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import mongoose from 'mongoose';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { AuditKind } from '../audit/auditKind.enum';
import { type Deletion, inAuditScope, newAuditScope } from '../audit/auditScope';
import type { AuditActor, EventDetails } from '../audit/auditScope';
import { isPlain } from '../audit/changedValues';
import { loggedOptionsOf } from '../audit/copyEvents';
import { settleOperation } from '../audit/settleOperation';

const LONGEST = 64;
const MOST = 50;

/** The ids among the arguments of an operation, each as name=id: of records, not of the request. */
function idsOf(args: object): string[] {
  const ids = Object.entries(args).flatMap(([name, value]): string[] => {
    if (isPlain(value)) return idsOf(value);
    if (!/^ids?$|Ids?$/.test(name) || name === 'requestId') return [];
    return [value]
      .flat()
      .flatMap((one) => (typeof one === 'string' ? [`${name}=${one.slice(0, LONGEST)}`] : []));
  });
  return ids.slice(0, MOST);
}

/** One mutation that has ended. */
export interface EndedMutation {
  operation: string;
  args: object;
  result: unknown;
  /** OK, or the code of the error. */
  outcome: string;
}

/** What the log has to know of those who ask. @typeParam Context what resolvers get */
export interface MutationLog<Context> {
  actorOf(context: Context, operation: string): AuditActor;
  /** What is special about a mutation: then it has an event of its own whatever its records tell. */
  special(ended: EndedMutation): Promise<Partial<EventDetails> | undefined>;
  /** Told what a mutation that succeeded put in the trash, when it did. */
  deleted(context: Context, operation: string, deletions: readonly Deletion[]): void;
}

const HOUR = 3600;
/** Failed attempts of one address without a session that are kept in an hour: the log must not be a way to fill a disk. */
const MOST_FAILURES = 1_000;

/**
 * Logs every mutation of a schema, around its rules: the writes in it know who does it, and each leaves at least one
 * event before its answer is sent.
 */
export function logMutations<Context>(schema: GraphQLSchema, log: MutationLog<Context>): GraphQLSchema {
  const failures = new RateLimiterMemory({ points: MOST_FAILURES, duration: HOUR });
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.resolve = logged(field as GraphQLField<unknown, Context>, log, failures) as never;
  }
  return schema;
}

function logged<Context>(
  { resolve = defaultFieldResolver }: GraphQLField<unknown, Context>,
  log: MutationLog<Context>,
  failures: RateLimiterMemory,
): GraphQLFieldResolver<unknown, Context> {
  return async (root, args: object, context, info) => {
    const scope = newAuditScope(log.actorOf(context, info.fieldName));
    const end = async (result: unknown, outcome: string) => {
      if (outcome !== 'OK' && (await isFlood(scope.actor, failures))) return;
      const special = await log.special({ operation: info.fieldName, args, result, outcome });
      const details = { ...detailsOf(args, info, outcome), ...special };
      await settleOperation(scope, { details, always: outcome !== 'OK' || special !== undefined });
    };
    return inAuditScope(scope, async () => {
      try {
        const result: unknown = await resolve(root, args, context, info);
        // A rule that refuses returns its error.
        await end(result, result instanceof Error ? codeOf(result) : 'OK');
        if (scope.deletions.length > 0 && !(result instanceof Error))
          log.deleted(context, info.fieldName, scope.deletions);
        return result;
      } catch (error) {
        await end(undefined, codeOf(error));
        throw error;
      }
    });
  };
}

function detailsOf(args: object, { returnType }: GraphQLResolveInfo, outcome: string): EventDetails {
  const ids = idsOf(args);
  const model = mongoose.models[getNamedType(returnType).name];
  const options = model && loggedOptionsOf(model);
  const failed = outcome === 'FORBIDDEN' ? AuditKind.refused : AuditKind.failed;
  return {
    kind: outcome === 'OK' ? AuditKind.done : failed,
    outcome,
    ids,
    entity: options ? model.modelName : null,
    recordId: ids[0]?.split('=')[1] ?? null,
    isMoney: options?.isMoney,
  };
}

async function isFlood({ userId, address }: AuditActor, failures: RateLimiterMemory): Promise<boolean> {
  if (userId) return false;
  return failures.consume(address).then(
    () => false,
    () => true,
  );
}

function codeOf(error: unknown): string {
  const { extensions } = (error ?? {}) as { extensions?: { code?: unknown } };
  return typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL_SERVER_ERROR';
}
