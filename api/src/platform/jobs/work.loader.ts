import DataLoader from 'dataloader';

import { plain } from '../database/plain';
import { perRequest } from '../graphql/perRequest';
import { type Work, WorkModel } from './work.model';

function makeWorkLoader(): DataLoader<string, Work | null> {
  return new DataLoader(async (ids) => {
    const found = await WorkModel.find({ _id: { $in: ids } }).lean(plain);
    const byId = new Map(found.map((work) => [work.id, work]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Work id → the work, or null; of this request. */
export const workLoader = perRequest(makeWorkLoader);
