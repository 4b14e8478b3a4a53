import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

import { mayReadElsewhere } from '../database/reading/readAtOnce';

/** What an answer says that is the same for everybody: caches may keep it for a minute. */
export const PUBLIC = 'public, max-age=60';

/**
 * Lets caches keep the answers to queries that ask only for these root fields, when nothing went wrong. Any other
 * field beside them and the answer stays private.
 */
export function publicCaching(publicQueries: readonly string[]): ApolloServerPlugin<object> {
  const known = new Set([...publicQueries, '__typename']);
  // Apollo keeps the parsed documents, so each is looked at once.
  const judged = new WeakMap<OperationDefinitionNode, boolean>();
  const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) => {
    const verdict =
      judged.get(operation) ?? rootFields(document, operation).every((field) => known.has(field));
    judged.set(operation, verdict);
    return verdict;
  };
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation }) {
          // What caches may keep for a minute may be as old on a secondary.
          if (operation?.operation === OperationTypeNode.QUERY && isPublic(document, operation))
            mayReadElsewhere();
        },
        async willSendResponse({ document, operation, response }) {
          if (
            !document ||
            operation?.operation !== OperationTypeNode.QUERY ||
            response.body.kind !== 'single'
          )
            return;
          const { data, errors } = response.body.singleResult;
          if (!data || errors?.length) return;
          if (isPublic(document, operation)) {
            response.http.headers.set('cache-control', PUBLIC);
          }
        },
      };
    },
  };
}

/** The root fields of an operation by their own names, those in fragments too. */
function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = new Map(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const fieldsOf = (set?: SelectionSetNode): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      return fieldsOf(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value),
      );
    });
  return fieldsOf(operation.selectionSet);
}
