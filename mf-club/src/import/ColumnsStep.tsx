import { Select } from 'kit/fields';
import { type ImportTable, textOfCell } from 'kit/import';
import { Alert, Checkbox } from 'kit/ui';
import styled from 'styled-components';

import { yearRanges } from '../members/payments/paidYears';
import { fieldLabels, type ImportField, missingFields, type Target, yearOf } from './columns';

interface ColumnsStepProps {
  table: ImportTable;
  targets: readonly Target[];
  onTargets: (targets: Target[]) => void;
}

const options = [
  { value: '', label: 'Niet overnemen' },
  ...Object.entries(fieldLabels).map(([value, label]) => ({ value, label })),
];

/** What each column is; guessed from its heading, and changed here. */
export function ColumnsStep({ table, targets, onTargets }: ColumnsStepProps) {
  const missing = missingFields(targets);
  const columns = table.headings.map((heading, index) => ({ heading, index, year: yearOf(heading) }));
  // A field comes from one column.
  const choose = (index: number, target: Target) =>
    onTargets(targets.map((other, at) => (at === index ? target : other === target ? '' : other)));
  return (
    <>
      {missing.length > 0 && (
        <Alert kind="warning">
          {`Kies nog de kolom met: ${missing.map((field) => fieldLabels[field]).join(', ')}.`}
        </Alert>
      )}
      <YearColumns table={table} targets={targets} onTargets={onTargets} />
      <Columns>
        {columns
          .filter(({ year }) => year === undefined)
          .map(({ heading, index }) => (
            <li key={index}>
              <div>
                <b>{heading || `Kolom ${index + 1}`}</b>
                <small>{examples(table, index)}</small>
              </div>
              <Select
                label={`Kolom ${heading || index + 1}`}
                hideLabel
                value={targets[index]}
                options={options}
                onChange={(event) => choose(index, event.target.value as ImportField | '')}
              />
            </li>
          ))}
      </Columns>
    </>
  );
}

/** A column for each year stands for the payments; there can be 55. */
function YearColumns({ table, targets, onTargets }: ColumnsStepProps) {
  const years = table.headings.map(yearOf);
  const found = years.filter((year) => year !== undefined);
  if (found.length === 0) return null;
  return (
    <Checkbox
      label={`Kolommen per jaar overnemen als betaalde jaren: ${yearRanges(found)}`}
      description="Met x, ja, 1 of een bedrag is het jaar betaald."
      checked={targets.includes('year')}
      onChange={({ target }) =>
        onTargets(
          targets.map((other, index) => {
            if (years[index] === undefined) return other;
            return target.checked ? 'year' : '';
          }),
        )
      }
    />
  );
}

const EXAMPLES = 3;
const LONGEST = 30;

/** The first texts of a column. */
function examples({ rows }: ImportTable, column: number): string {
  const texts: string[] = [];
  for (const { cells } of rows) {
    const text = textOfCell(cells[column] ?? null);
    if (text && !texts.includes(text)) texts.push(text);
    if (texts.length === EXAMPLES) break;
  }
  if (texts.length === 0) return 'Leeg';
  return texts.map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)).join(' · ');
}

const Columns = styled.ul`
  margin: var(--s3) 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    align-items: center;
    gap: var(--s2) var(--s4);
    padding: var(--s3) 0;
    border-top: 1px solid var(--line);
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;
