import { PrintStyle } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDate, formatEuro, todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { Button, Card, Checkbox, EmptyState, Stack, Tag } from 'kit/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  StockCollectDatesDocument,
  StockPickListDocument,
  StockPickOrderFragmentDoc,
  type StockPickTotalsFragment,
  StockPickTotalsFragmentDoc,
} from '../gql/graphql';
import { Row } from '../Row';
import { WebshopLoaded } from '../WebshopLoaded';
import { customerOf, stateLabels, stateTones } from './orderStates';

/** What is to be put together for a day, on the screen and on paper. */
export function PickListPage({ onBack }: { onBack: () => void }) {
  const query = useQuery(StockCollectDatesDocument);
  return (
    <Stack>
      <PrintStyle />
      <div data-no-print>
        <Button variant="text" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          Terug naar de bestellingen
        </Button>
      </div>
      <WebshopLoaded query={query}>
        {({ collectDates }) =>
          collectDates.length > 0 ? (
            <DayChoice days={collectDates} />
          ) : (
            <EmptyState
              title="Er hoeft niets te worden klaargelegd."
              text="Hier staan de bestellingen die nog niet zijn opgehaald of geannuleerd."
            />
          )
        }
      </WebshopLoaded>
    </Stack>
  );
}

function DayChoice({ days }: { days: readonly string[] }) {
  const [chosen, setChosen] = useState<string>();
  // The first day that is not over; what nobody came for is before it.
  const coming = days.find((day) => day >= todayInAmsterdam()) ?? days.at(-1) ?? '';
  const day = chosen !== undefined && days.includes(chosen) ? chosen : coming;
  return (
    <>
      <Row data-no-print>
        <Select
          label="Ophalen op"
          value={day}
          options={days.map((value) => ({ value, label: formatDate(value) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Afdrukken
        </Button>
      </Row>
      <PickList day={day} />
    </>
  );
}

function PickList({ day }: { day: string }) {
  const query = useQuery(StockPickListDocument, { variables: { collectDate: day } });
  return (
    <WebshopLoaded query={query}>
      {({ pickList }) => (
        <Card title={`Paklijst voor ${formatDate(day)}`}>
          <PickTotals orders={pickList} />
          <Orders>
            {pickList.map((order) => (
              <PickOrder key={order.id} order={order} />
            ))}
          </Orders>
        </Card>
      )}
    </WebshopLoaded>
  );
}

const Orders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  align-items: start;
  gap: var(--s4);
  @media print {
    /* A grid is cut in two by the end of a sheet. */
    display: block;
  }
`;

/** One order with a box to tick for each line: on paper with a pen. On the screen it is not kept. */
function PickOrder({ order: masked }: { order: FragmentType<typeof StockPickOrderFragmentDoc> }) {
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

/** How many of each product are needed for all orders of the day. */
function PickTotals({
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
