import { Loaded } from 'kit/data';
import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDateTime } from 'kit/format';
import { PagedCard, SearchAndFilters, useDebouncedValue, usePages } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { type Column, Table } from 'kit/table';
import { Button, DefinitionList, DefinitionRow, PageTitle, Stack, TextInput } from 'kit/ui';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type AuditFilterInput,
  type AuditKind,
  type SecretariatLogDetailsFragment,
  SecretariatLogDetailsFragmentDoc,
  SecretariatLogDocument,
  type SecretariatLogRowFragment,
  SecretariatLogRowFragmentDoc,
} from '../../gql/graphql';
import { fieldLabel, fieldValue } from './fieldLabels';
import { entityLabel, entityOptions, kindLabels, outcomeLabel } from './logLabels';

type Row = SecretariatLogRowFragment;

interface LogTableProps {
  rows: readonly Row[];
  /** Shows all that happened to a record. */
  onRecord: (recordId: string) => void;
}

/** Who did something; nobody was signed in: a visitor. */
const whoOf = ({ userName }: Pick<Row, 'userName'>): string => userName ?? 'Niet ingelogd';

/** What happened, newest first; a row opens to show what changed. Not sortable: there may be more. */
function LogTable({ rows, onRecord }: LogTableProps) {
  return (
    <Table
      caption="Logboek"
      columns={columns}
      rows={rows}
      details={{
        name: (row) => `${kindLabels[row.kind]} op ${formatDateTime(row.at)}`,
        render: (row) => <LogDetails event={row} onRecord={onRecord} />,
      }}
    />
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'at', header: 'Wanneer', nowrap: true, phone: 'line', cell: ({ at }) => formatDateTime(at) },
  { id: 'who', header: 'Wie', keepWords: true, cell: whoOf },
  { id: 'kind', header: 'Wat', keepWords: true, phone: 'line', cell: ({ kind }) => kindLabels[kind] },
  { id: 'entity', header: 'Record', keepWords: true, cell: ({ entity }) => entityLabel(entity) },
  {
    id: 'outcome',
    header: 'Uitkomst',
    keepWords: true,
    cell: ({ outcome }) => outcomeLabel(outcome) || 'Gelukt',
  },
];

interface LogDetailsProps {
  event: FragmentType<typeof SecretariatLogDetailsFragmentDoc>;
  /** Shows all that happened to a record. */
  onRecord: (recordId: string) => void;
}

/** All that is known of one event: what changed, and from where. */
function LogDetails({ event, onRecord }: LogDetailsProps) {
  const { recordId, ...details } = getFragmentData(SecretariatLogDetailsFragmentDoc, event);
  const { outcome, ids, fields, isCut, redacted, address, session, operation, requestId } = details;
  return (
    <>
      <DefinitionList>
        {outcome !== 'OK' && <DefinitionRow label="Waarom niet">{outcomeLabel(outcome)}</DefinitionRow>}
        {fields.map((field) => (
          <DefinitionRow key={field.name} label={fieldLabel(field.name)}>
            <Change field={field} isRedacted={redacted} />
          </DefinitionRow>
        ))}
        {ids.length > 0 && <DefinitionRow label="Gegeven">{ids.join(', ')}</DefinitionRow>}
        <DefinitionRow label="Vanaf adres">{address}</DefinitionRow>
        {session && <DefinitionRow label="Sessie">{session}</DefinitionRow>}
        <DefinitionRow label="Handeling">{operation}</DefinitionRow>
        <DefinitionRow label="Aanvraag">{requestId}</DefinitionRow>
      </DefinitionList>
      {isCut && <p>Er is meer gewijzigd dan hier past.</p>}
      {redacted && <p>De persoonsgegevens zijn weggehaald, samen met die van het record.</p>}
      {recordId && (
        <Button variant="text" data-no-print onClick={() => onRecord(recordId)}>
          Alles over dit record
        </Button>
      )}
    </>
  );
}

interface ChangeProps {
  field: SecretariatLogDetailsFragment['fields'][number];
  isRedacted: boolean;
}

function Change({ field: { name, before, after, hidden }, isRedacted }: ChangeProps) {
  if (hidden) return <Muted>Gewijzigd; wat erin stond wordt niet bewaard.</Muted>;
  if (isRedacted && before === null && after === null) return <Muted>Weggehaald.</Muted>;
  return (
    <>
      {fieldValue(name, before) || <Muted>leeg</Muted>} → {fieldValue(name, after) || <Muted>leeg</Muted>}
    </>
  );
}

const Muted = styled.span`
  color: var(--ink-2);
`;

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
