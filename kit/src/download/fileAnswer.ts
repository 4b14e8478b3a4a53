import { ApiError, interruptedSession, interruptionIn, toApiError } from 'kit/graphql';

const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.';

/** No answer came: the same words as for any other request. */
export function noConnection(): ApiError {
  return toApiError(new Error('no answer'));
}

/** What a file request was refused with. @param body `{ errors: [{ message, extensions }] }`, as GraphQL has it */
export function refusalIn(body: string): ApiError {
  try {
    const { errors } = JSON.parse(body) as {
      errors: [{ message: string; extensions?: { code?: string; signedInAs?: string } }];
    };
    const [{ message, extensions: { code = 'INTERNAL_SERVER_ERROR', ...details } = {} }] = errors;
    if (typeof message === 'string') return new ApiError(message, code, {}, details);
  } catch {
    // Something between us and the server answered.
  }
  return new ApiError(FAILED, 'INTERNAL_SERVER_ERROR');
}

/**
 * Does a file request; when the session has ended, or is somebody else's, it waits until the person has signed in again
 * and then does it anew, as the GraphQL client does.
 */
export async function withSession<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const interruption = interruptionIn({ ...error.details, code: error.code });
    if (!interruption) throw error;
    await interruptedSession.wait(interruption).catch((left: Error) => {
      throw new ApiError(left.message, error.code);
    });
    return withSession(request);
  }
}
