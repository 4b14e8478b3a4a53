import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { type DocumentNode, GraphQLError, Kind } from 'graphql';
import { isDeepStrictEqual } from 'util';

import type { Unmasked } from './unmasked';
import { withTypenames } from './withTypenames';

/** The same for all, in ms: answers come in the order of the questions. Apollo's own delay is a random one. */
export const DELAY = 10;

/**
 * The answer of the API to an operation, as often as it is asked unless `times` says otherwise. `data` is all
 * that the API sends, also what fragments ask for; it needs no `__typename`.
 */
export function answer<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  data: Unmasked<Data>,
  times = Number.POSITIVE_INFINITY,
): MockLink.MockedResponse {
  return {
    request: { query: query, variables: asked(query, variables) },
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
    request: { query: query, variables: asked(query, variables) },
    result: { errors: [new GraphQLError(message, { extensions })] },
    delay: DELAY,
  };
}

/** The page makes a requestId of its own: which one is asked only by a test that says so. */
function asked(query: DocumentNode, variables: unknown): MockLink.MockedRequest['variables'] {
  const expected = (variables ?? {}) as OperationVariables;
  const takesOne = query.definitions.some(
    (part) =>
      part.kind === Kind.OPERATION_DEFINITION &&
      part.variableDefinitions?.some(({ variable }) => variable.name.value === 'requestId'),
  );
  if (!takesOne || 'requestId' in expected) return expected;
  return ({ requestId: _made, ...sent }) => isDeepStrictEqual(defined(sent), defined(expected));
}

/** As it is sent: without what is undefined. */
function defined(variables: OperationVariables): unknown {
  return JSON.parse(JSON.stringify(variables));
}
