import type { ExportColumn } from 'kit/export';
import { formatDate, formatEuro } from 'kit/format';
import type { Column } from 'kit/table';

import type { KrantAdsViewFragment } from '../gql/graphql';
import { colorLabels, paymentLabels, typeLabels } from '../labels';
import { contactName } from '../sellers';

/** The price, or nothing. */
export const priceOf = ({ advPrice }: Pick<KrantAdsViewFragment, 'advPrice'>): string =>
  advPrice === null ? '' : formatEuro(advPrice);

/** What was sold, in a few words: '17x8,9, full colour'. */
export function soldSummary({
  advFormat,
  advColor,
}: Pick<KrantAdsViewFragment, 'advFormat' | 'advColor'>): string {
  return [advFormat, advColor && colorLabels[advColor]].filter(Boolean).join(', ');
}

const who: Column<KrantAdsViewFragment>[] = [
  { id: 'number', header: 'Nr', nowrap: true, cell: ({ advertiserUserId }) => advertiserUserId },
  { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
  { id: 'contact', header: 'Verkoper', keepWords: true, cell: contactName },
];

/** The columns of the lists of the overview. Not sortable: by number, and there may be more. */
export const adColumns: Readonly<Record<'initial' | 'notSold', Column<KrantAdsViewFragment>[]>> = {
  initial: [
    ...who,
    { id: 'sold', header: 'Advertentie', keepWords: true, cell: soldSummary },
    { id: 'price', header: 'Bedrag', align: 'right', nowrap: true, cell: priceOf },
    { id: 'soldAt', header: 'Verkocht op', nowrap: true, cell: ({ soldAt }) => formatDate(soldAt) },
  ],
  notSold: [...who, { id: 'notes', header: 'Opmerking', keepWords: true, cell: ({ advNotes }) => advNotes }],
};

const whoExported: ExportColumn<KrantAdsViewFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Verkoper', value: contactName },
];

/** The same lists as files; amounts are numbers in euro, to count with. */
export const exportedAds: Readonly<Record<'initial' | 'notSold', ExportColumn<KrantAdsViewFragment>[]>> = {
  initial: [
    ...whoExported,
    { header: 'Formaat', value: ({ advFormat }) => advFormat },
    { header: 'Kleur', value: ({ advColor }) => advColor && colorLabels[advColor] },
    { header: 'Bedrag', value: ({ advPrice }) => advPrice && advPrice / 100 },
    { header: 'Betaalwijze', value: ({ advPaymentMethod }) => paymentLabels[advPaymentMethod ?? 'leeg'] },
    { header: 'Soort', value: ({ advType }) => advType && typeLabels[advType] },
    { header: 'Verkocht op', value: ({ soldAt }) => formatDate(soldAt) },
    { header: 'Opmerking', value: ({ advNotes }) => advNotes },
  ],
  notSold: [...whoExported, { header: 'Opmerking', value: ({ advNotes }) => advNotes }],
};
