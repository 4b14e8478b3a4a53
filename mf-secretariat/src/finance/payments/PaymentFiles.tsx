import { Loaded } from 'kit/data';
import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormDateField } from 'kit/fields';
import { formatDate, formatEuro, todayInAmsterdam } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { appendPage, LoadMoreButton, useRefetch } from 'kit/lists';
import { useUser } from 'kit/session';
import { Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';
import { useState } from 'react';
import { object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatPaymentFileFragmentDoc,
  SecretariatPaymentFilesDocument,
  SecretariatPaymentFileStateFragmentDoc,
  SecretariatApprovePaymentFileDocument,
  SecretariatPayPaymentFileDocument,
  SecretariatReversePaymentFileDocument,
  SecretariatWithdrawPaymentApprovalDocument,
} from '../../gql/graphql';
import { type FileAction, type PaymentFile, paymentFileColumns, countOf } from './paymentFileColumns';

/** The payment files that were made: to fetch again, to agree with, to note as paid, or to turn back. */
export function PaymentFiles() {
  const query = useQuery(SecretariatPaymentFilesDocument, { fetchPolicy: 'cache-and-network' });
  const { id: userId } = useUser();
  const [open, setOpen] = useState<{ action: FileAction; id: string }>();
  const more = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        paymentFiles: appendPage(before.paymentFiles, next.paymentFiles),
      }),
    });
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
                rowKey={({ id }) => id}
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
      isOpen
      onClose={onClose}
      size={400}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{ paidOn: file.executionDate < today ? file.executionDate : today }}
      onSubmit={async ({ paidOn }) => {
        await save({ id: file.id, paidOn });
        await reload();
      }}
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
    <ConfirmActionDialog isOpen {...questions[action]} onConfirm={confirm} onClose={onClose}>
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
