import { VersionsTable, type ConflictRow } from 'kit/conflict';
import { formatDateTime, formatDate, formatEuro } from 'kit/format';
import type { RepeatedQuestion, RepeatedSave } from 'kit/graphql';
import { Button, Dialog } from 'kit/ui';
import { useState } from 'react';

/** An attempt of which the answer was lost had succeeded, and since then something else was filled in. */
export default function RepeatedSaveDialog({ about, answer }: RepeatedQuestion) {
  // How the fields are called is read from the form, while it is there.
  const [rows] = useState(() => repeatedRows(about, document));
  return (
    <Dialog
      onClose={() => answer('continue')}
      title="Dit was al gelukt"
      alert
      noClose
      actions={
        <>
          <Button variant="text" onClick={() => answer('continue')}>
            Verder bewerken
          </Button>
          <Button variant="ghost" onClick={() => answer('another')}>
            Deze ook toevoegen
          </Button>
          <Button onClick={() => answer('keep')}>Alleen de eerste houden</Button>
        </>
      }
    >
      <p>
        {`Je eerste poging, op ${formatDateTime(about.storedAt)}, is gelukt; alleen het antwoord kwam niet aan. `}
        Daarna heb je iets veranderd. Dat is nog niet opgeslagen of verstuurd.
      </p>
      {rows.length > 0 && <VersionsTable mine="Is gelukt" theirs="Nu ingevuld" rows={rows} />}
    </Dialog>
  );
}

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
