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

interface PageMore {
  /** How many there are in all; as many as are on the page unless said otherwise. */
  totalCount?: number;
  /** Where the next page begins; null when this is the last one. */
  endCursor?: string | null;
}

/** A page of a list as the API answers it: all there is, unless `more` says otherwise. */
export function pageOf<Node>(nodes: readonly Node[], more: PageMore = {}) {
  const { totalCount = nodes.length, endCursor = null } = more;
  return {
    edges: nodes.map((node) => ({ node })),
    totalCount,
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  };
}
