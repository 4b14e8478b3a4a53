import { leanWithId } from '../../platform/database/reading/leanWithId';
import { BankLineModel } from '../claims/bankLine.model';
import { LedgerAccount } from '../money/ledger.enums';
import type { LedgerSource } from '../money/ledgerSource';
import { type SummedRow, sumStages } from '../money/sumStages';

/** Lines of the bank that were booked straight onto a committee. */
export const bankBookingEvents: LedgerSource = {
  kind: 'bankLine',
  label: 'Bankregels',
  hasCommittee: true,
  listEvents: async ({ id: yearId }) => {
    const lines = await BankLineModel.find({ 'booking.yearId': yearId })
      .select({ date: 1, amount: 1, name: 1, description: 1, reference: 1, booking: 1 })
      .lean(leanWithId);
    return lines.map(({ id, date, amount, name, description, reference, booking }) => ({
      ...{ id, date, reference },
      amount: booking?.amount ?? amount,
      description: booking?.description || description || name,
      counterpart: name,
      wg: booking?.wg ?? undefined,
      account: LedgerAccount.bank,
    }));
  },
  sumEvents: async (years) => {
    const amount = { $ifNull: ['$booking.amount', '$amount'] };
    const rows = await BankLineModel.aggregate<SummedRow>([
      { $match: { 'booking.yearId': { $in: years.map(({ id }) => id) } } },
      ...sumStages({ yearId: '$booking.yearId', by: '$booking.wg', amount }),
    ]);
    return rows.map(({ by, ...sum }) => ({ ...sum, wg: by }));
  },
};
