import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import type { ExportColumn } from 'kit/export';
import { DownloadButton } from 'kit/files';
import { formatDate, formatDateTime, formatEuro } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { EmailLink, useAddressText, useDebouncedValue } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { type Column, RowActions, Table } from 'kit/table';
import { Alert, Checkbox, Dialog, IconButton, phone, Stack, useMediaQuery, useSnackbar } from 'kit/ui';
import { FilePlus, FileX2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { Edition } from '../EditionContext';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type KrantInvoiceRowFragment,
  KrantInvoiceRowFragmentDoc,
  KrantInvoicingDocument,
  KrantMakeFacDocument,
  KrantWithdrawFacDocument,
  KrantWithdrawnInvoiceFragmentDoc,
} from '../gql/graphql';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { isRunning, useFinanceAds, useFinanceReload } from './financeHooks';
import { InvoiceWork } from './InvoiceWork';
import { PaidDialog } from './PaidDialog';
import { isPaid, PaidDot, paidLabel, StrikethroughWhenPaid } from './PaidDot';
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
      <Table caption="Facturatieoverzicht" columns={columns} rows={ads} />
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
      question={`Factuur van ${name} intrekken?`}
      confirmLabel="Intrekken"
      onConfirm={() => save({ advertisementId: id })}
      onDone={onDone}
      onClose={onClose}
    >
      {`Bij factuur ${invoice?.number ?? ''} van ${formatEuro(advPrice ?? 0)} komt een creditnota. Beide blijven bewaard. Je kunt daarna een nieuwe factuur maken.`}
      {invoice?.sentAt &&
        ` Deze factuur is al verstuurd op ${formatDate(invoice.sentAt)}: stuur de adverteerder de creditnota.`}
    </ConfirmActionDialog>
  );
}

/** What can be done with an invoice. */
interface InvoiceActions {
  onAsk: (ad: KrantInvoiceRowFragment) => void;
  onMake: (ad: KrantInvoiceRowFragment) => void;
  onWithdraw: (ad: KrantInvoiceRowFragment) => void;
  /** The one whose invoice is being made. */
  making: string | undefined;
}

/** The columns of the invoicing overview. Not sortable: by number, and there may be more. */
function invoiceColumns(actions: InvoiceActions): Column<KrantInvoiceRowFragment>[] {
  return [
    {
      id: 'number',
      header: 'Nr',
      nowrap: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{ad.advertiserUserId}</StrikethroughWhenPaid>,
    },
    {
      id: 'name',
      header: 'Bedrijf',
      keepWords: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{ad.name}</StrikethroughWhenPaid>,
    },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{formatEuro(ad.advPrice ?? 0)}</StrikethroughWhenPaid>,
    },
    {
      id: 'email',
      header: 'E-mail',
      cell: (ad) =>
        ad.sendAddress && (
          <StrikethroughWhenPaid ad={ad}>
            <EmailLink address={ad.sendAddress} />
          </StrikethroughWhenPaid>
        ),
    },
    { id: 'paid', header: 'Betaald', cell: (ad) => <PaidDot ad={ad} onAsk={actions.onAsk} /> },
    {
      id: 'date',
      header: 'Factuurdatum',
      nowrap: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{formatDate(ad.invoice?.date)}</StrikethroughWhenPaid>,
    },
    {
      id: 'sentAt',
      header: 'Verstuurd op',
      nowrap: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{formatDate(ad.invoice?.sentAt)}</StrikethroughWhenPaid>,
    },
    { id: 'actions', header: '', align: 'right', cell: (ad) => <Actions ad={ad} {...actions} /> },
  ];
}

function Actions({ ad, onMake, onWithdraw, making }: InvoiceActions & { ad: KrantInvoiceRowFragment }) {
  const { id, name, invoice, withdrawnInvoices, advertiser } = ad;
  const canMake = !invoice && advertiser.missing.length === 0;
  return (
    <RowActions>
      {withdrawnInvoices.length > 0 && <WithdrawnInvoices name={name} invoices={withdrawnInvoices} />}
      {invoice && <DownloadButton file={invoice.file} label={`Factuur van ${name} downloaden`} />}
      {canMake && (
        <IconButton
          aria-label={`Factuur maken voor ${name}`}
          pending={making === id}
          onClick={() => onMake(ad)}
        >
          <FilePlus aria-hidden />
        </IconButton>
      )}
      {invoice && !isPaid(ad) && (
        <IconButton aria-label={`Factuur van ${name} intrekken`} onClick={() => onWithdraw(ad)}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}

/** The overview as a file; amounts are numbers in euro, to count with. */
const exportedInvoices: ExportColumn<KrantInvoiceRowFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Bedrag', value: ({ advPrice }) => (advPrice ?? 0) / 100 },
  { header: 'E-mail', value: ({ sendAddress }) => sendAddress },
  { header: 'Betaald', value: paidLabel },
  { header: 'Factuurnummer', value: ({ invoice }) => invoice?.number ?? '' },
  { header: 'Kenmerk', value: ({ invoice }) => invoice?.reference ?? '' },
  { header: 'Factuurdatum', value: ({ invoice }) => formatDate(invoice?.date) },
  { header: 'Betalen vóór', value: ({ invoice }) => formatDate(invoice?.dueDate) },
  { header: 'Verstuurd op', value: ({ invoice }) => formatDateTime(invoice?.sentAt) },
];

interface WithdrawnInvoicesProps {
  /** Of the advertiser. */
  name: string;
  invoices: readonly FragmentType<typeof KrantWithdrawnInvoiceFragmentDoc>[];
}

/** The invoices of an advertisement that were taken back, each with its credit note, in a dialog. */
function WithdrawnInvoices({ name, invoices: masked }: WithdrawnInvoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const invoices = getFragmentData(KrantWithdrawnInvoiceFragmentDoc, masked);
  const label = `Ingetrokken facturen van ${name}`;
  return (
    <>
      <IconButton aria-label={label} onClick={() => setOpen(true)}>
        <FileX2 aria-hidden />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={label} size={600}>
        <Table
          caption={label}
          rows={invoices}
          rowKey={({ number }) => number}
          columns={[
            {
              id: 'number',
              header: 'Factuur',
              nowrap: true,
              cell: ({ number, file }) => (
                <Numbered>
                  {number}
                  <DownloadButton file={file} label={`Factuur ${number} downloaden`} />
                </Numbered>
              ),
            },
            { id: 'amount', header: 'Bedrag', align: 'right', cell: ({ amount }) => formatEuro(amount) },
            { id: 'sentAt', header: 'Verstuurd op', cell: ({ sentAt }) => formatDate(sentAt) },
            {
              id: 'credit',
              header: 'Creditnota',
              nowrap: true,
              cell: ({ creditNote: { number, file } }) => (
                <Numbered>
                  {number}
                  <DownloadButton file={file} label={`Creditnota ${number} downloaden`} />
                </Numbered>
              ),
            },
            { id: 'date', header: 'Ingetrokken op', cell: ({ creditNote }) => formatDate(creditNote.date) },
          ]}
        />
      </Dialog>
    </>
  );
}

const Numbered = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
`;
