import { Stack } from 'kit/ui';

import { DirectDebitFiles } from './DirectDebitFiles';
import { MakeDirectDebit } from './MakeDirectDebit';

/** Collecting what people owe, for the DB: a new file for the bank, and what became of those that were made. */
export function DirectDebitsTab() {
  return (
    <Stack>
      <MakeDirectDebit />
      <DirectDebitFiles />
    </Stack>
  );
}
