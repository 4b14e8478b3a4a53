import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { ExportButtons } from 'kit/export';
import { FormDateField, FormSelect, Select } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useApolloClient, useQuery, useSave } from 'kit/graphql';
import { Figure, Figures, FilterGrid, LoadMoreButton, MutedText, useRefetch } from 'kit/lists';
import { useUser } from 'kit/session';
import { Table } from 'kit/table';
import { Alert, Button, Card, EmptyState, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type LedgerAccount,
  SecretariatLedgerDocument,
  SecretariatLedgerEntryFragmentDoc,
  SecretariatLedgerSettingsFragmentDoc,
  SecretariatSaveLedgerPeriodDocument,
} from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { entryColumns, entryExport } from './entryColumns';
import {
  accountLabels,
  allLedgerEntries,
  type EntryFilter,
  type LedgerEntry,
  useLedgerEntries,
} from './ledgerEntries';
import { type Ledger, type LedgerYear, LedgerYears } from './LedgerYears';

/** The books of a year over all sources of money: what came in and went out, and where the money is. */
export function LedgerTab() {
  return (
    <LedgerYears subject="Het grootboek">{(year) => <YearLedger key={year.id} year={year} />}</LedgerYears>
  );
}

function YearLedger({ year }: { year: LedgerYear }) {
  const { isDB } = useUser();
  const query = useQuery(SecretariatLedgerDocument, { variables: { yearId: year.id } });
  return (
    <Loaded query={query} subject="Het grootboek">
      {({ ledger }) => (
        <Stack>
          <LedgerSummary ledger={ledger} year={year} mayEdit={isDB && !year.archived} />
          <LedgerList ledger={ledger} year={year} />
        </Stack>
      )}
    </Loaded>
  );
}

/** Every line of the ledger, by kind, committee and where the money is. */
function LedgerList({ ledger, year }: { ledger: Ledger; year: LedgerYear }) {
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
            <Table caption="Boekingen" columns={entryColumns(year, labels)} rows={rows} />
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

interface LedgerSummaryProps {
  ledger: Ledger;
  year: LedgerYear;
  /** For the DB, and not in the archive. */
  mayEdit: boolean;
}

/** The result of a year, and where that money is: the two are the same sum. */
function LedgerSummary({ ledger, year, mayEdit }: LedgerSummaryProps) {
  const { income, expences, result, balances, unassigned, unassignedCount, closedAt } = ledger;
  const settings = getFragmentData(SecretariatLedgerSettingsFragmentDoc, ledger);
  const [isSetting, setSetting] = useState(false);
  return (
    <Card
      title={`Grootboek ${year.title}`}
      actions={
        mayEdit && (
          <Button variant="ghost" data-no-print onClick={() => setSetting(true)}>
            Periode en indeling
          </Button>
        )
      }
    >
      <MutedText>{periodText(settings, closedAt)}</MutedText>
      <Figures>
        <Figure label="Inkomsten" value={formatEuro(income)} />
        <Figure label="Uitgaven" value={formatEuro(expences)} />
        <Figure label="Resultaat" value={formatEuro(result)} />
      </Figures>
      {balances.length > 0 && (
        <>
          <Where>Waar is dat geld?</Where>
          <Figures>
            {balances.map(({ account, amount, count }) => (
              <Figure
                key={account}
                label={accountLabels[account]}
                value={formatEuro(amount)}
                more={count === 1 ? '1 boeking' : `${count} boekingen`}
              />
            ))}
          </Figures>
        </>
      )}
      {unassignedCount > 0 && (
        <Note>
          <Alert kind="warning" title={`${formatEuro(unassigned)} staat bij geen commissie`}>
            <p>
              {unassignedCount === 1 ? '1 boeking is' : `${unassignedCount} boekingen zijn`} nog niet
              ingedeeld.
              {mayEdit && ' Kies bij Periode en indeling waar ze horen.'}
            </p>
          </Alert>
        </Note>
      )}
      {isSetting && <LedgerSettingsDialog ledger={ledger} year={year} onClose={() => setSetting(false)} />}
    </Card>
  );
}

function periodText({ from, until }: { from: string | null; until: string | null }, closedAt: string | null) {
  if (closedAt) return `Afgesloten op ${formatDate(closedAt)}: zo was het toen, en zo blijft het.`;
  if (!from || !until) {
    return 'Alleen declaraties, mutaties en bankregels: voor facturen, advertenties, contributies en bestellingen is een periode nodig.';
  }
  return `Van ${formatDate(from)} tot en met ${formatDate(until)}.`;
}

const Where = styled.h3`
  margin: var(--s5) 0 0;
  font-size: 16px;
`;

const Note = styled.div`
  margin-top: var(--s4);
`;

type Values = { from: string; until: string; committees: Record<string, string> };

const schema = object({
  from: requiredText(),
  until: requiredText().test(
    'order',
    'De laatste dag ligt voor de eerste',
    (until, { parent }) => until >= (parent as Values).from,
  ),
});

interface LedgerSettingsDialogProps {
  ledger: Ledger;
  year: LedgerYear;
  onClose: () => void;
}

/** The period of a year, and to which committee goes what bears none of its own. */
function LedgerSettingsDialog({ ledger, year, onClose }: LedgerSettingsDialogProps) {
  const { revision, from, until, sources } = getFragmentData(SecretariatLedgerSettingsFragmentDoc, ledger);
  const reloadFinance = useReloadFinance();
  const reload = useRefetch(['SecretariatLedger', 'SecretariatLedgerEntries', 'SecretariatLedgerYears']);
  const { save } = useSave(SecretariatSaveLedgerPeriodDocument, { done: 'Opgeslagen' });
  const elsewhere = sources.filter(({ hasCommittee }) => !hasCommittee);
  const committees = year.workgroups.map(({ index, title }) => ({
    value: index,
    label: `${index} - ${title}`,
  }));
  return (
    <FormDialog<Values>
      title={`Periode en indeling van ${year.title}`}
      onClose={onClose}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{
        from: from ?? '',
        until: until ?? '',
        committees: Object.fromEntries(elsewhere.map(({ kind, wg }) => [kind, wg ?? ''])),
      }}
      onSubmit={async (values) => {
        const assignments = elsewhere.flatMap(({ kind }) => {
          const wg = values.committees[kind];
          return wg ? [{ kind, wg }] : [];
        });
        await save({
          yearId: year.id,
          period: { revision, from: values.from, until: values.until, assignments },
        });
        await reload();
        await reloadFinance();
      }}
    >
      <FormDateField name="from" label="Eerste dag" />
      <FormDateField name="until" label="Laatste dag" />
      {elsewhere.map(({ kind, label }) => (
        <FormSelect
          key={kind}
          name={`committees.${kind}`}
          label={`${label} horen bij`}
          placeholder="Geen commissie"
          options={committees}
        />
      ))}
    </FormDialog>
  );
}
