import { ComparisonChart } from 'kit/charts';
import { ChangeLog } from 'kit/editing';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { Select, Switch } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useAttempt, useSave } from 'kit/graphql';
import { Figure, Figures, PlainList } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Alert, Button, ButtonRow, Card, EmptyState, IconButton, Stack, Tag } from 'kit/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddWorkgroupDocument,
  SecretariatLockAccountancyYearDocument,
  SecretariatYearAccountsFragmentDoc,
} from '../../gql/graphql';
import type { MakeZip, ZippedYear } from '../transactions/useYearZip';
import { YearZipButton } from '../transactions/YearZipButton';
import { LinesDialog } from './LinesDialog';
import { rowsOf, type Workgroup, type Year, type YearDoing, type YearRow } from './year';
import { YearDialogs } from './YearDialogs';

const make: MakeZip = async (...args) => (await import('../audit/auditPack')).auditPack(...args);

/** What the audit committee needs of a year, in one zip. */
export function AuditButton({ year }: { year: ZippedYear }) {
  return <YearZipButton year={year} label="Pakket voor de kascontrole" what="Boekingen" make={make} />;
}

interface YearAccountsProps {
  year: FragmentType<typeof SecretariatYearAccountsFragmentDoc>;
  /** For the DB, and not in the archive. */
  mayEdit: boolean;
}

/** The books of one year: its sums, its committees and a picture of both. */
export function YearAccounts({ year: masked, mayEdit }: YearAccountsProps) {
  const year = getFragmentData(SecretariatYearAccountsFragmentDoc, masked);
  const [doing, setDoing] = useState<YearDoing>();
  const close = () => setDoing(undefined);
  return (
    <Stack>
      <YearSummary year={year} mayEdit={mayEdit} onDo={setDoing} />
      {mayEdit && <MissingCommissions year={year} />}
      <WorkgroupTable year={year} mayEdit={mayEdit} onDo={setDoing} />
      {year.workgroups.length > 0 && <ChartCard year={year} />}
      <div>
        <AuditButton key={year.id} year={year} />
      </div>
      <ChangeLog lines={year.changeLog} />
      {doing?.what === 'lines' && <LinesDialog year={year} row={doing.row} onClose={close} />}
      {mayEdit && <YearDialogs year={year} doing={doing} onClose={close} />}
    </Stack>
  );
}

const subjects = [
  { value: 'expenses', label: 'Uitgaven' },
  { value: 'income', label: 'Inkomsten' },
] as const;
type Subject = (typeof subjects)[number]['value'];

/** Budget against actual per committee as a picture; the table of the committees says the same in figures. */
function ChartCard({ year }: { year: Year }) {
  const [subject, setSubject] = useState<Subject>('expenses');
  const what = subject === 'expenses' ? 'uitgaven' : 'inkomsten';
  const rows = year.workgroups.map(({ index, title, ...group }) => ({
    label: `${index} - ${title}`,
    first: subject === 'expenses' ? group.expencesBudget : group.incomeBudget,
    second: subject === 'expenses' ? group.expences : group.income,
  }));
  return (
    <Card title="Begroting en werkelijk" data-no-print>
      <Choice>
        <Select
          label="Toon"
          value={subject}
          options={subjects}
          onChange={({ target }) => setSubject(target.value as Subject)}
        />
      </Choice>
      <ComparisonChart
        description={`Staafdiagram: begrote en werkelijke ${what} per commissie. De tabel met commissies geeft dezelfde cijfers.`}
        rows={rows}
        first={{ name: 'Begroot', legend: `Begrote ${what}` }}
        second={{ name: 'Werkelijk', legend: `Werkelijke ${what}` }}
      />
    </Card>
  );
}

const Choice = styled.div`
  max-width: 240px;
  margin-bottom: var(--s4);
`;

/** Committees that were made after the year: whether they come into its books is for the DB to say. */
function MissingCommissions({ year }: { year: Year }) {
  const { attempt } = useAttempt();
  const { save, saving } = useSave(SecretariatAddWorkgroupDocument, { done: 'Commissie toegevoegd' });
  if (year.missingCommissions.length === 0) return null;
  const add = (index: string, title: string) =>
    attempt(() => save({ yearId: year.id, workgroup: { index, title, expencesBudget: 0, incomeBudget: 0 } }));
  return (
    <Alert kind="warning" title="Niet in dit boekjaar">
      <p>Voor deze commissies kan niet worden gedeclareerd zolang ze niet in het boekjaar staan.</p>
      <PlainList>
        {year.missingCommissions.map(({ id, index, title }) => (
          <Row key={id}>
            <span>{`${index} - ${title}`}</span>
            <Button
              size="small"
              variant="ghost"
              pending={saving}
              aria-label={`${index} - ${title} toevoegen`}
              onClick={() => void add(index, title)}
            >
              Toevoegen
            </Button>
          </Row>
        ))}
      </PlainList>
    </Alert>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding-top: var(--s2);
`;

interface WorkgroupTableProps {
  year: Year;
  mayEdit: boolean;
  onDo: (doing: YearDoing) => void;
}

/** Income, expenses, budgets and result by committee and together. */
function WorkgroupTable({ year, mayEdit, onDo }: WorkgroupTableProps) {
  const { title } = year;
  const rows = rowsOf(year);
  return (
    <Card
      title="Commissies"
      actions={
        mayEdit && (
          <Button
            variant="ghost"
            icon={<Plus aria-hidden />}
            data-no-print
            onClick={() => onDo({ what: 'add' })}
          >
            Commissie toevoegen
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          title="Er zijn nog geen commissies in dit boekjaar."
          text={mayEdit && 'Voeg de eerste commissie toe.'}
        />
      ) : (
        <>
          <Tools>
            <ExportButtons
              fileName={`boekhouding-${title}`}
              columns={exportColumns}
              rows={exportRows(year)}
            />
          </Tools>
          <Table
            caption={`Commissies in ${title}`}
            columns={workgroupColumns(year, mayEdit, onDo)}
            rows={rows}
            initialSort={{ column: 'index' }}
          />
        </>
      )}
    </Card>
  );
}

const Tools = styled.div`
  margin-bottom: var(--s3);
`;

interface YearSummaryProps {
  year: Year;
  mayEdit: boolean;
  onDo: (doing: YearDoing) => void;
}

/** What came in, went out and is left of a year, beside what was planned, and whether can be declared in it. */
function YearSummary({ year, mayEdit, onDo }: YearSummaryProps) {
  return (
    <Card
      title={`Boekjaar ${year.title}`}
      actions={
        mayEdit && (
          <ButtonRow data-no-print>
            <Button variant="ghost" onClick={() => onDo({ what: 'mutation' })}>
              Mutatie toevoegen
            </Button>
            <Button variant="text" onClick={() => onDo({ what: 'archive' })}>
              Archiveren
            </Button>
          </ButtonRow>
        )
      }
    >
      {mayEdit ? <LockSwitch year={year} /> : <LockTag year={year} />}
      <Totals year={year} />
    </Card>
  );
}

function LockTag({ year: { locked, archived } }: { year: Year }) {
  if (archived) return <Tag>In het archief</Tag>;
  return locked ? <Tag tone="no">Geen declaraties</Tag> : <Tag tone="ok">Declaraties toegestaan</Tag>;
}

/** Locked is off. */
function LockSwitch({ year: { id, locked } }: { year: Year }) {
  const { attempt } = useAttempt();
  const { save, saving } = useSave(SecretariatLockAccountancyYearDocument, { done: 'Opgeslagen' });
  const change = (isOn: boolean) => attempt(() => save({ id, locked: !isOn }));
  return (
    <Switch
      label="Declaraties toegestaan"
      isOn={!locked}
      pending={saving}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

function Totals({ year }: { year: Year }) {
  const { totalIncome, totalIncomeBudget, totalExpences, totalExpencesBudget } = year;
  return (
    <WideFigures>
      <Total label="Inkomsten" actual={totalIncome} budget={totalIncomeBudget} />
      <Total label="Uitgaven" actual={totalExpences} budget={totalExpencesBudget} />
      <Total
        label="Resultaat"
        actual={totalIncome - totalExpences}
        budget={totalIncomeBudget - totalExpencesBudget}
      />
    </WideFigures>
  );
}

function Total({ label, actual, budget }: { label: string; actual: number; budget: number }) {
  return <Figure label={label} value={formatEuro(actual)} more={`begroot ${formatEuro(budget)}`} />;
}

const WideFigures = styled(Figures)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
`;

const resultOf = ({ income, expences }: Pick<Workgroup, 'income' | 'expences'>) => income - expences;

type Sums = Pick<Workgroup, 'income' | 'incomeBudget' | 'expences' | 'expencesBudget'>;

function sumsOf(year: Year): Sums {
  return {
    income: year.totalIncome,
    incomeBudget: year.totalIncomeBudget,
    expences: year.totalExpences,
    expencesBudget: year.totalExpencesBudget,
  };
}

function amount(id: string, header: string, of: (sums: Sums) => number, totals: Sums): Column<YearRow> {
  return {
    id,
    header,
    align: 'right',
    nowrap: true,
    cell: (row) => formatEuro(of(row)),
    sortValue: of,
    footer: formatEuro(of(totals)),
  };
}

/** The columns, with the totals of the year below. @param onDo opens the lines, and for the DB edits and deletes */
function workgroupColumns(year: Year, mayEdit: boolean, onDo: (doing: YearDoing) => void): Column<YearRow>[] {
  const totals = sumsOf(year);
  const columns: Column<YearRow>[] = [
    {
      id: 'index',
      header: 'Nummer',
      cell: ({ index }) => index,
      sortValue: ({ index, title }) => index || title,
    },
    {
      id: 'title',
      header: 'Commissie',
      keepWords: true,
      cell: (row) => (
        <Open
          variant="text"
          size="small"
          aria-label={`Boekingen ${row.group ? 'van ' : ''}${row.group ? row.title : row.title.toLowerCase()}`}
          onClick={() => onDo({ what: 'lines', row })}
        >
          {row.title}
        </Open>
      ),
      sortValue: ({ title }) => title,
      footer: 'Totaal',
    },
    amount('income', 'Inkomsten', ({ income }) => income, totals),
    amount('incomeBudget', 'Begroot', ({ incomeBudget }) => incomeBudget, totals),
    amount('expences', 'Uitgaven', ({ expences }) => expences, totals),
    amount('expencesBudget', 'Begroot', ({ expencesBudget }) => expencesBudget, totals),
    amount('result', 'Resultaat', resultOf, totals),
  ];
  return mayEdit ? [...columns, actionsColumn(onDo)] : columns;
}

function actionsColumn(onDo: (doing: YearDoing) => void): Column<YearRow> {
  return {
    id: 'actions',
    header: '',
    align: 'right',
    cell: ({ group }) =>
      group && (
        <RowActions>
          <IconButton
            aria-label={`Begroting van ${group.title} aanpassen`}
            onClick={() => onDo({ what: 'edit', group })}
          >
            <Pencil aria-hidden />
          </IconButton>
          {group.income === 0 && group.expences === 0 && (
            <IconButton
              aria-label={`${group.title} verwijderen`}
              onClick={() => onDo({ what: 'delete', group })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </RowActions>
      ),
  };
}

// Its text below the heading of the column, not its edge.
const Open = styled(Button)`
  margin-inline: calc(-1 * var(--s2));
  text-align: left;
`;

type ExportRow = Sums & { index: string; title: string };

/** The committees and the totals, as they go into a file. */
export function exportRows(year: Year): ExportRow[] {
  const byNumber = new Intl.Collator('nl', { numeric: true });
  // What goes to none comes last.
  const rows = rowsOf(year).toSorted((a, b) => byNumber.compare(a.index || a.title, b.index || b.title));
  return [...rows, { index: '', title: 'Totaal', ...sumsOf(year) }];
}

/** Euros: a workbook reckons with them. */
export const exportColumns: readonly ExportColumn<ExportRow>[] = [
  { header: 'Nummer', value: ({ index }) => index },
  { header: 'Commissie', value: ({ title }) => title },
  { header: 'Inkomsten', value: ({ income }) => income / 100 },
  { header: 'Inkomsten begroot', value: ({ incomeBudget }) => incomeBudget / 100 },
  { header: 'Uitgaven', value: ({ expences }) => expences / 100 },
  { header: 'Uitgaven begroot', value: ({ expencesBudget }) => expencesBudget / 100 },
  { header: 'Resultaat', value: (row) => resultOf(row) / 100 },
];
