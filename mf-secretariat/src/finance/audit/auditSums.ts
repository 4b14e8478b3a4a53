import type { SecretariatAuditYearFragment } from '../../gql/graphql';
import type { LedgerEntry } from '../ledger/ledgerEntries';

/** What came in and went out of one committee, in cents. */
export interface AuditSum {
  index: string;
  title: string;
  income: number;
  expenses: number;
}

type Counted = Pick<LedgerEntry, 'wg' | 'amount' | 'isCorrection'>;

/** The sums of the entries, worked out anew: by committee, in the order of the books. */
export function sumsOf(year: SecretariatAuditYearFragment, entries: readonly Counted[]): AuditSum[] {
  return year.workgroups.map(({ index, title }) => ({
    index,
    title,
    ...sidesOf(entries.filter(({ wg }) => wg === index)),
  }));
}

/** Income and expenses; a correction counts on the side of what it corrects. */
export function sidesOf(entries: readonly Counted[]): Pick<AuditSum, 'income' | 'expenses'> {
  const isIncome = ({ amount, isCorrection }: Counted) => (isCorrection ? amount < 0 : amount > 0);
  const sum = (some: readonly Counted[]) => some.reduce((total, { amount }) => total + amount, 0);
  return {
    income: sum(entries.filter(isIncome)),
    expenses: -sum(entries.filter((entry) => !isIncome(entry))) || 0,
  };
}

/** What differs between the entries and the totals that the server tells; none: the books are right. */
export function differencesOf(year: SecretariatAuditYearFragment, entries: readonly Counted[]): string[] {
  const sums = sumsOf(year, entries);
  const wrong = year.workgroups.filter(({ income, expences }, at) => {
    return income !== sums[at]?.income || expences !== sums[at]?.expenses;
  });
  const none = sidesOf(entries.filter(({ wg }) => wg === null));
  const isNoneRight = none.income === year.unassignedIncome && none.expenses === year.unassignedExpences;
  const total = (field: 'income' | 'expenses') => sums.reduce((all, sum) => all + sum[field], none[field]);
  return [
    ...wrong.map(({ index, title }) => `${index} - ${title}`),
    ...(isNoneRight ? [] : ['zonder commissie']),
    ...(total('income') === year.totalIncome && total('expenses') === year.totalExpences ? [] : ['totaal']),
  ];
}
