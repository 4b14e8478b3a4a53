/** What came in and went out, in cents, both above zero unless more was corrected than came or went. */
export interface Totals {
  income: number;
  expenses: number;
}

/** Before anything came in or went out. */
export const NOTHING: Totals = { income: 0, expenses: 0 };

/**
 * Income and expenses of entries. A correction counts on the side of what it corrects: a credit note makes the income less,
 * it is no expense.
 */
export function sumSides(entries: readonly { amount: number; isCorrection: boolean }[]): Totals {
  return entries.reduce(({ income, expenses }, { amount, isCorrection }) => {
    const isIncome = isCorrection ? amount < 0 : amount > 0;
    return isIncome ? { income: income + amount, expenses } : { income, expenses: expenses - amount };
  }, NOTHING);
}

/** The same by the number of the committee; '': what goes to none. */
export function sumByCommittee(
  entries: readonly { amount: number; isCorrection: boolean; wg: string | null }[],
): (Totals & { wg: string })[] {
  const groups = [...new Set(entries.map(({ wg }) => wg ?? ''))];
  return groups.map((wg) => ({ wg, ...sumSides(entries.filter((entry) => (entry.wg ?? '') === wg)) }));
}
