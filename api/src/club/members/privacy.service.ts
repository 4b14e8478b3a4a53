import { PaymentRequestModel } from '../../finance/claims/paymentRequest.model';
import { noteEndedMandate } from '../../finance/directDebits/collectable.service';
import { giveUpLinks } from '../../finance/paymentLinks/paymentLink.service';
import { UNDO_FORGOTTEN } from '../../identity/doubles/merging';
import { forgetRecipient } from '../../identity/mailings/mailing.service';
import type { SessionUser } from '../../identity/people/requestContext';
import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { erased } from '../../platform/database/recordFields';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import { JobModel, JobState, MAIL } from '../../platform/jobs/job.model';
import type { PortalContext } from '../../platform/portalContext';
import { getRecordAt } from '../../platform/records/records';
import { clubTexts, what } from '../club.texts';
import { clubYear } from '../editions/edition.service';
import { lettersTo, removeLettersOf } from '../moments/letters.service';
import { linksOf } from '../moments/paymentRequest.service';
import { removeReports } from '../reports/report.service';
import { eraseMerged } from './doubles/merge.service';
import { householdsOf, leaveHousehold } from './households/household.service';
import { type ClubMember, ClubMemberModel } from './member.model';
import { getMember } from './member.service';
import { jubileeCountOf } from './memberFacts';
import { memberFields } from './memberFields';
import { liveMandate, mandatesOf } from './payments/payment.service';

/** The work that takes away what is left of an anonymised member in files. */
export const ERASE = 'clubErase';

/** All that is known of one person, as JSON text. That it was asked for is noted. @throws NOT_FOUND */
export async function exportMember(actor: SessionUser, id: string): Promise<string> {
  await getMember(id);
  const member = await ClubMemberModel.findOneAndUpdate(
    { _id: id },
    { $push: pushLogLine(actor, 'alle gegevens geëxporteerd') },
    { returnDocument: 'after', lean: leanWithId },
  ).orFail();
  const numbers = [id, ...(member.formerIds ?? [])];
  const [year, letters, requests, mails, households] = await Promise.all([
    clubYear(),
    Promise.all(numbers.map(lettersTo)),
    PaymentRequestModel.find({ $or: numbers.map(linksOf) }).lean(leanWithId),
    member.email ? JobModel.find({ name: MAIL, subject: member.email }).lean(leanWithId) : [],
    householdsOf([id]),
  ]);
  const { _id, links: _links, sortName: _sort, searchText: _search, ...known } = member;
  const text = {
    exportedAt: new Date().toISOString(),
    member: { ...known, jubileeCount: jubileeCountOf(member.payments, year) },
    // With how many, not with whom: that is about them.
    households: households.map(({ memberIds }) => ({ members: memberIds.length })),
    letters: letters.flat().map(({ file: { name } }) => name),
    paymentRequests: requests.map(({ thing, amount, shares = [], state, paidOn, url }) => ({
      year: Number(thing.split(':')[2]),
      // Of one that pays for others too their own part.
      amount: shares.find((share) => numbers.includes(share.thing.split(':')[1] ?? ''))?.amount ?? amount,
      state,
      paidOn,
      url,
    })),
    mails: mails.map(({ _id: mailId, label, state, lastFinishedAt }) => ({
      template: label,
      state,
      createdAt: mailId.getTimestamp(),
      sentAt: state === JobState.done ? lastFinishedAt : undefined,
    })),
  };
  return JSON.stringify(text, null, 2);
}

/**
 * Takes away all that is personal of a member who left, in one write; the paid years stay, for the counts. Letters,
 * labels, reports and mails with the name follow, also after a crash.
 * @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT for an active member
 */
export async function eraseMember(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
): Promise<ClubMember> {
  const member = await getRecordAt<ClubMember>(ClubMemberModel, id, revision, what.member);
  if (member.erased) throw new AppError('BAD_USER_INPUT', clubTexts.erased);
  if (member.active) throw new AppError('BAD_USER_INPUT', clubTexts.eraseActive);
  const work = await portal.jobs.add(ERASE, id);
  const after = await updateAtRevision<ClubMember>({
    model: ClubMemberModel,
    id,
    revision,
    actor,
    what: what.member,
    update: {
      $set: {
        ...erased(memberFields),
        lastName: 'Geanonimiseerd lid',
        sortName: 'zzz',
        searchText: id.toLowerCase(),
        erased: true,
        // What was collected stays to be known by its reference, and none is given again.
        ...(member.mandates && {
          mandates: mandatesOf(member).map((mandate) => ({
            ...mandate,
            ...{ holder: '', iban: '', endedOn: mandate.endedOn ?? todayInAmsterdam() },
          })),
        }),
        changeLog: pushLogLine(actor, 'geanonimiseerd').changeLog.$each,
      },
      $unset: { proposal: 1, links: 1, ...UNDO_FORGOTTEN },
    },
  });
  const live = liveMandate(member);
  if (live) await noteEndedMandate(live.reference);
  await portal.jobs.begin(work);
  return after;
}

/** What is left of an anonymised member elsewhere. Safe to repeat. */
export async function eraseTraces(portal: PortalContext, id: string): Promise<void> {
  const member = await ClubMemberModel.findById(id).select({ erased: 1 }).lean(leanWithId);
  // It was refused after all, or is still to come: then it will be asked for again.
  if (!member?.erased) return;
  for (const one of [id, ...(await eraseMerged(id))]) {
    await removeLettersOf(portal, one);
    await leaveHousehold(one);
    await forgetRecipient(one);
    await giveUpLinks(linksOf(one));
    await JobModel.deleteMany({ 'data.memberId': one });
  }
  await removeReports(portal);
}

/** Members of the club, also what they proposed themselves. */
export const memberPersonalData = personalDataOf<ClubMember>({
  key: 'clubMembers',
  title: 'Leden Club van 111',
  stays:
    'Het lidnummer, de betaalde jaren en de kenmerken van machtigingen blijven, voor de boeken en de jubilea.',
  model: ClubMemberModel,
  what: what.member,
  searched: ['firstName', 'lastName', 'email', 'proposal.email', 'mandates.holder'],
  only: { erased: { $ne: true }, merge: null },
  tell: ({ id, firstName, lastName, email, active }) => ({
    name: `${firstName} ${lastName}`.trim(),
    detail: [id, email].filter(Boolean).join(', '),
    refusal: active ? clubTexts.eraseActive : null,
  }),
  exportOf: async (actor, id) => JSON.parse(await exportMember(actor, id)) as unknown,
  erase: async (portal, actor, id) => {
    const { revision } = await getMember(id);
    await eraseMember(portal, actor, id, revision);
  },
});
