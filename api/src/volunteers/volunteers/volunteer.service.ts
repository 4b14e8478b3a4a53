import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { type Columns, leanWithId, withColumns } from '../../platform/database/reading/leanFind';
import type { Page, PageRequest } from '../../platform/database/reading/readPage';
import { searchTextOf, storedTexts } from '../../platform/database/recordFields';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { notFound } from '../../platform/errors/appError';
import { addRecord, getRecord, getRecordAt, readSearchedPage } from '../../platform/records/records';
import { searchable } from '../../platform/text/plainText';
import { endingFilter, heldSkills } from '../skills/skill.service';
import type { VolunteerArgs, VolunteerInput } from '../volunteers.input';
import { volunteerTexts, what } from '../volunteers.texts';
import { type Participation, type Volunteer, VolunteerModel } from './volunteer.model';
import { volunteerFields } from './volunteerFields';

/** Those who were not deleted, and who confirmed that they signed up. */
export const THERE = { erased: { $ne: true }, pendingEmail: null } as const;

/** A page of volunteers by name. @param asked words of name and email, a skill, or whose certificate ends */
export async function pageOfVolunteers(
  { search, skillId, ending }: Pick<VolunteerArgs, 'search' | 'skillId' | 'ending'>,
  page: PageRequest,
): Promise<Page<Volunteer>> {
  const filter = {
    ...THERE,
    ...(ending && (await endingFilter())),
    ...(skillId && { 'skills.skillId': skillId }),
  };
  return readSearchedPage<Volunteer>(VolunteerModel, filter, search, page);
}

/** Who takes part in an activity in a season, by name. */
export function volunteersOf(participation: Participation): Promise<Volunteer[]> {
  return VolunteerModel.find({ participations: { $elemMatch: participation } })
    .select(WITHOUT_LOG)
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

/** One volunteer. @param columns that are needed; all when not given @throws NOT_FOUND */
export async function getVolunteer(id: string, columns?: Columns): Promise<Volunteer> {
  const needed = columns && withColumns(columns, 'erased', 'pendingEmail');
  const volunteer = await getRecord<Volunteer>(VolunteerModel, id, what.volunteer, needed);
  if (volunteer.erased || volunteer.pendingEmail) throw notFound(what.volunteer);
  return volunteer;
}

/** Adds a volunteer. @throws BAD_USER_INPUT, also for somebody who looks the same, unless that is allowed */
export async function addVolunteer(actor: SessionUser, input: VolunteerInput): Promise<Volunteer> {
  const fields = storedVolunteer(input);
  await mustObey(volunteerObeys, fields, null, Boolean(input.allowDuplicate));
  return addRecord<Volunteer>(VolunteerModel, {
    ...fields,
    skills: await heldSkills(input.skills ?? [], []),
    changeLog: [logLine(actor, 'vrijwilliger toegevoegd')],
  });
}

/** Changes all that is filled in of a volunteer. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function updateVolunteer(
  actor: SessionUser,
  id: string,
  revision: number,
  input: VolunteerInput,
): Promise<Volunteer> {
  const fields = storedVolunteer(input);
  await mustObey(volunteerObeys, { id, ...fields }, null, Boolean(input.allowDuplicate));
  const { skills: before = [] } = await getRecordAt<Volunteer>(VolunteerModel, id, revision, what.volunteer);
  const skills = await heldSkills(input.skills ?? [], before);
  return updateAtRevision<Volunteer>({
    model: VolunteerModel,
    id,
    revision,
    actor,
    what: what.volunteer,
    condition: THERE,
    update: { $set: { ...fields, skills }, $push: pushLogLine(actor, 'gewijzigd') },
  });
}

function storedVolunteer(input: VolunteerInput) {
  const texts = storedTexts(volunteerFields, input);
  return { ...texts, sortName: searchable(texts.name), searchText: searchTextOf(volunteerFields, texts) };
}

/** What a volunteer obeys: somebody who seems to be there already is pointed out (docs/domain/volunteers.md, B4). */
export const volunteerObeys = {
  async inTheWay({ id, sortName, email }) {
    const same = email ? { $or: [{ sortName }, { email }] } : { sortName };
    const twin = await VolunteerModel.findOne({ ...THERE, ...same, ...(id && { _id: { $ne: id } }) }).lean();
    if (!twin) return null;
    return twin.sortName === sortName
      ? { field: 'name', message: volunteerTexts.sameName(twin.name), remedy: 'anyway' }
      : { field: 'email', message: volunteerTexts.sameEmail(twin.name), remedy: 'anyway' };
  },
} satisfies Obeys<Pick<Volunteer, 'sortName' | 'email'> & { id?: string }>;
