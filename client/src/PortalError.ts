import { ClientError } from 'graphql-request';

/** What the API says of an error, beside its code; see the list of errors in its documentation. */
export interface ErrorDetails {
  /** Of BAD_USER_INPUT: the path of each field that is wrong, and why, in Dutch. */
  fields?: Readonly<Record<string, string>>;
  /** Of RATE_LIMITED and UNAVAILABLE: when it may be tried again. */
  retryAfterSeconds?: number;
  /** Of CONFLICT: which version there is now, by whom and since when. */
  revision?: number;
  modifiedBy?: string;
  modifiedAt?: string;
}

/** An operation that did not succeed. Its message is Dutch, for people; programs look at `code`. */
export class PortalError extends Error {
  override readonly name = 'PortalError';

  /**
   * @param code such as NOT_FOUND; NETWORK when no answer came
   * @param details what the API says beside it
   */
  constructor(
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The code for when there is no answer of the API. */
export const NETWORK = 'NETWORK';

/**
 * @returns what was thrown, as an error of the portal; without what was asked, since an error ends up in a log
 */
export function toPortalError(error: unknown): PortalError {
  if (!(error instanceof ClientError)) return noAnswer(error);
  const { errors: [first] = [], status } = error.response;
  // A proxy in front says 502 to 504 when the portal did not answer; what is refused stays refused.
  if (!first && status < 500) return new PortalError('BAD_REQUEST', `Het portaal antwoordt ${status}.`);
  if (!first) return noAnswer(new Error(`HTTP ${status}`));
  const { code = 'INTERNAL_SERVER_ERROR', ...details } = (first.extensions ?? {}) as ErrorDetails & {
    code?: string;
  };
  return new PortalError(code, first.message, details);
}

function noAnswer(cause: unknown): PortalError {
  return new PortalError(NETWORK, 'Er kwam geen antwoord van het portaal.', {}, { cause });
}
