/** A cell as a file has it: CSV has texts only. */
export type Cell = string | number | boolean | Date | null;

/** A day of a workbook is midnight UTC, whatever the time zone of who is at the screen. */
export function dayOfCell(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** A cell as text. */
export function textOfCell(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dayOfCell(cell);
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nee';
  return String(cell).trim();
}

/** A phone number of which Excel made a number gets its plus or its 0 back. @param country of the same row */
export function phoneOf(cell: Cell, country = ''): string {
  const text = textOfCell(cell);
  if (!/^[1-9]\d+$/.test(text)) return text;
  // With country code: 31 6 12345678, 32 475 123456 or 32 89 123456.
  if (/^31\d{9}$/.test(text) || /^32\d{8,9}$/.test(text)) return `+${text}`;
  const withoutZero = /^be/i.test(country) ? /^\d{8,9}$/ : /^\d{9}$/;
  return withoutZero.test(text) ? `0${text}` : text;
}
