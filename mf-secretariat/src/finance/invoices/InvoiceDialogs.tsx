import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormDateField } from 'kit/fields';
import { formatEuro, todayInAmsterdam } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatCreditInvoiceDocument,
  SecretariatCreditInvoiceFragmentDoc,
  SecretariatPayInvoiceDocument,
  SecretariatPayInvoiceFragmentDoc,
  SecretariatSendInvoiceDocument,
  SecretariatSendInvoiceFragmentDoc,
} from '../../gql/graphql';
import { clientEmail } from './invoiceFields';
import { NO_ADDRESS } from './invoiceValues';

/** The props of the dialogs about one invoice. */
export interface InvoiceDialogProps<Invoice> {
  invoice: Invoice;
  /** Brings the list up to date, after what its answer alone does not tell. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const sendSchema = object({ emailClient: clientEmail().required(NO_ADDRESS) });

/** Mails an invoice, again where it was mailed before; to another address too. */
export function SendInvoiceDialog({
  invoice,
  onClose,
}: Omit<InvoiceDialogProps<FragmentType<typeof SecretariatSendInvoiceFragmentDoc>>, 'onDone'>) {
  const { id, number, emailClient, sentAt } = getFragmentData(SecretariatSendInvoiceFragmentDoc, invoice);
  const { save } = useSave(SecretariatSendInvoiceDocument, { done: `Factuur ${number} verzonden` });
  return (
    <FormDialog<{ emailClient: string }>
      title={`Factuur ${number} ${sentAt ? 'opnieuw verzenden' : 'verzenden'}`}
      onClose={onClose}
      size={400}
      submitLabel="Verzenden"
      schema={sendSchema}
      initialValues={{ emailClient }}
      onSubmit={({ emailClient: email }) => save({ id, email })}
    >
      <FormTextField name="emailClient" label="E-mail" type="email" autoComplete="off" />
    </FormDialog>
  );
}

/** Notes the day on which an invoice was paid. */
export function PayInvoiceDialog({
  invoice,
  onDone,
  onClose,
}: InvoiceDialogProps<FragmentType<typeof SecretariatPayInvoiceFragmentDoc>>) {
  const { id, number } = getFragmentData(SecretariatPayInvoiceFragmentDoc, invoice);
  const { save } = useSave(SecretariatPayInvoiceDocument, { done: `Factuur ${number} is betaald` });
  const today = todayInAmsterdam();
  return (
    <FormDialog<{ paidOn: string }>
      title={`Factuur ${number} betaald`}
      onClose={onClose}
      size={400}
      submitLabel="Opslaan"
      schema={object({
        paidOn: requiredText('Kies een datum').test(
          'past',
          'Kies vandaag of een eerdere datum',
          (day) => day <= today,
        ),
      })}
      initialValues={{ paidOn: today }}
      onSubmit={({ paidOn }) => save({ id, paidOn })}
      onDone={onDone}
    >
      <FormDateField name="paidOn" label="Betaald op" max={today} />
    </FormDialog>
  );
}

/** An issued invoice never changes: what is wrong with it is put right by a credit note. */
export function CreditInvoiceDialog({
  invoice,
  onDone,
  onClose,
}: InvoiceDialogProps<FragmentType<typeof SecretariatCreditInvoiceFragmentDoc>>) {
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatCreditInvoiceDocument);
  const { id, number, nameClient, amount } = getFragmentData(SecretariatCreditInvoiceFragmentDoc, invoice);
  return (
    <ConfirmActionDialog
      question="Creditfactuur maken? Deze actie is onomkeerbaar."
      confirmLabel="Creditfactuur maken"
      onConfirm={async () => {
        const { creditInvoice: note } = await save({ id });
        snackbar.show(`Creditfactuur ${note.number} gemaakt`);
        await onDone();
      }}
      onClose={onClose}
    >
      {`Factuur ${number} aan ${nameClient}, ${formatEuro(amount)}.`}
    </ConfirmActionDialog>
  );
}
