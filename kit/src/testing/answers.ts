import type { TypedDocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, type SelectionSetNode } from 'graphql';

/** The same for all, in ms: answers come in the order of the questions. Apollo's own delay is a random one. */
export const DELAY = 10;

/**
 * The answer of the API to an operation, as often as it is asked unless `times` says otherwise. `data` needs no
 * `__typename`: those that the operation's fragments ask for are filled in.
 */
export function answer<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  data: Data,
  times = Number.POSITIVE_INFINITY,
): MockLink.MockedResponse {
  return {
    request: { query: query as unknown as TypedDocumentNode, variables: variables as object },
    result: { data: withTypenames(query, data) as Record<string, unknown> },
    maxUsageCount: times,
    delay: DELAY,
  };
}

/** A refusal of the API, once. */
export function refuse<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  message: string,
  extensions: Record<string, unknown>,
): MockLink.MockedResponse {
  return {
    request: { query: query as unknown as TypedDocumentNode, variables: variables as object },
    result: { errors: [new GraphQLError(message, { extensions })] },
    delay: DELAY,
  };
}

function withTypenames(document: DocumentNode, data: unknown): unknown {
  const fragments = new Map(
    document.definitions
      .filter((part): part is FragmentDefinitionNode => part.kind === 'FragmentDefinition')
      .map((fragment) => [fragment.name.value, fragment]),
  );

  function fill(value: unknown, selection: SelectionSetNode): unknown {
    if (Array.isArray(value)) return value.map((each) => fill(each, selection));
    if (typeof value !== 'object' || value === null) return value;
    let filled = { ...value } as Record<string, unknown>;
    for (const part of selection.selections) {
      if (part.kind === 'FragmentSpread') {
        const fragment = fragments.get(part.name.value);
        if (!fragment) continue;
        filled = { __typename: fragment.typeCondition.name.value, ...filled };
        filled = fill(filled, fragment.selectionSet) as Record<string, unknown>;
      } else if (part.kind === 'Field' && part.selectionSet) {
        const name = part.alias?.value ?? part.name.value;
        filled[name] = fill(filled[name], part.selectionSet);
      }
    }
    return filled;
  }

  const operation = document.definitions.find((part) => part.kind === 'OperationDefinition');
  return operation ? fill(data, operation.selectionSet) : data;
}
