import { formatEuro } from 'kit/format';
import { Checkbox, Tag } from 'kit/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { StockPickOrderFragmentDoc } from '../gql/graphql';
import { customerOf, stateLabels, stateTones } from './orderStates';

/** One order with a box to tick for each line: on paper with a pen. On the screen it is not kept. */
export function PickOrder({ order: masked }: { order: FragmentType<typeof StockPickOrderFragmentDoc> }) {
  const order = getFragmentData(StockPickOrderFragmentDoc, masked);
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
