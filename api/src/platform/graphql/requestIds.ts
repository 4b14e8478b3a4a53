import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';

import { isForeseen } from '../errors/formatError';
import { logError } from '../log/logError';

/** What every context has, so that an operator can find a request again. */
export interface IdentifiedRequest {
  requestId: string;
  user: { id: string } | null;
}

/**
 * Gives every error the id of its request as `extensions.requestId`, and logs those that we did not foresee under that
 * id, with the operation's name, the path and the id of the user.
 */
export function requestIds(): ApolloServerPlugin<IdentifiedRequest> {
  return {
    async requestDidStart() {
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
        async willSendResponse({ response, contextValue }) {
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
