import type { ConflictRow } from 'kit/conflict';
import { formatDate, formatEuro } from 'kit/format';
import type { RepeatedSave } from 'kit/graphql';

type Values = RepeatedSave['stored'];

/** Fields of the API that hold cents. */
const CENTS = new Set([
  'advPrice',
  'buutPrice',
  'contribution',
  'deliveryPrice',
  'expence',
  'expencesBudget',
  'income',
  'incomeBudget',
  'price',
]);
/** What a field is called where no form on the page says so. */
const NAMES: Readonly<Record<string, string>> = {
  amount: 'Bedrag',
  date: 'Datum',
  description: 'Omschrijving',
  expence: 'Uitgaven',
  html: 'Bericht',
  income: 'Inkomsten',
  msg: 'Vraag',
  name: 'Naam',
  price: 'Prijs',
  reason: 'Reden',
  subject: 'Onderwerp',
  text: 'Tekst',
  title: 'Titel',
};
const OTHERS = 'Overige gegevens';

/** What differs between what was stored and what is asked now, as the form calls and shows it. */
export function repeatedRows({ stored, asked }: RepeatedSave, page: ParentNode): ConflictRow[] {
  const names = [...new Set([...stored, ...asked].map(({ name }) => name))];
  const differing = names.filter((name) => textOf(stored, name) !== textOf(asked, name));
  const rows = differing.flatMap((name) => {
    const label = labelOf(name, page);
    return label ? [{ label, mine: textOf(stored, name), theirs: textOf(asked, name) }] : [];
  });
  return rows.length < differing.length
    ? [...rows, { label: OTHERS, mine: '(zoals toen)', theirs: '(veranderd)' }]
    : rows;
}

function textOf(values: Values, name: string): string {
  const texts = values.filter((one) => one.name === name).map(({ value }) => shown(name, value));
  return texts.join(', ') || '(leeg)';
}

function shown(name: string, value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  // The one amount that is not of money counts pieces, which no form that is asked about has.
  if ((CENTS.has(name) || name === 'amount') && /^-?\d+$/.test(value)) return formatEuro(Number(value));
  if (value === 'true') return 'ja';
  if (value === 'false') return 'nee';
  return value.replace(/<[^>]*>/g, ' ').trim();
}

/** Ids and choices are said nothing of: what they stand for is not known here. */
function labelOf(name: string, page: ParentNode): string | undefined {
  if (/Ids?$|^id$/.test(name)) return undefined;
  const input = page.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
  return input?.labels?.[0]?.textContent?.trim() || NAMES[name];
}
