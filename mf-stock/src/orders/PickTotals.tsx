import { useId } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type StockPickTotalsFragment, StockPickTotalsFragmentDoc } from '../gql/graphql';

/** How many of each product are needed for all orders of the day. */
export function PickTotals({
  orders: masked,
}: {
  orders: readonly FragmentType<typeof StockPickTotalsFragmentDoc>[];
}) {
  const orders = getFragmentData(StockPickTotalsFragmentDoc, masked);
  const id = useId();
  return (
    <Totals>
      <h3 id={id}>Totaal per product</h3>
      <ul aria-labelledby={id}>
        {totalsOf(orders).map(({ productId, title, amount }) => (
          <li key={productId}>
            <b>{amount} ×</b> {title}
          </li>
        ))}
      </ul>
    </Totals>
  );
}

type Total = Pick<StockPickTotalsFragment['lines'][number], 'productId' | 'title' | 'amount'>;

function totalsOf(orders: readonly StockPickTotalsFragment[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { productId, title, amount } of orders.flatMap(({ lines }) => lines)) {
    totals.set(productId, { productId, title, amount: (totals.get(productId)?.amount ?? 0) + amount });
  }
  return [...totals.values()].sort((a, b) => a.title.localeCompare(b.title, 'nl'));
}

const Totals = styled.div`
  margin-bottom: var(--s5);
  h3 {
    margin: 0 0 var(--s1);
    font-size: 16px;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    columns: 220px;
    font-variant-numeric: tabular-nums;
  }
  li {
    padding: 2px 0;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`;
