import { LedgerAccount } from '../../finance/ledger/ledger.enums';
import { inPeriod, type LedgerSource } from '../../finance/ledger/ledgerSource';
import { leanWithId } from '../../platform/database/leanWithId';
import { dateInAmsterdam, daysAfter, startOfDayInAmsterdam } from '../../platform/dates/amsterdam';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvPaymentMethod, AdvState } from '../krant.enums';
import { KIND } from './invoiceReceivables';

/** Advertisements: with an invoice on its day, and those that are paid in cash to the seller on the day they were sold. */
export const advertisementEvents: LedgerSource = {
  kind: KIND,
  label: 'Advertenties',
  listEvents: async (year) => {
    const date = inPeriod(year);
    if (!date) return [];
    const soldAt = {
      $gte: startOfDayInAmsterdam(date.$gte),
      $lt: startOfDayInAmsterdam(daysAfter(date.$lte, 1)),
    };
    const ads = await AdvertisementModel.find({
      advState: AdvState.verkocht,
      $or: [
        { 'invoice.date': date },
        { advPaymentMethod: AdvPaymentMethod.contant, soldAt, advPrice: { $gt: 0 } },
      ],
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
};
