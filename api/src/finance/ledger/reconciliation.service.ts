import type { Foundation } from '../../platform/settings/settings';
import { BankBalanceModel } from '../bank/bankBalance.model';
import { BankLineModel } from '../claims/bankLine.model';
import type { BankReconciliation } from './ledger.types';

interface Sums {
  booked: number;
  todo: number;
  todoCount: number;
  ignored: number;
  ignoredCount: number;
}

const NOTHING: Sums = { booked: 0, todo: 0, todoCount: 0, ignored: 0, ignoredCount: 0 };

/** Each account of the foundation: its statements beside its lines, and its lines beside the books. Euro only. */
export async function listReconciliations({ accounts }: Foundation): Promise<BankReconciliation[]> {
  return Promise.all(
    accounts.map(async ({ iban, name }) => {
      const balance = await BankBalanceModel.findById(`${iban}:EUR`).lean();
      const { openingDate = null, openingAmount: opening = 0 } = balance ?? {};
      const sums = await sumsOf(iban, openingDate);
      const closing = balance?.amount ?? 0;
      return {
        ...{ id: iban, name, openingDate, opening, closing },
        closingDate: balance?.date ?? null,
        ...sums,
        missing: openingDate === null ? 0 : closing - opening - sums.booked - sums.todo - sums.ignored,
      };
    }),
  );
}

async function sumsOf(account: string, from: string | null): Promise<Sums> {
  const isDone = { $or: [{ $gt: ['$matches', null] }, { $gt: ['$booking', null] }] };
  const isIgnored = { $and: [{ $not: isDone }, '$ignored'] };
  const isTodo = { $and: [{ $not: isDone }, { $not: '$ignored' }] };
  const when = (condition: object, value: unknown) => ({ $sum: { $cond: [condition, value, 0] } });
  const [sums] = await BankLineModel.aggregate<Sums>([
    { $match: { account, currency: { $in: ['EUR', null] }, ...(from && { date: { $gte: from } }) } },
    {
      $group: {
        _id: null,
        booked: when(isDone, '$amount'),
        todo: when(isTodo, '$amount'),
        todoCount: when(isTodo, 1),
        ignored: when(isIgnored, '$amount'),
        ignoredCount: when(isIgnored, 1),
      },
    },
    { $project: { _id: 0 } },
  ]);
  return sums ?? NOTHING;
}
