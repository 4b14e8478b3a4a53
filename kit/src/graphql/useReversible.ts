import { useSnackbar } from 'kit/ui';

import { useAttempt } from './useAttempt';

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
  const { attempt } = useAttempt();
  return async ({ act, done, undo, undone, reload }) => {
    const change = async (work: () => Promise<void>) => {
      await attempt(work);
      await reload().catch(() => undefined);
    };
    await change(async () => {
      const value = await act();
      const takeBack = async () => {
        await undo(value);
        snackbar.show(undone);
      };
      snackbar.show(done, { undo: () => change(takeBack) });
    });
  };
}
