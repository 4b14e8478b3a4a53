import type { SessionUser } from '../../identity/people/requestContext';
import { personalDataOf } from '../../identity/privacy/personalDataSource';
import type { DutySource } from '../../identity/users/leaving/duty';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stamp } from '../../platform/database/updateAtRevision';
import { badInput } from '../../platform/errors/appError';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { krantTexts, what } from '../krant.texts';
import { type Advertiser, AdvertiserModel } from './advertiser.model';
import { deleteAdvertiser, listSellers } from './advertiser.service';
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
  async free({ id }) {
    return (await leftBy(id)).map(({ name }) => name);
  },
  async giveBack(portal, actor, { id }) {
    for (const { id: advertiserId } of await leftBy(id))
      await give(portal, actor, { _id: advertiserId, contactId: null }, { contactId: id });
  },
  async handOver(portal, actor, { id: from }, to) {
    if (to !== null && !(await listSellers()).some(({ id }) => id === to))
      throw badInput({ contactId: krantTexts.contact });
    // Of one that goes to nobody it is remembered whose it was, for when they come back.
    const next = { contactId: to, ...(to === null && { contactBefore: from }) };
    for (const { id } of await advertisersOf(from))
      await give(portal, actor, { _id: id, contactId: from }, next);
  },
};

/** In one write, unless it is somebody else's by now. */
async function give(
  portal: PortalContext,
  actor: SessionUser,
  which: { _id: string; contactId: string | null },
  next: Partial<Advertiser> & { contactId: string | null },
): Promise<void> {
  const { contactId: from } = which;
  const handedOver = { at: new Date(), from, to: next.contactId, by: actor.name, key: sentRequestKey() };
  const after = await AdvertiserModel.findOneAndUpdate(
    { ...which, deleted: false },
    {
      $set: { ...next, handedOver, toFollow: true, ...stamp(actor) },
      $inc: { revision: 1 },
      $push: pushLogLine(actor, 'overgedragen aan een andere contactpersoon'),
    },
    { returnDocument: 'after' },
  ).lean(leanWithId);
  if (after) await follow(portal, after);
}

/** Those that were somebody's, and nobody's since. */
function leftBy(userId: string) {
  return AdvertiserModel.find({ contactId: null, contactBefore: userId, deleted: false })
    .select({ name: 1 })
    .sort({ sortName: 1 })
    .lean(leanWithId);
}

function advertisersOf(userId: string) {
  return AdvertiserModel.find({ contactId: userId, deleted: false })
    .select({ name: 1 })
    .sort({ sortName: 1 })
    .lean(leanWithId);
}

/** Advertisers, and what was sold to them. */
export const krantPersonalData = [
  personalDataOf<Advertiser>({
    key: 'advertisers',
    title: 'Adverteerders',
    stays: 'Naam en nummer blijven, voor de edities en facturen van toen.',
    model: AdvertiserModel,
    what: what.advertiser,
    searched: ['name', 'email'],
    only: { deleted: false },
    tell: ({ name, email, advertiserUserId }) => ({
      name,
      detail: [advertiserUserId, email].filter(Boolean).join(', '),
    }),
    erase: async (portal, actor, id) => {
      await deleteAdvertiser(portal, actor, id);
    },
  }),
  personalDataOf<Advertisement>({
    key: 'advertisements',
    title: 'Advertenties',
    stays: 'Wat is verkocht en gefactureerd moet zeven jaar blijven, voor de boeken.',
    model: AdvertisementModel,
    what: 'Deze advertentie',
    searched: ['name', 'advSendAdress'],
    tell: ({ name, advSendAdress }) => ({ name, detail: advSendAdress ?? '' }),
    hidden: ['onlineLink', 'lastRequestId', 'links'],
  }),
] as const;
