import type { ExportColumn } from 'kit/export';
import { DownloadButton } from 'kit/files';
import { formatDate, formatDateTime, formatEuro } from 'kit/format';
import { exportColumnsOf } from 'kit/records';
import { type Column, RowActions } from 'kit/table';
import { IconButton, Tag } from 'kit/ui';
import { BadgeEuro, Mail, Undo2, Wallet } from 'lucide-react';
import styled from 'styled-components';

import type { SecretariatInvoiceRowFragment } from '../../gql/graphql';
import { invoiceFields, type InvoiceValues, valuesOf } from './invoiceFields';
import { InvoiceStateTag, stateLabel } from './InvoiceStateTag';
import { committeeLabel } from './useInvoiceChoices';

/** What can be done with an invoice. */
export interface InvoiceActions {
  onShow: (invoice: SecretariatInvoiceRowFragment) => void;
  onSend: (invoice: SecretariatInvoiceRowFragment) => void;
  onPaid: (invoice: SecretariatInvoiceRowFragment) => void;
  onUnpaid: (invoice: SecretariatInvoiceRowFragment) => void;
  onCredit: (invoice: SecretariatInvoiceRowFragment) => void;
}

/** A credit note is not to be paid by a day. */
const dueDate = ({ creditOf, dueDate: day }: SecretariatInvoiceRowFragment) =>
  creditOf ? '' : formatDate(day);

/** The columns of the overview. Not sortable: newest first, and there may be more. */
export function invoiceColumns(actions: InvoiceActions): Column<SecretariatInvoiceRowFragment>[] {
  return [
    {
      id: 'number',
      header: 'Nummer',
      phone: 'line',
      nowrap: true,
      cell: (invoice) => (
        <Number
          type="button"
          aria-label={`Factuur ${invoice.number} bekijken`}
          onClick={() => actions.onShow(invoice)}
        >
          {invoice.number}
        </Number>
      ),
    },
    { id: 'date', header: 'Datum', nowrap: true, phone: 'rest', cell: ({ date }) => formatDate(date) },
    { id: 'client', header: 'Klant', keepWords: true, cell: ({ nameClient }) => nameClient },
    {
      id: 'title',
      header: 'Titel',
      phone: 'rest',
      keepWords: true,
      cell: ({ title, recurringId }) =>
        recurringId ? (
          <>
            {title} <Tag>Terugkerend</Tag>
          </>
        ) : (
          title
        ),
    },
    {
      id: 'amount',
      header: 'Bedrag',
      phone: 'line',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    {
      id: 'state',
      header: 'Status',
      phone: 'line',
      cell: (invoice) => <InvoiceStateTag invoice={invoice} />,
    },
    { id: 'dueDate', header: 'Betalen vóór', nowrap: true, cell: dueDate },
    {
      id: 'actions',
      header: '',
      phone: 'rest',
      align: 'right',
      cell: (invoice) => <Actions invoice={invoice} actions={actions} />,
    },
  ];
}

/** What a line of the bank has paid is unmatched with that line, on the finance page. */
function Actions({ invoice, actions }: { invoice: SecretariatInvoiceRowFragment; actions: InvoiceActions }) {
  const { number, file, sentAt, state, paidByBank, paidOnline } = invoice;
  return (
    <RowActions>
      {file && <DownloadButton file={file} label={`Factuur ${number} downloaden`} />}
      <IconButton
        aria-label={`Factuur ${number} ${sentAt ? 'opnieuw verzenden' : 'verzenden'}`}
        onClick={() => actions.onSend(invoice)}
      >
        <Mail aria-hidden />
      </IconButton>
      {state === 'paid' && !paidByBank && !paidOnline && (
        <IconButton aria-label={`Factuur ${number} niet betaald`} onClick={() => actions.onUnpaid(invoice)}>
          <Wallet aria-hidden />
        </IconButton>
      )}
      {(state === 'open' || state === 'overdue') && (
        <IconButton aria-label={`Factuur ${number} betaald`} onClick={() => actions.onPaid(invoice)}>
          <BadgeEuro aria-hidden />
        </IconButton>
      )}
      {state !== 'credited' && (
        <IconButton aria-label={`Factuur ${number} crediteren`} onClick={() => actions.onCredit(invoice)}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}

/** The overview as a file; amounts are numbers in euro, to count with. */
export const exportedColumns: ExportColumn<SecretariatInvoiceRowFragment>[] = [
  { header: 'Nummer', value: ({ number }) => number },
  { header: 'Datum', value: ({ date }) => formatDate(date) },
  ...Object.values({
    ...exportColumnsOf<InvoiceValues, SecretariatInvoiceRowFragment>(invoiceFields, valuesOf),
    commissionId: {
      header: 'Commissie',
      value: ({ commission }: SecretariatInvoiceRowFragment) => commission && committeeLabel(commission),
    },
  }),
  { header: 'Terugkerend', value: ({ recurringId }) => (recurringId ? 'ja' : '') },
  { header: 'Status', value: stateLabel },
  { header: 'Betalen vóór', value: dueDate },
  { header: 'Betaald op', value: ({ paidOn }) => formatDate(paidOn) },
  { header: 'Verzonden op', value: ({ sentAt }) => formatDateTime(sentAt) },
];

/** A button that is a number in a table: it is printed too. */
const Number = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--red);
  font: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;
