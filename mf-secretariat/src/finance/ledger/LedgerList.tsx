import { Loaded } from 'kit/data';
import { ExportButtons } from 'kit/export';
import { Select } from 'kit/fields';
import { useApolloClient } from 'kit/graphql';
import { FilterGrid, LoadMoreButton } from 'kit/lists';
import { Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type LedgerAccount,
  SecretariatLedgerEntryFragmentDoc,
  SecretariatLedgerSettingsFragmentDoc,
} from '../../gql/graphql';
import { entryColumns, entryExport } from './entryColumns';
import {
  accountLabels,
  allLedgerEntries,
  type EntryFilter,
  type LedgerEntry,
  useLedgerEntries,
} from './ledgerEntries';
import type { Ledger, LedgerYear } from './ledgerYear';

/** Every line of the ledger, by kind, committee and where the money is. */
export function LedgerList({ ledger, year }: { ledger: Ledger; year: LedgerYear }) {
  const { sources } = getFragmentData(SecretariatLedgerSettingsFragmentDoc, ledger);
  const labels = new Map(sources.map(({ kind, label }) => [kind, label]));
  const [kind, setKind] = useState('');
  const [wg, setWg] = useState('all');
  const [account, setAccount] = useState('');
  const filter = {
    yearId: year.id,
    kind: kind || null,
    wg: wg === 'all' ? null : wg,
    account: (account || null) as LedgerAccount | null,
  };
  return (
    <Card title="Boekingen">
      <FilterGrid>
        <Select
          label="Soort"
          value={kind}
          placeholder="Alle soorten"
          options={sources
            .filter(({ count }) => count > 0)
            .map((source) => ({ value: source.kind, label: `${source.label} (${source.count})` }))}
          onChange={({ target }) => setKind(target.value)}
        />
        <Select
          label="Commissie"
          value={wg}
          options={[
            { value: 'all', label: 'Alle commissies' },
            { value: '', label: 'Niet ingedeeld' },
            ...year.workgroups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` })),
          ]}
          onChange={({ target }) => setWg(target.value)}
        />
        <Select
          label="Waar is het geld?"
          value={account}
          placeholder="Overal"
          options={ledger.balances.map((balance) => ({
            value: balance.account,
            label: accountLabels[balance.account],
          }))}
          onChange={({ target }) => setAccount(target.value)}
        />
      </FilterGrid>
      <Entries key={JSON.stringify(filter)} filter={filter} year={year} labels={labels} />
    </Card>
  );
}

interface EntriesProps {
  filter: EntryFilter;
  year: LedgerYear;
  labels: ReadonlyMap<string, string>;
}

function Entries({ filter, year, labels }: EntriesProps) {
  const client = useApolloClient();
  const { query, more } = useLedgerEntries(filter);
  // Fetched for a file or the printer: shown from then on.
  const [all, setAll] = useState<readonly LedgerEntry[]>();
  const fetchAll = async () => {
    const entries = await allLedgerEntries(client, filter);
    setAll(entries);
    return entries;
  };
  return (
    <Loaded query={query} subject="De lijst met boekingen">
      {({ ledgerEntries: { edges, pageInfo } }) => {
        const shown = getFragmentData(
          SecretariatLedgerEntryFragmentDoc,
          edges.map(({ node }) => node),
        );
        const rows = all ?? shown;
        return rows.length === 0 ? (
          <EmptyState title="Er zijn geen boekingen." />
        ) : (
          <>
            <Tools>
              <ExportButtons
                fileName={`grootboek-${year.title}`}
                columns={entryExport(year, labels)}
                rows={rows}
                allRows={fetchAll}
              />
            </Tools>
            <Table
              caption="Boekingen"
              columns={entryColumns(year, labels)}
              rows={rows}
              rowKey={({ id }) => id}
            />
            {!all && <LoadMoreButton pageInfo={pageInfo} onMore={more} onAll={fetchAll} />}
          </>
        );
      }}
    </Loaded>
  );
}

const Tools = styled.div`
  margin: var(--s4) 0 var(--s3);
`;
