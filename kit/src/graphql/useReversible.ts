import { useSnackbar } from 'kit/ui';

import { toApiError } from './apiError';

/** An act that can be taken back, and what is told about it. */
export interface Reversible<Done> {
  /** Does it. @throws ApiError */
  act: () => Promise<Done>;
  /** Such as 'Bar gearchiveerd'. */
  done: string;
  /** Takes back what `act` gave. @throws ApiError */
  undo: (done: Done) => Promise<unknown>;
  /** Such as 'Bar teruggehaald'. */
  undone: string;
  /** Brings the screen up to date, after a refusal too: then it is not what it was. When that fails, its lists say so. */
  reload: () => Promise<unknown>;
}

/**
 * For what can be taken back, and so needs no question: it is done at once and confirmed with 'Ongedaan maken'. Why one of
 * the two failed is told in the snackbar, so that what is given never throws.
 */
export function useReversible(): <Done>(reversible: Reversible<Done>) => Promise<void> {
  const snackbar = useSnackbar();
  return async ({ act, done, undo, undone, reload }) => {
    const attempt = async <Value>(work: () => Promise<Value>, then: (value: Value) => void) => {
      try {
        then(await work());
      } catch (error) {
        snackbar.show(toApiError(error).message, { tone: 'error' });
      }
      await reload().catch(() => undefined);
    };
    await attempt(act, (value) =>
      snackbar.show(done, {
        undo: () =>
          attempt(
            () => undo(value),
            () => snackbar.show(undone),
          ),
      }),
    );
  };
}
