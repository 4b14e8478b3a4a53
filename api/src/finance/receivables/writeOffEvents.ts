import { leanWithId } from '../../platform/database/reading/leanWithId';
import { ReceivableWriteOffModel } from '../claims/receivableWriteOff.model';
import { LedgerAccount } from '../money/ledger.enums';
import { inPeriod, type LedgerSource } from '../money/ledgerSource';
import { inPeriods, type SummedRow, sumStages, withNumbers, yearOfDay } from '../money/sumStages';

/** What was written off, on that day, of what was income before: so much less is to be received. */
export const writeOffEvents: LedgerSource = {
  kind: 'writeOff',
  label: 'Afboekingen',
  listEvents: async (year) => {
    const day = inPeriod(year);
    if (!day) return [];
    const counting = { day, isIncome: true, lapsed: false };
    const writeOffs = await ReceivableWriteOffModel.find(counting).lean(leanWithId);
    return writeOffs.map(({ id, day: date, amount, label, reason, name, reference, commissionId }) => ({
      ...{ id, date, reference, amount: -amount, counterpart: name },
      description: `Afgeboekt: ${label} (${reason})`,
      ...(commissionId && { wg: year.numberOf(commissionId) }),
      corrects: kindOf(id),
      settles: id,
      account: LedgerAccount.toReceive,
      isCorrection: true,
    }));
  },
  sumEvents: async (years) => {
    const inYears = inPeriods(years, 'day');
    if (!inYears) return [];
    const rows = await ReceivableWriteOffModel.aggregate<SummedRow>([
      { $match: { ...inYears, isIncome: true, lapsed: false } },
      ...sumStages({
        yearId: yearOfDay(years, '$day'),
        // Of which committee, or else of which kind: `<kind>:<id>`.
        by: { $ifNull: ['$commissionId', { $concat: [{ $first: { $split: ['$_id', ':'] } }, ':'] }] },
        amount: { $multiply: [-1, '$amount'] },
        isCorrection: true,
      }),
    ]);
    return withNumbers(years, rows).map((sum, at) => {
      const by = rows[at]?.by ?? '';
      return by.endsWith(':') ? { ...sum, wg: null, corrects: kindOf(by) } : sum;
    });
  },
};

/** The kind of what was owed. @param id `<kind>:<id>` of it */
function kindOf(id: string): string {
  return id.slice(0, id.indexOf(':'));
}
