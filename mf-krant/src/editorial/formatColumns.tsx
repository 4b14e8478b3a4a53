import type { ExportColumn } from 'kit/export';
import type { Column } from 'kit/table';
import { Button } from 'kit/ui';
import styled from 'styled-components';

import { Dot } from '../Dot';
import type { KrantFormatViewFragment } from '../gql/graphql';

const isPrepared = ({ stage }: KrantFormatViewFragment) => stage === 'placement';
const preparedLabel = (ad: KrantFormatViewFragment) => (isPrepared(ad) ? 'Klaar' : 'Nog niet klaar');

/** The columns of a format list. Not sortable: by number, and there may be more. */
export const formatColumns: readonly Column<KrantFormatViewFragment>[] = [
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
export const placeColumn = (
  onPlace: (ad: KrantFormatViewFragment) => void,
): Column<KrantFormatViewFragment> => ({
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
export const exportedFormats: ExportColumn<KrantFormatViewFragment>[] = [
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
