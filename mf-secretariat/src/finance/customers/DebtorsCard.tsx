import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';

import { SecretariatDebtorsDocument, type SecretariatDebtorsQuery } from '../../gql/graphql';

type Debtor = SecretariatDebtorsQuery['debtors'][number];

/** Who has invoices to pay, who is late with most at the top. */
export function DebtorsCard() {
  const query = useQuery(SecretariatDebtorsDocument, { fetchPolicy: 'cache-and-network' });
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
              rowKey={({ id }) => id}
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
