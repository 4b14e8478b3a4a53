import { toApiError, useReversible, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatPauseWebhookDocument,
  SecretariatResendWebhookDeliveryDocument,
  SecretariatSendTestWebhookDocument,
  SecretariatWebhookFormFragmentDoc,
  type SecretariatWebhookRowFragment,
  SecretariatWebhookRowFragmentDoc,
} from '../../gql/graphql';

/**
 * Pauses a webhook, or goes on with one that stands still; either can be undone.
 * @param reload brings the list up to date
 */
export function usePauseWebhook(
  reload: () => Promise<unknown>,
): (webhook: SecretariatWebhookRowFragment) => Promise<void> {
  const reversibly = useReversible();
  const { save } = useSave(SecretariatPauseWebhookDocument);
  return (webhook) => {
    const { id, revision, name } = getFragmentData(SecretariatWebhookFormFragmentDoc, webhook);
    const isPaused = webhook.state !== 'active';
    const put = async (at: number, paused: boolean) => {
      const { pauseWebhook } = await save({ id, revision: at, paused });
      const after = getFragmentData(SecretariatWebhookRowFragmentDoc, pauseWebhook);
      return getFragmentData(SecretariatWebhookFormFragmentDoc, after);
    };
    return reversibly({
      act: () => put(revision, !isPaused),
      done: isPaused ? `${name} hervat` : `${name} gepauzeerd; wat gebeurt, wacht zolang`,
      undo: (after) => put(after.revision, isPaused),
      undone: isPaused ? `${name} weer gepauzeerd` : `${name} weer hervat`,
      reload,
    });
  };
}

/** Sends a test message, or a delivery again; what went wrong is told. @param reload brings the deliveries up to date */
export function useSendWebhook(reload: () => Promise<unknown>) {
  const snackbar = useSnackbar();
  const test = useSave(SecretariatSendTestWebhookDocument, { done: 'Testbericht staat klaar' });
  const again = useSave(SecretariatResendWebhookDeliveryDocument, { done: 'Wordt opnieuw verstuurd' });
  const done = async (sending: Promise<unknown>) => {
    await sending.catch((error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }));
    await reload();
  };
  return {
    sendTest: (id: string) => done(test.save({ id })),
    resend: (id: string) => done(again.save({ id })),
    isBusy: test.saving,
  };
}
