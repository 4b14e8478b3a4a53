import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Checkbox, EmptyState } from 'kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import {
  SecretariatPayableDeclarationsDocument,
  type SecretariatPayableDeclarationsQuery,
} from '../../gql/graphql';
import { formatIban } from '../formatIban';
import { type Period, totalOf } from './paymentValues';

interface PayablePreviewProps {
  period: Period;
  /** The ids of what was unticked. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
  /** What makes the file, when there is something to pay. */
  action: (isAny: boolean) => ReactNode;
}

/** What a file of this period would pay, all of it ticked at first, with the total of what is ticked. */
export function PayablePreview({ period, left, onLeft, action }: PayablePreviewProps) {
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
            text="Alles wat is goedgekeurd, is betaald of staat al in een betaalbestand."
          />
        ) : (
          <>
            <Table
              caption="Te betalen"
              columns={columnsFor(payableDeclarations, left, onLeft)}
              rows={payableDeclarations}
              rowKey={({ id }) => id}
            />
            <Action>{action(payableDeclarations.some(({ id }) => !left.has(id)))}</Action>
          </>
        )
      }
    </Loaded>
  );
}

type Payable = SecretariatPayableDeclarationsQuery['payableDeclarations'][number];

function columnsFor(
  payable: readonly Payable[],
  left: ReadonlySet<string>,
  onLeft: PayablePreviewProps['onLeft'],
): Column<Payable>[] {
  const chosen = payable.filter(({ id }) => !left.has(id));
  const tick = (id: string, isTicked: boolean) => {
    const after = new Set(left);
    if (isTicked) after.delete(id);
    else after.add(id);
    onLeft(after);
  };
  return [
    {
      id: 'chosen',
      header: 'Betalen',
      cell: ({ id, description, accountName }) => (
        <Checkbox
          label=""
          aria-label={`${description} van ${accountName ?? ''} betalen`}
          checked={!left.has(id)}
          onChange={({ target }) => tick(id, target.checked)}
        />
      ),
      footer: `${chosen.length} van ${payable.length}`,
    },
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
      footer: formatEuro(totalOf(chosen)),
    },
  ];
}

const Action = styled.div`
  margin: var(--s4) 0;
`;
