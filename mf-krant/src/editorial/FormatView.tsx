import type { ExportColumn } from 'kit/export';
import { useAddressChoice, useAddressText, useDebouncedValue, useRefetch } from 'kit/lists';
import { Table, type Column } from 'kit/table';
import { phone, Stack, useMediaQuery, Button } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { Dot } from '../Dot';
import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import { type AdWidth, type KrantFormatViewFragment, KrantFormatViewFragmentDoc } from '../gql/graphql';
import { widthLabels } from '../labels';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { PlaceDialog } from '../plan/PlaceDialog';
import { useAds } from '../useAds';
import { ViewChoice } from '../ViewChoice';
import { EditorialTotals } from './EditorialTotals';

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

const isPrepared = ({ stage }: KrantFormatViewFragment) => stage === 'placement';
const preparedLabel = (ad: KrantFormatViewFragment) => (isPrepared(ad) ? 'Klaar' : 'Nog niet klaar');

/** The columns of a format list. Not sortable: by number, and there may be more. */
const formatColumns: readonly Column<KrantFormatViewFragment>[] = [
  { id: 'format', header: 'Formaat', nowrap: true, cell: ({ advFormat }) => advFormat },
  { id: 'number', header: 'Nr', nowrap: true, cell: ({ advertiserUserId }) => advertiserUserId },
  { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
  { id: 'page', header: 'Geplaatst op pagina', cell: ({ placedOnPage }) => placedOnPage },
  {
    id: 'prepared',
    header: 'Voorbereid',
    cell: (ad) => (
      <Prepared>
        <Dot color={isPrepared(ad) ? 'green' : 'red'} text="" />
        {preparedLabel(ad)}
      </Prepared>
    ),
  },
];

/** The button that opens the dialog. */
const placeColumn = (onPlace: (ad: KrantFormatViewFragment) => void): Column<KrantFormatViewFragment> => ({
  id: 'place',
  header: '',
  align: 'right',
  cell: (ad) => (
    <Button variant="ghost" size="small" aria-label={`Plaatsen: ${ad.name}`} onClick={() => onPlace(ad)}>
      Plaatsen
    </Button>
  ),
});

/** The same, to take along. */
const exportedFormats: ExportColumn<KrantFormatViewFragment>[] = [
  { header: 'Formaat', value: ({ advFormat }) => advFormat ?? '' },
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Geplaatst op pagina', value: ({ placedOnPage }) => placedOnPage },
  { header: 'Voorbereid', value: preparedLabel },
];

const Prepared = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
`;
