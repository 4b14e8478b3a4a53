import { useReversible, useSave } from 'kit/graphql';
import { Table } from 'kit/table';
import { useState } from 'react';

import { type SecretariatInvoiceRowFragment, SecretariatPayInvoiceDocument } from '../../gql/graphql';
import { invoiceColumns } from '../invoices/invoiceColumns';
import { InvoiceDetails } from '../invoices/InvoiceDetails';
import { CreditInvoiceDialog, PayInvoiceDialog, SendInvoiceDialog } from '../invoices/InvoiceDialogs';
import { AddRecurringDialog } from '../recurringInvoices/RecurringDialogs';
import { recurringFrom } from '../recurringInvoices/recurringValues';

interface InvoiceTableProps {
  invoices: readonly SecretariatInvoiceRowFragment[];
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

type Open = { what: 'details' | 'send' | 'pay' | 'credit' | 'recur'; id: string };

/** The rows of the overview with what can be done with each. */
export function InvoiceTable({ invoices, onChanged }: InvoiceTableProps) {
  const [open, setOpen] = useState<Open>();
  const unpaid = useUnpaid(onChanged);
  const opens = (what: Open['what']) => (invoice: SecretariatInvoiceRowFragment) =>
    setOpen({ what, id: invoice.id });
  const columns = invoiceColumns({
    onShow: opens('details'),
    onSend: opens('send'),
    onPaid: opens('pay'),
    onUnpaid: (invoice) => void unpaid(invoice),
    onCredit: opens('credit'),
  });
  const invoice = open && invoices.find(({ id }) => id === open.id);
  const dialog = invoice && { invoice, onDone: onChanged, onClose: () => setOpen(undefined) };
  return (
    <>
      <Table caption="Facturen" columns={columns} rows={invoices} rowKey={({ id }) => id} />
      {dialog && open.what === 'send' && <SendInvoiceDialog {...dialog} />}
      {dialog && open.what === 'pay' && <PayInvoiceDialog {...dialog} />}
      {dialog && open.what === 'credit' && <CreditInvoiceDialog {...dialog} />}
      {dialog && open.what === 'details' && (
        <InvoiceDetails
          invoice={dialog.invoice}
          creditOfNumber={invoices.find(({ id }) => id === dialog.invoice.creditOf)?.number}
          onRecur={() => opens('recur')(dialog.invoice)}
          onClose={dialog.onClose}
        />
      )}
      {dialog && open.what === 'recur' && (
        <AddRecurringDialog
          initialValues={recurringFrom(dialog.invoice)}
          onDone={dialog.onDone}
          onClose={dialog.onClose}
        />
      )}
    </>
  );
}

/** Notes that an invoice was not paid after all; that can be taken back. */
function useUnpaid(
  onChanged: () => Promise<unknown>,
): (invoice: SecretariatInvoiceRowFragment) => Promise<void> {
  const reversibly = useReversible();
  const { save } = useSave(SecretariatPayInvoiceDocument);
  return ({ id, number, paidOn }) =>
    reversibly({
      act: () => save({ id, paidOn: null }),
      done: `Factuur ${number} is niet betaald`,
      undo: () => save({ id, paidOn: paidOn ?? null }),
      undone: `Factuur ${number} is weer betaald`,
      reload: onChanged,
    });
}
