import { ApiError, toApiError, useSave } from 'kit/graphql';

import { ClubMakeLettersDocument } from '../gql/graphql';

/**
 * Has the letters of a moment made; the same again while that goes on begins nothing new (spec 3, section 4).
 * @returns `make`, which throws what the spec says about a failure (section 8)
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
