import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/leanWithId';
import { perRequest } from '../../platform/graphql/perRequest';
import { PaymentFileModel } from './paymentFile.model';

/** Declaration id → whether it is in a payment file that was not turned back. */
function makePaidLoader(): DataLoader<string, boolean> {
  return new DataLoader(async (ids) => {
    const files = await PaymentFileModel.find({ paid: { $in: ids } })
      .select({ paid: 1 })
      .lean(leanWithId);
    const paid = new Set(files.flatMap((file) => file.paid ?? []));
    return ids.map((id) => paid.has(id));
  });
}

/** The paid declarations of this request. */
export const paidLoader = perRequest(makePaidLoader);
