import DataLoader from 'dataloader';

import { perRequest } from '../../platform/graphql/perRequest';
import { paidByBank } from '../bank/bankLine.service';
import { paidOnline } from '../paymentLinks/onlinePayments';

/** Invoice id → the day a line of the bank paid it, YYYY-MM-DD, or null. */
export const bankPaymentLoader = perRequest(
  () =>
    new DataLoader<string, string | null>(async (ids) => {
      const paid = await paidByBank('invoice', ids);
      return ids.map((id) => paid.get(id) ?? null);
    }),
);

/** The same for what was paid by a link. */
export const onlinePaymentLoader = perRequest(
  () =>
    new DataLoader<string, string | null>(async (ids) => {
      const paid = await paidOnline('invoice', ids);
      return ids.map((id) => paid.get(id) ?? null);
    }),
);
