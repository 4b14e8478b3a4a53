import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';

import { logError } from '../log/logError';
import { logger } from '../log/logger';
import { isForeseen } from './formatError';

/** What every context has, so that an operator can find a request again. */
export interface IdentifiedRequest {
  requestId: string;
  user: { id: string } | null;
}

/**
 * Gives every error the id of its request as `extensions.requestId`, and logs those that we did not foresee under that
 * id, with the operation's name, the path and the id of the user. At level `debug` every operation is logged.
 */
export function requestIds(): ApolloServerPlugin<IdentifiedRequest> {
  return {
    async contextCreationDidFail({ error }) {
      logError(error, 'request could not begin');
    },
    async requestDidStart() {
      const begin = performance.now();
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          const { requestId, user } = contextValue;
          for (const error of errors) {
            if (isForeseen(error)) continue;
            const path = error.path?.join('.');
            logError(unwrapResolverError(error), 'operation failed', {
              requestId,
              operation: operationName ?? undefined,
              path,
              user: user?.id,
            });
          }
        },
        async willSendResponse({ response, contextValue, operationName }) {
          logger.debug(
            {
              requestId: contextValue.requestId,
              operation: operationName ?? undefined,
              user: contextValue.user?.id,
              ms: Math.round(performance.now() - begin),
            },
            'operation answered',
          );
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          if (!singleResult.errors) return;
          singleResult.errors = singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: contextValue.requestId },
          }));
        },
      };
    },
  };
}
