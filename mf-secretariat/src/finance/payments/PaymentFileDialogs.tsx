import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormDateField } from 'kit/fields';
import { formatDate, formatEuro, todayInAmsterdam } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { object } from 'yup';

import {
  SecretariatApprovePaymentFileDocument,
  SecretariatPayPaymentFileDocument,
  SecretariatReversePaymentFileDocument,
  SecretariatWithdrawPaymentApprovalDocument,
} from '../../gql/graphql';
import { countOf, type FileAction, type PaymentFile } from './paymentFileColumns';

interface PaymentFileDialogProps {
  file: PaymentFile;
  action: FileAction;
  onClose: () => void;
}

/** Asks before something is done with a payment file. */
export function PaymentFileDialog({ file, action, onClose }: PaymentFileDialogProps) {
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
