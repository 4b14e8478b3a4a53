import type { ExportColumn } from 'kit/export';
import { formatEuro } from 'kit/format';
import type { Column } from 'kit/table';

import type { KrantCashAdFragment } from '../gql/graphql';
import { contactName } from '../sellers';
import { PaidDot, paidLabel, StrikethroughWhenPaid } from './PaidDot';

/** The columns of the cash overview. @param onAsk asks 'Betaald?' @param total of the rows */
export function cashColumns(
  onAsk: (ad: KrantCashAdFragment) => void,
  total: string,
): Column<KrantCashAdFragment>[] {
  return [
    {
      id: 'number',
      header: 'Nr',
      nowrap: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{ad.advertiserUserId}</StrikethroughWhenPaid>,
      sortValue: ({ advertiserUserId }) => advertiserUserId,
      footer: 'Totaal',
    },
    {
      id: 'name',
      header: 'Bedrijf',
      keepWords: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{ad.name}</StrikethroughWhenPaid>,
      sortValue: ({ name }) => name,
    },
    {
      id: 'seller',
      header: 'Verkoper',
      keepWords: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{contactName(ad)}</StrikethroughWhenPaid>,
      sortValue: contactName,
    },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{formatEuro(ad.advPrice ?? 0)}</StrikethroughWhenPaid>,
      sortValue: ({ advPrice }) => advPrice ?? 0,
      footer: total,
    },
    {
      id: 'paid',
      header: 'Betaald',
      align: 'right',
      cell: (ad) => <PaidDot ad={ad} onAsk={onAsk} />,
      sortValue: paidLabel,
    },
  ];
}

/** The same as a file. */
export const exportedCash: ExportColumn<KrantCashAdFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Verkoper', value: contactName },
  { header: 'Bedrag', value: ({ advPrice }) => (advPrice ?? 0) / 100 },
  { header: 'Betaald', value: paidLabel },
];
