import { incompleteIds } from '../advertisements/adList.service';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import type { PaperInvoicing } from '../editions/figures.type';
import { AdvPaymentMethod, AdvState } from '../krant.enums';

/** How far the invoices of an edition are. */
export async function invoicingOf(editionId: string): Promise<PaperInvoicing> {
  const lacking = await incompleteIds();
  const isUnpaid = {
    $and: [
      { $ne: ['$paidByHand', true] },
      { $ne: [{ $type: '$bankPaidOn' }, 'string'] },
      { $ne: [{ $type: '$onlinePaidOn' }, 'string'] },
    ],
  };
  const count = (...conditions: object[]) => ({ $sum: { $cond: [{ $and: conditions }, 1, 0] } });
  const made = { $eq: [{ $type: '$invoice' }, 'object'] };
  const sent = { $eq: [{ $type: '$invoice.sentAt' }, 'date'] };
  const [counted] = await AdvertisementModel.aggregate<PaperInvoicing>([
    {
      $match: { editionId, advState: AdvState.verkocht, advPaymentMethod: AdvPaymentMethod.factuur },
    },
    {
      $group: {
        _id: null,
        toMake: count(isUnpaid, { $not: [made] }),
        incomplete: count(isUnpaid, { $not: [made] }, { $in: ['$advertiserId', lacking] }),
        toSend: count(isUnpaid, made, { $not: [sent] }),
        sent: count(sent),
      },
    },
  ]);
  return counted ?? { toMake: 0, incomplete: 0, toSend: 0, sent: 0 };
}
