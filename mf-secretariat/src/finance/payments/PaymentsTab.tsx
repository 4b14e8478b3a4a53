import { Stack } from 'kit/ui';

import { ExportPayments } from './ExportPayments';
import { PaymentFiles } from './PaymentFiles';

/** Paying what is approved, for the DB: a new file for the bank, and those that were made. */
export function PaymentsTab() {
  return (
    <Stack>
      <ExportPayments />
      <PaymentFiles />
    </Stack>
  );
}
