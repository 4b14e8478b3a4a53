import DataLoader from 'dataloader';

import { WITHOUT_LOG } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import { type Commission, CommissionModel } from './commission.model';

/** Committee id → committee, or null when there is none. */
function makeCommissionLoader(): DataLoader<string, Commission | null> {
  return new DataLoader(async (ids) => {
    const found = await CommissionModel.find({ _id: { $in: ids } })
      .select(WITHOUT_LOG)
      .lean(leanWithId);
    const byId = new Map(found.map((commission) => [commission.id, commission]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Committee id → committee, or null; of this request. */
export const commissionLoader = perRequest(makeCommissionLoader);
