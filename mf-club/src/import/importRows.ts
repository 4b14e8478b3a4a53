import { type Cell, type ImportTable, phoneOf, textOfCell } from 'kit/import';

import type { ClubImportRowInput } from '../gql/graphql';
import type { ImportField, Target } from './columns';
import { yearOf } from './columns';
import { countryOf, dateOf, genderOf, isPaid, yearOfCell, yearsOf, yesNoOf } from './convertCell';

/** What is wrong with a field of a row. */
export interface RowProblem {
  field: string;
  message: string;
}

/** A row of the file as it is sent, and what could not be read of it. */
export interface ImportRow {
  /** As a spreadsheet numbers it. */
  line: number;
  input: ClubImportRowInput;
  problems: readonly RowProblem[];
}

/** Every field that a file can have. */
type Complete<Row> = Required<Omit<Row, 'allowDuplicate'>>;

/** The rows of a file, read by what its columns were taken for. @param targets for each column */
export function importRows({ headings, rows }: ImportTable, targets: readonly Target[]): ImportRow[] {
  return rows.map(({ line, cells }) => {
    const problems: RowProblem[] = [];
    const cellOf = (field: ImportField): Cell => cells[targets.indexOf(field)] ?? null;
    /** What the cell means, or a problem when nobody can tell. */
    const read = <Value>(field: ImportField, meaning: Value | null | undefined): Value | null => {
      if (meaning === undefined) {
        problems.push({ field, message: `Dit is niet te lezen: ${textOfCell(cellOf(field))}` });
      }
      return meaning ?? null;
    };
    const text = (field: ImportField) => textOfCell(cellOf(field));
    const postalCode = text('postalCode');
    const country = countryOf(cellOf('country'), postalCode);
    const listed = read('paidYears', yearsOf(cellOf('paidYears'))) ?? [];
    const marked = markedYears(headings, targets, cells, problems);
    const input: Complete<ClubImportRowInput> = {
      joined: read('joined', yearOfCell(cellOf('joined'))),
      membershipNumber: text('membershipNumber') || null,
      gender: read('gender', genderOf(cellOf('gender'))),
      firstName: text('firstName'),
      lastName: text('lastName'),
      adres: text('address'),
      postalCode,
      city: text('city'),
      country,
      email: text('email'),
      phone: phoneOf(cellOf('phone'), country),
      bday: dateOf(cellOf('bday')) || null,
      paidYears: [...new Set([...listed, ...marked])].sort((a, b) => a - b),
      todo: text('todo'),
      notes: text('notes'),
      active: read('active', yesNoOf(cellOf('active'))) ?? true,
    };
    return { line, input, problems };
  });
}

/** The years whose own column says that they were paid. */
function markedYears(
  headings: readonly string[],
  targets: readonly Target[],
  cells: readonly Cell[],
  problems: RowProblem[],
): number[] {
  return headings.flatMap((heading, column) => {
    const year = targets[column] === 'year' ? yearOf(heading) : undefined;
    const cell = cells[column] ?? null;
    if (year === undefined || cell === null) return [];
    const paid = isPaid(cell, year);
    if (paid === undefined) {
      problems.push({ field: 'paidYears', message: `Dit is niet te lezen bij ${year}: ${textOfCell(cell)}` });
    }
    return paid ? [year] : [];
  });
}

/** Whom a row is about, to find it again. */
export function rowName({ input: { firstName, lastName } }: ImportRow): string {
  return [firstName, lastName].filter(Boolean).join(' ') || 'Zonder naam';
}
