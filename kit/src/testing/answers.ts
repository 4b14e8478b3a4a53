import type { TypedDocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { GraphQLError } from 'graphql';

import type { Unmasked } from './unmasked';
import { withTypenames } from './withTypenames';

/** The same for all, in ms: answers come in the order of the questions. Apollo's own delay is a random one. */
export const DELAY = 1;

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
    request: { query: query, variables: variables as object },
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
    request: { query: query, variables: variables as object },
    result: { errors: [new GraphQLError(message, { extensions })] },
    delay: DELAY,
  };
}

/** No answer comes to an operation, as without a connection: once unless `times` says otherwise. */
export function noAnswer<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  times = 1,
): MockLink.MockedResponse {
  return lost({ request: { query: query, variables: variables as object } }, times);
}

/** No answer comes to what would have been answered so: once unless `times` says otherwise. */
export function lost(mock: MockLink.MockedResponse, times = 1): MockLink.MockedResponse {
  return { ...mock, result: undefined, error: new TypeError('Failed to fetch'), maxUsageCount: times };
}
