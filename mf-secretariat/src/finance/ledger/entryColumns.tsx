import type { ExportColumn } from 'kit/export';
import { DownloadButton } from 'kit/files';
import { formatDate, formatEuro } from 'kit/format';
import { type Column, RowActions } from 'kit/table';

import { committeeOf } from '../transactions/transactions';
import { accountLabels, type LedgerEntry } from './ledgerEntries';

/** The year whose committees are named. */
interface Named {
  workgroups: readonly { index: string; title: string }[];
}

const committee = (year: Named, wg: string | null) =>
  wg === null ? 'Niet ingedeeld' : committeeOf(year, wg);

function placeOf({ account, bankedOn }: LedgerEntry): string {
  return bankedOn ? `${accountLabels[account]}, ${formatDate(bankedOn)}` : accountLabels[account];
}

/** The columns of the ledger. Not sortable: newest first, and there may be more. */
export function entryColumns(year: Named, labels: ReadonlyMap<string, string>): Column<LedgerEntry>[] {
  return [
    { id: 'date', header: 'Datum', nowrap: true, cell: ({ date }) => formatDate(date) },
    {
      id: 'description',
      header: 'Omschrijving',
      keepWords: true,
      cell: ({ description }) => description,
    },
    { id: 'counterpart', header: 'Van of aan', keepWords: true, cell: ({ counterpart }) => counterpart },
    { id: 'kind', header: 'Soort', keepWords: true, cell: ({ kind }) => labels.get(kind) ?? kind },
    { id: 'wg', header: 'Commissie', keepWords: true, cell: ({ wg }) => committee(year, wg) },
    { id: 'account', header: 'Waar is het geld?', keepWords: true, cell: placeOf },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    {
      id: 'receipts',
      header: '',
      align: 'right',
      cell: ({ receipts, description }) =>
        receipts.length > 0 && (
          <RowActions>
            {receipts.map((file) => (
              <DownloadButton
                key={file.id}
                file={file}
                label={`${file.name} van ${description} downloaden`}
              />
            ))}
          </RowActions>
        ),
    },
  ];
}

/** The same for a file; euros, since a workbook reckons with them. */
export function entryExport(
  year: Named,
  labels: ReadonlyMap<string, string>,
  more: readonly ExportColumn<LedgerEntry>[] = [],
): ExportColumn<LedgerEntry>[] {
  return [
    { header: 'Datum', value: ({ date }) => formatDate(date) },
    { header: 'Soort', value: ({ kind }) => labels.get(kind) ?? kind },
    { header: 'Commissie', value: ({ wg }) => committee(year, wg) },
    { header: 'Omschrijving', value: ({ description }) => description },
    { header: 'Van of aan', value: ({ counterpart }) => counterpart },
    { header: 'Kenmerk', value: ({ reference }) => reference ?? '' },
    { header: 'Bedrag', value: ({ amount }) => amount / 100 },
    { header: 'Waar is het geld?', value: ({ account }) => accountLabels[account] },
    { header: 'Op de bank', value: ({ bankedOn }) => (bankedOn ? formatDate(bankedOn) : '') },
    ...more,
  ];
}
