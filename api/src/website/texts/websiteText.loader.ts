import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import type { WebsiteTextKey } from '../website.enums';
import { WebsiteTextModel } from './websiteText.model';

/** Key → text, '' when never written; all texts of a request in one command. */
export const websiteTextLoader = perRequest(
  () =>
    new DataLoader<WebsiteTextKey, string>(async (keys) => {
      const found = await WebsiteTextModel.find({ _id: { $in: keys } })
        .select({ text: 1 })
        .lean(leanWithId);
      const texts = new Map(found.map(({ _id, text }) => [_id, text]));
      return keys.map((key) => texts.get(key) ?? '');
    }),
);
