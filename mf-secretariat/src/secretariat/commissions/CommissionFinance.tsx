import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Card, DefinitionList, DefinitionRow, EmptyState, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { MyDeclarations } from '../../finance/declarations/MyDeclarations';
import {
  SecretariatCommissionAccountingDocument,
  type SecretariatCommissionAccountingQuery,
} from '../../gql/graphql';
import { useCommission } from '../useCommission';

type Accounting = NonNullable<SecretariatCommissionAccountingQuery['commissionAccounting']>;
type Line = Accounting['transactions'][number];

/** A committee's own books, of the running year at first, and declaring for it. */
export function CommissionFinance() {
  const { commissionId } = useCommission();
  const [yearId, setYearId] = useState<string>();
  const query = useQuery(SecretariatCommissionAccountingDocument, { variables: { commissionId, yearId } });
  return (
    <Stack>
      <Loaded query={query} subject="De boekhouding">
        {({ commissionAccounting }) =>
          commissionAccounting ? <Books accounting={commissionAccounting} onYear={setYearId} /> : <NoBooks />
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
        title="De commissie staat nog niet in een boekjaar."
        text="De penningmeester houdt de boekhouding van de commissie bij. Zodra ze in een open boekjaar staat, zie je hier de inkomsten en uitgaven."
      />
    </Card>
  );
}

interface BooksProps {
  accounting: Accounting;
  onYear: (id: string) => void;
}

function Books({ accounting, onYear }: BooksProps) {
  const { yearId, title, years, sources, income, incomeBudget, expences, expencesBudget, transactions } =
    accounting;
  return (
    <>
      <Card title={`Boekjaar ${title}`}>
        {years.length > 1 && (
          <Choice>
            <Select
              label="Boekjaar"
              value={yearId}
              options={years.map((year) => ({ value: year.id, label: year.title }))}
              onChange={({ target }) => onYear(target.value)}
            />
          </Choice>
        )}
        <DefinitionList>
          <DefinitionRow label="Inkomsten">{against(income, incomeBudget)}</DefinitionRow>
          <DefinitionRow label="Uitgaven">{against(expences, expencesBudget)}</DefinitionRow>
          <DefinitionRow label="Resultaat">
            {against(income - expences, incomeBudget - expencesBudget)}
          </DefinitionRow>
          {sources.map(({ kind, label, amount }) => (
            <DefinitionRow key={kind} label={`Waarvan ${label.toLowerCase()}`}>
              {formatEuro(amount)}
            </DefinitionRow>
          ))}
        </DefinitionList>
      </Card>
      <Card title="Boekingen">
        {transactions.length === 0 ? (
          <EmptyState title="Er zijn nog geen boekingen." />
        ) : (
          <Table caption="Boekingen" columns={columns} rows={transactions} />
        )}
      </Card>
    </>
  );
}

const Choice = styled.div`
  max-width: 260px;
  margin-bottom: var(--s4);
`;

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
