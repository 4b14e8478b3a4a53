import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import type { ExportColumn } from 'kit/export';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import {
  EditAndDelete,
  EmailLink,
  LinedList,
  PagedCard,
  PhoneLink,
  useAddressRow,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import {
  Button,
  Card,
  EmptyState,
  lazyDialog,
  PageActions,
  phone,
  SearchField,
  Stack,
  Toolbar,
  useMediaQuery,
} from 'kit/ui';
import { CopyCheck, Plus } from 'lucide-react';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatCustomerRowFragment,
  SecretariatCustomerRowFragmentDoc,
  SecretariatCustomersDocument,
  SecretariatDebtorsDocument,
  type SecretariatDebtorsQuery,
} from '../../gql/graphql';
import { AddCustomerDialog, DeleteCustomerDialog, EditCustomerDialog } from './CustomerDialogs';

type Customer = SecretariatCustomerRowFragment;
type Doing = { what: 'add' | 'doubles' } | { what: 'edit' | 'delete'; customer: Customer };

const exported: ExportColumn<Customer>[] = [
  { header: 'Naam', value: ({ name }) => name },
  { header: 'Adres', value: ({ address }) => address },
  { header: 'Postcode en plaats', value: ({ postalCode }) => postalCode },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Telefoon', value: ({ phone }) => phone },
];

const DoublesDialog = lazyDialog(async () => (await import('kit/doubles')).DoublesDialog);

/** Who gets invoices: who has to pay still, and the book of customers. */
export function CustomersTab() {
  const [text, setText] = useAddressText();
  const onPhone = useMediaQuery(phone);
  const [doing, setDoing] = useState<Doing>();
  const search = useDebouncedValue(text.trim());
  const pages = usePages({
    query: SecretariatCustomersDocument,
    variables: { search: search || null },
    field: 'customers',
  });
  const dialog = { onDone: pages.reload, onClose: () => setDoing(undefined) };
  const row = useAddressRow();
  return (
    <Stack>
      {!onPhone && <DebtorsCard />}
      <Toolbar data-no-print>
        <SearchField label="Zoek op naam, adres of e-mail" value={text} onChange={setText} />
        <PageActions
          primary={
            <Button icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
              Klant toevoegen
            </Button>
          }
        >
          <Button
            variant="ghost"
            icon={<CopyCheck aria-hidden />}
            onClick={() => setDoing({ what: 'doubles' })}
          >
            Dubbel?
          </Button>
        </PageActions>
      </Toolbar>
      <Loaded query={pages.query} subject="De lijst met klanten">
        {({ customers }) => (
          <PagedCard
            pages={pages}
            list={customers}
            rowsOf={(nodes) => getFragmentData(SecretariatCustomerRowFragmentDoc, nodes)}
            nouns={['klant', 'klanten']}
            fileName="klanten"
            exported={exported}
            isNarrowed={search !== ''}
            empty={{
              title: 'Er zijn nog geen klanten.',
              text: "Voeg er een toe, of bewaar een klant onder 'Facturen maken'.",
            }}
            notFound={{ title: 'Geen klant gevonden', text: 'Zoek op iets anders.' }}
          >
            {(rows) => (
              <Table
                caption="Klanten"
                columns={columnsOf(setDoing)}
                rows={rows}
                {...row}
                details={{
                  name: ({ name }) => name,
                  render: ({ changeLog }) => <ChangeLog lines={changeLog} />,
                }}
              />
            )}
          </PagedCard>
        )}
      </Loaded>
      {onPhone && <DebtorsCard />}
      {doing?.what === 'doubles' && (
        <DoublesDialog kind="Customer" onChanged={pages.reload} onClose={dialog.onClose} />
      )}
      {doing?.what === 'add' && <AddCustomerDialog {...dialog} />}
      {doing?.what === 'edit' && <EditCustomerDialog customer={doing.customer} {...dialog} />}
      {doing?.what === 'delete' && <DeleteCustomerDialog customer={doing.customer} {...dialog} />}
    </Stack>
  );
}

// Not sortable: there may be more than is shown.
function columnsOf(onDo: (doing: Doing) => void): Column<Customer>[] {
  return [
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name },
    {
      id: 'address',
      header: 'Adres',
      wide: true,
      phone: 'line',
      cell: ({ address, postalCode }) => [address, postalCode].filter(Boolean).join(', '),
    },
    {
      id: 'email',
      header: 'E-mail',
      wide: true,
      cell: ({ email }) => email && <EmailLink address={email} />,
    },
    { id: 'phone', header: 'Telefoon', cell: ({ phone }) => phone && <PhoneLink number={phone} /> },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (customer) => (
        <RowActions>
          <EditAndDelete
            name={customer.name}
            onEdit={() => onDo({ what: 'edit', customer })}
            onDelete={() => onDo({ what: 'delete', customer })}
          />
        </RowActions>
      ),
    },
  ];
}

type Debtor = SecretariatDebtorsQuery['debtors'][number];

/** Who has invoices to pay, who is late with most at the top. */
function DebtorsCard() {
  const query = useQuery(SecretariatDebtorsDocument);
  return (
    <Card title="Wie moet nog betalen">
      <Loaded query={query} subject="De lijst van wie nog moet betalen">
        {({ debtors }) =>
          debtors.length === 0 ? (
            <EmptyState
              title="Alle facturen zijn betaald."
              text="Wat je factureert, komt hier tot het betaald is."
            />
          ) : (
            <Table
              caption="Wie moet nog betalen"
              columns={columns}
              rows={debtors}
              details={{ name: ({ name }) => name, render: (debtor) => <OpenInvoices debtor={debtor} /> }}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

function amount(id: 'open' | 'late' | 'paidThisYear', header: string): Column<Debtor> {
  return {
    id,
    header,
    align: 'right',
    nowrap: true,
    sortValue: (debtor) => debtor[id],
    cell: (debtor) => (debtor[id] === 0 ? '' : formatEuro(debtor[id])),
  };
}

const columns: Column<Debtor>[] = [
  { id: 'name', header: 'Naam', keepWords: true, sortValue: ({ name }) => name, cell: ({ name }) => name },
  amount('open', 'Nog te betalen'),
  amount('late', 'Waarvan te laat'),
  amount('paidThisYear', 'Dit jaar betaald'),
];

function OpenInvoices({ debtor }: { debtor: Debtor }) {
  return (
    <LinedList aria-label={`Open facturen van ${debtor.name}`}>
      {debtor.invoices.map(({ id, number, title, dueDate, amount: cents }) => (
        <li
          key={id}
        >{`${number}, ${title}: ${formatEuro(cents)}, te betalen vóór ${formatDate(dueDate)}`}</li>
      ))}
    </LinedList>
  );
}
