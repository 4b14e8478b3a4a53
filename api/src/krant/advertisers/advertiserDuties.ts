import type { DutySource } from '../../identity/users/leaving/duty';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { badInput } from '../../platform/errors/appError';
import { krantTexts } from '../krant.texts';
import { AdvertiserModel } from './advertiser.model';
import { listSellers } from './advertiser.service';
import { follow } from './follow.service';

/** The advertisers somebody sells to; their advertisement of the active edition follows. */
export const advertiserDuties: DutySource = {
  key: 'advertisers',
  title: 'Adverteerders van de krant',
  otherwise: 'Niemand',
  async of({ id }) {
    const [advertisers, candidates] = await Promise.all([advertisersOf(id), listSellers()]);
    return { items: advertisers.map(({ name }) => name), candidates };
  },
  async handOver(portal, actor, { id: from }, to) {
    if (to !== null && !(await listSellers()).some(({ id }) => id === to))
      throw badInput({ contactId: krantTexts.contact });
    for (const { id } of await advertisersOf(from)) {
      const after = await AdvertiserModel.findOneAndUpdate(
        { _id: id, contactId: from, deleted: false },
        {
          $set: {
            contactId: to,
            toFollow: true,
            ...{ modifiedBy: actor.id, modifiedByName: actor.name, modifiedAt: new Date() },
          },
          $inc: { revision: 1 },
          $push: pushLogLine(actor, 'overgedragen aan een andere contactpersoon'),
        },
        { returnDocument: 'after' },
      ).lean(leanWithId);
      if (after) await follow(portal, after);
    }
  },
};

function advertisersOf(userId: string) {
  return AdvertiserModel.find({ contactId: userId, deleted: false })
    .select({ name: 1 })
    .sort({ sortName: 1 })
    .lean(leanWithId);
}
