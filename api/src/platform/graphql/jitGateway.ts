import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

const MAX_COMPILED = 500;

/**
 * Executes operations with graphql-jit through Apollo's gateway hook
 * (docs/architecture/decisions/0003-pruned-shield-and-jit.md). The whole API test suite runs on this executor and on
 * GraphQL's own.
 */
export function jitGateway(schema: GraphQLSchema): ApolloServerOptionsWithGateway<never>['gateway'] {
  const compiled = new LRUCache<string, CompiledQuery | ExecutionResult>({ max: MAX_COMPILED });
  return {
    async load() {
      return {
        executor: async ({ document, operationName, queryHash, request, context }) => {
          const key = `${queryHash}/${operationName ?? ''}`;
          let query = compiled.get(key);
          if (!query) {
            query = compileQuery(schema, document, operationName ?? undefined);
            compiled.set(key, query);
          }
          const result = isCompiledQuery(query)
            ? await query.query({}, context, request.variables ?? {})
            : query;
          return result.errors
            ? { ...result, errors: result.errors.map((error) => withExtensions(error, result)) }
            : result;
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

/** graphql-jit's errors carry no extensions, and those of wrong variables no code: Apollo would mask them. */
function withExtensions(error: GraphQLError, result: ExecutionResult): GraphQLError {
  const { message, nodes, source, positions, path, originalError } = error;
  const own =
    (originalError as { extensions?: Record<string, unknown> } | undefined)?.extensions ?? error.extensions;
  const isVariableError = result.data === undefined && !originalError;
  const extensions = isVariableError ? { code: 'BAD_USER_INPUT', ...own } : own;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}
