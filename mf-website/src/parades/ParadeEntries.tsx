import { Loaded } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { formatDateTime } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { EmailLink, ExpandedRow, Fact, Facts, notProvided, PhoneLink } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, ButtonRow, EmptyState, lazyDialog } from 'kit/ui';
import { ArrowUpDown, Hash, MailPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Approval } from '../enrolment/Approval';
import { getFragmentData } from '../gql/fragment-masking';
import {
  type ParadeName,
  WebsiteCheckParadeEntryDocument,
  WebsiteDeleteParadeEntryDocument,
  type WebsiteParadeEntryFragment,
  WebsiteParadeEntryFragmentDoc,
  type WebsiteParadeFieldFragment,
  WebsiteParadeLineUpDocument,
  WebsiteParadeLineUpFieldsFragmentDoc,
  type WebsiteParadeLineUpQuery,
} from '../gql/graphql';

const dialogs = () => import('./ParadeEntryDialogs');
const AddParadeEntryDialog = lazyDialog(async () => (await dialogs()).AddParadeEntryDialog);
const EditParadeEntryDialog = lazyDialog(async () => (await dialogs()).EditParadeEntryDialog);
const ParadeOrderDialog = lazyDialog(async () => (await dialogs()).ParadeOrderDialog);
const ParadeNumbersDialog = lazyDialog(async () => (await dialogs()).ParadeNumbersDialog);
const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);

type Entry = WebsiteParadeEntryFragment;
type Question = WebsiteParadeFieldFragment;
type Doing = { what: 'add' | 'order' | 'numbers' | 'mail' } | { what: 'edit' | 'delete'; entry: Entry };

const audiences = { parade: 'parade', children: 'childrensParade' } as const;

interface ParadeEntriesProps {
  parade: ParadeName;
  year: number;
  /** What is asked now. */
  fields: readonly Question[];
}

/** Who enrolled for a parade in an edition, in the order in which they go, with all that was answered below each. */
export function ParadeEntries({ parade, year, fields }: ParadeEntriesProps) {
  const query = useQuery(WebsiteParadeLineUpDocument, { variables: { parade, year } });
  const { save: remove } = useSave(WebsiteDeleteParadeEntryDocument, { done: 'Deelnemer verwijderd' });
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const reload = () => query.refetch().catch(() => undefined);
  const button = { variant: 'ghost', size: 'small' } as const;
  const about = { parade, year, fields, onClose: close };
  return (
    <>
      <Loaded query={query} subject="De lijst met deelnemers">
        {(data) => {
          const { entries, revision } = lineUpIn(data);
          const add = (
            <Button {...button} icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
              Deelnemer toevoegen
            </Button>
          );
          if (entries.length === 0)
            return <EmptyState title={`Er zijn nog geen deelnemers voor ${year}.`} action={add} />;
          return (
            <>
              <ButtonRow data-no-print>
                {add}
                {entries.length > 1 && (
                  <Button
                    {...button}
                    icon={<ArrowUpDown aria-hidden />}
                    onClick={() => setDoing({ what: 'order' })}
                  >
                    Volgorde
                  </Button>
                )}
                <Button {...button} icon={<Hash aria-hidden />} onClick={() => setDoing({ what: 'numbers' })}>
                  Nummers geven
                </Button>
                <Button
                  {...button}
                  icon={<MailPlus aria-hidden />}
                  onClick={() => setDoing({ what: 'mail' })}
                >
                  Mail sturen
                </Button>
                <ExportButtons
                  fileName={`${parade === 'parade' ? 'optocht' : 'kinderoptocht'}-${year}`}
                  columns={exportedOf(fields, entries)}
                  rows={entries}
                />
              </ButtonRow>
              <Table
                caption={`Deelnemers ${year}`}
                columns={columnsOf(parade)}
                rows={entries}
                details={{
                  name: ({ name }) => name,
                  render: (entry) => (
                    <EntryDetails
                      entry={entry}
                      fields={fields}
                      onAction={(what) => setDoing({ what, entry })}
                    />
                  ),
                }}
              />
              {doing?.what === 'order' && (
                <ParadeOrderDialog parade={parade} year={year} entries={entries} onClose={close} />
              )}
              {doing?.what === 'numbers' && (
                <ParadeNumbersDialog {...about} revision={revision} entries={entries} />
              )}
              {doing?.what === 'mail' && (
                <MailingDialog to={{ audience: audiences[parade], season: year }} onClose={close} />
              )}
            </>
          );
        }}
      </Loaded>
      {doing?.what === 'add' && <AddParadeEntryDialog {...about} onAdded={() => void reload()} />}
      {doing?.what === 'edit' && (
        <EditParadeEntryDialog
          {...about}
          entry={doing.entry}
          fetchLatest={async () => {
            const { data } = await query.refetch();
            return data && lineUpIn(data).entries.find(({ id }) => id === doing.entry.id);
          }}
        />
      )}
      <DeleteDialog
        isOpen={doing?.what === 'delete'}
        question="Deelnemer verwijderen?"
        onDelete={async () => {
          if (doing?.what !== 'delete') return;
          await remove({ parade, id: doing.entry.id });
          await reload();
        }}
        onClose={close}
      >
        {doing?.what === 'delete' && `${doing.entry.name}, van ${doing.entry.contactName}.`}
      </DeleteDialog>
    </>
  );
}

interface EntryDetailsProps {
  entry: Entry;
  fields: readonly Question[];
  onAction: (what: 'edit' | 'delete') => void;
}

function EntryDetails({ entry, fields, onAction }: EntryDetailsProps) {
  const answered = new Map(entry.answers.map(({ fieldId, value }) => [fieldId, value]));
  const isAsked = new Set(fields.map(({ id }) => id));
  const button = { variant: 'ghost', size: 'small' } as const;
  return (
    <ExpandedRow>
      <Facts>
        {fields.map(({ id, label, kind }) => (
          <Fact key={id} label={label} isWide={kind === 'lines'}>
            {answered.get(id) ?? notProvided}
          </Fact>
        ))}
        {entry.answers
          .filter(({ fieldId }) => !isAsked.has(fieldId))
          .map(({ fieldId, label, value }) => (
            <Fact key={fieldId} label={label}>
              {value}
            </Fact>
          ))}
        <Fact label="E-mail">
          <EmailLink address={entry.contactEmail} />
        </Fact>
        <Fact label="Ingeschreven">{formatDateTime(entry.createdAt)}</Fact>
      </Facts>
      <ButtonRow data-no-print>
        <Button {...button} icon={<Pencil aria-hidden />} onClick={() => onAction('edit')}>
          Aanpassen
        </Button>
        <Button {...button} icon={<Trash2 aria-hidden />} onClick={() => onAction('delete')}>
          Verwijderen
        </Button>
      </ButtonRow>
    </ExpandedRow>
  );
}

function lineUpIn({ paradeLineUp }: WebsiteParadeLineUpQuery) {
  const { entries, revision } = getFragmentData(WebsiteParadeLineUpFieldsFragmentDoc, paradeLineUp);
  return { revision, entries: getFragmentData(WebsiteParadeEntryFragmentDoc, entries) };
}

const columnsOf = (parade: ParadeName): Column<Entry>[] => [
  {
    id: 'number',
    header: 'Nr',
    nowrap: true,
    phone: 'labelled',
    cell: ({ number }) => number ?? '',
  },
  { id: 'name', header: 'Groep', keepWords: true, phone: 'title', cell: ({ name }) => name },
  {
    id: 'contact',
    header: 'Contactpersoon',
    keepWords: true,
    phone: 'line',
    cell: ({ contactName }) => contactName,
  },
  {
    id: 'phone',
    header: 'Telefoon',
    nowrap: true,
    // In the line it would lie below the tick beside it.
    phone: 'rest',
    cell: ({ contactPhone }) => <PhoneLink number={contactPhone} />,
  },
  {
    id: 'checked',
    header: 'Goedgekeurd',
    phone: 'action',
    cell: (entry) => <EntryApproval parade={parade} entry={entry} />,
  },
];

/** Every answer is a column, also to what is no longer asked. */
function exportedOf(fields: readonly Question[], entries: readonly Entry[]): ExportColumn<Entry>[] {
  const asked = new Map(fields.map(({ id, label }) => [id, label]));
  for (const { fieldId, label } of entries.flatMap(({ answers }) => answers))
    if (!asked.has(fieldId)) asked.set(fieldId, label);
  return [
    { header: 'Nummer', value: ({ number }) => number },
    { header: 'Groep', value: ({ name }) => name },
    { header: 'Contactpersoon', value: ({ contactName }) => contactName },
    { header: 'Telefoon', value: ({ contactPhone }) => contactPhone },
    { header: 'E-mail', value: ({ contactEmail }) => contactEmail },
    ...[...asked].map(([id, header]) => ({
      header,
      value: ({ answers }: Entry) => answers.find(({ fieldId }) => fieldId === id)?.value ?? '',
    })),
    { header: 'Goedgekeurd', value: ({ checked }) => (checked ? 'ja' : 'nee') },
    { header: 'Ingeschreven', value: ({ createdAt }) => formatDateTime(createdAt) },
  ];
}

function EntryApproval({ parade, entry: { id, checked, name } }: { parade: ParadeName; entry: Entry }) {
  const { save } = useSave(WebsiteCheckParadeEntryDocument);
  return (
    <Approval
      name={name}
      checked={checked}
      onApprove={(isChecked) => save({ parade, id, checked: isChecked })}
    />
  );
}
