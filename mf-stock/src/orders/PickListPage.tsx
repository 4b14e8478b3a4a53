import { PrintStyle } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { Button, Card, EmptyState, Stack } from 'kit/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { StockCollectDatesDocument, StockPickListDocument } from '../gql/graphql';
import { Row } from '../Row';
import { WebshopLoaded } from '../WebshopLoaded';
import { PickOrder } from './PickOrder';
import { PickTotals } from './PickTotals';

/** What is to be put together for a day, on the screen and on paper. */
export function PickListPage({ onBack }: { onBack: () => void }) {
  const query = useQuery(StockCollectDatesDocument, { fetchPolicy: 'cache-and-network' });
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
  const query = useQuery(StockPickListDocument, {
    variables: { collectDate: day },
    fetchPolicy: 'cache-and-network',
  });
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
