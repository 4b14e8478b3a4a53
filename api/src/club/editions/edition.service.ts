import type { SessionUser } from '../../identity/people/requestContext';
import { mustBeLoose } from '../../identity/references/references';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { beginActivating, notActivating } from '../../platform/database/obeys';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, removeIf } from '../../platform/records/records';
import { perRequest } from '../../platform/schema/allow';
import { formatCents } from '../../platform/text/inDutch';
import { clubTexts, what } from '../club.texts';
import { ClubMemberModel } from '../members/member.model';
import { THERE } from '../members/member.service';
import { currentYear } from '../members/memberRules';
import { activate, readState, STATE_ID } from './clubState.service';
import { type ClubEdition, ClubEditionModel, ClubStateModel } from './edition.model';

/** All editions, newest first. */
export function listEditions(): Promise<ClubEdition[]> {
  return ClubEditionModel.find().select({ changeLog: 0 }).sort({ title: -1 }).lean(leanWithId).exec();
}

/** One edition. @throws NOT_FOUND */
export function getEdition(id: string): Promise<ClubEdition> {
  return getRecord<ClubEdition>(ClubEditionModel, id, what.edition);
}

/** Adds an edition. It is active when it is the first one. @throws BAD_USER_INPUT */
export async function addEdition(
  actor: SessionUser,
  title: string,
  contribution: number,
): Promise<ClubEdition> {
  const fields = editionFields(title, contribution);
  const edition = await addRecord<ClubEdition>(ClubEditionModel, {
    ...fields,
    changeLog: [logLine(actor, 'editie aangemaakt')],
  }).catch((error: unknown) => refuseTaken(error, fields.title));
  const state = await readState();
  // There is exactly one active edition as soon as there is one.
  if (!state.activeEditionId) await activate(edition.id, state, { members: 0, keepsCount: false });
  return edition;
}

/**
 * Changes title and contribution. @throws BAD_USER_INPUT, also for another year once it is borne by payments or contact
 * moments; NOT_FOUND, CONFLICT
 */
export async function editEdition(
  actor: SessionUser,
  id: string,
  revision: number,
  { title, contribution }: Pick<ClubEdition, 'title' | 'contribution'>,
): Promise<ClubEdition> {
  const fields = editionFields(title, contribution);
  const before = await getEdition(id);
  // Those that come from now on are noted at the edition first: the write sees them.
  const isPaid = await ClubMemberModel.exists({ 'payments.year': Number(before.title) });
  const mayRename = isPaid ? [] : [{ used: { $ne: true } }];
  return updateAtRevision<ClubEdition>({
    model: ClubEditionModel,
    id,
    revision,
    actor,
    what: what.edition,
    condition: { $or: [{ title: fields.title }, ...mayRename] },
    update: {
      $set: fields,
      $push: pushLogLine(actor, `gewijzigd: ${fields.title}, ${formatCents(fields.contribution)}`),
    },
  }).catch(async (error: unknown) => {
    const now = await getEdition(id);
    // The year is what stood in the way, not somebody else's change.
    if (now.revision === revision && now.title !== fields.title && (isPaid || now.used)) {
      throw badInput({ title: clubTexts.yearFixed });
    }
    return refuseTaken(error, fields.title);
  });
}

/** Makes an edition the only active one (docs/domain/club.md, C2). @returns all editions @throws NOT_FOUND */
export async function activateEdition(actor: SessionUser, id: string): Promise<ClubEdition[]> {
  await getEdition(id);
  for (;;) {
    const state = await readState();
    if (state.activeEditionId === id) break;
    const editions = await listEditions();
    const yearOf = (wanted: string | null | undefined) =>
      Number(editions.find((one) => one.id === wanted)?.title ?? 0);
    const wasActive = [state.activeEditionId, ...state.closed.map(({ editionId }) => editionId)];
    const ended = {
      members: await countMembers(yearOf(state.activeEditionId)),
      // It is over: what members there are now says nothing about it.
      keepsCount: yearOf(id) < currentYear() && wasActive.some((one) => yearOf(one) > yearOf(id)),
    };
    await beginActivating(ClubEditionModel, id, what.edition);
    if (!(await activate(id, state, ended))) continue;
    await ifMatched(ClubEditionModel.updateOne({ _id: id }, { $push: pushLogLine(actor, 'actief gemaakt') }));
    break;
  }
  return listEditions();
}

/**
 * Removes an edition on which nothing hangs, such as one that was typed wrong, to the trash.
 * @throws BAD_USER_INPUT for the active one, and for one that contact moments or payments bear; NOT_FOUND
 */
export async function deleteEdition(portal: PortalContext, id: string): Promise<string> {
  const { used } = await getEdition(id);
  const mustBeFree = async () => {
    if ((await readState()).activeEditionId === id)
      throw new AppError('BAD_USER_INPUT', clubTexts.editionActive);
    await mustBeLoose(portal, ClubEditionModel.modelName, id, clubTexts.editionInUse);
  };
  await mustBeFree();
  // It may bear no more what it once bore. Whoever comes from now on marks it again, and the write below sees it.
  if (used) await ifMatched(ClubEditionModel.updateOne({ _id: id }, { $set: { used: false } }));
  await mustBeFree();
  const removed = await removeIf<ClubEdition>(ClubEditionModel, id, {
    used: { $ne: true },
    ...notActivating(),
  });
  if (removed) return id;
  await getEdition(id);
  throw new AppError('CONFLICT', clubTexts.editionBusy);
}

/** Who is a member in a year: the active ones, and who paid it and left. */
function countMembers(year: number): Promise<number> {
  return ClubMemberModel.countDocuments({ ...THERE, $or: [{ active: true }, { 'payments.year': year }] });
}

const MOST = 100_000;

function editionFields(title: string, contribution: number) {
  const year = title.trim();
  const errors = {
    ...(!year && { title: clubTexts.required }),
    ...(year && !/^(19|20)\d{2}$/.test(year) && { title: clubTexts.editionTitle }),
    ...((contribution < 1 || contribution > MOST) && { contribution: clubTexts.contribution }),
  };
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return { title: year, contribution };
}

async function refuseTaken(error: unknown, title: string): Promise<never> {
  if (!isDuplicateKey(error, 'title')) throw error;
  const isThere = await ClubEditionModel.exists({ title });
  throw badInput({ title: isThere ? clubTexts.editionTaken : clubTexts.editionInTrash });
}

/** The one year that the club is in: that of its active edition; while there is none, that of the calendar. */
export async function clubYear(): Promise<number> {
  const [active] = await ClubStateModel.aggregate<{ year: string | undefined }>([
    { $match: { _id: STATE_ID } },
    { $set: { activeId: { $convert: { input: '$activeEditionId', to: 'objectId', onError: null } } } },
    {
      $lookup: {
        from: ClubEditionModel.collection.name,
        localField: 'activeId',
        foreignField: '_id',
        as: 'active',
      },
    },
    { $project: { _id: 0, year: { $first: '$active.title' } } },
  ]);
  return active?.year ? Number(active.year) : currentYear();
}

/** The same, read once for a request; not a promise any more once it is known. */
export const clubYearOfRequest = perRequest(() => {
  let read: Promise<number> | undefined;
  let known: number | undefined;
  return () => known ?? (read ??= clubYear().then((year) => (known = year)));
});

/** Fixes the year of an edition, because a contact moment is to bear it. @returns it, with that year; null: not there */
export function fixYear(editionId: string) {
  return ClubEditionModel.findOneAndUpdate(
    { _id: editionId },
    { $set: { used: true } },
    { returnDocument: 'after', lean: leanWithId },
  ).exec();
}

/** The same for the editions of these years, because they are to be paid. */
export async function fixYears(years: readonly number[]): Promise<void> {
  const titles = [...new Set(years)].map(String);
  await ClubEditionModel.updateMany(
    { title: { $in: titles }, used: { $ne: true } },
    { $set: { used: true } },
  );
}

/** The edition of a year; null when there is none. */
export function editionOf(year: number) {
  return ClubEditionModel.findOne({ title: String(year) })
    .select({ title: 1, contribution: 1 })
    .lean(leanWithId)
    .exec();
}

/** The contribution of a year, in cents; undefined when there is no such edition. */
export async function contributionOf(year: number): Promise<number | undefined> {
  return (await editionOf(year))?.contribution;
}
