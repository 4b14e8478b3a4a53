import { Select } from 'kit/fields';
import { useAddressText, useDebouncedValue } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { Table } from 'kit/table';
import { Checkbox, Stack } from 'kit/ui';
import { useState } from 'react';

import { EditAdvertiserDialog } from '../advertisers/AdvertiserDialogs';
import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import type { AdvPaymentChoice } from '../gql/graphql';
import { type KrantCheckDataFragment, KrantCheckDataFragmentDoc } from '../gql/graphql';
import { paymentLabels } from '../labels';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { checkColumns, exportedCheck } from './checkColumns';
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
      <Table
        caption="Controle gegevens"
        columns={checkColumns(setEditing)}
        rows={ads}
        rowKey={({ id }) => id}
      />
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
