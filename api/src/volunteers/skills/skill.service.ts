import type { SessionUser } from '../../identity/people/requestContext';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { addRecord, removeRecord } from '../../platform/records/records';
import { seasonOfDay } from '../activities/activity.service';
import type { HeldSkillInput, VolunteerSkillInput } from '../volunteers.input';
import { volunteerTexts, what } from '../volunteers.texts';
import type { HeldSkill } from '../volunteers/volunteer.model';
import { type VolunteerSkill, VolunteerSkillModel } from './skill.model';

/** The skills of the list, by name. */
export function listSkills(): Promise<VolunteerSkill[]> {
  return VolunteerSkillModel.find()
    .sort({ name: 1 })
    .collation({ locale: 'nl', strength: 2 })
    .lean(leanWithId)
    .exec();
}

/** Adds a skill. @throws BAD_USER_INPUT */
export function addSkill(actor: SessionUser, input: VolunteerSkillInput): Promise<VolunteerSkill> {
  return addRecord<VolunteerSkill>(VolunteerSkillModel, { ...fieldsOf(input), ...stamp(actor) }).catch(
    refuseTaken,
  );
}

/** Changes a skill, for all who have it. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export function editSkill(
  actor: SessionUser,
  id: string,
  revision: number,
  input: VolunteerSkillInput,
): Promise<VolunteerSkill> {
  return updateAtRevision<VolunteerSkill>({
    ...{ model: VolunteerSkillModel, id, revision, actor, what: what.skill },
    update: { $set: fieldsOf(input) },
  }).catch(refuseTaken);
}

/** Removes a skill; nobody has it any more, until it is restored. @throws NOT_FOUND */
export async function deleteSkill(id: string): Promise<string> {
  await removeRecord<VolunteerSkill>(VolunteerSkillModel, id, what.skill);
  return id;
}

/** Whose certificate ends in this season, or has ended, or is without a day: of who takes part this season. */
export async function endingFilter(today = todayInAmsterdam()): Promise<object> {
  const season = seasonOfDay(today);
  const found = await VolunteerSkillModel.find({ isCertificate: true }).select({ _id: 1 }).lean(leanWithId);
  const skillId = { $in: found.map(({ id }) => id) };
  // A day is text: '' comes before all.
  return {
    participations: { $elemMatch: { season } },
    skills: { $elemMatch: { skillId, until: { $lte: `${season + 1}-03-31` } } },
  };
}

/**
 * What is stored of the skills of a volunteer: each once, a day only of a certificate.
 * @param before what they had: what is in the trash stays with them @throws BAD_USER_INPUT
 */
export async function heldSkills(
  given: readonly HeldSkillInput[],
  before: readonly HeldSkill[],
): Promise<HeldSkill[]> {
  const skills = await listSkills();
  const gone = before.filter(({ skillId }) => !skills.some(({ id }) => id === skillId));
  const isKnown = (id: string) =>
    [...skills, ...gone.map((one) => ({ id: one.skillId }))].some((one) => one.id === id);
  if (given.some(({ skillId }) => !isKnown(skillId))) throw badInput({ skills: volunteerTexts.skillGone });
  const held = skills.flatMap(({ id, isCertificate }) => {
    const one = given.find(({ skillId }) => skillId === id);
    return one ? { skillId: id, until: (isCertificate && one.until) || '' } : [];
  });
  return [...held, ...gone];
}

function fieldsOf({ name, isCertificate }: VolunteerSkillInput) {
  return { name: name.trim(), isCertificate: Boolean(isCertificate) };
}

function refuseTaken(error: unknown): never {
  if (isDuplicateKey(error, 'name')) throw badInput({ name: volunteerTexts.skillTaken });
  throw error;
}
