import { ownName } from 'kit/graphql';

import type { ClubImportPreviewQuery, ClubImportRowInput } from '../gql/graphql';
import { fieldLabels, type ImportField } from './columns';
import { type ImportRow, rowName, type RowProblem } from './importRows';

type Preview = ClubImportPreviewQuery['clubImportPreview'];

/** A row with what the server thinks of it. */
export interface CheckedRow {
  row: ImportRow;
  problems: readonly RowProblem[];
  /** Whom it looks like, in words. */
  looksLike?: string;
  /** Ready: will be added. Duplicate: left out unless it is allowed. */
  state: 'ready' | 'problem' | 'duplicate';
}

/** What becomes of each row. @param allowed the lines that are added although they look like somebody */
export function checkedRows(
  rows: readonly ImportRow[],
  preview: Preview,
  allowed: readonly number[],
): CheckedRow[] {
  return rows.map((row, index) => {
    const told = preview.rows[index];
    const looksLike = told && describe(told, rows);
    const problems = unique([...row.problems, ...(told?.problems ?? [])]);
    if (looksLike && !allowed.includes(row.line)) return { row, problems, looksLike, state: 'duplicate' };
    return { row, problems, looksLike, state: problems.length > 0 ? 'problem' : 'ready' };
  });
}

/** What is sent: the rows that are ready. */
export function sentRows(checked: readonly CheckedRow[]): ClubImportRowInput[] {
  return checked
    .filter(({ state }) => state === 'ready')
    .map(({ row, looksLike }) => ({ ...row.input, ...(looksLike && { allowDuplicate: true }) }));
}

/** A problem with the name of its field: "Postcode: Dit is geen geldige postcode". */
export function problemText({ field, message }: RowProblem): string {
  const label = fieldLabels[ownName(field) as ImportField];
  return label ? `${label}: ${message}` : message;
}

function describe(
  { duplicateOf, duplicateOfRow }: Preview['rows'][number],
  rows: readonly ImportRow[],
): string | undefined {
  if (duplicateOf) {
    const { name, membershipNumber, address, city } = duplicateOf;
    return `${name}, lid ${membershipNumber}${[address, city].map((text) => text && `, ${text}`).join('')}`;
  }
  const other = typeof duplicateOfRow === 'number' ? rows[duplicateOfRow] : undefined;
  return other && `${rowName(other)} op rij ${other.line} van dit bestand`;
}

/** The server may find what was found here already. */
function unique(problems: readonly RowProblem[]): RowProblem[] {
  const texts = new Set<string>();
  return problems.filter((problem) => {
    const text = problemText(problem);
    return !texts.has(text) && texts.add(text);
  });
}
