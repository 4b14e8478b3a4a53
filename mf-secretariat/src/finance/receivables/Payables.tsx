import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useQuery, useReversible, useSave } from 'kit/graphql';
import { EmailLink, useRefetch } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, Card } from 'kit/ui';
import { useState } from 'react';
import { object } from 'yup';

import {
  SecretariatEndPayableDocument,
  SecretariatPayablesDocument,
  type SecretariatPayablesQuery,
  SecretariatReopenPayableDocument,
} from '../../gql/graphql';

type Payable = SecretariatPayablesQuery['openPayables'][number];

const schema = object({ reason: requiredText('Vul een reden in').max(500) });

/** Money that is due back to people, until it was paid back or written off. Nothing is shown as long as nothing is. */
export function Payables() {
  const { data } = useQuery(SecretariatPayablesDocument, { fetchPolicy: 'cache-and-network' });
  const [writingOff, setWritingOff] = useState<Payable>();
  const end = useSave(SecretariatEndPayableDocument);
  const reopen = useSave(SecretariatReopenPayableDocument);
  const reversibly = useReversible();
  const reload = useRefetch(['SecretariatPayables']);
  const payables = data?.openPayables ?? [];
  const isDone = (id: string, done: string, act: () => Promise<unknown>) =>
    reversibly({ act, done, undo: () => reopen.save({ id }), undone: 'Weer terug te betalen', reload });
  const paidBack = ({ id }: Payable) => isDone(id, 'Terugbetaald', () => end.save({ id, how: 'paidBack' }));
  return (
    <>
      {payables.length > 0 && (
        <Card title="Terug te betalen" data-no-print>
          <p>Is het overgemaakt, koppel dan de regel van de bank: dan gaat het vanzelf.</p>
          <Table
            caption="Terug te betalen"
            columns={columnsFor(paidBack, setWritingOff)}
            rows={payables}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
      {writingOff && (
        <FormDialog<{ reason: string }>
          title="Niet terugbetalen?"
          isOpen
          submitLabel="Afboeken"
          schema={schema}
          initialValues={{ reason: '' }}
          onSubmit={async ({ reason }) => {
            const { id } = writingOff;
            // A fault stands in the dialog.
            const done = await end.save({ id, how: 'writtenOff', reason });
            await isDone(id, 'Afgeboekt', () => Promise.resolve(done));
          }}
          onClose={() => setWritingOff(undefined)}
        >
          <p>{`${writingOff.label}, ${formatEuro(writingOff.amount)}. Dit hoeft dan niet terug en telt weer als inkomsten.`}</p>
          <FormTextArea name="reason" label="Reden" maxLength={500} />
        </FormDialog>
      )}
    </>
  );
}

function columnsFor(
  onPaidBack: (payable: Payable) => unknown,
  onWriteOff: (payable: Payable) => void,
): Column<Payable>[] {
  return [
    { id: 'since', header: 'Sinds', nowrap: true, cell: ({ since }) => formatDate(since) },
    { id: 'label', header: 'Waarvoor', keepWords: true, cell: ({ label }) => label },
    { id: 'email', header: 'E-mail', cell: ({ email }) => email && <EmailLink address={email} /> },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (payable) => (
        <RowActions>
          <Button
            variant="ghost"
            size="small"
            aria-label={`${payable.label}: terugbetaald`}
            onClick={() => void onPaidBack(payable)}
          >
            Terugbetaald
          </Button>
          <Button
            variant="text"
            size="small"
            aria-label={`${payable.label}: afboeken`}
            onClick={() => onWriteOff(payable)}
          >
            Afboeken
          </Button>
        </RowActions>
      ),
    },
  ];
}
