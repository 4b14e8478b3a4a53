import type { ExportColumn } from 'kit/export';
import { formatEuro } from 'kit/format';
import { type Column, RowActions } from 'kit/table';
import { Button, IconButton } from 'kit/ui';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';

import { rowsOf, type Workgroup, type Year, type YearRow, type YearDoing } from './year';

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
export function workgroupColumns(
  year: Year,
  mayEdit: boolean,
  onDo: (doing: YearDoing) => void,
): Column<YearRow>[] {
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
