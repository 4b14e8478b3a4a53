import { ApiError, expiredSession, toApiError } from 'kit/graphql';

const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.';

/** No answer came: the same words as for any other request. */
export function noConnection(): ApiError {
  return toApiError(new Error('no answer'));
}

/** What a file request was refused with. @param body `{ errors: [{ message, extensions }] }`, as GraphQL has it */
export function refusalIn(body: string): ApiError {
  try {
    const { errors } = JSON.parse(body) as {
      errors: [{ message: string; extensions?: { code?: string; requestId?: string } }];
    };
    const [{ message, extensions }] = errors;
    if (typeof message === 'string')
      return new ApiError(message, extensions?.code ?? 'INTERNAL_SERVER_ERROR');
  } catch {
    // Something between us and the server answered.
  }
  return new ApiError(FAILED, 'INTERNAL_SERVER_ERROR');
}

/**
 * Does a file request; when the session has expired it waits until the person has signed in again and then does it
 * anew, as the GraphQL client does.
 */
export async function withSession<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED') throw error;
    await expiredSession.wait().catch((left: Error) => {
      throw new ApiError(left.message, error.code);
    });
    return withSession(request);
  }
}
