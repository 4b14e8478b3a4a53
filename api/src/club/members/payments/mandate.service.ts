import { noteEndedMandate } from '../../../finance/directDebits/endedMandates';
import type { SessionUser } from '../../../identity/people/requestContext';
import { pushLogLine } from '../../../platform/audit/logLine';
import { updateAtRevision } from '../../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../../platform/dates/amsterdam';
import { AppError, badInput } from '../../../platform/errors/appError';
import { getRecordAt } from '../../../platform/records/records';
import { plainIban } from '../../../platform/text/iban';
import { clubTexts, what } from '../../club.texts';
import { type ClubMember, ClubMemberModel } from '../member.model';
import type { ClubMandateInput } from './mandate.input';
import type { ClubMandate } from './payment.types';

/**
 * Keeps a mandate that a member signed, under the next reference; it takes the place of the one before (docs/domain/club.md,
 * C58). @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function addMandate(
  actor: SessionUser,
  id: string,
  revision: number,
  { holder, iban, signedOn }: ClubMandateInput,
): Promise<ClubMember> {
  const today = todayInAmsterdam();
  if (signedOn > today) throw badInput({ signedOn: clubTexts.signedOn });
  const { mandates = [] } = await memberAt(id, revision);
  const reference = `${id}-${mandates.length + 1}`;
  const mandate: ClubMandate = {
    ...{ reference, holder: holder.trim(), iban: plainIban(iban) },
    ...{ signedOn, addedOn: today, endedOn: null },
  };
  const after = await updateAtRevision<ClubMember>({
    ...{ model: ClubMemberModel, id, revision, actor, what: what.member },
    update: { $push: { mandates: mandate, ...pushLogLine(actor, `machtiging ${reference} vastgelegd`) } },
  });
  const replaced = mandates.at(-1);
  if (replaced && !replaced.endedOn) await noteEndedMandate(replaced.reference);
  return after;
}

/** Ends the mandate by which is collected; it stays to be seen. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function endMandate(actor: SessionUser, id: string, revision: number): Promise<ClubMember> {
  const member = await memberAt(id, revision);
  const live = liveMandate(member);
  if (!live) throw new AppError('BAD_USER_INPUT', clubTexts.noMandate);
  const last = (member.mandates?.length ?? 0) - 1;
  const after = await updateAtRevision<ClubMember>({
    ...{ model: ClubMemberModel, id, revision, actor, what: what.member },
    update: {
      $set: { [`mandates.${last}.endedOn`]: todayInAmsterdam() },
      $push: pushLogLine(actor, `machtiging ${live.reference} beëindigd`),
    },
  });
  await noteEndedMandate(live.reference);
  return after;
}

async function memberAt(id: string, revision: number): Promise<ClubMember> {
  const member = await getRecordAt<ClubMember>(ClubMemberModel, id, revision, what.member);
  if (member.erased) throw new AppError('BAD_USER_INPUT', clubTexts.erased);
  return member;
}

type Holder = Pick<ClubMember, 'mandates'>;

/** All mandates of a member, oldest first; one whose place another took ended when that one was entered. */
export function mandatesOf({ mandates = [] }: Holder): ClubMandate[] {
  return mandates.map((mandate, at) => ({
    ...mandate,
    endedOn: mandate.endedOn ?? mandates[at + 1]?.addedOn ?? null,
  }));
}

/** The mandate by which can be collected now; undefined: none. Only the last can be it. */
export function liveMandate({ mandates = [] }: Holder): ClubMandate | undefined {
  const last = mandates.at(-1);
  return last?.endedOn ? undefined : last;
}
