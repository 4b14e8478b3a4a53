import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDate, formatDateTime } from 'kit/format';
import {
  PagedCard,
  SearchAndFilters,
  useAddressChoice,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { Button, PageActions, phone, Stack, useMediaQuery } from 'kit/ui';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';

import { getFragmentData } from '../gql/fragment-masking';
import {
  type OrderState,
  type StockOrderRowFragment,
  StockOrderRowFragmentDoc,
  StockOrdersDocument,
} from '../gql/graphql';
import { WebshopLoaded } from '../WebshopLoaded';
import { stateLabels, stateOptions } from './orderStates';
import { OrderTable } from './OrderTable';
import { PickListPage } from './PickListPage';

/** The orders of the webshop. */
export function OrdersTab() {
  const [text, setText] = useAddressText();
  const [state, setState] = useAddressChoice<OrderState | ''>(
    'status',
    '',
    stateOptions.map(({ value }) => value as OrderState | ''),
  );
  const [picking, setPicking] = useState(false);
  const onPhone = useMediaQuery(phone);
  const search = useDebouncedValue(text.trim());
  if (picking) return <PickListPage onBack={() => setPicking(false)} />;
  const pickList = (
    <Button variant="ghost" icon={<ClipboardList aria-hidden />} onClick={() => setPicking(true)}>
      Paklijst
    </Button>
  );
  return (
    <Stack>
      <SearchAndFilters
        label="Zoek in de bestellingen"
        list="bestellingen"
        text={text}
        onText={setText}
        count={state ? 1 : 0}
        onClear={() => setState('')}
        onDesk="inline"
        more={!onPhone && pickList}
      >
        <Select
          label="Status"
          hideLabel={!onPhone}
          value={state}
          options={stateOptions}
          onChange={({ target }) => setState(target.value as OrderState | '')}
        />
      </SearchAndFilters>
      <OrderList search={search} state={state} />
      {onPhone && <PageActions primary={pickList} />}
    </Stack>
  );
}

function OrderList({ search, state }: { search: string; state: OrderState | '' }) {
  const pages = usePages({
    query: StockOrdersDocument,
    variables: { search: search || null, state: state || null },
    field: 'webshopOrders',
  });
  return (
    <WebshopLoaded query={pages.query}>
      {({ webshopOrders }) => (
        <PagedCard
          pages={pages}
          list={webshopOrders}
          rowsOf={(nodes) => getFragmentData(StockOrderRowFragmentDoc, nodes)}
          nouns={['bestelling', 'bestellingen']}
          fileName="bestellingen"
          exported={exportedColumns}
          isNarrowed={search !== '' || state !== ''}
          empty={{
            title: 'Er zijn nog geen bestellingen.',
            text: 'Wat in de webshop wordt besteld, komt hier.',
          }}
          notFound={{
            title: 'Geen bestelling gevonden',
            text: 'Zoek op iets anders, of kies een andere status.',
          }}
        >
          {(orders) => <OrderTable orders={orders} onChanged={pages.reload} />}
        </PagedCard>
      )}
    </WebshopLoaded>
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
