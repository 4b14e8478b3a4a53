import { ApiError } from 'kit/graphql';
import { lazy, useState } from 'react';

import { useSession } from './sessionContext';

/** How somebody shows, after the password, that it is them. */
export type SecondStepMethod = 'authenticator' | 'recoveryCode' | 'passkey';

/** The password was right, and one of these must follow. */
export interface NeededStep {
  email: string;
  password: string;
  methods: readonly SecondStepMethod[];
}

/** The second step of signing in; its code comes when it is needed. */
export const SecondStep = lazy(() => import('./SecondStepForm'));

/** 'Inloggen met passkey'; nothing in a browser that knows none. */
export const PasskeyButton = lazy(() => import('./PasskeySignIn'));

/** Signing in with a password, and what must follow when that is not enough. */
export function useTwoSteps() {
  const { signIn } = useSession();
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
