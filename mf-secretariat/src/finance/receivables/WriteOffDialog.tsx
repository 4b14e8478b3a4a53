import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { object } from 'yup';

import { SecretariatWriteOffReceivableDocument } from '../../gql/graphql';
import type { Receivable } from './ages';

/** What is read anew when something was written off, or that was taken back. */
export const LISTS = ['SecretariatReceivables', 'SecretariatWriteOffs'];
const schema = object({ reason: requiredText('Vul een reden in').max(500) });

/** Asks why something is no longer expected, and writes it off. */
export function WriteOffDialog({ receivable, onClose }: { receivable: Receivable; onClose: () => void }) {
  const { id, label, amount } = receivable;
  const { save } = useSave(SecretariatWriteOffReceivableDocument, { done: 'Afgeboekt' });
  const reload = useRefetch(LISTS);
  return (
    <FormDialog<{ reason: string }>
      title="Afboeken?"
      submitLabel="Afboeken"
      schema={schema}
      initialValues={{ reason: '' }}
      onSubmit={({ reason }) => save({ id, writeOff: { reason } })}
      onDone={reload}
      onClose={onClose}
    >
      <p>{`${label}, ${formatEuro(amount)}. Dit wordt dan niet meer verwacht en niet meer herinnerd.`}</p>
      <FormTextArea name="reason" label="Reden" maxLength={500} />
    </FormDialog>
  );
}
