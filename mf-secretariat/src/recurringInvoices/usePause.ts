import { formatDate } from 'kit/format';
import { useReversible, useSave } from 'kit/graphql';

import { getFragmentData } from '../gql/fragment-masking';
import {
  SecretariatPauseRecurringInvoiceDocument,
  type SecretariatRecurringRowFragment,
  SecretariatRecurringRowFragmentDoc,
} from '../gql/graphql';

/**
 * Pauses a recurring invoice, or goes on with one that is paused; what that means for its dates is said when it is done.
 * @param reload brings the lists up to date
 */
export function usePause(
  reload: () => Promise<unknown>,
): (recurring: SecretariatRecurringRowFragment) => Promise<void> {
  const reversibly = useReversible();
  const { save } = useSave(SecretariatPauseRecurringInvoiceDocument);
  return ({ id, revision, title, state, nextDate }) => {
    const isPaused = state === 'paused';
    const put = async (at: number, paused: boolean) => {
      const { pauseRecurringInvoice } = await save({ id, revision: at, paused });
      return getFragmentData(SecretariatRecurringRowFragmentDoc, pauseRecurringInvoice);
    };
    const first = nextDate ? ` (de eerste is ${formatDate(nextDate)})` : '';
    const words = {
      resumed: `${title} hervat; wat in de pauze viel, wordt niet ingehaald`,
      paused: `${title} gepauzeerd; datums in de pauze${first} worden overgeslagen`,
    };
    return reversibly({
      act: () => put(revision, !isPaused),
      done: isPaused ? words.resumed : words.paused,
      undo: (after) => put(after.revision, isPaused),
      undone: isPaused ? `${title} weer gepauzeerd` : `${title} weer hervat`,
      reload,
    });
  };
}
