import { CombinedGraphQLErrors } from '@apollo/client';

/** The server's refusal, ready for a form: Form puts `fields` on its fields and the message above it. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** `extensions.code`, or 'NETWORK' when no answer came. */
    readonly code: string,
    /** Field path → Dutch message. */
    readonly fields: Record<string, string> = {},
    /** The other extensions, such as who changed a record in the meantime. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

const NO_CONNECTION = 'Er is geen verbinding met de server. Controleer je internet en probeer het opnieuw.';

/** What an operation threw, in Dutch and with its code. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!CombinedGraphQLErrors.is(error)) return new ApiError(NO_CONNECTION, 'NETWORK');
  const first = error.errors[0];
  const { code = 'INTERNAL_SERVER_ERROR', fields = {}, ...details } = first?.extensions ?? {};
  return new ApiError(
    first?.message ?? NO_CONNECTION,
    String(code),
    fields as Record<string, string>,
    details,
  );
}
