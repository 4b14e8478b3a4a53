import { useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { toApiError } from './apiError';

/** What is tried beside a form, and its state. */
export interface Attempt {
  /** Does it, and answers whether it came through; why it did not is told in the snackbar, so that this never throws. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  attempting: boolean;
}

/** For what a button does: there is no form that shows why it failed. */
export function useAttempt(): Attempt {
  const snackbar = useSnackbar();
  const [attempting, setAttempting] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setAttempting(true);
    try {
      await work();
      return true;
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
      return false;
    } finally {
      setAttempting(false);
    }
  };
  return { attempt, attempting };
}
