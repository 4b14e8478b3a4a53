import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { execute, GraphQLError } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

import { KnownDocuments } from './knownDocuments';

/**
 * How much of what others ask is kept compiled, in characters of the operations. What is compiled can be a hundred times
 * as large.
 */
const MOST_COMPILED = 600_000;
/** How many operations are remembered to have been asked once. */
const MOST_SEEN = 2000;

interface JitOptions {
  /** At which request an operation is compiled: what is asked once is not worth it. */
  compileAt?: number;
  /** These are compiled at once, and kept. */
  known?: KnownDocuments;
  /** What compiles; absent: graphql-jit. */
  compile?: (
    schema: GraphQLSchema,
    document: DocumentNode,
    operationName?: string,
  ) => CompiledQuery | ExecutionResult;
}

/**
 * Executes operations with graphql-jit through Apollo's gateway hook
 * (docs/architecture/decisions/0003-pruned-shield-and-jit.md). The API tests run on this executor; what stands
 * around it is tested on GraphQL's own too.
 */
export function jitGateway(
  schema: GraphQLSchema,
  { compileAt = 2, known = new KnownDocuments(), compile = compileQuery }: JitOptions = {},
): ApolloServerOptionsWithGateway<never>['gateway'] {
  const own = new Map<string, CompiledQuery | ExecutionResult>();
  const compiled = new LRUCache<string, CompiledQuery | ExecutionResult>({ maxSize: MOST_COMPILED });
  const seen = new LRUCache<string, number>({ max: MOST_SEEN });
  return {
    async load() {
      return {
        executor: async ({ document, operationName, queryHash, request, context, source }) => {
          const key = `${queryHash}/${operationName ?? ''}`;
          let query = own.get(key) ?? compiled.get(key);
          const isKnown = !query && known.has(source);
          const times = (seen.get(key) ?? 0) + 1;
          if (!query && !isKnown && times < compileAt) {
            seen.set(key, times);
            return withCodes(
              await execute({
                schema,
                document,
                operationName,
                variableValues: request.variables,
                contextValue: context,
              }),
            );
          }
          if (!query) {
            query = compile(schema, document, operationName ?? undefined);
            if (isKnown) own.set(key, query);
            else compiled.set(key, query, { size: source.length });
          }
          return withCodes(
            isCompiledQuery(query) ? await query.query({}, context, request.variables ?? {}) : query,
          );
        },
      };
    },
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    async stop() {},
  };
}

function withCodes(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => withExtensions(error, result)) };
}

/** graphql-jit's errors carry no extensions, and those of wrong variables no code: Apollo would mask them. */
function withExtensions(error: GraphQLError, result: ExecutionResult): GraphQLError {
  const { message, nodes, source, positions, path, originalError } = error;
  const own =
    (originalError as { extensions?: Record<string, unknown> } | undefined)?.extensions ?? error.extensions;
  const isVariableError = result.data === undefined && !originalError;
  const extensions = isVariableError ? { code: 'BAD_USER_INPUT', ...own } : own;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}
