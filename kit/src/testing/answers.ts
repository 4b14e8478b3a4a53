import type { TypedDocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { GraphQLError } from 'graphql';

/** The answer of the API to an operation, as often as it is asked unless `times` says otherwise. */
export function answer<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  data: Data,
  times = Number.POSITIVE_INFINITY,
): MockLink.MockedResponse {
  return {
    request: { query: query as unknown as TypedDocumentNode, variables: variables as object },
    result: { data: data as Record<string, unknown> },
    maxUsageCount: times,
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
  };
}
