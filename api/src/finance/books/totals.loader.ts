import DataLoader from 'dataloader';

import { perRequest } from '../../platform/graphql/perRequest';
import { TransactionState } from './finance.enums';
import { TransactionModel } from './transaction.model';

/** What came in and went out, in cents, both above zero. */
export interface Totals {
  income: number;
  expenses: number;
}

export const NOTHING: Totals = { income: 0, expenses: 0 };

/** Year id → totals of what is approved, by workgroup index; for all years of a request in one command. */
function makeTotalsLoader(): DataLoader<string, Map<string, Totals>> {
  return new DataLoader(async (yearIds) => {
    const rows = await TransactionModel.aggregate<{ _id: { yearId: string; wg: string } } & Totals>([
      { $match: { yearId: { $in: [...yearIds] }, state: TransactionState.approved } },
      {
        $group: {
          _id: { yearId: '$yearId', wg: '$wg' },
          income: { $sum: { $max: ['$amount', 0] } },
          expenses: { $sum: { $max: [{ $subtract: [0, '$amount'] }, 0] } },
        },
      },
    ]);
    return yearIds.map(
      (id) =>
        new Map(
          rows
            .filter(({ _id }) => _id.yearId === id)
            .map(({ _id, income, expenses }) => [_id.wg, { income, expenses }]),
        ),
    );
  });
}

/** The totals of this request. */
export const totalsLoader = perRequest(makeTotalsLoader);
