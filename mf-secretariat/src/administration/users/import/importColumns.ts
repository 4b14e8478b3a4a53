import type { OwnName } from 'kit/graphql';
import { type ImportTable, phoneOf, textOfCell } from 'kit/import';

import type { UserImportRowInput } from '../../../gql/graphql';

type ImportField = OwnName<keyof UserImportRowInput>;

/** The columns of a file with accounts, and the headings by which they are known. */
const columns: Record<ImportField, { label: string; headings: string }> = {
  name: { label: 'Naam', headings: 'naam name' },
  email: { label: 'E-mail', headings: 'email mail emailadres mailadres' },
  phoneNumber: { label: 'Telefoon', headings: 'telefoon telefoonnummer tel mobiel phone' },
  address: { label: 'Adres', headings: 'adres address' },
  commissions: { label: 'Commissies', headings: 'commissies commissie' },
  isExternal: { label: 'Extern', headings: 'extern externaccount' },
};

/** A file as it is sent, with what its headings say. */
export interface ReadFile {
  rows: UserImportRowInput[];
  /** As a spreadsheet numbers them. */
  lines: readonly number[];
  /** The columns that were not recognised. */
  unknown: readonly string[];
  /** What an account cannot be without, and has no column. */
  missing: readonly string[];
}

/** Reads the rows by the headings; columns it does not know are left out. */
export function readFile({ headings, rows }: ImportTable): ReadFile {
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
      .map((one) => columns[one].label),
  };
}

/** A problem of the server with the name of its column. */
export function problemText({ field, message }: { field: string; message: string }): string {
  const label = columns[(field === 'adres' ? 'address' : field) as ImportField]?.label;
  return label ? `${label}: ${message}` : message;
}

function fieldOf(heading: string): ImportField | undefined {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '');
  const all = Object.keys(columns) as ImportField[];
  return all.find((field) => columns[field].headings.split(' ').includes(plain));
}
