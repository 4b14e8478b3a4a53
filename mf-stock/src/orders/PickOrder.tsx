import { formatEuro } from 'kit/format';
import { Checkbox, Tag } from 'kit/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { customerOf, type Order, stateLabels, stateTones } from './orderStates';

/** How many of each product are needed for all orders of the day. */
export function PickTotals({ orders }: { orders: readonly Order[] }) {
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

type Total = Pick<Order['lines'][number], 'productId' | 'title' | 'amount'>;

function totalsOf(orders: readonly Order[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { productId, title, amount } of orders.flatMap(({ lines }) => lines)) {
    totals.set(productId, { productId, title, amount: (totals.get(productId)?.amount ?? 0) + amount });
  }
  return [...totals.values()].sort((a, b) => a.title.localeCompare(b.title, 'nl'));
}

/** One order with a box to tick for each line: on paper with a pen. On the screen it is not kept. */
export function PickOrder({ order }: { order: Order }) {
  const id = useId();
  const { number, toPay, state, lines } = order;
  const [packed, setPacked] = useState<readonly string[]>([]);
  const tick = (productId: string) =>
    setPacked(
      packed.includes(productId) ? packed.filter((one) => one !== productId) : [...packed, productId],
    );
  return (
    <Block aria-labelledby={id}>
      <h3 id={id}>{customerOf(order)}</h3>
      <p>
        {number} <Tag tone={stateTones[state]}>{stateLabels[state]}</Tag>{' '}
        {toPay > 0 && `Te betalen: ${formatEuro(toPay)}`}
      </p>
      {lines.map(({ productId, title, amount }) => (
        <Checkbox
          key={productId}
          label={`${amount} × ${title}`}
          checked={packed.includes(productId)}
          onChange={() => tick(productId)}
        />
      ))}
    </Block>
  );
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

const Block = styled.section`
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-s);
  break-inside: avoid;
  h3 {
    margin: 0;
    font-size: 16px;
    overflow-wrap: anywhere;
  }
  p {
    margin: 2px 0 var(--s2);
    color: var(--ink-2);
  }
  @media print {
    margin-bottom: 8pt;
    label {
      min-height: 0;
      padding: 2px 0;
    }
  }
`;
