import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { EmailLink, useRefetch } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, Card } from 'kit/ui';
import { useState } from 'react';
import { object } from 'yup';

import {
  type PayableEnd,
  SecretariatEndPayableDocument,
  SecretariatPayablesDocument,
  type SecretariatPayablesQuery,
} from '../../gql/graphql';

type Payable = SecretariatPayablesQuery['openPayables'][number];

const schema = object({ reason: requiredText('Vul een reden in').max(500) });

/** Money that is due back to people, until it was paid back or written off. Nothing is shown as long as nothing is. */
export function Payables() {
  const { data } = useQuery(SecretariatPayablesDocument, { fetchPolicy: 'cache-and-network' });
  const [ending, setEnding] = useState<{ payable: Payable; how: PayableEnd }>();
  const { save } = useSave(SecretariatEndPayableDocument);
  const reload = useRefetch(['SecretariatPayables']);
  const payables = data?.openPayables ?? [];
  if (payables.length === 0) return null;
  const close = () => setEnding(undefined);
  const end = async (reason?: string) => {
    if (!ending) return;
    try {
      await save({ id: ending.payable.id, how: ending.how, reason });
    } finally {
      // Also when it is refused: perhaps somebody was first.
      await reload();
    }
  };
  const what = ending && `${ending.payable.label}, ${formatEuro(ending.payable.amount)}.`;
  return (
    <Card title="Terug te betalen" data-no-print>
      <Table
        caption="Terug te betalen"
        columns={columnsFor((payable, how) => setEnding({ payable, how }))}
        rows={payables}
        rowKey={({ id }) => id}
      />
      {ending?.how === 'paidBack' && (
        <ConfirmActionDialog
          isOpen
          question="Is dit terugbetaald?"
          confirmLabel="Terugbetaald"
          onConfirm={() => end()}
          onClose={close}
        >
          {`${what} Is het overgemaakt, koppel dan de regel van de bank: dan gaat het vanzelf.`}
        </ConfirmActionDialog>
      )}
      {ending?.how === 'writtenOff' && (
        <FormDialog<{ reason: string }>
          title="Niet terugbetalen?"
          isOpen
          submitLabel="Afboeken"
          schema={schema}
          initialValues={{ reason: '' }}
          onSubmit={({ reason }) => end(reason)}
          onClose={close}
        >
          <p>{`${what} Dit hoeft dan niet terug en telt weer als inkomsten.`}</p>
          <FormTextArea name="reason" label="Reden" maxLength={500} />
        </FormDialog>
      )}
    </Card>
  );
}

function columnsFor(onEnd: (payable: Payable, how: PayableEnd) => void): Column<Payable>[] {
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
            onClick={() => onEnd(payable, 'paidBack')}
          >
            Terugbetaald
          </Button>
          <Button
            variant="text"
            size="small"
            aria-label={`${payable.label}: afboeken`}
            onClick={() => onEnd(payable, 'writtenOff')}
          >
            Afboeken
          </Button>
        </RowActions>
      ),
    },
  ];
}
