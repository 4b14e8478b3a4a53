import { MailingAudience } from '../identity/mailings/mailing.enums';
import { mailingAudiences } from '../identity/mailings/mailingAudiences';
import { leanWithId, possibleIds } from '../platform/database/reading/leanWithId';
import { AdvertiserModel } from './advertisers/advertiser.model';

/** The advertisers of the newspaper, as whom one can write to: by a selection those that are in it, otherwise the active ones. */
export const krantAudience = mailingAudiences.with({
  audience: MailingAudience.advertisers,
  people: async ({ ids }) => {
    const which = ids ? { _id: { $in: possibleIds(AdvertiserModel as never, ids) } } : { active: true };
    const advertisers = await AdvertiserModel.find({ ...which, deleted: false })
      .select({ name: 1, email: 1 })
      .sort({ advertiserUserId: 1 })
      .lean(leanWithId);
    return {
      title: 'Adverteerders van de krant',
      people: advertisers.map(({ id, name, email }) => ({ id, name, email })),
    };
  },
});
