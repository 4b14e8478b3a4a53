import DataLoader from 'dataloader';

import { leanWithId } from '../database/reading/leanWithId';
import { perRequest } from '../schema/perRequest';
import { type Job, JobModel } from './job.model';

/** Job id → the job, or null; of this request. */
export const jobLoader = perRequest(
  () =>
    new DataLoader<string, Job | null>(async (ids) => {
      const found = await JobModel.find({ _id: { $in: ids } }).lean(leanWithId);
      const byId = new Map(found.map((job) => [job.id, job]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);
