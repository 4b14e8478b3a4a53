import { ApiError } from 'kit/graphql';
import { useState } from 'react';

/** How somebody shows, after the password, that it is them. */
export type SecondStepMethod = 'authenticator' | 'recoveryCode' | 'passkey';

/** The password was right, and one of these must follow. */
export interface NeededStep {
  email: string;
  password: string;
  methods: readonly SecondStepMethod[];
}

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
