import type { ExportColumn } from 'kit/export';
import { EmailLink } from 'kit/lists';
import { type Column, RowActions } from 'kit/table';
import { IconButton, Tag } from 'kit/ui';
import { Pencil } from 'lucide-react';

import type { MissingField } from '../gql/graphql';
import type { KrantCheckDataFragment } from '../gql/graphql';
import { missingFieldLabels } from '../labels';
import { contactName } from '../sellers';

type AddressField = 'address' | 'postalCode' | 'city' | 'email';

/** What the API calls them when they are missing. */
const missingFields: Readonly<Record<AddressField, MissingField>> = {
  address: 'adres',
  postalCode: 'postalCode',
  city: 'city',
  email: 'email',
};

/** A cell that says when it lacks what an invoice needs; an address that is none is shown as well. */
function Cell({ ad, field }: { ad: KrantCheckDataFragment; field: AddressField }) {
  const value = ad.advertiser[field];
  const isMissing = ad.advertiser.missing.includes(missingFields[field]);
  if (!isMissing) return field === 'email' ? <EmailLink address={value} /> : value;
  return (
    <>
      {value} <Tag tone="no">{value ? 'klopt niet' : 'ontbreekt'}</Tag>
    </>
  );
}

/** The columns of the check of data. @param onEdit opens the data of its advertiser */
export function checkColumns(onEdit: (ad: KrantCheckDataFragment) => void): Column<KrantCheckDataFragment>[] {
  const field = (id: AddressField, header: string): Column<KrantCheckDataFragment> => ({
    id,
    header,
    keepWords: id !== 'email',
    nowrap: id === 'postalCode',
    cell: (ad) => <Cell ad={ad} field={id} />,
  });
  return [
    { id: 'number', header: 'Nr', nowrap: true, cell: ({ advertiserUserId }) => advertiserUserId },
    { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
    { id: 'contact', header: 'Verantwoordelijke', keepWords: true, phone: 'line', cell: contactName },
    field('address', 'Adres'),
    field('postalCode', 'Postcode'),
    field('city', 'Plaats'),
    field('email', 'E-mail'),
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (ad) => (
        <RowActions>
          <IconButton aria-label={`Gegevens van ${ad.name} aanpassen`} onClick={() => onEdit(ad)}>
            <Pencil aria-hidden />
          </IconButton>
        </RowActions>
      ),
    },
  ];
}

/** The same as a file; what lacks is named in a column of its own. */
export const exportedCheck: ExportColumn<KrantCheckDataFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Verantwoordelijke', value: contactName },
  { header: 'Adres', value: ({ advertiser }) => advertiser.address },
  { header: 'Postcode', value: ({ advertiser }) => advertiser.postalCode },
  { header: 'Plaats', value: ({ advertiser }) => advertiser.city },
  { header: 'E-mail', value: ({ advertiser }) => advertiser.email },
  {
    header: 'Ontbreekt',
    value: ({ advertiser }) => advertiser.missing.map((field) => missingFieldLabels[field]).join(', '),
  },
];
