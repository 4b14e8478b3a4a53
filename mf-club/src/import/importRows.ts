import { parseEuro } from 'kit/format';
import { type Cell, dayOfCell, type ImportTable, phoneOf, textOfCell } from 'kit/import';

import type { ClubGender, ClubImportRowInput } from '../gql/graphql';
import { type ImportField, type Target, yearOf } from './columns';

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

/** What a cell means; undefined when nobody can tell. */
type Meaning<Value> = Value | null | undefined;

const plain = (cell: Cell) =>
  textOfCell(cell).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[\s.]/g, '');

/** Excel's day 0; before March 1900 its days are off by one. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 80_000;
const UNIX_SERIAL = 25_569;
const DAY_MS = 86_400_000;

/** A date as YYYY-MM-DD; what is none stays as it is, for the server to tell. */
export function dateOf(cell: Cell): string {
  if (typeof cell === 'number' && cell >= FIRST_SERIAL && cell <= LAST_SERIAL) {
    return dayOfCell(new Date((Math.floor(cell) - UNIX_SERIAL) * DAY_MS));
  }
  const text = textOfCell(cell);
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}(?=T|\s)/.exec(text)?.[0] ?? text;
}

/** A year, also out of a date. */
export function yearOfCell(cell: Cell): Meaning<number> {
  const text = textOfCell(cell);
  if (text === '') return null;
  const year = /^(?:19|20)\d{2}$/.exec(text)?.[0] ?? /^(?:19|20)\d{2}(?=-)/.exec(dateOf(text))?.[0];
  return year ? Number(year) : undefined;
}

/** Years such as "2019, 2020", "2019;2020" or "2017-2019". */
export function yearsOf(cell: Cell): Meaning<number[]> {
  // A Dutch Excel takes "2019,2020" for a number.
  const text =
    typeof cell === 'number' && !Number.isInteger(cell)
      ? cell.toFixed(4).replace('.', ' ')
      : textOfCell(cell);
  if (text === '') return null;
  const parts = text.replace(/\s*(?:-|–|t\/m|tot en met)\s*/g, '-').split(/[\s,;/|+&]+/);
  const years = parts.filter(Boolean).flatMap((part) => {
    const [, from, to = from] = /^((?:19|20)\d{2})(?:-((?:19|20)\d{2}))?$/.exec(part) ?? [];
    const count = Number(to) - Number(from) + 1;
    return count > 0 ? Array.from({ length: count }, (_, index) => Number(from) + index) : [NaN];
  });
  return years.some(Number.isNaN) ? undefined : [...new Set(years)];
}

const yes = new Set(['ja', 'j', 'x', '1', 'yes', 'y', 'true', 'waar', 'v', '✓', '✔', 'betaald', 'actief']);
const no = new Set(['nee', 'n', '0', 'no', 'false', 'onwaar', '-', 'nietbetaald', 'nietactief', 'inactief']);

/** Yes or no, in the ways that people write it. */
export function yesNoOf(cell: Cell): Meaning<boolean> {
  const text = plain(cell);
  if (text === '') return null;
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
}

/** Whether a year was paid: yes or no, or the amount or the year itself. */
export function isPaid(cell: Cell, year: number): Meaning<boolean> {
  const said = yesNoOf(cell);
  if (said !== undefined) return said;
  const text = textOfCell(cell);
  if (text === String(year)) return true;
  const cents = typeof cell === 'number' ? Math.round(cell * 100) : parseEuro(text);
  return cents === undefined ? undefined : cents > 0;
}

const genders: Record<ClubGender, string[]> = {
  m: ['m', 'man', 'heer', 'dhr', 'dehr', 'deheer', 'male', 'mannelijk'],
  f: ['v', 'f', 'vrouw', 'mevrouw', 'mevr', 'mw', 'female', 'vrouwelijk'],
};

/** m or f. */
export function genderOf(cell: Cell): Meaning<ClubGender> {
  const text = plain(cell);
  if (text === '') return null;
  return (Object.keys(genders) as ClubGender[]).find((gender) => genders[gender].includes(text));
}

/** The country; without one it is told by the postal code: four figures alone are Belgian. */
export function countryOf(cell: Cell, postalCode: string): string {
  const text = textOfCell(cell);
  if (text !== '') return /^(?:b|be|bel|belgi[eë]|belgium|belgique)\.?$/i.test(text) ? 'België' : text;
  return /^[1-9]\d{3}$/.test(postalCode) ? 'België' : 'Nederland';
}
