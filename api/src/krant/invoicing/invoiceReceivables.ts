import type { ReceivableSource } from '../../finance/claims/receivable';
import { inPeriod, LedgerAccount, type LedgerSource } from '../../finance/money/ledgerSource';
import { inPeriods, keptSums, sumStages, withNumbers, yearOfDay } from '../../finance/money/sumStages';
import { PORTAL, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp } from '../../platform/database/updateAtRevision';
import { dateInAmsterdam, daysAfter, startOfDayInAmsterdam } from '../../platform/dates/amsterdam';
import { isPaid } from '../advertisements/adParts.service';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { AdvPaymentMethod, AdvState } from '../krant.enums';

/** The name of advertisements among what people owe, and in the ledger. */
export const KIND = 'paperAdvertisement';

/** Invoices of advertisements that are not paid yet, of all editions, for the bank import. */
export const krantReceivables: ReceivableSource = {
  kind: KIND,
  title: 'Krant',
  isIncome: true,
  listLate: async (from, before) => {
    const late = {
      advState: AdvState.verkocht,
      'invoice.dueDate': { $gte: from, $lt: before },
      ...isPaid(false),
    };
    const ads = await AdvertisementModel.find(late)
      .select({ name: 1, 'invoice.amount': 1, 'invoice.dueDate': 1 })
      .lean(leanWithId);
    return ads.flatMap(({ id, name, invoice }) =>
      invoice ? { kind: KIND, id, name, amount: invoice.amount, dueDate: invoice.dueDate } : [],
    );
  },
  listOpen: async (only) => {
    const open = {
      ...(only && { _id: { $in: possibleIds(AdvertisementModel, only) } }),
      ...{ advState: AdvState.verkocht, 'invoice.dueDate': { $gte: '' }, ...isPaid(false) },
    };
    const ads = await AdvertisementModel.find(open)
      .select({ name: 1, 'invoice.reference': 1, 'invoice.amount': 1, 'invoice.dueDate': 1 })
      .select({ advSendAdress: 1, advertiserId: 1 })
      .sort({ _id: 1 })
      .lean(leanWithId);
    const advertisers = await AdvertiserModel.find({
      _id: { $in: ads.map(({ advertiserId }) => advertiserId) },
    })
      .select({ adres: 1, postalCode: 1, city: 1 })
      .lean(leanWithId);
    const addresses = new Map(
      advertisers.map(({ id, adres, postalCode, city }) => [id, [adres, `${postalCode} ${city}`]]),
    );
    return ads.flatMap(({ id, name, invoice, advSendAdress, advertiserId }) =>
      invoice
        ? {
            kind: KIND,
            id,
            reference: invoice.reference,
            amount: invoice.amount,
            name,
            dueDate: invoice.dueDate,
            email: advSendAdress,
            address: addresses.get(advertiserId),
            label: `Advertentie ${invoice.reference}, ${name}`,
          }
        : [],
    );
  },
  settle: async (_portal, paid) => {
    for (const [id, line] of paid) {
      const bankPaidOn = line?.paidOn ?? null;
      await ifMatched(
        AdvertisementModel.updateOne(
          { _id: id, bankPaidOn: { $ne: bankPaidOn } },
          {
            $set: { bankPaidOn, ...stamp(PORTAL) },
            $inc: { revision: 1 },
            $push: pushLogLine(
              PORTAL,
              bankPaidOn ? `betaald via de bank op ${bankPaidOn}` : 'losgekoppeld van de bank',
            ),
          },
        ),
      );
    }
  },
  notePaidOnline: async (id, { paidOn, linkId, amount }) => {
    const open = {
      ...{ advState: AdvState.verkocht, 'invoice.amount': amount, bankPaidOn: null },
      paidByHand: { $ne: true },
    };
    const ad = await AdvertisementModel.findOneAndUpdate(
      { _id: id, ...open, onlinePaidOn: null },
      {
        $set: { onlinePaidOn: paidOn, onlineLink: linkId, ...stamp(PORTAL) },
        $inc: { revision: 1 },
        $push: pushLogLine(PORTAL, `online betaald op ${paidOn}`),
      },
    );
    return ad || (await AdvertisementModel.exists({ _id: id, onlineLink: linkId })) ? 'paid' : 'twice';
  },
  undoPaidOnline: async (id, { linkId }) => {
    await ifMatched(
      AdvertisementModel.updateOne(
        { _id: id, onlineLink: linkId },
        {
          $set: { onlinePaidOn: null, onlineLink: null, ...stamp(PORTAL) },
          $inc: { revision: 1 },
          $push: pushLogLine(PORTAL, 'niet meer betaald: online teruggeboekt'),
        },
      ),
    );
  },
};

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
