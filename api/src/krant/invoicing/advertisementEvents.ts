import { keptSums } from '../../finance/money/keptSums';
import { LedgerAccount } from '../../finance/money/ledger.enums';
import { inPeriod, type LedgerSource } from '../../finance/money/ledgerSource';
import { inPeriods, sumStages, withNumbers, yearOfDay } from '../../finance/money/sumStages';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { dateInAmsterdam, daysAfter, startOfDayInAmsterdam } from '../../platform/dates/amsterdam';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvPaymentMethod, AdvState } from '../krant.enums';
import { KIND } from './invoiceReceivables';

/** Advertisements: with an invoice on its day, and those that are paid in cash to the seller on the day they were sold. */
export const advertisementEvents: LedgerSource = {
  kind: KIND,
  label: 'Advertenties',
  isExempt: true,
  listEvents: async (year) => {
    const date = inPeriod(year);
    if (!date) return [];
    const ads = await AdvertisementModel.find({
      advState: AdvState.verkocht,
      $or: [{ 'invoice.date': date }, inCash(date)],
    })
      .select({ name: 1, invoice: 1, paidByHand: 1, advPrice: 1, soldAt: 1 })
      .lean(leanWithId);
    return ads.map(({ id, name, invoice, paidByHand, advPrice, soldAt: sold }) => ({
      id,
      counterpart: name,
      account: paidByHand ? LedgerAccount.byHand : LedgerAccount.toReceive,
      ...(invoice
        ? {
            date: invoice.date,
            amount: invoice.amount,
            description: `Advertentie ${invoice.reference}`,
            reference: invoice.reference,
            receipts: [invoice.file],
          }
        : {
            date: dateInAmsterdam(sold ?? new Date(0)),
            amount: advPrice ?? 0,
            description: 'Advertentie, contant',
          }),
    }));
  },
  paidByHand: async (ids) => {
    const paid = { _id: { $in: [...ids] }, paidByHand: true };
    const ads = await AdvertisementModel.find(paid).select({ _id: 1 }).lean(leanWithId);
    return new Map(ads.map(({ id }) => [id, null]));
  },
  sumEvents: async (years) => withNumbers(years, await sumAds(years, undefined)),
};

const sumAds = keptSums(
  () => AdvertisementModel as never,
  (years) => {
    const inYears = inPeriods(years, 'invoice.date');
    if (!inYears) return [];
    const inCashIn = years.flatMap((year) => inPeriod(year) ?? []).map(inCash);
    const soldOn = { $dateToString: { date: '$soldAt', format: '%Y-%m-%d', timezone: 'Europe/Amsterdam' } };
    return [
      { $match: { advState: AdvState.verkocht, $or: [...inYears.$or, ...inCashIn] } },
      ...sumStages({
        yearId: yearOfDay(years, { $ifNull: ['$invoice.date', soldOn] }),
        amount: { $ifNull: ['$invoice.amount', '$advPrice'] },
      }),
    ];
  },
);

/** Those without invoice that were paid to the seller, by the day they were sold. @param date the period, YYYY-MM-DD */
function inCash(date: { $gte: string; $lte: string }) {
  return {
    invoice: null,
    advPaymentMethod: AdvPaymentMethod.contant,
    advPrice: { $gt: 0 },
    soldAt: {
      $gte: startOfDayInAmsterdam(date.$gte),
      $lt: startOfDayInAmsterdam(daysAfter(date.$lte, 1)),
    },
  };
}
