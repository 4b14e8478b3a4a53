import { ApiError, toApiError, useSave } from 'kit/graphql';

import { ClubMakeLettersDocument } from '../gql/graphql';

/**
 * Has the letters of a moment made; the same again while that goes on begins nothing new.
 * @returns `make`, which throws the foundation's words about a failure
 */
export function useMakeLetters(id: string): { make: () => Promise<void>; isStarting: boolean } {
  const { save, saving } = useSave(ClubMakeLettersDocument);
  const make = async () => {
    try {
      await save({ id });
    } catch (failure) {
      const { message, code } = toApiError(failure);
      throw new ApiError(`Genereren van de brieven is mislukt: ${message}`, code);
    }
  };
  return { make, isStarting: saving };
}
