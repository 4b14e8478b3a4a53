import type { SecretariatAuditYearFragment, SecretariatYearLineFragment } from '../gql/graphql';

/** What came in and went out of one committee, in cents. */
export interface AuditSum {
  index: string;
  title: string;
  income: number;
  expenses: number;
}

/** The sums of the approved lines, worked out anew: by committee, in the order of the books. */
export function sumsOf(
  year: SecretariatAuditYearFragment,
  transactions: readonly SecretariatYearLineFragment[],
): AuditSum[] {
  return year.workgroups.map(({ index, title }) => {
    const amounts = transactions.filter(({ wg, state }) => wg === index && state === 'approved');
    const sum = (sign: 1 | -1) =>
      amounts.reduce((total, { amount }) => total + Math.max(sign * amount, 0), 0);
    return { index, title, income: sum(1), expenses: sum(-1) };
  });
}

/** What differs between the lines and the totals that the server tells; none: the books are right. */
export function differencesOf(
  year: SecretariatAuditYearFragment,
  transactions: readonly SecretariatYearLineFragment[],
): string[] {
  const sums = sumsOf(year, transactions);
  const wrong = year.workgroups.filter(({ income, expences }, at) => {
    return income !== sums[at]?.income || expences !== sums[at]?.expenses;
  });
  const total = (field: 'income' | 'expenses') => sums.reduce((all, sum) => all + sum[field], 0);
  return [
    ...wrong.map(({ index, title }) => `${index} - ${title}`),
    ...(total('income') === year.totalIncome && total('expenses') === year.totalExpences ? [] : ['totaal']),
  ];
}
