import { Loaded } from 'kit/data';
import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormDateField } from 'kit/fields';
import { formatDate, formatEuro, todayInAmsterdam } from 'kit/format';
import { Form, FormError, requiredText, SubmitButton, useFormState } from 'kit/forms';
import { useApolloClient, useQuery, useSave } from 'kit/graphql';
import { LoadMoreButton, moreOf, useRefetch } from 'kit/lists';
import { useUser } from 'kit/session';
import { type Column, Table } from 'kit/table';
import { Card, Checkbox, EmptyState, IconButton, Stack, Tag, useSnackbar } from 'kit/ui';
import { BadgeEuro, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatApprovePaymentFileDocument,
  SecretariatExportPaymentsDocument,
  SecretariatFirstBankDayDocument,
  SecretariatPayableDeclarationsDocument,
  type SecretariatPayableDeclarationsQuery,
  type SecretariatPaymentFileFragment,
  SecretariatPaymentFileFragmentDoc,
  SecretariatPaymentFilesDocument,
  type SecretariatPaymentFileStateFragment,
  SecretariatPaymentFileStateFragmentDoc,
  SecretariatPayPaymentFileDocument,
  SecretariatReversePaymentFileDocument,
  SecretariatWithdrawPaymentApprovalDocument,
} from '../../gql/graphql';
import { formatIban } from '../formatIban';
import { type BankFileAction, BankFileActions, bankFileColumns, BankFileState } from './bankFiles';
import { newPeriod, type Period, periodSchema, totalOf, usePaymentXml } from './paymentValues';

/** Paying what is approved, for the DB: a new file for the bank, and those that were made. */
export function PaymentsTab() {
  return (
    <Stack>
      <ExportPayments />
      <PaymentFiles />
    </Stack>
  );
}

const LISTS = ['SecretariatPaymentFiles', 'SecretariatPayableDeclarations', 'SecretariatTransactions'];

/** A file for the bank of what is shown and ticked: approved declarations of a period. */
function ExportPayments() {
  // Once: a day that passes meanwhile takes nothing away that was typed.
  const query = useQuery(SecretariatFirstBankDayDocument, { fetchPolicy: 'network-only' });
  return (
    <Card title="Betaalbestand maken">
      <Loaded query={query} subject="De eerste dag waarop banken betalen">
        {({ firstBankDay }) => <ExportForm firstBankDay={firstBankDay} />}
      </Loaded>
    </Card>
  );
}

function ExportForm({ firstBankDay }: { firstBankDay: string }) {
  const [initialValues] = useState(() => newPeriod(firstBankDay));
  // What was unticked: all is paid unless somebody says otherwise.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatExportPaymentsDocument);
  const saveXml = usePaymentXml();
  const reload = useRefetch(LISTS);
  const make = async (period: Period) => {
    // What was seen is what is paid: the answer that the table shows, not what there is by now.
    const seen = client.readQuery({ query: SecretariatPayableDeclarationsDocument, variables: { period } });
    const chosen = (seen?.payableDeclarations ?? []).filter(({ id }) => !left.has(id));
    try {
      const { exportPayments: file } = await save({
        period: { ...period, ids: chosen.map(({ id }) => id), total: totalOf(chosen) },
      });
      if (!file.waitsForApproval) await saveXml(file);
      snackbar.show(file.waitsForApproval ? 'Betaalbestand wacht op akkoord' : 'Betaalbestand gemaakt');
    } finally {
      // Also after a refusal: somebody else may have made the file.
      await reload();
    }
  };
  return (
    <Form<Period> initialValues={initialValues} schema={periodSchema} onSubmit={make}>
      <Dates>
        <FormDateField name="from" label="Goedgekeurd van" />
        <FormDateField name="until" label="Goedgekeurd tot en met" />
        <FormDateField name="executionDate" label="Uitvoeren op" min={todayInAmsterdam()} />
      </Dates>
      <Preview left={left} onLeft={setLeft} />
      <FormError />
    </Form>
  );
}

interface PreviewProps {
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

function Preview({ left, onLeft }: PreviewProps) {
  const { values } = useFormState();
  const period = values as Period;
  if (!periodSchema.isValidSync(period)) {
    return <p>Kies een periode om te zien wat er betaald wordt.</p>;
  }
  return (
    <PayablePreview
      period={period}
      left={left}
      onLeft={onLeft}
      action={(isAny) => <SubmitButton disabled={!isAny}>Betaalbestand maken</SubmitButton>}
    />
  );
}

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s4);
  margin-bottom: var(--s4);
`;

interface PayablePreviewProps {
  period: Period;
  /** The ids of what was unticked. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
  /** What makes the file, when there is something to pay. */
  action: (isAny: boolean) => ReactNode;
}

/** What a file of this period would pay, all of it ticked at first, with the total of what is ticked. */
function PayablePreview({ period, left, onLeft, action }: PayablePreviewProps) {
  const query = useQuery(SecretariatPayableDeclarationsDocument, { variables: { period } });
  return (
    <Loaded query={query} subject="Wat er betaald wordt">
      {({ payableDeclarations }) =>
        payableDeclarations.length === 0 ? (
          <EmptyState
            title="Er is in deze periode niets te betalen."
            text="Alles wat is goedgekeurd, is betaald of staat al in een betaalbestand."
          />
        ) : (
          <>
            <Table
              caption="Te betalen"
              columns={columnsFor(payableDeclarations, left, onLeft)}
              rows={payableDeclarations}
            />
            <Action>{action(payableDeclarations.some(({ id }) => !left.has(id)))}</Action>
          </>
        )
      }
    </Loaded>
  );
}

type Payable = SecretariatPayableDeclarationsQuery['payableDeclarations'][number];

function columnsFor(
  payable: readonly Payable[],
  left: ReadonlySet<string>,
  onLeft: PayablePreviewProps['onLeft'],
): Column<Payable>[] {
  const chosen = payable.filter(({ id }) => !left.has(id));
  const tick = (id: string, isTicked: boolean) => {
    const after = new Set(left);
    if (isTicked) after.delete(id);
    else after.add(id);
    onLeft(after);
  };
  return [
    {
      id: 'chosen',
      header: 'Betalen',
      cell: ({ id, description, accountName }) => (
        <Checkbox
          label=""
          aria-label={`${description} van ${accountName ?? ''} betalen`}
          checked={!left.has(id)}
          onChange={({ target }) => tick(id, target.checked)}
        />
      ),
      footer: `${chosen.length} van ${payable.length}`,
    },
    { id: 'decided', header: 'Goedgekeurd', nowrap: true, cell: ({ decidedAt }) => formatDate(decidedAt) },
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ accountName }) => accountName, footer: 'Totaal' },
    {
      id: 'account',
      header: 'Rekeningnummer',
      cell: ({ accountnumber }) => formatIban(accountnumber ?? ''),
    },
    { id: 'description', header: 'Omschrijving', keepWords: true, cell: ({ description }) => description },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(-amount),
      footer: formatEuro(totalOf(chosen)),
    },
  ];
}

const Action = styled.div`
  margin: var(--s4) 0;
`;

/** The payment files that were made: to fetch again, to agree with, to note as paid, or to turn back. */
function PaymentFiles() {
  const query = useQuery(SecretariatPaymentFilesDocument);
  const { id: userId } = useUser();
  const [open, setOpen] = useState<{ action: FileAction; id: string }>();
  const more = moreOf(query, 'paymentFiles');
  return (
    <Card title="Betaalbestanden">
      <Loaded query={query} subject="De lijst met betaalbestanden">
        {({ paymentFiles: { edges, pageInfo } }) => {
          const files = edges.map(({ node }): PaymentFile => {
            return {
              ...getFragmentData(SecretariatPaymentFileFragmentDoc, node),
              ...getFragmentData(SecretariatPaymentFileStateFragmentDoc, node),
            };
          });
          const file = open && files.find(({ id }) => id === open.id);
          return files.length === 0 ? (
            <EmptyState title="Er zijn nog geen betaalbestanden." text="Maak hierboven het eerste." />
          ) : (
            <>
              <Table
                caption="Betaalbestanden"
                columns={paymentFileColumns(userId, (action, { id }) => setOpen({ action, id }))}
                rows={files}
              />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
              {file && (
                <PaymentFileDialog file={file} action={open.action} onClose={() => setOpen(undefined)} />
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface PaymentFileDialogProps {
  file: PaymentFile;
  action: FileAction;
  onClose: () => void;
}

/** Asks before something is done with a payment file. */
function PaymentFileDialog({ file, action, onClose }: PaymentFileDialogProps) {
  if (action === 'pay') return <PayDialog file={file} onClose={onClose} />;
  return <ConfirmDialog file={file} action={action} onClose={onClose} />;
}

/** Notes the day on which the bank paid it. */
function PayDialog({ file, onClose }: Omit<PaymentFileDialogProps, 'action'>) {
  const { save } = useSave(SecretariatPayPaymentFileDocument, { done: 'Betaalbestand is betaald' });
  const reload = useRefetch(['SecretariatTransactions']);
  const today = todayInAmsterdam();
  const schema = object({
    paidOn: requiredText('Kies een datum').test(
      'past',
      'Kies vandaag of een eerdere datum',
      (day) => day <= today,
    ),
  });
  return (
    <FormDialog<{ paidOn: string }>
      title="Betaalbestand betaald"
      onClose={onClose}
      size={400}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{ paidOn: file.executionDate < today ? file.executionDate : today }}
      onSubmit={({ paidOn }) => save({ id: file.id, paidOn })}
      onDone={reload}
    >
      <p>{`${countOf(file)}, samen ${formatEuro(file.total)}.`}</p>
      <FormDateField name="paidOn" label="Betaald op" max={today} />
    </FormDialog>
  );
}

const questions = {
  reverse: { question: 'Betaalbestand terugdraaien?', confirmLabel: 'Terugdraaien' },
  unpay: { question: 'Toch niet betaald?', confirmLabel: 'Niet betaald' },
  approve: { question: 'Akkoord met dit betaalbestand?', confirmLabel: 'Akkoord' },
  withdraw: { question: 'Akkoord intrekken?', confirmLabel: 'Intrekken' },
} as const;

interface ConfirmProps extends PaymentFileDialogProps {
  action: Exclude<FileAction, 'pay'>;
}

function ConfirmDialog({ file, action, onClose }: ConfirmProps) {
  const reload = useRefetch(['SecretariatPayableDeclarations', 'SecretariatTransactions']);
  const reversing = useSave(SecretariatReversePaymentFileDocument, { done: 'Betaalbestand teruggedraaid' });
  const paying = useSave(SecretariatPayPaymentFileDocument, { done: 'Betaalbestand is niet betaald' });
  const approving = useSave(SecretariatApprovePaymentFileDocument, { done: 'Akkoord gegeven' });
  const withdrawing = useSave(SecretariatWithdrawPaymentApprovalDocument, { done: 'Akkoord ingetrokken' });
  const { id } = file;
  const saves = {
    reverse: () => reversing.save({ id }),
    unpay: () => paying.save({ id, paidOn: null }),
    approve: () => approving.save({ id }),
    withdraw: () => withdrawing.save({ id }),
  };
  const confirm = async () => {
    await saves[action]();
    await reload();
  };
  return (
    <ConfirmActionDialog {...questions[action]} onConfirm={confirm} onClose={onClose}>
      {meaning(action, file)}
    </ConfirmActionDialog>
  );
}

function meaning(action: ConfirmProps['action'], file: PaymentFile): string {
  const what = `${countOf(file)} van samen ${formatEuro(file.total)}`;
  return {
    reverse: `${what} gelden dan weer als niet betaald en kunnen in een volgend bestand. Doe dit alleen als de bank dit bestand niet heeft uitgevoerd.`,
    unpay: `${what} staan dan weer als in een betaalbestand.`,
    approve: `${what}, gemaakt door ${file.creator}, uit te voeren op ${formatDate(file.executionDate)}. Daarna kan het bestand naar de bank.`,
    withdraw: `${what}. Het bestand kan dan niet meer worden gedownload; wat al bij de bank ligt, blijft daar.`,
  }[action];
}

/** A payment file, with what became of it. */
type PaymentFile = Omit<SecretariatPaymentFileFragment, ' $fragmentName'> &
  Omit<SecretariatPaymentFileStateFragment, ' $fragmentName'>;
/** What can be done with a file, each after a question. */
type FileAction = BankFileAction | 'pay' | 'unpay';

/** '1 betaling', or how many. */
const countOf = ({ payments }: PaymentFile) =>
  payments.length === 1 ? '1 betaling' : `${payments.length} betalingen`;

/** The columns of the list of files. @param userId who looks: nobody agrees with a file of their own */
function paymentFileColumns(
  userId: string,
  onAct: (action: FileAction, file: PaymentFile) => void,
): Column<PaymentFile>[] {
  return bankFileColumns<PaymentFile>({
    day: { header: 'Uitvoeren op', of: ({ executionDate }) => executionDate },
    count: { header: 'Betalingen', of: ({ payments }) => payments.length },
    state: (file) => <BankFileState file={file} banked={bankedTag(file)} ready="In betaalbestand" />,
    actions: (file) => <Actions file={file} userId={userId} onAct={(action) => onAct(action, file)} />,
  });
}

function bankedTag({ paidOn, bankedCount, payments }: PaymentFile) {
  if (bankedCount === payments.length) return <Tag tone="ok">Betaald via de bank</Tag>;
  if (paidOn) return <Tag tone="ok">{`Betaald op ${formatDate(paidOn)}`}</Tag>;
  if (bankedCount > 0) return <Tag tone="warn">{`${bankedCount} van ${payments.length} betaald`}</Tag>;
  return undefined;
}

interface ActionsProps {
  file: PaymentFile;
  userId: string;
  onAct: (action: FileAction) => void;
}

function Actions({ file, userId, onAct }: ActionsProps) {
  const { paidOn, waitsForApproval, bankedCount, payments } = file;
  const saveXml = usePaymentXml();
  return (
    <BankFileActions
      file={file}
      name="Betaalbestand"
      userId={userId}
      isDone={Boolean(paidOn)}
      onDownload={() => saveXml(file)}
      onAct={onAct}
      more={(what) => (
        <>
          {!waitsForApproval && !paidOn && bankedCount < payments.length && (
            <IconButton aria-label={`${what} is betaald`} onClick={() => onAct('pay')}>
              <BadgeEuro aria-hidden />
            </IconButton>
          )}
          {paidOn && (
            <IconButton aria-label={`${what} is niet betaald`} onClick={() => onAct('unpay')}>
              <Wallet aria-hidden />
            </IconButton>
          )}
        </>
      )}
    />
  );
}
