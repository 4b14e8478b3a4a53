import type { ReceivableSource } from '../../finance/claims/receivable';
import { pushLogLine, PORTAL } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId, possibleIds } from '../../platform/database/reading/leanWithId';
import { stamp } from '../../platform/database/updateAtRevision';
import { isPaid } from '../advertisements/adList.service';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { AdvState } from '../krant.enums';

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
