import DataLoader from 'dataloader';

import { perRequest } from '../../platform/schema/perRequest';
import { paidOnline } from '../claims/onlinePayments';

/** Invoice id → the day it was paid by a link, YYYY-MM-DD, or null. */
export const onlinePaymentLoader = perRequest(
  () =>
    new DataLoader<string, string | null>(async (ids) => {
      const paid = await paidOnline('invoice', ids);
      return ids.map((id) => paid.get(id) ?? null);
    }),
);
