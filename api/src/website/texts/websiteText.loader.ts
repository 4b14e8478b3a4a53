import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import { asOfToday } from '../publishing/publishing';
import type { WebsiteTextKey } from '../website.enums';
import { type WebsiteText, WebsiteTextModel } from './websiteText.model';
import { textPublishing } from './websiteText.service';

/** Key → text as it is on the website today, '' when never written; all texts of a request in one command. */
export const websiteTextLoader = perRequest(
  () =>
    new DataLoader<WebsiteTextKey, string>(async (keys) => {
      const found = await WebsiteTextModel.find({ _id: { $in: keys } })
        .select({ text: 1, draft: 1 })
        .lean(leanWithId);
      const texts = new Map(
        found.map((one) => [one._id, asOfToday(textPublishing, one as WebsiteText).text]),
      );
      return keys.map((key) => texts.get(key) ?? '');
    }),
);
