import type { ExportColumn } from 'kit/export';
import { ExportButtons } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDate, formatDateTime, todayInAmsterdam } from 'kit/format';
import { LoadMoreButton, Stack, useDebouncedValue, usePages } from 'kit/lists';
import { Button, Card, EmptyState, SearchField, VisuallyHidden } from 'kit/ui';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type OrderState,
  type StockOrderRowFragment,
  StockOrderRowFragmentDoc,
  StockOrdersDocument,
} from '../gql/graphql';
import { Row } from '../Row';
import { WebshopLoaded } from '../WebshopLoaded';
import { stateLabels, stateOptions } from './orderStates';
import { OrderTable } from './OrderTable';
import { PickListPage } from './PickListPage';

/** The orders of the webshop (spec 3, section 3, "Webshop and orders"). */
export function OrdersTab() {
  const [text, setText] = useState('');
  const [state, setState] = useState<OrderState | ''>('');
  const [picking, setPicking] = useState(false);
  const search = useDebouncedValue(text.trim());
  if (picking) return <PickListPage onBack={() => setPicking(false)} />;
  return (
    <Stack>
      <Row data-no-print>
        <SearchField label="Zoek in de bestellingen" value={text} onChange={setText} />
        <Select
          label="Status"
          hideLabel
          value={state}
          options={stateOptions}
          onChange={({ target }) => setState(target.value as OrderState | '')}
        />
        <Button variant="ghost" icon={<ClipboardList aria-hidden />} onClick={() => setPicking(true)}>
          Paklijst
        </Button>
      </Row>
      <OrderList search={search} state={state} />
    </Stack>
  );
}

function OrderList({ search, state }: { search: string; state: OrderState | '' }) {
  const { query, isStale, more, reload, loadAll } = usePages({
    query: StockOrdersDocument,
    variables: { search: search || null, state: state || null },
    field: 'webshopOrders',
  });
  const rowsOf = (orders: readonly FragmentType<typeof StockOrderRowFragmentDoc>[]) =>
    getFragmentData(StockOrderRowFragmentDoc, orders);
  const isFiltered = search !== '' || state !== '';
  return (
    <WebshopLoaded query={query}>
      {({ webshopOrders: { edges, pageInfo, totalCount } }) => {
        const rows = rowsOf(edges.map(({ node }) => node));
        return (
          <Card
            title={totalCount === 1 ? '1 bestelling' : `${totalCount} bestellingen`}
            aria-busy={isStale}
            actions={
              <ExportButtons
                fileName={`bestellingen-${todayInAmsterdam()}`}
                columns={exportedColumns}
                rows={rows}
                allRows={pageInfo.hasNextPage ? async () => rowsOf(await loadAll()) : undefined}
              />
            }
          >
            <VisuallyHidden role="status">
              {isFiltered && !isStale && `${totalCount} gevonden`}
            </VisuallyHidden>
            {rows.length > 0 && <OrderTable orders={rows} onChanged={reload} />}
            {rows.length === 0 && <NoOrders isFiltered={isFiltered} />}
            {!isStale && <LoadMoreButton pageInfo={pageInfo} onMore={more} />}
          </Card>
        );
      }}
    </WebshopLoaded>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="Geen bestelling gevonden" text="Zoek op iets anders, of kies een andere status." />
  ) : (
    <EmptyState title="Er zijn nog geen bestellingen." text="Wat in de webshop wordt besteld, komt hier." />
  );
}

const exportedColumns: ExportColumn<StockOrderRowFragment>[] = [
  { header: 'Nummer', value: ({ number }) => number },
  { header: 'Voornaam', value: ({ firstName }) => firstName },
  { header: 'Achternaam', value: ({ lastName }) => lastName },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Aantal', value: ({ amount }) => amount },
  { header: 'Totaal', value: ({ total }) => total / 100 },
  { header: 'Te betalen', value: ({ toPay }) => toPay / 100 },
  { header: 'Ophalen op', value: ({ collectDate }) => formatDate(collectDate) },
  { header: 'Status', value: ({ state }) => stateLabels[state] },
  { header: 'Besteld op', value: ({ placedAt }) => formatDateTime(placedAt) },
  {
    header: 'Wat',
    value: ({ lines }) => lines.map(({ amount, title }) => `${amount} x ${title}`).join(', '),
  },
];
