import { type OwnName, useQuery, useSave } from 'kit/graphql';
import { type ImportTable, phoneOf, RowsFileButton, textOfCell } from 'kit/import';
import { type Column, Table } from 'kit/table';
import { Alert, Button, ButtonRow, Card, Checkbox, Stack, Tag, type TagTone } from 'kit/ui';
import { useMemo, useState } from 'react';

import { getFragmentData } from '../../../gql/fragment-masking';
import {
  type SecretariatImportedRowFragment,
  SecretariatImportedRowFragmentDoc,
  SecretariatImportUsersDocument,
  SecretariatUserImportDocument,
  type UserImportRowInput,
  type UserImportState,
} from '../../../gql/graphql';

/** The server takes no more at once. */
const MOST_ROWS = 500;

interface ImportUsersProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Accounts out of a file: first what would happen with each row, then the accounts. */
export function ImportUsers({ onDone, onClose }: ImportUsersProps) {
  const [table, setTable] = useState<ImportTable>();
  const [isInvited, setInvited] = useState(true);
  const file = useMemo(() => table && readFile(table), [table]);
  const isReadable = file !== undefined && file.missing.length === 0;
  const query = useQuery(SecretariatUserImportDocument, {
    variables: { rows: file?.rows ?? [] },
    skip: !isReadable,
    // Large, and accounts may have been added since.
    fetchPolicy: 'no-cache',
  });
  const { save, saving, error, reset } = useSave(SecretariatImportUsersDocument);
  const [done, setDone] = useState<NonNullable<typeof query.data>['userImportPreview']>();
  const answered = done ?? (isReadable ? query.data?.userImportPreview : undefined);
  const rows = getFragmentData(SecretariatImportedRowFragmentDoc, answered);
  const ready = rows?.filter(({ state }) => state === 'ready').length ?? 0;
  const add = async () => {
    const { importUsers } = await save({ rows: file?.rows ?? [], isInvited });
    setDone(importUsers);
    await onDone();
  };
  const failure = error ?? query.error;
  return (
    <Card title="Gebruikers importeren">
      <Stack>
        <p>
          Een Excel-bestand (.xlsx) of een CSV, met in de eerste rij de koppen Naam en E-mail, en als je wilt
          Telefoon, Adres, Commissies (nummers of namen, met komma’s) en Extern (ja of nee). Er gebeurt niets
          voor je op Importeren drukt.
        </p>
        {!done && (
          <RowsFileButton
            label="Bestand met gebruikers"
            table={table}
            mostRows={MOST_ROWS}
            onTable={(next) => {
              reset();
              setTable(next);
            }}
          />
        )}
        {file && file.missing.length > 0 && (
          <Alert kind="error">{`In dit bestand ontbreekt de kolom: ${file.missing.join(', ')}.`}</Alert>
        )}
        {file && file.unknown.length > 0 && (
          <Alert kind="warning">{`Deze kolommen worden niet overgenomen: ${file.unknown.join(', ')}.`}</Alert>
        )}
        {failure && <Alert kind="error">{failure.message}</Alert>}
        {rows && file && <ImportedRows rows={rows} lines={file.lines} />}
        {rows && !done && ready > 0 && (
          <Checkbox
            label="Stuur uitnodigingen"
            description="Ieder nieuw account krijgt een mail met een link om een wachtwoord te kiezen."
            checked={isInvited}
            onChange={({ target }) => setInvited(target.checked)}
          />
        )}
        <ButtonRow>
          {rows && !done && ready > 0 && (
            // A failure is in `error` already.
            <Button pending={saving} onClick={() => void add().catch(() => undefined)}>
              Importeren
            </Button>
          )}
          <Button variant="ghost" disabled={saving} onClick={onClose}>
            {done ? 'Naar de gebruikers' : 'Annuleren'}
          </Button>
        </ButtonRow>
      </Stack>
    </Card>
  );
}

interface ImportedRowsProps {
  rows: readonly SecretariatImportedRowFragment[];
  /** As a spreadsheet numbers them. */
  lines: readonly number[];
}

const states: Record<UserImportState, { label: string; tone?: TagTone; summary: string }> = {
  ready: { label: 'Nieuw', tone: 'ok', summary: 'nieuw' },
  added: { label: 'Toegevoegd', tone: 'ok', summary: 'toegevoegd' },
  exists: { label: 'Bestaat al', summary: 'bestaat al' },
  faulty: { label: 'Klopt niet', tone: 'warn', summary: 'klopt niet' },
};

type Row = SecretariatImportedRowFragment & { line: number };

const columns: Column<Row>[] = [
  { id: 'line', header: 'Rij', cell: ({ line }) => line },
  { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name || '—' },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email || '—' },
  {
    id: 'state',
    header: 'Wat gebeurt er',
    cell: ({ state, problems }) => (
      <div>
        <Tag tone={states[state].tone}>{states[state].label}</Tag>
        {problems.map((problem) => (
          <div key={problemText(problem)}>{problemText(problem)}</div>
        ))}
      </div>
    ),
  },
];

/** What becomes of each row of a file with accounts, those that need somebody first. */
export function ImportedRows({ rows, lines }: ImportedRowsProps) {
  const numbered = rows.map((row, at) => ({ ...row, line: lines[at] ?? 0 }));
  const sorted = [
    ...numbered.filter(({ state }) => state === 'faulty'),
    ...numbered.filter(({ state }) => state !== 'faulty'),
  ];
  const counts = (Object.keys(states) as UserImportState[]).flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length;
    return count > 0 ? [`${count} ${states[state].summary}`] : [];
  });
  return (
    <>
      <p role="status">{counts.join(', ')}</p>
      <Table
        caption="Rijen van het bestand"
        columns={columns}
        rows={sorted}
        rowKey={({ line }) => String(line)}
      />
    </>
  );
}

type ImportField = OwnName<keyof UserImportRowInput>;

/** The columns of a file with accounts, and the headings by which they are known. */
const importColumns: Record<ImportField, { label: string; headings: string }> = {
  name: { label: 'Naam', headings: 'naam name' },
  email: { label: 'E-mail', headings: 'email mail emailadres mailadres' },
  phoneNumber: { label: 'Telefoon', headings: 'telefoon telefoonnummer tel mobiel phone' },
  address: { label: 'Adres', headings: 'adres address' },
  commissions: { label: 'Commissies', headings: 'commissies commissie' },
  isExternal: { label: 'Extern', headings: 'extern externaccount' },
};

/** A file as it is sent, with what its headings say. */
interface ReadFile {
  rows: UserImportRowInput[];
  /** As a spreadsheet numbers them. */
  lines: readonly number[];
  /** The columns that were not recognised. */
  unknown: readonly string[];
  /** What an account cannot be without, and has no column. */
  missing: readonly string[];
}

/** Reads the rows by the headings; columns it does not know are left out. */
function readFile({ headings, rows }: ImportTable): ReadFile {
  const fields = headings.map(fieldOf);
  const valueOf = (cells: ImportTable['rows'][number]['cells'], field: ImportField) => {
    const cell = cells[fields.indexOf(field)] ?? null;
    return field === 'phoneNumber' ? phoneOf(cell) : textOfCell(cell);
  };
  return {
    rows: rows.map(({ cells }) => ({
      name: valueOf(cells, 'name'),
      email: valueOf(cells, 'email'),
      phoneNumber: valueOf(cells, 'phoneNumber'),
      adres: valueOf(cells, 'address'),
      commissions: valueOf(cells, 'commissions'),
      isExternal: valueOf(cells, 'isExternal'),
    })),
    lines: rows.map(({ line }) => line),
    unknown: headings.filter((heading, at) => heading !== '' && fields[at] === undefined),
    missing: (['name', 'email'] as const)
      .filter((one) => !fields.includes(one))
      .map((one) => importColumns[one].label),
  };
}

/** A problem of the server with the name of its column. */
function problemText({ field, message }: { field: string; message: string }): string {
  const label = importColumns[(field === 'adres' ? 'address' : field) as ImportField]?.label;
  return label ? `${label}: ${message}` : message;
}

function fieldOf(heading: string): ImportField | undefined {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '');
  const all = Object.keys(importColumns) as ImportField[];
  return all.find((field) => importColumns[field].headings.split(' ').includes(plain));
}
