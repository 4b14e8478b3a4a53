import { useAddressChoice, useAddressText, useDebouncedValue, useRefetch } from 'kit/lists';
import { Table } from 'kit/table';
import { phone, Stack, useMediaQuery } from 'kit/ui';
import { useState } from 'react';

import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import type { AdWidth } from '../gql/graphql';
import { type KrantFormatViewFragment, KrantFormatViewFragmentDoc } from '../gql/graphql';
import { widthLabels } from '../labels';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { PlaceDialog } from '../plan/PlaceDialog';
import { useAds } from '../useAds';
import { ViewChoice } from '../ViewChoice';
import { EditorialTotals } from './EditorialTotals';
import { exportedFormats, formatColumns, placeColumn } from './formatColumns';

const which = [
  { id: 'all', label: 'Alle advertenties' },
  { id: 'toPlace', label: 'Nog te plaatsen' },
] as const;

interface FormatViewProps {
  edition: Edition;
  width: AdWidth;
}

/** The sold advertisements of a width and their pages. */
export function FormatView({ edition, width }: FormatViewProps) {
  const [text, setText] = useAddressText();
  const [shown, setShown] = useAddressChoice<(typeof which)[number]['id']>('welke', 'all', [
    'all',
    'toPlace',
  ]);
  const [placing, setPlacing] = useState<KrantFormatViewFragment>();
  const search = useDebouncedValue(text.trim());
  const isToPlace = shown === 'toPlace';
  const ads = useAds(edition.id, 'sold', {
    width,
    ...(search && { search }),
    ...(isToPlace && { placed: false }),
  });
  const reloadTotals = useRefetch(['KrantTotals']);
  const format = widthLabels[width];
  const onPhone = useMediaQuery(phone);
  const totals = <EditorialTotals edition={edition} onRefresh={ads.reload} />;
  return (
    <Stack>
      {!onPhone && totals}
      <ListFilters
        label={`Zoek in formaat ${format}`}
        list={`krant-formaat-${width}`}
        text={text}
        onText={setText}
        count={isToPlace ? 1 : 0}
        onClear={() => setShown('all')}
        found={ads.query.data?.advertisements.totalCount}
        onDesk="open"
      >
        <ViewChoice label="Welke advertenties?" options={which} value={shown} onChange={setShown} />
      </ListFilters>
      <ListCard
        pages={ads}
        field="advertisements"
        rowsOf={(nodes) => getFragmentData(KrantFormatViewFragmentDoc, nodes)}
        subject="De lijst"
        nouns={['advertentie', 'advertenties']}
        fileName={`krant-${edition.title}-formaat-${format.replace(',', '-')}`}
        exported={exportedFormats}
        isNarrowed={search !== ''}
        empty={isToPlace ? allPlaced : noneSold}
      >
        {(rows) => (
          <Table
            caption={`Advertenties van formaat ${format}`}
            columns={edition.active ? [...formatColumns, placeColumn(setPlacing)] : formatColumns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </ListCard>
      {onPhone && totals}
      {placing && (
        <PlaceDialog
          ad={placing}
          onDone={() => Promise.all([ads.reload(), reloadTotals()])}
          onClose={() => setPlacing(undefined)}
        />
      )}
    </Stack>
  );
}

const allPlaced = { title: 'Alles van dit formaat is geplaatst.' };
const noneSold = {
  title: 'Er zijn geen advertenties van dit formaat.',
  text: 'Wat wordt verkocht, komt hier vanzelf.',
};
