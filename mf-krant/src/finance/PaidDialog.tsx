import { formatEuro } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { Alert, Button, Dialog } from 'kit/ui';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantPaidDialogFragmentDoc, KrantPayDocument } from '../gql/graphql';

interface PaidDialogProps {
  ad: FragmentType<typeof KrantPaidDialogFragmentDoc>;
  /** Brings lists and totals up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** The question 'Betaald?', of an invoice or in cash. */
export function PaidDialog({ ad, onDone, onClose }: PaidDialogProps) {
  const { id, advertiserUserId, name, advPrice } = getFragmentData(KrantPaidDialogFragmentDoc, ad);
  const { save } = useSave(KrantPayDocument);
  const [sending, setSending] = useState<boolean>();
  const [error, setError] = useState<string>();
  const answer = async (paid: boolean) => {
    setSending(paid);
    setError(undefined);
    try {
      await save({ advertisementId: id, paid });
      await onDone();
      onClose();
    } catch (failure) {
      setError(toApiError(failure).message);
      setSending(undefined);
    }
  };
  const busy = sending !== undefined;
  return (
    <Dialog
      onClose={onClose}
      title="Betaald?"
      size={400}
      busy={busy}
      alert
      actions={
        <>
          <Button
            variant="ghost"
            pending={sending === false}
            disabled={sending === true}
            onClick={() => void answer(false)}
          >
            Nee
          </Button>
          <Button pending={sending === true} disabled={sending === false} onClick={() => void answer(true)}>
            Ja
          </Button>
        </>
      }
    >
      <p>{`Nr ${advertiserUserId}, ${name}: ${formatEuro(advPrice ?? 0)}.`}</p>
      {error && <Alert kind="error">{error}</Alert>}
    </Dialog>
  );
}
