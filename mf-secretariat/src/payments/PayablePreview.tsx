import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { EmptyState } from 'kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { formatIban } from '../finance/formatIban';
import {
  type PaymentFileInput,
  SecretariatPayableDeclarationsDocument,
  type SecretariatPayableDeclarationsQuery,
} from '../gql/graphql';

interface PayablePreviewProps {
  period: PaymentFileInput;
  /** What makes the file, when there is something to pay. */
  action: ReactNode;
}

/** What a file of this period would pay, with its total. */
export function PayablePreview({ period, action }: PayablePreviewProps) {
  const query = useQuery(SecretariatPayableDeclarationsDocument, {
    variables: { period },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} subject="Wat er betaald wordt">
      {({ payableDeclarations }) =>
        payableDeclarations.length === 0 ? (
          <EmptyState
            title="Er is in deze periode niets te betalen."
            text="Alles wat is goedgekeurd, staat al in een betaalbestand."
          />
        ) : (
          <>
            <Table
              caption="Te betalen"
              columns={columnsFor(payableDeclarations)}
              rows={payableDeclarations}
              rowKey={({ id }) => id}
            />
            <Action>{action}</Action>
          </>
        )
      }
    </Loaded>
  );
}

type Payable = SecretariatPayableDeclarationsQuery['payableDeclarations'][number];

function columnsFor(payable: readonly Payable[]): Column<Payable>[] {
  const total = payable.reduce((sum, { amount }) => sum - amount, 0);
  return [
    { id: 'decided', header: 'Goedgekeurd', nowrap: true, cell: ({ decidedAt }) => formatDate(decidedAt) },
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ accountName }) => accountName, footer: 'Totaal' },
    {
      id: 'account',
      header: 'Rekeningnummer',
      cell: ({ accountnumber }) => formatIban(accountnumber ?? ''),
    },
    { id: 'description', header: 'Omschrijving', keepWords: true, cell: ({ description }) => description },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(-amount),
      footer: formatEuro(total),
    },
  ];
}

const Action = styled.div`
  margin: var(--s4) 0;
`;
