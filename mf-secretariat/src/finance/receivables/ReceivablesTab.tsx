import { Loaded } from 'kit/data';
import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useAttempt, useQuery, useReversible, useSave } from 'kit/graphql';
import { EmailLink, Figure, Figures, LinedList, useRefetch } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, ButtonRow, Card, IconButton, phone, Stack, useMediaQuery, useSnackbar } from 'kit/ui';
import { Mailbox, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatEndPayableDocument,
  SecretariatOnlinePaymentsDocument,
  type SecretariatOnlinePaymentsQuery,
  SecretariatPayablesDocument,
  type SecretariatPayablesQuery,
  SecretariatReceivableFragmentDoc,
  SecretariatReceivablesDocument,
  SecretariatRemindReceivablesDocument,
  SecretariatReopenPayableDocument,
  SecretariatRestoreReceivableDocument,
  SecretariatSeeOnlinePaymentDocument,
  SecretariatWriteOffsDocument,
  type SecretariatWriteOffsQuery,
} from '../../gql/graphql';
import { ageOf, ages, dueForLetter, dueForReminder, type Receivable, sumOf } from './ages';
import { LettersDialog } from './LettersDialog';
import { ReceivableList } from './ReceivableList';
import { LISTS } from './WriteOffDialog';

/** What people owe us, of all areas, for the DB: how late it is, and reminding. */
export function ReceivablesTab() {
  const query = useQuery(SecretariatReceivablesDocument);
  const onPhone = useMediaQuery(phone);
  return (
    <Loaded query={query} subject="De lijst met wat er openstaat">
      {({ openReceivables }) => {
        const receivables = getFragmentData(SecretariatReceivableFragmentDoc, openReceivables);
        const head = (
          <>
            <AgesCard receivables={receivables} />
            <OnlinePayments />
          </>
        );
        return (
          <Stack>
            {!onPhone && head}
            <ReceivableList receivables={receivables} />
            {onPhone && head}
            <Payables />
            <WriteOffs />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** How much is open and how late that is, and reminding all who are late. */
function AgesCard({ receivables }: { receivables: readonly Receivable[] }) {
  const [isReminding, setReminding] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const due = dueForReminder(receivables);
  const unreachable = dueForLetter(receivables);
  return (
    <Card
      title={`Samen ${formatEuro(sumOf(receivables))}`}
      actions={
        (due.length > 0 || unreachable.length > 0) && (
          <ButtonRow data-no-print>
            {unreachable.length > 0 && (
              <Button variant="ghost" icon={<Mailbox aria-hidden />} onClick={() => setWriting(true)}>
                {`Brieven maken (${unreachable.length})`}
              </Button>
            )}
            {due.length > 0 && (
              <Button icon={<Send aria-hidden />} onClick={() => setReminding(true)}>
                {`Herinner wie te laat is (${due.length})`}
              </Button>
            )}
          </ButtonRow>
        )
      }
    >
      <Figures>
        {ages.map(({ id, label }) => {
          const those = receivables.filter((receivable) => ageOf(receivable) === id);
          return (
            <Figure
              key={id}
              label={label}
              value={formatEuro(sumOf(those))}
              more={those.length === 1 ? '1 post' : `${those.length} posten`}
            />
          );
        })}
      </Figures>
      {isWriting && <LettersDialog due={unreachable} onClose={() => setWriting(false)} />}
      {isReminding && (
        <RemindDialog receivables={receivables} due={due} onClose={() => setReminding(false)} />
      )}
    </Card>
  );
}

interface RemindDialogProps {
  /** All that is open. */
  receivables: readonly Receivable[];
  /** Those that are reminded. */
  due: readonly Receivable[];
  onClose: () => void;
}

/** As many as are asked for at once. */
const MOST = 500;

/** Asks before mails go out. Who paid in the meantime gets none. */
function RemindDialog({ receivables, due, onClose }: RemindDialogProps) {
  const { save } = useSave(SecretariatRemindReceivablesDocument);
  const reload = useRefetch(['SecretariatReceivables']);
  const snackbar = useSnackbar();
  const now = due.slice(0, MOST);
  const unreachable = receivables.filter(({ daysLate, email }) => daysLate > 0 && !email).length;
  const remind = async () => {
    const { remindReceivables: outcome } = await save({ ids: now.map(({ id }) => id) });
    const { sent, skipped } = outcome;
    const less = skipped > 0 ? `, ${skipped} overgeslagen: al betaald of al herinnerd` : '';
    snackbar.show(`${sent === 1 ? '1 herinnering' : `${sent} herinneringen`} verstuurd${less}`);
    await reload();
  };
  return (
    <ConfirmActionDialog
      question={now.length === 1 ? '1 herinnering mailen?' : `${now.length} herinneringen mailen?`}
      confirmLabel="Mailen"
      onConfirm={remind}
      onClose={onClose}
    >
      <p>
        {`Samen ${formatEuro(sumOf(now))}. Ieder krijgt een mail met het bedrag, de rekening, het kenmerk en een QR-code. Wie intussen betaalt, krijgt niets.`}
      </p>
      {unreachable > 0 && (
        <p>{`${unreachable === 1 ? '1 post is' : `${unreachable} posten zijn`} te laat zonder mailadres.`}</p>
      )}
    </ConfirmActionDialog>
  );
}

type Payment = SecretariatOnlinePaymentsQuery['onlinePaymentsToCheck'][number];

/** Payments by links at which somebody has to look. Nothing is shown as long as there are none. */
function OnlinePayments() {
  const { data } = useQuery(SecretariatOnlinePaymentsDocument);
  const { save, saving } = useSave(SecretariatSeeOnlinePaymentDocument);
  const reload = useRefetch(['SecretariatOnlinePayments']);
  const { attempt } = useAttempt();
  const payments = data?.onlinePaymentsToCheck ?? [];
  if (payments.length === 0) return null;
  const see = (id: string) =>
    attempt(async () => {
      await save({ id });
      await reload();
    });
  return (
    <Card title="Online betaald, om na te kijken" data-no-print>
      <LinedList>
        {payments.map((payment) => (
          <Row key={payment.id}>
            <p>
              <strong>{payment.description}</strong>
              <span>{issueText(payment)}</span>
            </p>
            <Button
              variant="ghost"
              size="small"
              pending={saving}
              aria-label={`${payment.description} is nagekeken`}
              onClick={() => void see(payment.id)}
            >
              Nagekeken
            </Button>
          </Row>
        ))}
      </LinedList>
    </Card>
  );
}

function issueText({ issue, amount, paidAmount, paidOn, undoneAmount, undoneOn }: Payment): string {
  const paid = paidAmount === null ? 'Een ander bedrag' : formatEuro(paidAmount);
  switch (issue) {
    case 'twice':
      return `${paid} betaald op ${formatDate(paidOn)}, maar dit was al op een andere manier betaald of niet meer verschuldigd. Betaal het zo nodig terug.`;
    case 'otherAmount':
      return `${paid} betaald op ${formatDate(paidOn)}; gevraagd was ${formatEuro(amount)}. Het telt niet als betaling.`;
    case 'undone':
      return `Betaald op ${formatDate(paidOn)} en op ${formatDate(undoneOn)} teruggeboekt: ${formatEuro(undoneAmount)}. Het telt niet meer als betaling.`;
    case 'partUndone':
      return `Van de betaling van ${formatDate(paidOn)} is ${formatEuro(undoneAmount)} teruggeboekt, een deel. De rest blijft betaald.`;
  }
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  padding: var(--s3) 0;
  p {
    display: grid;
    flex: 1 1 260px;
    margin: 0;
  }
`;

type Payable = SecretariatPayablesQuery['openPayables'][number];

const schema = object({ reason: requiredText('Vul een reden in').max(500) });

/** Money that is due back to people, until it was paid back or written off. Nothing is shown as long as nothing is. */
function Payables() {
  const { data } = useQuery(SecretariatPayablesDocument);
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
          <Table caption="Terug te betalen" columns={columnsFor(paidBack, setWritingOff)} rows={payables} />
        </Card>
      )}
      {writingOff && (
        <FormDialog<{ reason: string }>
          title="Niet terugbetalen?"
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

type WriteOff = SecretariatWriteOffsQuery['receivableWriteOffs'][number];

/** What was written off, with why; it can be taken back. Nothing is shown as long as nothing was. */
function WriteOffs() {
  const { data } = useQuery(SecretariatWriteOffsDocument);
  const [restoring, setRestoring] = useState<WriteOff>();
  const { save } = useSave(SecretariatRestoreReceivableDocument, { done: 'Staat weer open' });
  const reload = useRefetch(LISTS);
  const writeOffs = data?.receivableWriteOffs ?? [];
  if (writeOffs.length === 0) return null;
  return (
    <Card title="Afgeboekt" data-no-print>
      <Table caption="Afgeboekt" columns={writeOffColumns(setRestoring)} rows={writeOffs} />
      {restoring && (
        <ConfirmActionDialog
          question="Afboeking terugnemen?"
          confirmLabel="Terugnemen"
          onConfirm={() => save({ id: restoring.id })}
          onDone={reload}
          onClose={() => setRestoring(undefined)}
        >
          {`${restoring.label}, ${formatEuro(restoring.amount)}. Dit staat dan weer open.`}
        </ConfirmActionDialog>
      )}
    </Card>
  );
}

function writeOffColumns(onRestore: (writeOff: WriteOff) => void): Column<WriteOff>[] {
  return [
    { id: 'day', header: 'Datum', nowrap: true, cell: ({ day }) => formatDate(day) },
    { id: 'label', header: 'Waarvoor', keepWords: true, cell: ({ label }) => label },
    { id: 'reason', header: 'Reden', keepWords: true, cell: ({ reason }) => reason },
    { id: 'by', header: 'Door', keepWords: true, cell: ({ byName }) => byName },
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
      cell: (writeOff) => (
        <RowActions>
          <IconButton
            aria-label={`Afboeking van ${writeOff.label} terugnemen`}
            onClick={() => onRestore(writeOff)}
          >
            <Undo2 aria-hidden />
          </IconButton>
        </RowActions>
      ),
    },
  ];
}
