import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

import { AuditKind } from '../audit/auditKind.enum';
import { store } from '../audit/copyEvents';
import { type AuditActor, newEvent } from '../audit/newEvent';
import { logError } from '../log/logError';

const FORBIDDEN = 'FORBIDDEN';

/**
 * Logs what somebody may not read: each field of a query, or below the answer of a mutation, that was refused. The
 * refusal of a mutation itself is logged with it.
 */
export function logRefusals<Context extends object>(
  actorOf: (context: Context, operation: string) => AuditActor,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operation }) {
          const isMutation = operation?.operation === OperationTypeNode.MUTATION;
          const refused = errors.filter(
            (error) => codeOf(error) === FORBIDDEN && !(isMutation && error.path?.length === 1),
          );
          const operations = new Set(refused.map(({ path }) => String(path?.[0] ?? firstField(operation))));
          const events = [...operations].map((name) =>
            newEvent(actorOf(contextValue, name), { kind: AuditKind.refused, outcome: FORBIDDEN }),
          );
          if (events.length === 0) return;
          await store(events).catch((error: unknown) => logError(error, 'refusal not in the log'));
        },
      };
    },
  };
}

/** What an operation asks for that was refused before it ran. */
function firstField(operation: OperationDefinitionNode | undefined): string {
  const field = operation?.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  return field?.name.value ?? '';
}

function codeOf({ extensions, originalError }: GraphQLError): unknown {
  const inner = (originalError as { extensions?: { code?: unknown } } | null | undefined)?.extensions;
  return extensions.code ?? inner?.code;
}
