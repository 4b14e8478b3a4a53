import type { ApolloServerPlugin } from '@apollo/server';
import { trace } from '@opentelemetry/api';

import { nameOf } from '../metrics/measureOperations';
import type { IdentifiedRequest } from './requestIds';

/** Has the span of a request say which operation it was and what the log calls the request, when requests are traced. */
export function traceOperations(): ApolloServerPlugin<IdentifiedRequest> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, contextValue }) {
          const span = trace.getActiveSpan();
          if (!span || !operation) return;
          // Its first field, not the name that a client gave it.
          const name = nameOf(operation);
          span.updateName(`${operation.operation} ${name}`);
          span.setAttributes({
            'graphql.operation.name': name,
            'graphql.operation.type': operation.operation,
            'portal.request_id': contextValue.requestId,
          });
        },
      };
    },
  };
}
