import { ComparisonChart } from 'kit/charts';
import { ChangeLog } from 'kit/editing';
import { ExportButtons } from 'kit/export';
import { Select } from 'kit/fields';
import { toApiError, useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Table } from 'kit/table';
import { Stack, Card, Alert, Button, useSnackbar, EmptyState } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { SecretariatYearAccountsFragmentDoc, SecretariatAddWorkgroupDocument } from '../../gql/graphql';
import type { MakeZip, ZippedYear } from '../transactions/useYearZip';
import { YearZipButton } from '../transactions/YearZipButton';
import { LinesDialog } from './LinesDialog';
import { exportColumns, exportRows, workgroupColumns } from './workgroupColumns';
import { type YearDoing, type Year, rowsOf } from './year';
import { YearDialogs } from './YearDialogs';
import { YearSummary } from './YearSummary';

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
  const snackbar = useSnackbar();
  const { save, saving } = useSave(SecretariatAddWorkgroupDocument, { done: 'Commissie toegevoegd' });
  if (year.missingCommissions.length === 0) return null;
  const add = (index: string, title: string) =>
    save({ yearId: year.id, workgroup: { index, title, expencesBudget: 0, incomeBudget: 0 } }).catch(
      (error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }),
    );
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
            rowKey={({ id }) => id}
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
