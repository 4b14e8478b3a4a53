import type { StoredInvoice } from '../invoices/invoiceFields';
import { dateAt } from './recurringDates';

const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;
/** A word in braces; {@link unknownPlaceholders} tells of those that mean nothing. */
const PLACEHOLDER = /\{([^{}\s]*)\}/g;

type Texts = Pick<StoredInvoice, 'title' | 'description' | 'lines'>;

/** What can stand in the texts of a recurring invoice, and what it becomes at a date of it. */
function valuesAt(date: string, interval: number): Record<string, string> {
  const { month, year } = partsOf(date);
  const last = partsOf(dateAt({ firstDay: `${date.slice(0, 7)}-01`, interval: interval - 1 }, 1));
  const from = last.year === year ? month : `${month} ${year}`;
  return {
    maand: month,
    jaar: year,
    periode: interval === 1 ? `${month} ${year}` : `${from} t/m ${last.month} ${last.year}`,
  };
}

/** The texts of an invoice at a date: `{maand}`, `{jaar}` and `{periode}` are filled in. @param date YYYY-MM-DD */
export function filledAt<Content extends Texts>(content: Content, date: string, interval: number): Content {
  const values = valuesAt(date, interval);
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: string) => values[name.toLowerCase()] ?? whole);
  return {
    ...content,
    title: fill(content.title),
    description: fill(content.description),
    lines: content.lines.map((line) => ({ ...line, description: fill(line.description) })),
  };
}

/** Words in braces that mean nothing, by the field they are in. */
export function unknownPlaceholders({
  title,
  description,
  lines,
}: Texts): [field: string, words: string[]][] {
  const known = valuesAt('2000-01-01', 1);
  const fields: [string, string][] = [
    ['title', title],
    ['description', description],
    ...lines.map((line, at): [string, string] => [`lines.${at}.description`, line.description]),
  ];
  return fields.flatMap(([field, text]): [string, string[]][] => {
    const words = [...text.matchAll(PLACEHOLDER)].flatMap(([whole, name = '']) =>
      name.toLowerCase() in known ? [] : [whole],
    );
    return words.length > 0 ? [[field, words]] : [];
  });
}

function partsOf(date: string): { month: string; year: string } {
  const [year = '', month = '1'] = date.split('-');
  return { month: MONTHS[Number(month) - 1] ?? '', year };
}
