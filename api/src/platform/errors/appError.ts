import { texts } from './texts';

/** The codes a client can act on; every error of the API carries one in `extensions.code`. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  // Somebody else is signed in than the page was made for.
  | 'SESSION_CHANGED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  // The password is right; `methods` says how to show the rest.
  | 'SECOND_FACTOR_NEEDED'
  // Not one of the portal's own documents: an id of another build, or a text that may not be sent (FREE_QUERIES).
  | 'UNKNOWN_DOCUMENT'
  // The database, or another service such as the payment provider, does not answer.
  | 'UNAVAILABLE';

/** Field path within the input (`email`, `permissions.general`) → Dutch message for that field. */
export type FieldErrors = Record<string, string>;

/**
 * The only error that services throw. The message is Dutch and meant for the person at the screen;
 * GraphQL copies `extensions` into the answer, so services need to know nothing of GraphQL.
 */
export class AppError extends Error {
  readonly extensions: Readonly<Record<string, unknown>> & { readonly code: ErrorCode };

  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'AppError';
    this.extensions = { ...details, code };
  }
}

/** Input that cannot be accepted: each wrong field with its message. */
export function badInput(fields: FieldErrors): AppError {
  return new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? texts.badInput, { fields });
}

/** The record does not exist (any more). */
export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} bestaat niet (meer).`);
}

/** Nobody is signed in, or the session has ended. */
export function unauthenticated(message: string = texts.unauthenticated): AppError {
  return new AppError('UNAUTHENTICATED', message);
}

/** Signed in, but without the right for this. */
export function forbidden(): AppError {
  return new AppError('FORBIDDEN', texts.forbidden);
}

/** Too many attempts. @param seconds how long until the next attempt may be made */
export function rateLimited(seconds: number): AppError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const unit = minutes === 1 ? 'minuut' : 'minuten';
  return new AppError('RATE_LIMITED', `Te veel pogingen. Probeer het over ${minutes} ${unit} opnieuw.`, {
    retryAfterSeconds: Math.ceil(seconds),
  });
}

/** So long an engine that is started again may take, in seconds. */
const BACK_WITHIN = 2;

/** The database does not answer now; what was asked may or may not have been done. */
export function databaseAway(): AppError {
  return new AppError('UNAVAILABLE', texts.databaseAway, { retryAfterSeconds: BACK_WITHIN });
}

/**
 * The API cannot start, for a reason that the person who starts it can do something about. The message is
 * one plain English sentence that ends with what to do; `main` prints only that and exits with code 1.
 */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
