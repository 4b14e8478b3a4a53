import { Loaded } from 'kit/data';
import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDateTime } from 'kit/format';
import {
  PagedCard,
  SearchAndFilters,
  useAddressChoice,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { PageTitle, Stack } from 'kit/ui';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatTrashDocument,
  type SecretariatTrashRowFragment,
  SecretariatTrashRowFragmentDoc,
} from '../../gql/graphql';
import { TrashTable } from './TrashTable';

/** What was deleted in the last 30 days, for who may delete it: by kind and words, and to be put back. */
export function TrashPage() {
  const [search, setSearch] = useAddressText();
  const [entity, setEntity] = useAddressChoice<string>('soort', '');
  const words = useDebouncedValue(search).trim();
  const variables = { entity: entity || null, search: words || null };
  const pages = usePages({ query: SecretariatTrashDocument, variables, field: 'deletedRecords' });
  // The kinds stay while another part of the list is on its way.
  const [kinds, setKinds] = useState<readonly { entity: string; label: string }[]>([]);
  const told = pages.query.data?.deletedKinds;
  if (told && told !== kinds) setKinds(told);
  return (
    <>
      <PageTitle sub="Wat je verwijdert, blijft hier 30 dagen">Prullenbak</PageTitle>
      <Stack>
        <SearchAndFilters
          label="Zoek in de prullenbak"
          list="prullenbak"
          text={search}
          onText={setSearch}
          count={entity ? 1 : 0}
          onClear={() => setEntity('')}
          found={pages.query.data?.deletedRecords.totalCount}
          onDesk="open"
        >
          <Select
            label="Soort"
            options={[
              { value: '', label: 'Alle soorten' },
              ...kinds.map((kind) => ({ value: kind.entity, label: kind.label })),
            ]}
            value={entity}
            onChange={({ target }) => setEntity(target.value)}
          />
        </SearchAndFilters>
        <Loaded query={pages.query} subject="De prullenbak">
          {({ deletedRecords }) => (
            <PagedCard
              pages={pages}
              list={deletedRecords}
              rowsOf={(nodes) => getFragmentData(SecretariatTrashRowFragmentDoc, nodes)}
              nouns={['ding', 'dingen']}
              fileName="prullenbak"
              exported={exported}
              isNarrowed={Boolean(entity || words)}
              empty={{ title: 'De prullenbak is leeg', text: 'Wat je verwijdert, kun je hier terugzetten.' }}
            >
              {(rows) => <TrashTable rows={rows} onRestored={pages.reload} />}
            </PagedCard>
          )}
        </Loaded>
      </Stack>
    </>
  );
}

const exported: readonly ExportColumn<SecretariatTrashRowFragment>[] = [
  { header: 'Wat', value: ({ title }) => title },
  { header: 'Soort', value: ({ label }) => label },
  { header: 'Verwijderd door', value: ({ deletedBy }) => deletedBy },
  { header: 'Verwijderd op', value: ({ deletedAt }) => formatDateTime(deletedAt) },
  { header: 'Blijft tot', value: ({ until }) => formatDateTime(until) },
];
