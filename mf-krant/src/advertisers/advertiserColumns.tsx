import type { ExportColumn } from 'kit/export';
import { EmailLink, PhoneLink } from 'kit/lists';
import { exportColumnsOf } from 'kit/records';
import { type Column, InCard } from 'kit/table';

import { soldText } from '../ads/saleValues';
import { Dot } from '../Dot';
import type { KrantAdvertiserRowFragment } from '../gql/graphql';
import { paymentLabels, stateLabels } from '../labels';
import { contactName } from '../sellers';
import { advertiserFields, detailsOf, type DetailsValues } from './advertiserFields';
import { saleStatus } from './saleStatus';

const yesNo = (value: boolean) => (value ? 'Ja' : 'Nee');

/** The columns of the full mode. By number; there may be more, so they do not sort. */
export const advertiserColumns = (isSaleSeason: boolean): Column<KrantAdvertiserRowFragment>[] => [
  {
    id: 'state',
    header: 'Stand',
    phone: 'line',
    cell: ({ advertisement }) => {
      const state = advertisement?.advState;
      return (
        <>
          <Dot {...saleStatus(isSaleSeason, state)} />
          <InCard> {stateLabels[state ?? 'open']}</InCard>
        </>
      );
    },
  },
  {
    id: 'number',
    header: 'Nr',
    align: 'right',
    nowrap: true,
    phone: 'rest',
    cell: (row) => row.advertiserUserId,
  },
  { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
  { id: 'contact', header: 'Contactpersoon', keepWords: true, phone: 'rest', cell: contactName },
  { id: 'city', header: 'Plaats', keepWords: true, phone: 'line', cell: ({ city }) => city },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email && <EmailLink address={email} /> },
  {
    id: 'phone',
    header: 'Telefoon',
    nowrap: true,
    cell: ({ phone }) => phone && <PhoneLink number={phone} />,
  },
  { id: 'active', header: 'Actief', cell: ({ active }) => yesNo(active) },
];

const { name, notes, ...details } = exportColumnsOf<DetailsValues, KrantAdvertiserRowFragment>(
  advertiserFields,
  detailsOf,
);

/** All that is kept of an advertiser, for the files. */
export const exportedColumns: ExportColumn<KrantAdvertiserRowFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  name,
  { header: 'Contactpersoon', value: contactName },
  ...Object.values(details),
  { header: 'Actief', value: ({ active }) => yesNo(active) },
  { header: 'Stand', value: ({ advertisement }) => stateLabels[advertisement?.advState ?? 'open'] },
  { header: 'Advertentie', value: ({ advertisement }) => adText(advertisement) },
  {
    header: 'Betaalwijze',
    value: ({ advertisement }) =>
      advertisement?.advPaymentMethod ? paymentLabels[advertisement.advPaymentMethod] : '',
  },
  notes,
];

/** Only what was sold; the state has a column of its own. */
function adText(ad: KrantAdvertiserRowFragment['advertisement']): string {
  return ad?.advState === 'verkocht' ? soldText(ad).replaceAll('\u00a0', ' ') : '';
}
