import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import { type Columns, leanWithId } from '../../platform/database/reading/leanFind';
import type { Page, PageRequest } from '../../platform/database/reading/readPage';
import { changedFields, logNames } from '../../platform/database/recordFields';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { addRecord, getRecord, getRecordAt, readSearchedPage } from '../../platform/records/records';
import type { MaybePromise } from '../../platform/schema/allow';
import { ClubEndReason } from '../club.enums';
import { clubTexts, what } from '../club.texts';
import type { ClubMemberFilter, ClubMemberInput } from './member.input';
import { type ClubMember, ClubMemberModel } from './member.model';
import { nameOf } from './memberFacts';
import { memberFields } from './memberFields';
import { currentYear, sameAs, searchFields, storedMember } from './memberRules';
import { underNextNumber } from './membershipNumber';

/** Members that count: those that an import is still adding do not, nor those who were merged into another. */
export const THERE = { importId: null, merge: null } as const;

const FIRST_YEAR = 1900;

/**
 * A page of members by last name.
 * @param clubYear asked only for a filter by jubilee, which is of that year
 * @throws BAD_USER_INPUT for a cursor that is not one of ours
 */
export async function pageOfMembers(
  filter: ClubMemberFilter,
  page: PageRequest,
  clubYear: () => MaybePromise<number>,
): Promise<Page<ClubMember>> {
  const isOfYear = typeof filter.jubilee === 'boolean' || typeof filter.jubileeCount === 'number';
  const year = isOfYear ? await clubYear() : currentYear();
  return readSearchedPage<ClubMember>(ClubMemberModel, filterFor(filter, year), filter.search, page);
}

/** One member. @throws NOT_FOUND */
export async function getMember(id: string, columns?: Columns): Promise<ClubMember> {
  return getRecord<ClubMember>(ClubMemberModel, id, what.member, columns);
}

/** Adds a member under the next number of the year. @throws BAD_USER_INPUT, also for who looks the same, unless allowed */
export async function addMember(
  actor: SessionUser,
  input: ClubMemberInput,
  joined: number | null | undefined,
): Promise<ClubMember> {
  const year = joined ?? currentYear();
  if (year < FIRST_YEAR || year > currentYear()) throw badInput({ joined: clubTexts.joined });
  const fields = storedMember(input);
  if (!input.allowDuplicate) await refuseDouble(fields);
  return underNextNumber(year, (id) =>
    addRecord<ClubMember>(ClubMemberModel, {
      _id: id,
      ...fields,
      ...searchFields(id, fields),
      changeLog: [logLine(actor, 'lid toegevoegd')],
    }),
  );
}

/** Saves what is filled in of a member. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function saveMember(
  actor: SessionUser,
  id: string,
  revision: number,
  input: ClubMemberInput,
): Promise<ClubMember> {
  const fields = storedMember(input);
  const before = await getRecordAt<ClubMember>(ClubMemberModel, id, revision, what.member);
  if (before.erased) throw new AppError('BAD_USER_INPUT', clubTexts.erased);
  if (!input.allowDuplicate && sameAs(fields) !== sameAs(before)) await refuseDouble(fields);
  return updateAtRevision<ClubMember>({
    model: ClubMemberModel,
    id,
    revision,
    actor,
    what: what.member,
    update: {
      $set: { ...fields, ...searchFields(id, fields, before.formerIds), ...endAfter(before, fields) },
      $push: pushLogLine(actor, changedFields<ClubMember>(LOG_NAMES, before, fields)),
    },
  });
}

/** What becomes of the end of a membership when the form says whether they are active. */
function endAfter(
  before: ClubMember,
  { active }: Pick<ClubMember, 'active'>,
): Partial<Pick<ClubMember, 'endedOn' | 'endReason'>> {
  if (active === before.active) return {};
  return active
    ? { endedOn: null, endReason: null }
    : { endedOn: todayInAmsterdam(), endReason: ClubEndReason.other };
}

/** Points out who seems to be a member already, as the import does (docs/domain/club.md, C48). @throws BAD_USER_INPUT */
async function refuseDouble(fields: Parameters<typeof sameAs>[0]): Promise<void> {
  const { postalCode } = fields;
  const neighbours = await ClubMemberModel.find({ ...THERE, erased: false, postalCode })
    .select(WITHOUT_LOG)
    .sort({ _id: 1 })
    .lean(leanWithId);
  const twin = neighbours.find((other) => sameAs(other) === sameAs(fields));
  if (twin) throw badInput({ lastName: clubTexts.sameMember(nameOf(twin), twin.id) });
}

const LOG_NAMES = logNames(memberFields);

/** Who is meant by a filter, beside what is searched. @param year the club year */
export function filterFor(filter: ClubMemberFilter, year: number): object {
  const { active, paid, notPaid, jubilee, jubileeCount, country, proposals, email } = filter;
  const conditions: object[] = [THERE];
  if (typeof active === 'boolean') conditions.push({ active });
  if (typeof paid === 'number') conditions.push({ 'payments.year': paid });
  if (typeof notPaid === 'number') conditions.push({ 'payments.year': { $ne: notPaid } });
  if (country) conditions.push({ country });
  if (typeof email === 'boolean') conditions.push({ email: email ? { $ne: '' } : '' });
  if (typeof proposals === 'boolean') conditions.push({ proposal: { [proposals ? '$ne' : '$eq']: null } });
  if (typeof jubileeCount === 'number') conditions.push({ $expr: { $eq: [yearsPaid(year), jubileeCount] } });
  if (typeof jubilee === 'boolean')
    conditions.push(jubilee ? { ...hasJubilee(year), active: true } : notJubilee(year));
  return { $and: conditions };
}

/** The number of years paid up to this one, which counts as paid, as an expression of the database. */
function yearsPaid(year: number): object {
  const until = { $filter: { input: '$payments.year', cond: { $lte: ['$$this', year] } } };
  return { $size: { $setUnion: [until, [year]] } };
}

/** Whose jubilee is in this year. */
export function hasJubilee(year: number): object {
  return { $expr: { $eq: [{ $mod: [yearsPaid(year), 11] }, 0] } };
}

function notJubilee(year: number): object {
  return { $or: [{ active: false }, { $expr: { $ne: [{ $mod: [yearsPaid(year), 11] }, 0] } }] };
}
