import { Permission } from '../../identity/catalogue/permission.enum';
import { forgetMerged, UNDO_FORGOTTEN } from '../../identity/doubles/merging';
import { holdsToday, type Person } from '../../identity/people/people.loaders';
import type { SessionUser } from '../../identity/people/requestContext';
import { UserModel } from '../../identity/people/user.model';
import { mustBeLoose } from '../../identity/references/references';
import { logLine, pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { leanWithId } from '../../platform/database/reading/leanFind';
import type { Page, PageRequest } from '../../platform/database/reading/readPage';
import {
  changedFields,
  erased,
  logNames,
  searchTextOf,
  storedTexts,
} from '../../platform/database/recordFields';
import { ifMatched, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, readSearchedPage } from '../../platform/records/records';
import { searchable } from '../../platform/text/plainText';
import { removeParts } from '../../platform/trash/trashedParts';
import { leaveAdvertisement, readActiveAds } from '../advertisements/activeAds';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { ensureAdvertisement } from '../advertisements/advertisement.service';
import type { KrantState } from '../editions/edition.model';
import { readState } from '../editions/krantState.service';
import { AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { accessibleAdvertiser, getAdvertiser, isInSale, isOwn } from './access.service';
import type { AdvertiserDetailsInput, AdvertiserFilter, AdvertiserInput } from './advertiser.input';
import { type Advertiser, AdvertiserModel } from './advertiser.model';
import { advertiserFields } from './advertiserFields';
import { follow } from './follow.service';

/** As the trash calls it. */
export const ADVERTISER = 'Advertiser';

/** A page of advertisers by number. */
export async function pageOfAdvertisers(
  { search, active, contactId, withoutSeller: isLeft, state }: AdvertiserFilter,
  page: PageRequest,
): Promise<Page<Advertiser>> {
  const filter = {
    deleted: false,
    ...(typeof active === 'boolean' && { active }),
    ...(contactId && { contactId }),
    ...(isLeft && (await withoutSeller())),
    ...(state && (await hasState(state))),
  };
  return readSearchedPage<Advertiser>(AdvertiserModel, filter, search, page);
}

/**
 * The active advertisers of a seller, by number, all of them: they are few, and a phone keeps them for when there is no
 * connection. None outside the sale season (docs/domain/krant.md, N52).
 * @param state read in this request
 */
export async function listOwnAdvertisers(seller: SessionUser, state: KrantState): Promise<Advertiser[]> {
  if (!isInSale(state)) return [];
  return AdvertiserModel.find({ contactId: seller.id, active: true, deleted: false })
    .select(WITHOUT_LOG)
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
}

/** The filter of active advertisers whom nobody sells to: nobody was chosen, or who was is no seller any more. */
export async function withoutSeller(): Promise<object> {
  const sellers = (await listSellers()).map(({ id }) => id);
  return { active: true, deleted: false, contactId: { $nin: sellers } };
}

/** Who can be responsible for an advertiser: sellers and editors, by name. */
export function listSellers(): Promise<Person[]> {
  return UserModel.find(holdsToday(Permission.krantAdv, Permission.krantRed))
    .select({ name: 1 })
    .sort({ name: 1 })
    .collation({ locale: 'nl' })
    .lean(leanWithId)
    .exec();
}

/** Of those in the trash, which keep their number (docs/domain/portal.md, P171), and of those that were merged and can come back. */
const CAN_RETURN = {
  $or: [
    { trash: { $elemMatch: { entity: ADVERTISER, restoredAt: { $exists: false } } } },
    { 'merge.step': { $in: ['begun', 'done', 'undoing'] } },
  ],
};

/** What is cleared of one that leaves. */
export const FORGOTTEN = { ...erased(advertiserFields), searchText: '', visits: [] };

/** The number after the highest one that is taken. */
export async function nextNumber(): Promise<number> {
  const last = await AdvertiserModel.findOne({ $or: [{ deleted: false }, CAN_RETURN] } as never)
    .sort({ sortName: -1 })
    .select({ advertiserUserId: 1 })
    .lean(leanWithId);
  return (last?.advertiserUserId ?? 0) + 1;
}

/** Adds an advertiser. @throws BAD_USER_INPUT, also when the number is taken, or the name unless that is allowed */
export async function addAdvertiser(actor: SessionUser, input: AdvertiserInput): Promise<Advertiser> {
  const fields = await fieldsOf(input);
  await refuseReturning(input.advertiserUserId);
  await mustObey(advertiserObeys, fields, null, Boolean(input.allowDuplicate));
  return addRecord<Advertiser>(AdvertiserModel, {
    ...fields,
    changeLog: [logLine(actor, 'adverteerder toegevoegd')],
  }).catch((error: unknown) => refuseTaken(error, input));
}

/** Changes an advertiser. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function saveAdvertiser(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  input: AdvertiserInput,
): Promise<Advertiser> {
  const before = await getAdvertiser(id);
  const fields = await fieldsOf(input, before.contactId);
  if (input.advertiserUserId !== before.advertiserUserId) await refuseReturning(input.advertiserUserId);
  const isRenamed = sameNameAs(fields.name) !== sameNameAs(before.name);
  if (isRenamed) await mustObey(advertiserObeys, { id, ...fields }, null, Boolean(input.allowDuplicate));
  return save(portal, actor, before, revision, fields, input.requestId).catch((error: unknown) =>
    refuseTaken(error, input),
  );
}

/** What a seller may change of an own advertiser: not the number, active flag and contact. @throws as above */
export async function saveOwnAdvertiser(
  portal: PortalContext,
  seller: SessionUser,
  id: string,
  revision: number,
  input: AdvertiserDetailsInput,
): Promise<Advertiser> {
  const before = await accessibleAdvertiser(seller, id);
  // An editor has saveAdvertiser; here everybody is a seller.
  if (!(await isOwn(seller, before))) throw notFound(what.advertiser);
  const { advertiserUserId, contactId, active } = before;
  const details = storedTexts(advertiserFields, input);
  const fields = { ...details, ...derived(advertiserUserId, details), advertiserUserId, contactId, active };
  return save(portal, seller, before, revision, fields, input.requestId);
}

/**
 * Removes an advertiser: name and number stay for past editions, how to reach them lies in the trash for a while, and so
 * long nobody else gets the number.
 * @throws BAD_USER_INPUT while the active edition has a sold advertisement of them, or any edition an unpaid invoice; NOT_FOUND
 */
export async function deleteAdvertiser(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<string> {
  const advertiser = await getAdvertiser(id);
  await mustBeLoose(portal, AdvertiserModel.modelName, id, krantTexts.unpaid);
  const { name } = advertiser;
  const { activeEditionId } = await readState();
  // With one that is open nobody can sell it at this moment.
  const ad = activeEditionId ? await ensureAdvertisement(activeEditionId, advertiser) : null;
  if (ad && !(await leaveAdvertisement(ad))) throw new AppError('BAD_USER_INPUT', krantTexts.hasSold);
  const cleared = { ...FORGOTTEN, ...{ deleted: true, active: false, searchText: searchable(name) } };
  const after = await removeParts<Advertiser>({
    model: AdvertiserModel,
    filter: { _id: id, deleted: false },
    entity: ADVERTISER,
    fields: Object.keys(cleared) as (keyof typeof cleared)[],
    also: {
      $set: cleared,
      $unset: UNDO_FORGOTTEN,
      $inc: { revision: 1 },
      $push: pushLogLine(actor, 'verwijderd'),
    },
  });
  if (!after) throw notFound(what.advertiser);
  await forgetMerged<Advertiser>(AdvertiserModel, id, FORGOTTEN);
  // What was sold before stays for the books; who signed for it does not.
  await ifMatched(
    AdvertisementModel.collection.updateMany(
      { advertiserId: id, $or: [{ signature: { $ne: null } }, { 'takenBack.signature': { $ne: null } }] },
      { $unset: { signature: 1, 'takenBack.signature': 1 } },
    ),
  );
  return id;
}

async function save(
  portal: PortalContext,
  actor: SessionUser,
  before: Advertiser,
  revision: number,
  fields: Partial<Advertiser>,
  requestId: string | null | undefined,
): Promise<Advertiser> {
  // The answer to the same save was lost.
  if (requestId && before.lastRequestId === requestId) return before;
  const after = await updateAtRevision<Advertiser>({
    model: AdvertiserModel,
    id: before.id,
    revision,
    actor,
    what: what.advertiser,
    update: {
      $set: {
        ...fields,
        toFollow: true,
        lastRequestId: requestId ?? null,
        // Another seller has a round of their own.
        ...(fields.contactId !== before.contactId && { visitOn: null }),
      },
      $push: pushLogLine(actor, changedFields<Advertiser>(LOG_NAMES, before, fields)),
    },
  });
  await follow(portal, after);
  return after;
}

const { name, ...others } = logNames(advertiserFields);
const LOG_NAMES = {
  advertiserUserId: 'nummer',
  name,
  contactId: 'contactpersoon',
  ...others,
  active: 'actief',
};

/** @param contactBefore may stay, even when that person is no seller any more */
async function fieldsOf(input: AdvertiserInput, contactBefore?: string | null) {
  const { advertiserUserId, active } = input;
  const contactId = input.contactId || null;
  if (contactId && contactId !== contactBefore) {
    const sellers = await listSellers();
    if (!sellers.some(({ id }) => id === contactId)) throw badInput({ contactId: krantTexts.contact });
  }
  const details = storedTexts(advertiserFields, input);
  return { ...details, ...derived(advertiserUserId, details), advertiserUserId, contactId, active };
}

type Details = ReturnType<typeof storedTexts<typeof advertiserFields>>;

/** What is stored because of number and details: order and search. */
export function derived(number: number, details: Details) {
  return {
    sortName: String(number).padStart(5, '0'),
    searchText: searchTextOf(advertiserFields, details, number),
  };
}

/** What makes two names look the same: their letters and digits. */
function sameNameAs(name: string): string {
  return searchable(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** What an advertiser obeys: one who seems to be there already is pointed out (docs/domain/krant.md, N64). */
export const advertiserObeys = {
  async inTheWay({ id, name, advertiserUserId: number }) {
    const others = await AdvertiserModel.find({ deleted: false, ...(id && { _id: { $ne: id } }) })
      .select({ name: 1, advertiserUserId: 1 })
      .sort({ sortName: 1 })
      .lean(leanWithId);
    const same = sameNameAs(name);
    const twin = others.find((other) => sameNameAs(other.name) === same);
    // Whose number it is, is refused as such.
    if (!twin || twin.advertiserUserId === number) return null;
    const message = krantTexts.sameName(twin.name, twin.advertiserUserId);
    return { field: 'name', message, remedy: 'anyway' };
  },
} satisfies Obeys<Pick<Advertiser, 'name' | 'advertiserUserId'> & { id?: string }>;

/** What comes back with an advertiser: whose it was, while that person can be. */
export async function sellerStays({ contactId }: Advertiser): Promise<{ $set?: Partial<Advertiser> }> {
  const isSeller = contactId && (await listSellers()).some(({ id }) => id === contactId);
  return isSeller ? {} : { $set: { contactId: null } };
}
/** Keeps the number of who can return; somebody who takes it at that very moment has it. @throws BAD_USER_INPUT */
async function refuseReturning(advertiserUserId: number): Promise<void> {
  const holder = await AdvertiserModel.findOne({ advertiserUserId, ...CAN_RETURN } as never).lean(leanWithId);
  if (holder)
    throw badInput({ advertiserUserId: krantTexts[holder.merge ? 'numberMerged' : 'inTrash'](holder.name) });
}

/** @throws BAD_USER_INPUT that says whose the number is */
async function refuseTaken(error: unknown, { advertiserUserId }: AdvertiserInput): Promise<never> {
  if (!isDuplicateKey(error, 'advertiserUserId')) throw error;
  const holder = await AdvertiserModel.findOne({ advertiserUserId, deleted: false }).lean(leanWithId);
  throw badInput({ advertiserUserId: krantTexts.numberTaken(holder?.name ?? 'een ander') });
}

/** The advertisers whose advertisement of the active edition is in this state; for open, also those who have none. */
async function hasState(state: AdvState): Promise<object> {
  const advState = state === AdvState.open ? { $ne: AdvState.open } : state;
  const ads = await readActiveAds<{ advertiserId: string }>({ advState }, { advertiserId: 1 });
  const ids = ads.map(({ advertiserId }) => advertiserId);
  return { _id: state === AdvState.open ? { $nin: ids } : { $in: ids } };
}
