import { ApiError, toApiError } from 'kit/graphql';

/**
 * A save whose failure is told in the foundation's words. What the server says about a field, or
 * about somebody else's edit, stays as it is: the form has a place for it.
 * @throws ApiError
 */
export async function withFailureText<Data>(save: Promise<Data>, text: string): Promise<Data> {
  try {
    return await save;
  } catch (error) {
    const refusal = toApiError(error);
    if (refusal.code === 'CONFLICT' || Object.keys(refusal.fields).length > 0) throw refusal;
    throw new ApiError(text, refusal.code);
  }
}
