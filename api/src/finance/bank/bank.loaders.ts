import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import { listYears } from '../books/accountancyYear.service';
import { LEDGER, LedgerSettingsModel } from '../books/ledgerSettings.model';
import { type BankBooking, type BankLine, BankLineModel } from '../claims/bankLine.model';
import { listBankItems } from './bankItems';
import { OpenItems } from './matching';

/** Everything that no line of the bank pays yet, read once for a request. */
export const openBankItems = perRequest(({ portal }: RequestContext) => {
  let read: Promise<OpenItems> | undefined;
  return () => (read ??= listBankItems(portal).then((items) => OpenItems.of(items)));
});

type Asked = Pick<BankLine, 'iban' | 'amount' | 'date'>;

/**
 * A line → how it would be booked when it is as the newest line of the same account on the other side, in the year in whose
 * period it falls; null when that was never booked.
 */
export const suggestedBookingLoader = perRequest(
  () =>
    new DataLoader<Asked, BankBooking | null, string>(
      async (lines) => {
        const ibans = [...new Set(lines.map(({ iban }) => iban).filter(Boolean))];
        const booked = await BankLineModel.find({ iban: { $in: ibans }, 'booking.wg': { $type: 'string' } })
          .sort({ date: -1, _id: 1 })
          .limit(1000)
          .select({ iban: 1, amount: 1, booking: 1 })
          .lean(leanWithId);
        if (booked.length === 0) return lines.map(() => null);
        const [years, settings] = await Promise.all([
          listYears(false),
          LedgerSettingsModel.findById(LEDGER).lean(leanWithId),
        ]);
        return lines.map((line) => {
          const like = booked.find(
            ({ iban, amount }) => iban === line.iban && Math.sign(amount) === Math.sign(line.amount),
          );
          const wg = like?.booking?.wg;
          if (!wg) return null;
          const within = settings?.periods.find(({ from, until }) => from <= line.date && line.date <= until);
          const year = years.find(({ id }) => id === within?.yearId) ?? years[0];
          const isThere = year?.workgroups.some(({ index }) => index === wg);
          return year && isThere ? { yearId: year.id, wg, description: '' } : null;
        });
      },
      { cacheKeyFn: ({ iban, amount, date }) => `${iban} ${Math.sign(amount)} ${date}` },
    ),
);
