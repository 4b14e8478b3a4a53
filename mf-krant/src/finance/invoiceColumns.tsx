import type { ExportColumn } from 'kit/export';
import { DownloadButton } from 'kit/files';
import { formatDate, formatDateTime, formatEuro } from 'kit/format';
import { EmailLink } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Dialog, IconButton } from 'kit/ui';
import { FilePlus, FileX2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type KrantInvoiceRowFragment, KrantWithdrawnInvoiceFragmentDoc } from '../gql/graphql';
import { isPaid, PaidDot, paidLabel, StrikethroughWhenPaid } from './PaidDot';

/** What can be done with an invoice. */
export interface InvoiceActions {
  onAsk: (ad: KrantInvoiceRowFragment) => void;
  onMake: (ad: KrantInvoiceRowFragment) => void;
  onWithdraw: (ad: KrantInvoiceRowFragment) => void;
  /** The one whose invoice is being made. */
  making: string | undefined;
}

/** The columns of the invoicing overview. Not sortable: by number, and there may be more. */
export function invoiceColumns(actions: InvoiceActions): Column<KrantInvoiceRowFragment>[] {
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
export const exportedInvoices: ExportColumn<KrantInvoiceRowFragment>[] = [
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
