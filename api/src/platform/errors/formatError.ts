import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';

import { logger } from '../log/logger';
import { AppError } from './appError';
import { texts } from './texts';

const CLIENT_CODES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'CONFLICT',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

/**
 * What leaves the API of an error: the known codes as they are, anything else masked. The cause is
 * logged under the path of the operation; its message may hold personal data, so only its name and stack go.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  if (typeof code === 'string' && CLIENT_CODES.has(code)) {
    const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
    return { ...formatted, extensions };
  }
  const cause = unwrapResolverError(error);
  if (!(cause instanceof AppError)) {
    logger.error({ path: formatted.path?.join('.'), ...describe(cause) }, 'operation failed');
  }
  return { message: texts.internal, path: formatted.path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

function describe(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return { cause: typeof cause };
  // The first stack line repeats the message, which may quote what somebody typed.
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    cause: cause.name,
    code: (cause as { code?: unknown }).code,
    stack: frames?.slice(0, 12).join('\n'),
  };
}
