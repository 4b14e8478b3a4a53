import { ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { Table } from 'kit/table';
import { Alert, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import type { KrantInvoiceRowFragment } from '../gql/graphql';
import { KrantMakeFacDocument, KrantWithdrawFacDocument } from '../gql/graphql';
import { invoiceColumns } from './invoiceColumns';
import { PaidDialog } from './PaidDialog';

interface InvoiceTableProps {
  ads: readonly KrantInvoiceRowFragment[];
  /** Brings lists and totals up to date. */
  onChanged: () => Promise<unknown>;
}

/** The rows of the invoicing overview with what can be done with each. */
export function InvoiceTable({ ads, onChanged }: InvoiceTableProps) {
  const [asking, setAsking] = useState<KrantInvoiceRowFragment>();
  const [withdrawing, setWithdrawing] = useState<KrantInvoiceRowFragment>();
  const { make, making, error } = useMakeOne(onChanged);
  const columns = invoiceColumns({
    onAsk: setAsking,
    onMake: (ad) => void make(ad),
    onWithdraw: setWithdrawing,
    making,
  });
  return (
    <>
      {error && <Alert kind="error">{error}</Alert>}
      <Table caption="Facturatieoverzicht" columns={columns} rows={ads} rowKey={({ id }) => id} />
      {asking && <PaidDialog ad={asking} onDone={onChanged} onClose={() => setAsking(undefined)} />}
      {withdrawing && (
        <WithdrawDialog ad={withdrawing} onDone={onChanged} onClose={() => setWithdrawing(undefined)} />
      )}
    </>
  );
}

/** Makes the invoice of one; a failure is an alert with the server's message. */
function useMakeOne(onChanged: () => Promise<unknown>) {
  const snackbar = useSnackbar();
  const { save } = useSave(KrantMakeFacDocument);
  const [making, setMaking] = useState<string>();
  const [error, setError] = useState<string>();
  const make = async ({ id, name }: KrantInvoiceRowFragment) => {
    setMaking(id);
    setError(undefined);
    try {
      await save({ advertisementId: id });
      snackbar.show(`De factuur van ${name} is aangemaakt`);
      await onChanged();
    } catch (failure) {
      setError(`${name}: ${toApiError(failure).message}`);
    } finally {
      setMaking(undefined);
    }
  };
  return { make, making, error };
}

interface WithdrawDialogProps {
  ad: KrantInvoiceRowFragment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Takes an invoice back, so that a right one can be made. */
function WithdrawDialog({ ad: { id, name, advPrice, invoice }, onDone, onClose }: WithdrawDialogProps) {
  const { save } = useSave(KrantWithdrawFacDocument, { done: `De factuur van ${name} is ingetrokken` });
  return (
    <ConfirmActionDialog
      isOpen
      question={`Factuur van ${name} intrekken?`}
      confirmLabel="Intrekken"
      onConfirm={async () => {
        await save({ advertisementId: id });
        await onDone();
      }}
      onClose={onClose}
    >
      {`Bij factuur ${invoice?.number ?? ''} van ${formatEuro(advPrice ?? 0)} komt een creditnota. Beide blijven bewaard. Je kunt daarna een nieuwe factuur maken.`}
      {invoice?.sentAt &&
        ` Deze factuur is al verstuurd op ${formatDate(invoice.sentAt)}: stuur de adverteerder de creditnota.`}
    </ConfirmActionDialog>
  );
}
