import { Loaded } from 'kit/data';
import { formatDate } from 'kit/format';
import { FormCheckbox, useFormField } from 'kit/forms';
import { PlainList } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Checkbox } from 'kit/ui';
import { useEffect } from 'react';
import styled from 'styled-components';

import { yearRanges } from '../members/payments/paidYears';
import { type CheckedRow, problemText } from './checkedRows';
import { rowName } from './importRows';

interface CheckStepProps {
  /** Asking the server. */
  query: { data?: unknown; error?: Error; refetch: () => Promise<unknown> };
  checked: readonly CheckedRow[] | undefined;
  /** It cannot be sent at once. */
  isTooLarge: boolean;
  /** The screen is shown: the rows are sent to be looked at. */
  onShown: () => void;
}

const rowsText = (count: number) => (count === 1 ? '1 rij' : `${count} rijen`);

/** What the import would do: how many are added, what is wrong, and who is there already. Nothing is stored yet. */
export function CheckStep({ query, checked, isTooLarge, onShown }: CheckStepProps) {
  useEffect(onShown, [onShown]);
  if (isTooLarge) {
    return <Alert kind="error">Dit is te veel om in één keer te versturen. Deel het bestand op.</Alert>;
  }
  return (
    <Loaded query={{ ...query, data: checked }} subject="De controle">
      {(rows) => <Outcome rows={rows} />}
    </Loaded>
  );
}

function Outcome({ rows }: { rows: readonly CheckedRow[] }) {
  const ready = rows.filter(({ state }) => state === 'ready');
  const wrong = rows.filter(({ state }) => state === 'problem');
  const alike = rows.filter(({ looksLike }) => looksLike);
  const left = rows.filter(({ state }) => state === 'duplicate');
  return (
    <Root>
      <div role="status">
        <Counts>
          <li>
            <b>{ready.length}</b> klaar om toe te voegen
          </li>
          <li>
            <b>{wrong.length}</b> met een fout
          </li>
          <li>
            <b>{left.length}</b> dubbel: niet overgenomen
          </li>
        </Counts>
      </div>
      {wrong.length > 0 && <Wrong rows={wrong} />}
      {alike.length > 0 && <Alike rows={alike} />}
      {ready.length > 0 && <ReadyRows rows={ready} />}
    </Root>
  );
}

/** Nobody should overlook what is not added. */
function Wrong({ rows }: { rows: readonly CheckedRow[] }) {
  return (
    <section aria-label="Rijen met een fout">
      <h3>Met een fout</h3>
      <Rows>
        {rows.map(({ row, problems }) => (
          <li key={row.line}>
            <b>{`Rij ${row.line}: ${rowName(row)}`}</b>
            {problems.map((problem) => (
              <Problem key={problemText(problem)}>{problemText(problem)}</Problem>
            ))}
          </li>
        ))}
      </Rows>
      <FormCheckbox
        name="skipProblems"
        label={rows.length === 1 ? 'Laat deze rij weg' : `Laat deze ${rowsText(rows.length)} weg`}
        description="Of verbeter het bestand en kies het opnieuw."
      />
    </section>
  );
}

function Alike({ rows }: { rows: readonly CheckedRow[] }) {
  const field = useFormField('allowed');
  const allowed = field.value as number[];
  const set = (line: number, isAllowed: boolean) =>
    field.setValue(isAllowed ? [...allowed, line] : allowed.filter((other) => other !== line));
  return (
    <section aria-label="Rijen die dubbel lijken">
      <h3>Lijkt op iemand die er al is</h3>
      <Rows>
        {rows.map(({ row, looksLike }) => (
          <li key={row.line}>
            <b>{`Rij ${row.line}: ${rowName(row)}`}</b>
            <span>{`Lijkt op ${looksLike}`}</span>
            <Checkbox
              label="Toch toevoegen"
              aria-label={`Rij ${row.line} toch toevoegen`}
              checked={allowed.includes(row.line)}
              onChange={({ target }) => set(row.line, target.checked)}
            />
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  h3 {
    margin: 0 0 var(--s2);
    font-size: 18px;
  }
`;

const Counts = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  font-variant-numeric: tabular-nums;
  b {
    font: 700 22px/1.3 var(--head);
  }
`;

const Rows = styled.ul`
  max-height: 420px;
  margin: 0;
  padding: 0 var(--s3);
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-s);
  list-style: none;
  li {
    padding: var(--s2) 0;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  b,
  span {
    display: block;
  }
`;

const Problem = styled.span`
  color: var(--red-strong);
`;

const SHOWN = 5;

const columns: Column<CheckedRow>[] = [
  { id: 'name', header: 'Naam', keepWords: true, cell: ({ row }) => rowName(row) },
  {
    id: 'address',
    header: 'Adres',
    keepWords: true,
    cell: ({ row: { input } }) => `${input.adres}, ${input.postalCode} ${input.city}`,
  },
  { id: 'phone', header: 'Telefoon', nowrap: true, cell: ({ row }) => row.input.phone },
  { id: 'bday', header: 'Geboortedatum', nowrap: true, cell: ({ row }) => formatDate(row.input.bday) },
  { id: 'years', header: 'Betaald', cell: ({ row }) => yearRanges(row.input.paidYears ?? []) },
];

/** The first rows as they will be, to see whether the columns were taken for what they are. */
function ReadyRows({ rows }: { rows: readonly CheckedRow[] }) {
  return (
    <ReadySection aria-label="Zo komen ze erin">
      <h3>{rows.length > SHOWN ? `Zo komen ze erin (de eerste ${SHOWN})` : 'Zo komen ze erin'}</h3>
      <Table
        caption="Zo komen ze erin"
        columns={columns}
        rows={rows.slice(0, SHOWN)}
        rowKey={({ row }) => String(row.line)}
      />
    </ReadySection>
  );
}

const ReadySection = styled.section`
  min-width: 0;
`;
