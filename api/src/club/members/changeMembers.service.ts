import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { changedNames, logNames } from '../../platform/database/recordFields';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { isCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { sentRequestKey } from '../../platform/once/once';
import { getRecordAt } from '../../platform/records/records';
import { clubTexts, MOST_AT_ONCE, what } from '../club.texts';
import type { ClubEndInput, ClubMemberChange, ClubMembersChanged } from './changeMembers.type';
import { type ClubMember, ClubMemberModel } from './member.model';
import { nameOf } from './memberFacts';
import { memberFields } from './memberFields';
import { plainPostalCode, searchFields } from './memberRules';
import { ending, resuming } from './membershipEnd.service';

const LOG_NAMES = logNames(memberFields);

/**
 * Changes members of a selection, each in a write of its own and only while they are as they were shown
 * (docs/domain/club.md, C68). Safe to repeat: whom this same request changed counts as changed. To undo it is to send what
 * was before, at the revisions that this answers. @throws BAD_USER_INPUT for a change that nobody can have
 */
export async function changeMembers(
  actor: SessionUser,
  changes: readonly ClubMemberChange[],
): Promise<ClubMembersChanged> {
  if (changes.length === 0) throw badInput({ changes: clubTexts.noMembers });
  if (changes.length > MOST_AT_ONCE) throw badInput({ changes: clubTexts.tooManyMembers(MOST_AT_ONCE) });
  if (changes.some(({ city }) => city?.trim() === '')) throw badInput({ city: texts.required });
  if (changes.some(({ adres }) => adres?.trim() === '')) throw badInput({ adres: texts.required });
  const isOff = ({ endedOn }: ClubEndInput) => !isCalendarDate(endedOn) || endedOn > todayInAmsterdam();
  if (changes.some(({ end }) => end && isOff(end))) throw badInput({ endedOn: clubTexts.endedOn });
  const key = sentRequestKey();
  const changed: ClubMember[] = [];
  const notChanged: string[] = [];
  for (const change of changes) {
    const done = await ClubMemberModel.findOne({ _id: change.id, changeKey: key }).lean(leanWithId);
    if (done) {
      changed.push(done);
      continue;
    }
    try {
      changed.push(await changeMember(actor, change, key));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const member = await ClubMemberModel.findById(change.id)
        .select({ firstName: 1, lastName: 1 })
        .lean(leanWithId);
      notChanged.push(`${member ? nameOf(member) : change.id}: ${error.message}`);
    }
  }
  return { changed, notChanged };
}

/** What changes of where they live. @throws BAD_USER_INPUT for a postal code that is none of the country */
function addressOf(
  { adres, postalCode, city, country }: ClubMemberChange,
  before: ClubMember,
): Partial<Pick<ClubMember, 'adres' | 'postalCode' | 'city' | 'country'>> {
  const isAsked = typeof postalCode === 'string' || typeof country === 'string';
  const place = country ?? before.country;
  const code = isAsked ? plainPostalCode(postalCode ?? before.postalCode, place) : before.postalCode;
  if (code === null) throw new AppError('BAD_USER_INPUT', clubTexts.postalCodeOf(place));
  return {
    ...(typeof adres === 'string' && { adres: adres.trim() }),
    ...(isAsked && { postalCode: code, country: place }),
    ...(typeof city === 'string' && { city: city.trim() }),
  };
}

async function changeMember(actor: SessionUser, change: ClubMemberChange, key: string): Promise<ClubMember> {
  const { id, revision, todo, delivery, end, resume } = change;
  const before = await getRecordAt<ClubMember>(ClubMemberModel, id, revision, what.member);
  if (before.erased) throw new AppError('BAD_USER_INPUT', clubTexts.erased);
  const fields = {
    ...addressOf(change, before),
    ...(typeof todo === 'string' && { todo: todo.trim() }),
    ...(delivery && { delivery }),
  };
  const ended = end ? ending(before, end) : resume ? resuming(before) : undefined;
  const after = { ...before, ...fields };
  const named = changedNames<ClubMember>(LOG_NAMES, before, after);
  const lines = [
    ...(ended ? [ended.line] : []),
    ...(named.length > 0 ? [`gewijzigd: ${named.join(', ')}`] : []),
  ];
  return updateAtRevision<ClubMember>({
    ...{ model: ClubMemberModel, id, revision, actor, what: what.member },
    update: {
      $set: { ...fields, ...searchFields(id, after, before.formerIds), ...ended?.$set, changeKey: key },
      $push: pushLogLine(actor, lines.join('; ') || 'opgeslagen'),
    },
  });
}
