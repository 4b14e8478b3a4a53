import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';

import { isDatabaseAway } from '../database/databaseAway';
import { AppError, databaseAway } from '../errors/appError';
import { texts } from '../errors/texts';

const CLIENT_CODES = new Set([
  'UNAUTHENTICATED',
  'SESSION_CHANGED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'CONFLICT',
  'NOT_FOUND',
  'RATE_LIMITED',
  'SECOND_FACTOR_NEEDED',
  'UNAVAILABLE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

/** What the API reveals of an error: the known codes as they are, a database that is away, anything else masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  // What fails before an operation runs has no path, and so is not unwrapped.
  const { originalError } = error as { originalError?: unknown };
  if (isDatabaseAway(originalError ?? unwrapResolverError(error))) {
    const { message, extensions } = databaseAway();
    return { message, path: formatted.path, extensions: { ...extensions } };
  }
  if (hasClientCode(formatted)) {
    const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
    return { ...formatted, extensions };
  }
  return { message: texts.internal, path: formatted.path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Whether an error is an answer to the client, and not a fault of ours. */
export function isForeseen(error: GraphQLError): boolean {
  return hasClientCode(error) || unwrapResolverError(error) instanceof AppError;
}

function hasClientCode({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  return typeof extensions?.code === 'string' && CLIENT_CODES.has(extensions.code);
}
