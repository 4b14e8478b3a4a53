import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { useAddressText, useDebouncedValue, EmailLink } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { Table, type Column, RowActions } from 'kit/table';
import { Checkbox, Stack, IconButton, Tag } from 'kit/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

import { EditAdvertiserDialog } from '../advertisers/AdvertiserDialogs';
import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import {
  type AdvPaymentChoice,
  type MissingField,
  type KrantCheckDataFragment,
  KrantCheckDataFragmentDoc,
} from '../gql/graphql';
import { paymentLabels, missingFieldLabels } from '../labels';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { contactName } from '../sellers';
import { useFinanceAds, useFinanceReload } from './financeHooks';

const payments = (Object.keys(paymentLabels) as AdvPaymentChoice[]).map((value) => ({
  value,
  label: paymentLabels[value],
}));

interface CheckDataViewProps {
  edition: Edition;
}

/** The list as it is opened; the names are those in the address. */
const first = { betaling: 'factuur', onvolledig: false };

/** Whether all is known that an invoice needs, by the way they pay. */
export function CheckDataView({ edition }: CheckDataViewProps) {
  const [text, setText] = useAddressText();
  const [{ betaling, onvolledig: onlyIncomplete }, setFilters] = useAddressValues(first, {
    allowed: { betaling: payments.map(({ value }) => value) },
  });
  const payment = betaling as AdvPaymentChoice;
  const search = useDebouncedValue(text.trim());
  const pages = useFinanceAds(edition.id, {
    payment,
    ...(onlyIncomplete && { incomplete: true }),
    ...(search && { search }),
  });
  const reload = useFinanceReload();
  const changed = async () => void (await Promise.all([pages.reload(), reload()]));
  return (
    <Stack>
      <ListFilters
        label="Zoek op nummer of bedrijf"
        list="krant-gegevens"
        text={text}
        onText={setText}
        count={(onlyIncomplete ? 1 : 0) + (payment === 'factuur' ? 0 : 1)}
        onClear={() => setFilters(first)}
        found={pages.query.data?.advertisements.totalCount}
        onDesk="inline"
      >
        <Select
          label="Betaalwijze"
          value={payment}
          options={payments}
          onChange={({ target }) => setFilters({ betaling: target.value, onvolledig: onlyIncomplete })}
        />
        <Checkbox
          label="Alleen onvolledige"
          checked={onlyIncomplete}
          onChange={({ target }) => setFilters({ betaling, onvolledig: target.checked })}
        />
      </ListFilters>
      <ListCard
        pages={pages}
        field="advertisements"
        rowsOf={(nodes) => getFragmentData(KrantCheckDataFragmentDoc, nodes)}
        subject="De lijst met gegevens"
        nouns={['adverteerder', 'adverteerders']}
        fileName={`krant-${edition.title}-gegevens-${payment}`}
        exported={exportedCheck}
        isNarrowed={search !== '' || onlyIncomplete}
        empty={{ title: 'Er is niets verkocht met deze betaalwijze.' }}
      >
        {(ads) => <CheckTable ads={ads} onChanged={changed} />}
      </ListCard>
    </Stack>
  );
}

interface CheckTableProps {
  ads: readonly KrantCheckDataFragment[];
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

function CheckTable({ ads, onChanged }: CheckTableProps) {
  const [editing, setEditing] = useState<KrantCheckDataFragment>();
  return (
    <>
      <Table caption="Controle gegevens" columns={checkColumns(setEditing)} rows={ads} />
      {editing && (
        <EditAdvertiserDialog
          advertiserId={editing.advertiserId}
          onDone={onChanged}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

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
function checkColumns(onEdit: (ad: KrantCheckDataFragment) => void): Column<KrantCheckDataFragment>[] {
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
const exportedCheck: ExportColumn<KrantCheckDataFragment>[] = [
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
