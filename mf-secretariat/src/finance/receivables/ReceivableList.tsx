import { ExportButtons } from 'kit/export';
import { Select } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import {
  filterRows,
  ListCard,
  LoadMoreButton,
  SearchAndFilters,
  useAddressChoice,
  useAddressRow,
  useAddressText,
} from 'kit/lists';
import { Table } from 'kit/table';
import { EmptyState } from 'kit/ui';
import { useState } from 'react';

import { type Age, ageOf, ages, type Receivable } from './ages';
import { receivableColumns, receivableExport } from './receivableColumns';
import { ReceivableDetails } from './ReceivableDetails';

/** So many rows are drawn at a time. */
const PAGE = 50;

/** Everything that is open: searched, by area and by how late it is. */
export function ReceivableList({ receivables }: { receivables: readonly Receivable[] }) {
  const [text, setText] = useAddressText();
  const [area, setArea] = useAddressChoice<string>('onderdeel', '');
  const [age, setAge] = useAddressChoice<Age | ''>(
    'laat',
    '',
    ages.map(({ id }) => id),
  );
  const [shown, setShown] = useState(PAGE);
  const found = filterRows(
    receivables.filter((one) => (!area || one.area === area) && (!age || ageOf(one) === age)),
    text,
    ({ name, label, reference }) => `${name} ${label} ${reference}`,
  );
  const areas = [...new Set(receivables.map((one) => one.area))].sort();
  const row = useAddressRow();
  return (
    <ListCard title={found.length === 1 ? '1 post' : `${found.length} posten`}>
      <SearchAndFilters
        label="Zoek naam, omschrijving of kenmerk"
        list="openstaand"
        text={text}
        onText={setText}
        count={(area ? 1 : 0) + (age ? 1 : 0)}
        onClear={() => {
          setArea('');
          setAge('');
        }}
        found={found.length}
        onDesk="open"
        more={
          <ExportButtons
            fileName={`openstaand-${todayInAmsterdam()}`}
            columns={receivableExport}
            rows={found}
          />
        }
      >
        <Select
          label="Onderdeel"
          value={area}
          placeholder="Alle onderdelen"
          options={areas.map((one) => ({ value: one, label: one }))}
          onChange={({ target }) => setArea(target.value)}
        />
        <Select
          label="Te laat"
          value={age}
          placeholder="Alles"
          options={ages.map(({ id, label }) => ({ value: id, label }))}
          onChange={({ target }) => setAge(target.value as Age | '')}
        />
      </SearchAndFilters>
      {found.length === 0 ? (
        <EmptyState
          title={receivables.length === 0 ? 'Er staat niets open.' : 'Niets gevonden'}
          text={
            receivables.length === 0 ? 'Iedereen heeft betaald.' : 'Zoek op iets anders, of wis de filters.'
          }
        />
      ) : (
        <Table
          caption="Openstaand"
          columns={receivableColumns(found)}
          rows={found.slice(0, shown)}
          rowKey={({ id }) => id}
          {...row}
          details={{ name: ({ label }) => label, render: (one) => <ReceivableDetails receivable={one} /> }}
        />
      )}
      <LoadMoreButton
        pageInfo={{ hasNextPage: found.length > shown, endCursor: String(shown) }}
        onMore={async () => setShown(shown + PAGE)}
      />
    </ListCard>
  );
}
