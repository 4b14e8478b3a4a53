import { Loaded } from 'kit/data';
import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDateTime } from 'kit/format';
import { PagedCard, useDebouncedValue, usePages, SearchAndFilters } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { PageTitle, Stack, TextInput } from 'kit/ui';
import type { ChangeEvent } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatLogDetailsFragmentDoc,
  SecretariatLogDocument,
  type SecretariatLogRowFragment,
  SecretariatLogRowFragmentDoc,
  type AuditFilterInput,
  type AuditKind,
} from '../../gql/graphql';
import { fieldLabel, fieldValue } from './fieldLabels';
import { entityLabel, kindLabels, outcomeLabel, entityOptions } from './logLabels';
import { LogTable, whoOf } from './LogTable';

/** The log of everything, for Admins: who did what, when and from where. */
export function LogPage() {
  const [filter, setFilter] = useAddressValues(wholeLog, { allowed: allowedFilter, isTyped: true });
  const asked = useDebouncedValue(filter);
  const variables = { filter: filterOf(asked) };
  const pages = usePages({ query: SecretariatLogDocument, variables, field: 'auditEvents' });
  return (
    <>
      <PageTitle sub="Wie wat wanneer deed">Logboek</PageTitle>
      <Stack>
        <LogFilters filter={filter} onFilter={setFilter} found={pages.query.data?.auditEvents.totalCount} />
        <Loaded query={pages.query} subject="Het logboek">
          {({ auditEvents }) => (
            <PagedCard
              pages={pages}
              list={auditEvents}
              rowsOf={(nodes) => getFragmentData(SecretariatLogRowFragmentDoc, nodes)}
              nouns={['gebeurtenis', 'gebeurtenissen']}
              fileName="logboek"
              exported={exported}
              isNarrowed={Object.keys(variables.filter).length > 0}
              empty={{ title: 'Er is nog niets gebeurd.', text: 'Wat mensen doen, komt hier te staan.' }}
            >
              {(rows) => (
                <LogTable rows={rows} onRecord={(recordId) => setFilter({ ...wholeLog, recordId })} />
              )}
            </PagedCard>
          )}
        </Loaded>
      </Stack>
    </>
  );
}

const detailsOf = (row: SecretariatLogRowFragment) => getFragmentData(SecretariatLogDetailsFragmentDoc, row);

const exported: readonly ExportColumn<SecretariatLogRowFragment>[] = [
  { header: 'Wanneer', value: ({ at }) => formatDateTime(at) },
  { header: 'Wie', value: whoOf },
  { header: 'Wat', value: ({ kind }) => kindLabels[kind] },
  { header: 'Soort record', value: ({ entity }) => entityLabel(entity) },
  { header: 'Nummer van het record', value: ({ recordId }) => recordId },
  { header: 'Uitkomst', value: ({ outcome }) => outcomeLabel(outcome) || 'Gelukt' },
  {
    header: 'Wijzigingen',
    value: (row) =>
      detailsOf(row)
        .fields.map(({ name, before, after, hidden }) =>
          hidden
            ? fieldLabel(name)
            : `${fieldLabel(name)}: ${fieldValue(name, before)} → ${fieldValue(name, after)}`,
        )
        .join('\n'),
  },
  { header: 'Handeling', value: ({ operation }) => operation },
  { header: 'Adres', value: (row) => detailsOf(row).address },
  { header: 'Sessie', value: (row) => detailsOf(row).session },
  { header: 'Aanvraag', value: (row) => detailsOf(row).requestId },
];

interface LogFiltersProps {
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
  found: number | undefined;
}

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** Which part of the log is shown: by person, record, kind and period. */
export function LogFilters({ filter, onFilter, found }: LogFiltersProps) {
  const field = (name: Exclude<keyof LogFilter, 'person'>) => ({
    value: filter[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFilter({ ...filter, [name]: target.value }),
  });
  return (
    <SearchAndFilters
      label="Zoek op persoon"
      list="logboek"
      text={filter.person}
      onText={(person) => onFilter({ ...filter, person })}
      count={Object.keys(filterOf({ ...filter, person: '' })).length}
      onClear={() => onFilter(wholeLog)}
      found={found}
      onDesk="open"
    >
      <Select label="Wat" options={[{ value: '', label: 'Alles' }, ...kinds]} {...field('kind')} />
      <Select
        label="Soort record"
        options={[{ value: '', label: 'Alle soorten' }, ...entityOptions]}
        {...field('entity')}
      />
      <TextInput label="Nummer van het record" maxLength={200} {...field('recordId')} />
      <TextInput label="Vanaf" type="date" {...field('from')} />
      <TextInput label="Tot en met" type="date" {...field('to')} />
    </SearchAndFilters>
  );
}

/** What is filled in above the log; '' is anything. */
export interface LogFilter {
  person: string;
  entity: string;
  recordId: string;
  kind: AuditKind | '';
  from: string;
  to: string;
}

/** Everything. */
export const wholeLog: LogFilter = { person: '', entity: '', recordId: '', kind: '', from: '', to: '' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an address may ask for. */
export const allowedFilter = { kind: Object.keys(kindLabels), from: DAY, to: DAY } as const;

/** What is asked of the server: only what is filled in. */
export function filterOf(filter: LogFilter): AuditFilterInput {
  const filled = Object.entries<string>({ ...filter })
    .map(([name, value]) => [name, value.trim()])
    .filter(([, value]) => value !== '');
  return Object.fromEntries(filled) as AuditFilterInput;
}
