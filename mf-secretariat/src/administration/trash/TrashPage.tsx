import { Loaded } from 'kit/data';
import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDate, formatDateTime } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { type ApiError, toApiError, useSave } from 'kit/graphql';
import {
  PagedCard,
  SearchAndFilters,
  useAddressChoice,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, PageTitle, phone, Stack, useMediaQuery, useSnackbar } from 'kit/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatRestoreRecordDocument,
  SecretariatTrashDocument,
  type SecretariatTrashRowFragment,
  SecretariatTrashRowFragmentDoc,
} from '../../gql/graphql';

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

type Row = SecretariatTrashRowFragment;

interface TrashTableProps {
  rows: readonly Row[];
  /** Brings the list up to date. */
  onRestored: () => Promise<unknown>;
}

/** What lies in the trash, newest first; each can be put back. Not sortable: there may be more. */
function TrashTable({ rows, onRestored }: TrashTableProps) {
  const snackbar = useSnackbar();
  const onPhone = useMediaQuery(phone);
  const { save } = useSave(SecretariatRestoreRecordDocument, { done: 'Teruggezet' });
  const quietly = useSave(SecretariatRestoreRecordDocument);
  const [refused, setRefused] = useState<Refused>();
  const restore = async (row: Row) => {
    const { entity, id } = row;
    try {
      await save({ entity, id });
    } catch (failure) {
      const error = toApiError(failure);
      if (hasRemedy(error)) return setRefused({ row, error });
      snackbar.show(error.message, { tone: 'error' });
    }
    await onRestored();
  };
  const restoreAll = async (chosen: readonly Row[], clear: () => void) => {
    const refused: string[] = [];
    // One after the other: each is one write, and of one that was put back already nothing happens.
    for (const { entity, id, title } of chosen) {
      await quietly.save({ entity, id }).catch((error: unknown) => {
        refused.push(`${title}: ${toApiError(error).message}`);
      });
    }
    clear();
    const done = chosen.length - refused.length;
    if (done > 0) snackbar.show(`${done} teruggezet`);
    if (refused.length > 0) snackbar.show(refused.join(' '), { tone: 'error' });
    await onRestored();
  };
  return (
    <>
      {refused && (
        <RestoreDialog refused={refused} onRestored={onRestored} onClose={() => setRefused(undefined)} />
      )}
      <Table
        bulk={{
          name: ({ title }) => title,
          nouns: ['ding', 'dingen'],
          actions: (chosen, clear) => (
            <Button
              variant="ghost"
              size="small"
              pending={quietly.saving}
              icon={<Undo2 aria-hidden />}
              onClick={() => void restoreAll(chosen, clear)}
            >
              Terugzetten
            </Button>
          ),
        }}
        caption="Prullenbak"
        columns={columns((row) => void restore(row), onPhone)}
        rows={rows}
      />
    </>
  );
}

const Day = styled.span`
  white-space: nowrap;
`;

/** @param onPhone there the button is a picture, and until when it stays fits beside what it is */
function columns(onRestore: (row: Row) => void, onPhone: boolean): Column<Row>[] {
  return [
    { id: 'title', header: 'Wat', keepWords: true, cell: ({ title }) => title },
    { id: 'label', header: 'Soort', keepWords: true, phone: 'line', cell: ({ label }) => label },
    {
      id: 'deleted',
      header: 'Verwijderd',
      keepWords: true,
      phone: 'rest',
      cell: ({ deletedBy, deletedAt }) => (
        <>
          <Day>{formatDateTime(deletedAt)}</Day> door {deletedBy}
        </>
      ),
    },
    {
      id: 'until',
      header: 'Blijft tot',
      nowrap: true,
      phone: 'line',
      cell: ({ until }) => formatDate(until),
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      nowrap: true,
      cell: (row) => (
        <Button
          variant="text"
          data-no-print
          icon={<Undo2 aria-hidden />}
          aria-label={`${row.title} terugzetten`}
          onClick={() => onRestore(row)}
        >
          {!onPhone && 'Terugzetten'}
        </Button>
      ),
    },
  ];
}

const schema = object({ title: requiredText() });

/** Something that could not be put back as it is, and why not. */
interface Refused {
  row: SecretariatTrashRowFragment;
  error: ApiError;
}

interface RestoreDialogProps {
  refused: Refused;
  /** Brings the list up to date. */
  onRestored: () => Promise<unknown>;
  onClose: () => void;
}

/** Whether something can be done about a refusal: see RestoreDialog. */
function hasRemedy({ details }: ApiError): boolean {
  return details.remedy === 'anyway' || details.remedy === 'title';
}

/** Says what is in the way of something from the trash, and puts it back all the same, or under another title. */
function RestoreDialog({ refused: { row, error }, onRestored, onClose }: RestoreDialogProps) {
  const { entity, id } = row;
  const { save } = useSave(SecretariatRestoreRecordDocument, { done: 'Teruggezet' });
  if (error.details.remedy === 'title')
    return (
      <FormDialog<{ title: string }>
        title={`${row.title} terugzetten`}
        submitLabel="Terugzetten"
        schema={schema}
        initialValues={{ title: '' }}
        onSubmit={({ title }) => save({ entity, id, title })}
        onDone={onRestored}
        onClose={onClose}
      >
        <p>{error.message}</p>
        <FormTextField name="title" label="Nieuwe titel" autoComplete="off" />
      </FormDialog>
    );
  return (
    <ConfirmActionDialog
      question={`${row.title} toch terugzetten?`}
      confirmLabel="Toch terugzetten"
      onConfirm={() => save({ entity, id, anyway: true })}
      onDone={onRestored}
      onClose={onClose}
    >
      {error.message}
    </ConfirmActionDialog>
  );
}
