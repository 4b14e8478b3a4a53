import type { Model, PipelineStage } from 'mongoose';

import {
  addedUp,
  BLOCK,
  type Block,
  BlockSums,
  byBlock,
  mergedOnce,
} from '../../platform/database/reading/blockSums';
import { inPeriod, type LedgerSum, type LedgerYear } from './ledgerSource';

/** An expression of aggregation: a field such as '$amount', or an operator. */
type Expression = string | boolean | null | Record<string, unknown>;

/** The years of which sums are wanted, as plain data. */
type SummedYears = readonly Pick<LedgerYear, 'id' | 'from' | 'until'>[];

/** Of what the sums are, each an expression over a record. */
export interface SummedBy {
  /** The id of its year. */
  yearId: Expression;
  /** By what the sums of a year are split; not at all when it is not given. */
  by?: Expression;
  /** Cents; an expense is negative. */
  amount: Expression;
  /** It corrects another, and counts on its side. */
  isCorrection?: Expression;
}

/** What {@link sumStages} answer, of each block where records are in blocks. */
export interface SummedRow {
  block?: Block;
  yearId: string;
  by: string | null;
  income: number;
  expenses: number;
}

/** The stages that add records up as `sumSides` does entries. */
export function sumStages({
  yearId,
  by = null,
  amount,
  isCorrection = false,
}: SummedBy): PipelineStage.FacetPipelineStage[] {
  const isIncome = { $cond: [isCorrection, { $lt: [amount, 0] }, { $gt: [amount, 0] }] };
  return [
    {
      $group: {
        _id: { block: `$${BLOCK}`, yearId, by },
        income: { $sum: { $cond: [isIncome, amount, 0] } },
        expenses: { $sum: { $cond: [isIncome, 0, { $multiply: [-1, amount] }] } },
      },
    },
    { $replaceWith: { $mergeObjects: ['$_id', { income: '$income', expenses: '$expenses' }] } },
  ];
}

/** The filter for what falls in one of the years; null when none has a period. @param field a day, YYYY-MM-DD */
export function inPeriods(years: SummedYears, field: string): { $or: object[] } | null {
  const periods = years.flatMap((year) => inPeriod(year) ?? []);
  return periods.length > 0 ? { $or: periods.map((period) => ({ [field]: period })) } : null;
}

/** The id of the year that a day falls in: periods do not overlap (docs/domain/finance.md, F91). */
export function yearOfDay(years: SummedYears, day: Expression): Record<string, unknown> {
  const branches = years.flatMap((year) => {
    const period = inPeriod(year);
    const isIn = period && { $and: [{ $gte: [day, period.$gte] }, { $lte: [day, period.$lte] }] };
    return isIn ? { case: isIn, then: year.id } : [];
  });
  return { $switch: { branches, default: null } };
}

/** Rows that were split by the id of a committee, with its number in the books of the year; one without goes where the year says. */
export function withNumbers(years: readonly LedgerYear[], rows: readonly SummedRow[]): LedgerSum[] {
  return rows.map(({ by, yearId, income, expenses }) => {
    const year = years.find(({ id }) => id === yearId);
    return { yearId, income, expenses, wg: by && year ? year.numberOf(by) : null };
  });
}

/** Reads the sums of a source. @param asked what else they depend on, plain data */
type ReadSums<Asked> = (years: SummedYears, asked: Asked) => Promise<SummedRow[]>;

/**
 * The sums of a source whose records are in blocks (`modelOf`): only what was written since the last reading is added up again
 * (docs/domain/finance.md, F9).
 * @param stages add up the records of these years, with `sumStages` at their end; nothing: no record falls in them
 */
export function keptSums<Asked = undefined>(
  model: () => Model<never>,
  stages: (years: SummedYears, asked: Asked) => PipelineStage[],
): ReadSums<Asked> {
  const sums = new BlockSums<SummedRow[], { years: SummedYears; asked: Asked }>(
    model,
    async (names, { years, asked }) =>
      byBlock<SummedRow>(
        await model().aggregate<SummedRow>([
          { $match: { [BLOCK]: { $in: [...names] } } },
          ...stages(years, asked),
        ]),
        names,
      ),
  );
  const merged = mergedOnce<SummedRow[], SummedRow[]>((parts) =>
    addedUp(parts.flat(), ['income', 'expenses']),
  );
  return async (given, asked) => {
    const years = given.map(({ id, from, until }) => ({ id, from, until }));
    if (stages(years, asked).length === 0) return [];
    return merged(JSON.stringify([years, asked]), await sums.read({ years, asked }));
  };
}

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
