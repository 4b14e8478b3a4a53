import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { useReversible, useSave } from 'kit/graphql';
import {
  PagedCard,
  SearchAndFilters,
  useAddressChoice,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { Table } from 'kit/table';
import { phone, Stack, useMediaQuery } from 'kit/ui';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type InvoiceState,
  SecretariatInvoiceRowFragmentDoc,
  SecretariatInvoicesDocument,
  type SecretariatInvoicesQueryVariables,
  type SecretariatInvoiceRowFragment,
  SecretariatPayInvoiceDocument,
} from '../../gql/graphql';
import { exportedColumns, invoiceColumns } from '../invoices/invoiceColumns';
import { InvoiceDetails } from '../invoices/InvoiceDetails';
import { CreditInvoiceDialog, PayInvoiceDialog, SendInvoiceDialog } from '../invoices/InvoiceDialogs';
import { stateLabels } from '../invoices/InvoiceStateTag';
import { committeeLabel, useInvoiceChoices } from '../invoices/useInvoiceChoices';
import { AddRecurringDialog } from '../recurringInvoices/RecurringDialogs';
import { recurringFrom } from '../recurringInvoices/recurringValues';

const states: { value: InvoiceState | ''; label: string }[] = [
  { value: '', label: 'Alle' },
  ...(['open', 'overdue', 'paid', 'credited'] as const).map((value) => ({
    value,
    label: stateLabels[value],
  })),
];

/** All invoices: searching them, what became of them, and what can be done with them; a link may choose a state. */
export function InvoiceOverview() {
  const onPhone = useMediaQuery(phone);
  const [text, setText] = useAddressText();
  const [state, setState] = useAddressChoice<InvoiceState | ''>(
    'status',
    '',
    states.map(({ value }) => value),
  );
  const [commissionId, setCommissionId] = useAddressChoice<string>('commissie', '');
  const search = useDebouncedValue(text.trim());
  const pages = useInvoices({
    search: search || null,
    state: state || null,
    commissionId: commissionId || null,
  });
  const { invoiceCommittees } = useInvoiceChoices();
  return (
    <Stack>
      <SearchAndFilters
        label="Zoek in de facturen"
        list="facturen"
        text={text}
        onText={setText}
        count={(state ? 1 : 0) + (commissionId ? 1 : 0)}
        onClear={() => {
          setState('');
          setCommissionId('');
        }}
        found={pages.query.data?.invoices.totalCount}
        onDesk="inline"
      >
        <Select
          label="Status"
          hideLabel={!onPhone}
          value={state}
          options={states}
          onChange={({ target }) => setState(target.value as InvoiceState | '')}
        />
        <Select
          label="Commissie"
          hideLabel={!onPhone}
          value={commissionId}
          options={[
            { value: '', label: 'Alle commissies' },
            ...invoiceCommittees.map((one) => ({ value: one.id, label: committeeLabel(one) })),
          ]}
          onChange={({ target }) => setCommissionId(target.value)}
        />
      </SearchAndFilters>
      <Loaded query={pages.query} subject="De lijst met facturen">
        {({ invoices }) => (
          <PagedCard
            pages={pages}
            list={invoices}
            rowsOf={(nodes) => getFragmentData(SecretariatInvoiceRowFragmentDoc, nodes)}
            nouns={['factuur', 'facturen']}
            fileName="facturen"
            exported={exportedColumns}
            isNarrowed={search !== '' || state !== '' || commissionId !== ''}
            empty={{
              title: 'Er zijn nog geen facturen.',
              text: "Wat je onder 'Facturen maken' opslaat, komt hier.",
            }}
            notFound={{
              title: 'Geen factuur gevonden',
              text: 'Zoek op iets anders, of kies een andere status.',
            }}
          >
            {(rows) => <InvoiceTable invoices={rows} onChanged={pages.reload} />}
          </PagedCard>
        )}
      </Loaded>
    </Stack>
  );
}

/** Which invoices are shown. */
type InvoiceFilter = Required<Pick<SecretariatInvoicesQueryVariables, 'search' | 'state' | 'commissionId'>>;

/** Invoices and credit notes, newest first. */
function useInvoices(filter: InvoiceFilter) {
  return usePages({ query: SecretariatInvoicesDocument, variables: filter, field: 'invoices' });
}

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
      <Table caption="Facturen" columns={columns} rows={invoices} />
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
