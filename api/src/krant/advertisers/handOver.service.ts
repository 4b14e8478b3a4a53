import type { SessionUser } from '../../identity/people/requestContext';
import { UserModel } from '../../identity/people/user.model';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId, canBeId, possibleIds } from '../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../platform/errors/appError';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { krantTexts, what } from '../krant.texts';
import { getAdvertiser } from './access.service';
import { type Advertiser, AdvertiserModel } from './advertiser.model';
import { listSellers } from './advertiser.service';
import { follow } from './follow.service';
import type { AdvertiserHandOver, AdvertisersHandedOver } from './handOver.type';

const MOST_AT_ONCE = 200;

/**
 * Makes somebody else responsible for advertisers of a selection, each in a write of its own and only while it is as it was
 * shown (docs/domain/krant.md, N73). Safe to repeat: what this same request handed over counts as handed over. To undo it
 * is to send whose they were, at the revisions that this answers.
 * @throws BAD_USER_INPUT for nothing, too much, or who is no seller
 */
export async function handOverAdvertisers(
  portal: PortalContext,
  actor: SessionUser,
  handOvers: readonly AdvertiserHandOver[],
): Promise<AdvertisersHandedOver> {
  if (handOvers.length === 0) throw badInput({ handOvers: krantTexts.noAdvertisers });
  if (handOvers.length > MOST_AT_ONCE)
    throw badInput({ handOvers: krantTexts.tooManyAdvertisers(MOST_AT_ONCE) });
  await mustBeContacts(handOvers);
  const key = sentRequestKey();
  const handedOver: Advertiser[] = [];
  const notHandedOver: string[] = [];
  for (const one of handOvers) {
    const done = canBeId(AdvertiserModel, one.id)
      ? await AdvertiserModel.findOne({ _id: one.id, 'handedOver.key': key }).lean(leanWithId)
      : null;
    if (done) {
      handedOver.push(done);
      continue;
    }
    try {
      const before = await getAdvertiser(one.id);
      handedOver.push(await handOver(portal, actor, before, one.revision, one.contactId ?? null, key));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notHandedOver.push(`${await nameOf(one.id)}: ${error.message}`);
    }
  }
  return { handedOver, notHandedOver };
}

/** Gives an advertiser to somebody, or to nobody, by one write. @throws CONFLICT, NOT_FOUND */
async function handOver(
  portal: PortalContext,
  actor: SessionUser,
  before: Advertiser,
  revision: number,
  to: string | null,
  key: string,
): Promise<Advertiser> {
  const from = before.contactId ?? null;
  const name = to ? (await UserModel.findById(to).select({ name: 1 }).lean(leanWithId))?.name : null;
  const after = await updateAtRevision<Advertiser>({
    ...{ model: AdvertiserModel, id: before.id, revision, actor, what: what.advertiser },
    condition: { deleted: false, contactId: from },
    update: {
      $set: {
        ...{ contactId: to, contactBefore: null, toFollow: true },
        // Another seller has a round of their own.
        visitOn: null,
        handedOver: { at: new Date(), from, to, by: actor.name, key },
      },
      $push: pushLogLine(actor, `overgedragen aan ${name ?? 'niemand'}`),
    },
  });
  await follow(portal, after);
  return after;
}

/** @throws BAD_USER_INPUT when one goes to who is neither a seller nor whose it was before it was handed over */
async function mustBeContacts(handOvers: readonly AdvertiserHandOver[]): Promise<void> {
  const sellers = new Set((await listSellers()).map(({ id }) => id));
  const others = handOvers.filter(({ contactId }) => contactId && !sellers.has(contactId));
  if (others.length === 0) return;
  // Undoing it may give them back to who is no seller any more, as they were (N6).
  const ids = possibleIds(
    AdvertiserModel as never,
    others.map(({ id }) => id),
  );
  const found = await AdvertiserModel.find({ _id: { $in: ids } })
    .select({ handedOver: 1 })
    .lean(leanWithId);
  const isUndo = others.every(({ id, contactId }) =>
    found.some((one) => one.id === id && one.handedOver?.from === contactId),
  );
  if (!isUndo) throw badInput({ contactId: krantTexts.contact });
}

async function nameOf(id: string): Promise<string> {
  const found = canBeId(AdvertiserModel, id)
    ? await AdvertiserModel.findById(id).select({ name: 1 }).lean(leanWithId)
    : null;
  return found?.name ?? what.advertiser;
}
