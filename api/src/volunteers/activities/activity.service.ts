import type { Mailing } from '../../identity/mailings/mailing.model';
import { sendMailing } from '../../identity/mailings/mailing.service';
import { MailingAudience } from '../../identity/mailings/mailingAudiences';
import type { SessionUser } from '../../identity/people/requestContext';
import { mustBeLoose } from '../../identity/references/references';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { seasonOf, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord } from '../../platform/records/records';
import type { ActivityInfoInput, ActivityMailInput } from '../volunteers.input';
import { volunteerTexts, what } from '../volunteers.texts';
import type { Participation } from '../volunteers/volunteer.model';
import { type Activity, ActivityModel } from './activity.model';

const LONGEST = 120;

/** The activities by name. @param archived those in the archive, or those that are not */
export function listActivities(archived: boolean): Promise<Activity[]> {
  return ActivityModel.find({ archived })
    .select({ changeLog: 0 })
    .sort({ name: 1 })
    .collation({ locale: 'nl', strength: 2 })
    .lean(leanWithId)
    .exec();
}

/** One activity. @throws NOT_FOUND */
export function getActivity(id: string): Promise<Activity> {
  return getRecord<Activity>(ActivityModel, id, what.activity);
}

/** Adds an activity. @throws BAD_USER_INPUT */
export function addActivity(actor: SessionUser, name: string): Promise<Activity> {
  return addRecord<Activity>(ActivityModel, {
    name: checkedName(name),
    changeLog: [logLine(actor, 'activiteit toegevoegd')],
  }).catch(refuseTaken);
}

/** Renames an activity. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export function renameActivity(
  actor: SessionUser,
  id: string,
  revision: number,
  name: string,
): Promise<Activity> {
  const checked = checkedName(name);
  return updateAtRevision<Activity>({
    model: ActivityModel,
    id,
    revision,
    actor,
    what: what.activity,
    update: { $set: { name: checked }, $push: pushLogLine(actor, `hernoemd naar ${checked}`) },
  }).catch(refuseTaken);
}

/** Says where people come to, and who is in charge. @throws NOT_FOUND, CONFLICT */
export function setActivityInfo(
  actor: SessionUser,
  id: string,
  revision: number,
  { place, contactName, contactPhone }: ActivityInfoInput,
): Promise<Activity> {
  const $set = {
    place: place.trim(),
    contactName: contactName.trim(),
    contactPhone: contactPhone.trim(),
  };
  return updateAtRevision<Activity>({
    model: ActivityModel,
    id,
    revision,
    actor,
    what: what.activity,
    update: { $set, $push: pushLogLine(actor, 'plaats en contact gewijzigd') },
  });
}

/**
 * Archives an activity or takes it out of the archive. Doing so twice is harmless.
 * @throws BAD_USER_INPUT while it has shifts to come (docs/domain/volunteers.md, B29), NOT_FOUND
 */
export async function archiveActivity(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  archived: boolean,
): Promise<Activity> {
  if ((await getActivity(id)).archived === archived) return getActivity(id);
  const mustBeOver = () => mustBeLoose(portal, ActivityModel.modelName, id, volunteerTexts.comingShifts);
  if (archived) await mustBeOver();
  const put = (isAway: boolean, line: string) =>
    ActivityModel.findOneAndUpdate(
      { _id: id, archived: !isAway },
      { $set: { archived: isAway }, $push: pushLogLine(actor, line) },
      { returnDocument: 'after', lean: leanWithId },
    );
  const after = await put(archived, archived ? 'gearchiveerd' : 'uit het archief gehaald');
  // Whoever added a shift meanwhile looks at the activity after it: one of the two sees the other.
  if (archived)
    await mustBeOver().catch(async (refusal: unknown) => {
      await put(false, 'weer actief: er is intussen een dienst bij gekomen');
      throw refusal;
    });
  return after ?? getActivity(id);
}

/**
 * Mails everybody in an activity who has an address, each their own mail; a reply goes to whoever sent it.
 * @throws BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED
 */
export async function mailActivity(
  portal: PortalContext,
  actor: SessionUser,
  participation: Participation,
  mail: ActivityMailInput,
): Promise<Mailing> {
  const { activityId: of, season } = participation;
  const to = { audience: MailingAudience.activity, of, season, isNeeded: true };
  return sendMailing(portal, actor, to, {
    ...mail,
    ...{ attachmentIds: [], asFoundation: false },
  });
}

function checkedName(name: string): string {
  const checked = name.trim();
  if (!checked) throw badInput({ name: texts.required });
  if (checked.length > LONGEST) throw badInput({ name: texts.tooLong });
  return checked;
}

function refuseTaken(error: unknown): never {
  if (isDuplicateKey(error, 'name')) throw badInput({ name: volunteerTexts.activityTaken });
  throw error;
}

const FIRST_SEASON = 2023;
const LAST_SEASON = 2032;
/** A season begins in April (docs/domain/volunteers.md, B1). */
const SEASON_MONTH = 4;

/** The seasons to choose from: 2023-2024 to 2032-2033, later ones once the calendar gets there. */
export function seasons(): number[] {
  const last = Math.max(LAST_SEASON, seasonOf(todayInAmsterdam(), SEASON_MONTH) + 1);
  return Array.from({ length: last - FIRST_SEASON + 1 }, (_, at) => FIRST_SEASON + at);
}

/** The season a day is in, by the year in which it began. @param day YYYY-MM-DD */
export function seasonOfDay(day: string): number {
  return seasonOf(day, SEASON_MONTH);
}

/** @throws BAD_USER_INPUT for a season that cannot be chosen */
export function checkSeason(season: number): void {
  if (!seasons().includes(season)) throw badInput({ season: volunteerTexts.season });
}

/** "2026-2027" */
export function seasonName(season: number): string {
  return `${season}-${season + 1}`;
}
