import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';

import type { Area } from '../area';
import { formatError } from '../errors/formatError';
import { logger } from '../log/logger';
import { buildApiSchema } from './buildApiSchema';
import { jitGateway } from './jitGateway';
import { publicCaching } from './publicCaching';
import type { RequestContext } from './requestContext';

/** 'jit' compiles operations, 'reference' is GraphQL's own executor. */
export type Executor = 'jit' | 'reference';

/** The Apollo Server of the portal, started. */
export async function createApollo(
  areas: readonly Area[],
  executor: Executor,
): Promise<ApolloServer<RequestContext>> {
  const schema = buildApiSchema(areas);
  const publicQueries = areas.flatMap((area) => area.publicQueries ?? []);
  const server = new ApolloServer<RequestContext>({
    ...(executor === 'jit' ? { gateway: jitGateway(schema) } : { schema }),
    // Integrators explore the schema; every field is guarded by itself.
    introspection: true,
    formatError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: 5000 },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      publicCaching(publicQueries),
    ],
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
