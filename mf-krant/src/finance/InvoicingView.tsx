import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { useAddressText, useDebouncedValue } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { Table } from 'kit/table';
import { Alert, Checkbox, phone, Stack, useMediaQuery, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import {
  type KrantInvoiceRowFragment,
  KrantInvoiceRowFragmentDoc,
  KrantInvoicingDocument,
  KrantMakeFacDocument,
  KrantWithdrawFacDocument,
} from '../gql/graphql';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { isRunning, useFinanceAds, useFinanceReload } from './financeHooks';
import { exportedInvoices, invoiceColumns } from './invoiceColumns';
import { InvoiceWork } from './InvoiceWork';
import { PaidDialog } from './PaidDialog';
import { PaymentChips } from './PaymentChips';

/** How often is asked how far the work is, and whether somebody else began it. */
const POLL_MS = { running: 1000, idle: 10_000 };

interface InvoicingViewProps {
  edition: Edition;
  /** Goes to those whose data lack something. */
  onCheck: () => void;
}

/** Making, mailing and following the invoices. */
export function InvoicingView({ edition, onCheck }: InvoicingViewProps) {
  const [text, setText] = useAddressText();
  const [{ onbetaald: onlyUnpaid }, setFilters] = useAddressValues({ onbetaald: false });
  const search = useDebouncedValue(text.trim());
  const pages = useFinanceAds(edition.id, {
    payment: 'factuur',
    ...(onlyUnpaid && { paid: false }),
    ...(search && { search }),
  });
  const reload = useFinanceReload();
  const changed = async () => void (await Promise.all([pages.reload(), reload()]));
  const onPhone = useMediaQuery(phone);
  const head = (
    <>
      <PaymentChips editionId={edition.id} method="factuur" label="Totalen van de facturen" />
      <Work id={edition.id} onChanged={changed} onCheck={onCheck} />
    </>
  );
  return (
    <Stack>
      {!onPhone && head}
      <ListFilters
        label="Zoek op nummer of bedrijf"
        list="krant-facturen"
        text={text}
        onText={setText}
        count={onlyUnpaid ? 1 : 0}
        onClear={() => setFilters({ onbetaald: false })}
        found={pages.query.data?.advertisements.totalCount}
        onDesk="inline"
      >
        <Checkbox
          label="Alleen niet betaald"
          checked={onlyUnpaid}
          onChange={({ target }) => setFilters({ onbetaald: target.checked })}
        />
      </ListFilters>
      <ListCard
        pages={pages}
        field="advertisements"
        rowsOf={(nodes) => getFragmentData(KrantInvoiceRowFragmentDoc, nodes)}
        subject="Het facturatieoverzicht"
        nouns={['advertentie', 'advertenties']}
        fileName={`krant-${edition.title}-facturen`}
        exported={exportedInvoices}
        isNarrowed={search !== '' || onlyUnpaid}
        empty={{ title: 'Er is niets verkocht dat per factuur wordt betaald.' }}
      >
        {(ads) => <InvoiceTable ads={ads} onChanged={changed} />}
      </ListCard>
      {onPhone && head}
    </Stack>
  );
}

interface WorkProps {
  id: string;
  onChanged: () => Promise<unknown>;
  onCheck: () => void;
}

/** The server knows how far the work is: a reload or another screen shows the same. */
function Work({ id, onChanged, onCheck }: WorkProps) {
  const [isBusy, setBusy] = useState(false);
  const query = useQuery(KrantInvoicingDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isBusy ? POLL_MS.running : POLL_MS.idle,
    skipPollAttempt: () => document.hidden,
  });
  const edition = query.data?.paperEdition;
  const isWorking = edition !== undefined && (isRunning(edition.generation) || isRunning(edition.sending));
  // The pace follows what was last told.
  if (isWorking !== isBusy) setBusy(isWorking);
  return (
    <Loaded query={query} subject="De stand van de facturen">
      {({ paperEdition }) => <InvoiceWork edition={paperEdition} onChanged={onChanged} onCheck={onCheck} />}
    </Loaded>
  );
}

interface InvoiceTableProps {
  ads: readonly KrantInvoiceRowFragment[];
  /** Brings lists and totals up to date. */
  onChanged: () => Promise<unknown>;
}

/** The rows of the invoicing overview with what can be done with each. */
function InvoiceTable({ ads, onChanged }: InvoiceTableProps) {
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
