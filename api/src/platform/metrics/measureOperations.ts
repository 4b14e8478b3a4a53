import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLFormattedError, Kind, type OperationDefinitionNode } from 'graphql';

import type { Metrics, Outcome } from './metrics';

/** Errors with these codes are faults of ours. */
const FAULTS: ReadonlySet<unknown> = new Set(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);

/** Measures every operation. */
export function measureOperations(metrics: Metrics): ApolloServerPlugin<object> {
  return {
    async requestDidStart() {
      const begin = performance.now();
      return {
        async willSendResponse({ operation, response: { body } }) {
          const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
          metrics.measure(nameOf(operation), outcomeOf(errors), (performance.now() - begin) / 1000);
        },
      };
    },
  };
}

/** Its first field: of an operation that was checked one of the schema, so that nobody makes up names. */
export function nameOf(operation: OperationDefinitionNode | undefined): string {
  if (!operation) return 'not understood';
  const [first] = operation.selectionSet.selections;
  return first?.kind === Kind.FIELD ? first.name.value : 'other';
}

function outcomeOf(errors: readonly GraphQLFormattedError[] | undefined): Outcome {
  if (!errors?.length) return 'ok';
  return errors.some(({ extensions }) => FAULTS.has(extensions?.code)) ? 'failed' : 'refused';
}
