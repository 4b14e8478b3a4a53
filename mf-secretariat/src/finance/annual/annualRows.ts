import type { ExportColumn } from 'kit/export';
import { formatDate } from 'kit/format';
import type { ApolloClient } from 'kit/graphql';
import { readAll } from 'kit/lists';

import {
  SecretariatAnnualLinesDocument,
  type SecretariatAnnualAccountsQuery,
  type SecretariatAnnualLinesQuery,
  type SecretariatVatQuartersQuery,
} from '../../gql/graphql';

/** The annual accounts of a year. */
export type Accounts = NonNullable<SecretariatAnnualAccountsQuery['annualAccounts']>;
/** What a line of the balance sheet is made of. */
export type AnnualLine = SecretariatAnnualLinesQuery['annualLines']['edges'][number]['node'];

/** The VAT of a quarter. */
export type VatQuarter = NonNullable<SecretariatVatQuartersQuery['vatQuarters']>[number];
/** The turnover of one rate in a quarter. */
export type VatRow = VatQuarter['rates'][number] & { id: string; quarter: string; name: string };

/** The lines of the balance sheet that are things that are open. */
const OPEN = ['toReceive', 'toPay', 'outside', 'undone'];

/** What the treasurer said of a line; '' when nothing. */
export function noteOf({ notes }: Accounts, line: string): string {
  return notes.find((note) => note.line === line)?.text ?? '';
}

/** What budgets and results of the year before come to. */
export function sumOfAll({ committees }: Accounts, of: 'income' | 'expenses' | 'budget' | 'before'): number {
  return committees.reduce((sum, committee) => sum + (committee[of] ?? 0), 0);
}

interface FileRow {
  part: string;
  label: string;
  /** Cents: of the balance sheet both days, of a committee its sums. */
  amounts: readonly (number | null)[];
  note: string;
}

/** Everything that stands in the annual accounts, what is open by name too, as rows of a file. @throws ApiError */
export async function fileRows(client: ApolloClient, accounts: Accounts): Promise<FileRow[]> {
  const { balances, committees, ownBegin, ownEnd, result } = accounts;
  const open = await Promise.all(
    balances
      .filter(({ id }) => OPEN.includes(id))
      .map(async ({ id, label }) => {
        const lines = await readAll(client, {
          query: SecretariatAnnualLinesDocument,
          variables: { yearId: accounts.id, line: id },
          field: 'annualLines',
        });
        return lines.map(({ date, description, counterpart, begin, end }) => ({
          part: label,
          label: [formatDate(date), description, counterpart].filter(Boolean).join(', '),
          amounts: [begin, end],
          note: '',
        }));
      }),
  );
  const none = [null, null];
  return [
    ...balances.map(({ id, label, begin, end }) => ({
      ...{ part: 'Balans', label, amounts: [begin, end], note: noteOf(accounts, id) },
    })),
    { part: 'Balans', label: 'Eigen vermogen', amounts: [ownBegin, ownEnd], note: noteOf(accounts, 'own') },
    ...committees.map(({ id, wg, title, income, expenses, budget, before }) => ({
      part: 'Baten en lasten',
      label: `${wg} ${title}`.trim(),
      amounts: [...none, income, expenses, income - expenses, budget, before],
      note: noteOf(accounts, id),
    })),
    {
      part: 'Baten en lasten',
      label: 'Resultaat',
      amounts: [
        ...[...none, sumOfAll(accounts, 'income'), sumOfAll(accounts, 'expenses'), result],
        ...[sumOfAll(accounts, 'budget'), accounts.previousId ? sumOfAll(accounts, 'before') : null],
      ],
      note: noteOf(accounts, 'result'),
    },
    ...open.flat(),
  ];
}

/** The columns of such a file; euros, since a workbook reckons with them. */
export function fileColumns({ from, until, previousTitle }: Accounts): ExportColumn<FileRow>[] {
  const amount = (header: string, at: number): ExportColumn<FileRow> => ({
    header,
    value: ({ amounts }) => {
      const cents = amounts[at];
      return cents === null || cents === undefined ? null : cents / 100;
    },
  });
  return [
    { header: 'Onderdeel', value: ({ part }) => part },
    { header: 'Post', value: ({ label }) => label },
    amount(`Begin ${formatDate(from)}`, 0),
    amount(`Eind ${formatDate(until)}`, 1),
    amount('Inkomsten', 2),
    amount('Uitgaven', 3),
    amount('Saldo', 4),
    amount('Begroot', 5),
    ...(previousTitle ? [amount(previousTitle, 6)] : []),
    { header: 'Toelichting', value: ({ note }) => note },
  ];
}
