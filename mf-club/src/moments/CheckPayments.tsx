import { toApiError, useSave } from 'kit/graphql';
import { Button, useSnackbar } from 'kit/ui';
import { RefreshCw } from 'lucide-react';

import { ClubCheckPaymentsDocument } from '../gql/graphql';

interface CheckPaymentsProps {
  id: string;
  /** Why it did not work; undefined: it did. */
  onError: (message: string | undefined) => void;
}

/** Asks the payment provider what was paid. */
export function CheckPayments({ id, onError }: CheckPaymentsProps) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(ClubCheckPaymentsDocument);
  const check = async () => {
    onError(undefined);
    try {
      const { checkContactMomentPayments: moment } = await save({ id });
      const { asked, paid } = moment.payments;
      snackbar.show(`Betalingen gecontroleerd: ${paid} van ${asked} betaald`);
    } catch (failure) {
      onError(`Checken van de betalingen is mislukt: ${toApiError(failure).message}`);
    }
  };
  return (
    <Button variant="ghost" icon={<RefreshCw aria-hidden />} pending={saving} onClick={() => void check()}>
      Betalingen controleren
    </Button>
  );
}
