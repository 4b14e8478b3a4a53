import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { FormTextField } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object, string } from 'yup';

import {
  type SecretariatClosedDeclarationFragment,
  SecretariatRestoreTransactionDocument,
  SecretariatReverseTransactionDocument,
} from '../../gql/graphql';

const schema = object({ reason: string().max(500) });

interface CorrectionDialogsProps {
  /** A line that counts: it is corrected by a counter-entry, or that is taken back. */
  line: SecretariatClosedDeclarationFragment | undefined;
  /** Brings the lists up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a line is corrected by a counter-entry, or before that is taken back. */
export function CorrectionDialogs({ line, onDone, onClose }: CorrectionDialogsProps) {
  const reversing = useSave(SecretariatReverseTransactionDocument, { done: 'Tegengeboekt' });
  const restoring = useSave(SecretariatRestoreTransactionDocument, { done: 'Tegenboeking teruggenomen' });
  if (!line) return null;
  const what = `${line.description}, ${formatEuro(line.amount)}`;
  if (line.reversal) {
    return (
      <ConfirmActionDialog
        isOpen
        question="Tegenboeking terugnemen?"
        confirmLabel="Terugnemen"
        onConfirm={async () => {
          await restoring.save({ id: line.id });
          await onDone();
        }}
        onClose={onClose}
      >
        {`${what}. De boeking telt dan weer mee.`}
      </ConfirmActionDialog>
    );
  }
  return (
    <FormDialog<{ reason: string }>
      title="Tegenboeken?"
      isOpen
      submitLabel="Tegenboeken"
      schema={schema}
      initialValues={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        await reversing.save({ id: line.id, correction: { reason } });
        await onDone();
      }}
      onClose={onClose}
    >
      <p>{`${what}. De boeking en de bon blijven staan; de tegenboeking maakt haar ongedaan.`}</p>
      <FormTextField name="reason" label="Reden (optioneel)" maxLength={500} autoComplete="off" />
    </FormDialog>
  );
}
