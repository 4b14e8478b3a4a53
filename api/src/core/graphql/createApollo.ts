import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';

import type { RequestContext } from '../context/requestContext';
import { formatError } from '../errors/formatError';
import { logger } from '../http/logger';
import { jitGateway } from './jitGateway';

/** 'jit' compiles operations, 'reference' is GraphQL's own executor. */
export type Executor = 'jit' | 'reference';

/** The Apollo Server of the portal, started. */
export async function createApollo(
  schema: GraphQLSchema,
  executor: Executor,
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    ...(executor === 'jit' ? { gateway: jitGateway(schema) } : { schema }),
    // Integrators explore the schema; every field is guarded by itself.
    introspection: true,
    formatError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: 5000 },
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled()],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => logger.warn(String(message)),
      error: (message) => logger.error(String(message)),
    },
  });
  await server.start();
  return server;
}
