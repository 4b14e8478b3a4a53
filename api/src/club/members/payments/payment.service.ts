import type { BankPaid, OnlinePaid } from '../../../finance/claims/receivable';
import { noteEndedMandate } from '../../../finance/directDebits/collectable.service';
import type { SessionUser } from '../../../identity/people/requestContext';
import { pushLogLine } from '../../../platform/audit/logLine';
import { mustObey, type Obeys } from '../../../platform/database/obeys';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { ifMatched, updateAtRevision } from '../../../platform/database/updateAtRevision';
import { formatCalendarDate, isCalendarDate, todayInAmsterdam } from '../../../platform/dates/amsterdam';
import { AppError, badInput } from '../../../platform/errors/appError';
import { sentRequestKey } from '../../../platform/once/once';
import { getRecordAt } from '../../../platform/records/records';
import { plainIban } from '../../../platform/text/iban';
import { removeParts } from '../../../platform/trash/trashedParts';
import { ClubPaymentVia } from '../../club.enums';
import { clubTexts, MOST_AT_ONCE, what } from '../../club.texts';
import { contributionOf, fixYears } from '../../editions/edition.service';
import { lastAsked } from '../../moments/addressees';
import { type ClubMember, ClubMemberModel, type ClubPayment } from '../member.model';
import { getMember, THERE } from '../member.service';
import { joinedIn, nameOf } from '../memberFacts';
import { currentYear } from '../memberRules';
import { currentIdOf } from '../membershipNumber';
import type { ClubMandate, ClubMandateInput, ClubPaymentsOutcome } from './payment.types';

/** As the trash calls a paid year. */
export const CLUB_PAYMENT = 'ClubPayment';
/** A thousand euro, in cents: more is a typing error. */
const MOST = 100_000;
const FIRST_YEAR = 1969;
/** The list grows with the calendar (docs/domain/club.md, C12). */
const LAST_YEAR = 2034;

/** The years offered for payments: 66, from 1969 up to 2034, more once the calendar gets there. */
export function paymentYears(): number[] {
  const last = Math.max(LAST_YEAR, currentYear() + 1);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
}

/** What a paid year obeys: it is there once, and by hand none from before they joined or after they left. */
export const paymentObeys = {
  where: ({ year, via }) => ({
    ...{ ...THERE, erased: false, 'payments.year': { $ne: year } },
    // By hand only: what was paid to the bank or online is paid.
    ...(via === ClubPaymentVia.manual && {
      $or: [{ endedOn: null }, { endedOn: { $gte: `${year}-01-01` } }],
    }),
  }),
  inTheWay({ year, via }, member) {
    if (member.erased) return { message: clubTexts.erased };
    const message = via === ClubPaymentVia.manual && noMemberIn(year, member);
    if (message) return { field: 'year', message };
    const isPaid = member.payments.some((payment) => payment.year === year);
    return isPaid ? { field: 'year', message: clubTexts.alreadyPaid(nameOf(member)) } : null;
  },
} satisfies Obeys<Pick<ClubPayment, 'year' | 'via'>, ClubMember>;

/** Why somebody was no member in a year, in words; null: they were. */
function noMemberIn(
  year: number,
  member: Pick<ClubMember, 'id' | 'firstName' | 'lastName' | 'endedOn'>,
): string | null {
  const name = nameOf(member);
  if (year < joinedIn(member)) return clubTexts.notJoinedYet(name, joinedIn(member));
  const { endedOn } = member;
  if (!endedOn || year <= Number(endedOn.slice(0, 4))) return null;
  return clubTexts.goneByThen(name, formatCalendarDate(endedOn));
}

/** What is entered by hand of a paid year. */
export interface EnteredPayment {
  year: number;
  /** YYYY-MM-DD; today when it is not given. */
  paidOn?: string | null;
  /** Cents; the contribution of that year when it is not given. */
  amount?: number | null;
}

/**
 * Records a paid year by hand. Of two who do so at once one gets the alert: the write itself asks that the year is not
 * there. @throws BAD_USER_INPUT when it is paid already or from before they joined, NOT_FOUND
 */
export async function addPayment(
  actor: SessionUser,
  memberId: string,
  entered: EnteredPayment,
): Promise<ClubMember> {
  const payment = paymentOf(entered);
  const after = await pushPayment(memberId, payment, actor, `${payment.year} betaald`);
  if (after) return after;
  const member = await getMember(await currentIdOf(memberId));
  await mustObey(paymentObeys, payment, member);
  throw badInput({ year: clubTexts.alreadyPaid(nameOf(member)) });
}

/**
 * Records a year as paid by all members of a list, each in a write of its own. Safe to repeat: whom this same request
 * recorded already counts as recorded. @throws BAD_USER_INPUT
 */
export async function addPayments(
  actor: SessionUser,
  memberIds: readonly string[],
  entered: EnteredPayment,
): Promise<ClubPaymentsOutcome> {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) throw badInput({ memberIds: clubTexts.noMembers });
  if (ids.length > MOST_AT_ONCE) throw badInput({ memberIds: clubTexts.tooManyMembers(MOST_AT_ONCE) });
  const payment = { ...paymentOf(entered), reference: sentRequestKey() };
  const notAdded: string[] = [];
  const notJoined = await noMembersIn(payment.year, ids);
  for (const id of ids) {
    const isAdded =
      (await pushPayment(id, payment, actor, `${payment.year} betaald`)) ??
      (await ClubMemberModel.exists({
        _id: id,
        payments: { $elemMatch: { year: payment.year, reference: payment.reference } },
      }));
    if (!isAdded) notAdded.push(id);
  }
  return { added: ids.length - notAdded.length, notAdded, notJoined };
}

/** Who of these joined after a year, or left before it, each in words. */
async function noMembersIn(year: number, ids: readonly string[]): Promise<string[]> {
  const members = await ClubMemberModel.find({
    ...{ _id: { $in: [...ids] }, importId: null, erased: false },
    $or: [{ _id: { $gte: String(year + 1) } }, { endedOn: { $lt: `${year}-01-01` } }],
  })
    .select({ firstName: 1, lastName: 1, endedOn: 1 })
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
  return members.flatMap((member) => noMemberIn(year, member) ?? []);
}

/** @throws BAD_USER_INPUT */
function paymentOf({ year, paidOn, amount }: EnteredPayment): ClubPayment & { paidOn: string } {
  if (!paymentYears().includes(year)) throw badInput({ year: clubTexts.year });
  const day = paidOn ?? todayInAmsterdam();
  if (!isCalendarDate(day) || day > todayInAmsterdam()) throw badInput({ paidOn: clubTexts.paidOn });
  const cents = amount ?? undefined;
  if (cents !== undefined && (cents < 1 || cents > MOST)) throw badInput({ amount: clubTexts.paidAmount });
  return { year, via: ClubPaymentVia.manual, paidOn: day, ...(cents !== undefined && { amount: cents }) };
}

/** Takes back a paid year that was entered by mistake. @throws BAD_USER_INPUT, NOT_FOUND */
export async function removePayment(actor: SessionUser, memberId: string, year: number): Promise<ClubMember> {
  const byHand = { year, via: { $in: [ClubPaymentVia.manual, ClubPaymentVia.imported] } };
  const after = await removeParts<ClubMember>({
    model: ClubMemberModel,
    filter: { _id: memberId, erased: false, payments: { $elemMatch: byHand } },
    entity: CLUB_PAYMENT,
    parts: { payments: { year } },
    also: { $push: pushLogLine(actor, `betaling van ${year} verwijderd`) },
  });
  if (after) return after;
  const { payments, erased } = await getMember(memberId);
  if (erased) throw new AppError('BAD_USER_INPUT', clubTexts.erased);
  const via = payments.find((payment) => payment.year === year)?.via;
  if (!via) throw badInput({ year: clubTexts.notPaid });
  const message = via === ClubPaymentVia.bank ? clubTexts.removeBank : clubTexts.removeOnline;
  throw new AppError('BAD_USER_INPUT', message);
}

/**
 * Records what the payment provider tells. Being told again changes nothing.
 * @param paidOn YYYY-MM-DD @returns twice when the year was paid already in another way, erased for who is anonymised
 */
export async function recordOnlinePayment(
  memberId: string,
  { year, linkId, paidOn, amount }: OnlinePaid & { year: number },
): Promise<'paid' | 'twice' | 'erased'> {
  const payment = { year, via: ClubPaymentVia.online, paidOn, amount, reference: linkId };
  const what = `${year} online betaald op ${formatCalendarDate(paidOn)}`;
  const actor = { name: 'Betaalprovider' };
  if (await pushPayment(memberId, payment, actor, what)) return 'paid';
  const { payments, erased } = await getMember(await currentIdOf(memberId));
  if (payments.some((one) => one.year === year && one.reference === linkId)) return 'paid';
  return erased ? 'erased' : 'twice';
}

/** Takes that back: the provider tells that it was given back or charged back. Being told again changes nothing. */
export async function undoOnlinePayment(memberId: string, year: number, linkId: string): Promise<void> {
  const payment = { year, via: ClubPaymentVia.online, reference: linkId };
  await ifMatched(
    ClubMemberModel.updateOne(
      { $or: paidUnder(memberId, payment) },
      {
        $pull: { payments: payment },
        $push: pushLogLine({ name: 'Betaalprovider' }, `${year} niet meer betaald: online teruggeboekt`),
      },
    ),
  );
}

/** Brings a paid year in line with what the bank says. @param paid null: no line of the bank pays it (any more) */
export async function settleBankPayment(
  memberId: string,
  year: number,
  paid: BankPaid | null,
): Promise<void> {
  const actor = { name: 'Bankimport' };
  if (paid) {
    const { paidOn, amount } = paid;
    const payment = { year, via: ClubPaymentVia.bank, paidOn, amount };
    await pushPayment(memberId, payment, actor, `${year} betaald per bank op ${formatCalendarDate(paidOn)}`);
    return;
  }
  await ifMatched(
    ClubMemberModel.updateOne(
      { $or: paidUnder(memberId, { year, via: ClubPaymentVia.bank }) },
      {
        $pull: { payments: { year } },
        $push: pushLogLine(actor, `betaling van ${year} losgekoppeld van de bank`),
      },
    ),
  );
}

/** Whose payment it is that was made under a number: of that member, or of who they were merged into. */
function paidUnder(memberId: string, payment: Partial<ClubPayment>): object[] {
  return [
    { _id: memberId, payments: { $elemMatch: { ...payment, paidAs: null } } },
    { formerIds: memberId, payments: { $elemMatch: { ...payment, paidAs: memberId } } },
  ];
}

/** What a payment that was entered leaves to be paid of the year, in cents. */
async function restOf(memberId: string, { year, amount }: ClubPayment, contribution = 0): Promise<number> {
  if (typeof amount !== 'number') return 0;
  const asked = (await lastAsked(year, memberId)) ?? contribution;
  return Math.max(0, asked - amount);
}

/**
 * Adds a paid year in one write, only when it is not there. It is no part of the form and leaves the revision alone: who
 * has the form open is not disturbed. @returns null when the year is there, or no such member, or one who is anonymised
 */
async function pushPayment(
  memberId: string,
  payment: ClubPayment,
  actor: { name: string },
  what: string,
): Promise<ClubMember | null> {
  const id = await currentIdOf(memberId);
  // By hand only: what was paid to the bank or online is paid.
  if (payment.via === ClubPaymentVia.manual && payment.year < joinedIn({ id })) return null;
  // First: nobody takes the year from under it.
  await fixYears([payment.year]);
  const contribution = await contributionOf(payment.year);
  const amount = payment.amount ?? contribution;
  const rest = payment.via === ClubPaymentVia.manual ? await restOf(id, payment, contribution) : 0;
  const kept = {
    ...payment,
    ...(amount !== undefined && { amount }),
    ...(rest > 0 && { rest }),
    ...(id !== memberId && { paidAs: memberId }),
  };
  return ClubMemberModel.findOneAndUpdate(
    { _id: id, ...paymentObeys.where(payment) },
    {
      $push: { payments: { $each: [kept], $sort: { year: 1 } }, ...pushLogLine(actor, what) },
    },
    { returnDocument: 'after', lean: leanWithId },
  ).exec();
}

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
