import { type Column, Table } from 'kit/table';
import { Tag, type TagTone } from 'kit/ui';

import type { SecretariatImportedRowFragment, UserImportState } from '../../../gql/graphql';
import { problemText } from './importColumns';

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
