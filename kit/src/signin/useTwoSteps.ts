import { ApiError } from 'kit/graphql';
import { useState } from 'react';

import type { NeededStep } from './neededStep';

/**
 * Signing in with a password, and what must follow when that is not enough.
 * @param signIn as the session gives it
 */
export function useTwoSteps(signIn: (email: string, password: string) => Promise<void>) {
  const [needed, setNeeded] = useState<NeededStep>();
  /** @throws ApiError with the server's Dutch message */
  const signInFirst = async (email: string, password: string) => {
    try {
      await signIn(email, password);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_NEEDED') throw error;
      setNeeded({ email, password, methods: error.details.methods as NeededStep['methods'] });
    }
  };
  return { needed, signInFirst, startOver: () => setNeeded(undefined) };
}
