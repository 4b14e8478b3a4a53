import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Card, DefinitionList, DefinitionRow, EmptyState, Stack } from 'kit/ui';

import { MyDeclarations } from '../declarations/MyDeclarations';
import {
  SecretariatCommissionAccountingDocument,
  type SecretariatCommissionAccountingQuery,
} from '../gql/graphql';
import { useCommission } from './useCommission';

type Accounting = NonNullable<SecretariatCommissionAccountingQuery['commissionAccounting']>;
type Line = Accounting['transactions'][number];

/** A committee's own books of the present year, and declaring for it. */
export function CommissionFinance() {
  const { commissionId } = useCommission();
  const query = useQuery(SecretariatCommissionAccountingDocument, {
    variables: { commissionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack>
      <Loaded query={query} subject="De boekhouding">
        {({ commissionAccounting }) =>
          commissionAccounting ? <Books accounting={commissionAccounting} /> : <NoBooks />
        }
      </Loaded>
      <MyDeclarations />
    </Stack>
  );
}

function NoBooks() {
  return (
    <Card>
      <EmptyState
        title="Er is nog geen boekjaar geopend."
        text="De penningmeester houdt de boekhouding van de commissie bij. Zodra er een boekjaar open is, zie je hier de inkomsten en uitgaven."
      />
    </Card>
  );
}

function Books({ accounting }: { accounting: Accounting }) {
  const { title, income, incomeBudget, expences, expencesBudget, transactions } = accounting;
  return (
    <>
      <Card title={`Boekjaar ${title}`}>
        <DefinitionList>
          <DefinitionRow label="Inkomsten">{against(income, incomeBudget)}</DefinitionRow>
          <DefinitionRow label="Uitgaven">{against(expences, expencesBudget)}</DefinitionRow>
          <DefinitionRow label="Resultaat">
            {against(income - expences, incomeBudget - expencesBudget)}
          </DefinitionRow>
        </DefinitionList>
      </Card>
      <Card title="Boekingen">
        {transactions.length === 0 ? (
          <EmptyState title="Er zijn nog geen boekingen." />
        ) : (
          <Table caption="Boekingen" columns={columns} rows={transactions} rowKey={({ id }) => id} />
        )}
      </Card>
    </>
  );
}

const against = (actual: number, budget: number) => `${formatEuro(actual)} van ${formatEuro(budget)} begroot`;

const columns: Column<Line>[] = [
  {
    id: 'date',
    header: 'Datum',
    nowrap: true,
    cell: ({ creationDate }) => formatDate(creationDate),
    sortValue: ({ creationDate }) => creationDate,
  },
  { id: 'description', header: 'Omschrijving', keepWords: true, cell: ({ description }) => description },
  { id: 'creator', header: 'Van', keepWords: true, cell: ({ creator }) => creator },
  {
    id: 'amount',
    header: 'Bedrag',
    align: 'right',
    nowrap: true,
    cell: ({ amount }) => formatEuro(amount),
    sortValue: ({ amount }) => amount,
  },
];
