import { useSnackbar } from 'kit/ui';

import { toApiError } from './apiError';

/** An act that can be taken back, and what is told about it. */
export interface Reversible<Done> {
  /** Does it, and brings the screen up to date. @throws ApiError */
  act: () => Promise<Done>;
  /** Such as 'Bar gearchiveerd'. */
  done: string;
  /** Takes back what `act` gave. @throws ApiError */
  undo: (done: Done) => Promise<unknown>;
  /** Such as 'Bar teruggehaald'. */
  undone: string;
}

/**
 * For what can be taken back, and so needs no question: it is done at once and confirmed with 'Ongedaan maken'. Why one of
 * the two failed is told in the snackbar, so that what is given never throws.
 */
export function useReversible(): <Done>(reversible: Reversible<Done>) => Promise<void> {
  const snackbar = useSnackbar();
  const attempt = async <Value>(work: () => Promise<Value>, then: (value: Value) => void) => {
    try {
      then(await work());
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return ({ act, done, undo, undone }) =>
    attempt(act, (value) =>
      snackbar.show(done, {
        undo: () =>
          attempt(
            () => undo(value),
            () => snackbar.show(undone),
          ),
      }),
    );
}
