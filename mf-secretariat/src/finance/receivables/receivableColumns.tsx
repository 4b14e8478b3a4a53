import type { ExportColumn } from 'kit/export';
import { formatDate, formatEuro } from 'kit/format';
import { MutedText } from 'kit/lists';
import type { Column } from 'kit/table';
import { Tag } from 'kit/ui';
import type { ReactNode } from 'react';

import { nextText, type Receivable, sumOf } from './ages';

const STEPS = 3;

/** '1 dag', or how many. */
const lateText = ({ daysLate }: Receivable) => (daysLate === 1 ? '1 dag' : `${daysLate} dagen`);

function remindedText(receivable: Receivable): ReactNode {
  const { reminders, email, daysLate, collectedOn } = receivable;
  if (collectedOn) return <Tag>In incasso</Tag>;
  if (reminders.length > 0) return `${reminders.length} van ${STEPS}`;
  if (daysLate > 0 && !email) return 'Geen mailadres';
  return nextText(receivable);
}

/** The columns of what is open. @param found all that is listed, whose sum is below the amounts */
export function receivableColumns(found: readonly Receivable[]): Column<Receivable>[] {
  return [
    {
      id: 'name',
      header: 'Wie',
      keepWords: true,
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
      footer: 'Totaal',
    },
    { id: 'area', header: 'Onderdeel', keepWords: true, phone: 'line', cell: ({ area }) => area },
    { id: 'reference', header: 'Kenmerk', cell: ({ reference }) => reference },
    {
      id: 'due',
      header: 'Betalen vóór',
      nowrap: true,
      cell: ({ dueDate }) => (dueDate ? formatDate(dueDate) : <MutedText>Geen datum</MutedText>),
      sortValue: ({ dueDate }) => dueDate ?? '9',
    },
    {
      id: 'late',
      header: 'Te laat',
      phone: 'line',
      nowrap: true,
      cell: (one) => (one.daysLate > 0 ? <Tag tone="no">{lateText(one)}</Tag> : 'Nog niet'),
      sortValue: ({ daysLate }) => daysLate,
    },
    { id: 'reminded', header: 'Herinnerd', nowrap: true, cell: remindedText },
    {
      id: 'amount',
      header: 'Open',
      phone: 'line',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
      sortValue: ({ amount }) => amount,
      footer: formatEuro(sumOf(found)),
    },
  ];
}

/** The same for a file; euros, to count with. */
export const receivableExport: ExportColumn<Receivable>[] = [
  { header: 'Wie', value: ({ name }) => name },
  { header: 'Onderdeel', value: ({ area }) => area },
  { header: 'Waarvoor', value: ({ label }) => label },
  { header: 'Kenmerk', value: ({ reference }) => reference },
  { header: 'Bedrag', value: ({ amount }) => amount / 100 },
  { header: 'Betalen vóór', value: ({ dueDate }) => (dueDate ? formatDate(dueDate) : '') },
  { header: 'Dagen te laat', value: ({ daysLate }) => daysLate },
  { header: 'Herinneringen', value: ({ reminders }) => reminders.length },
  { header: 'Laatst herinnerd', value: ({ reminders }) => formatDate(reminders.at(-1)?.day) },
  { header: 'Incasso op', value: ({ collectedOn }) => formatDate(collectedOn) },
  { header: 'E-mail', value: ({ email }) => email ?? '' },
];
