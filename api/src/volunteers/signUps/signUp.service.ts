import { Types } from 'mongoose';

import { DAY } from '../../identity/tokens/privateLink';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { AppError, badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsComputed, mailsOfNew, type NewMail } from '../../platform/records/pendingMails';
import { oneLine, searchable } from '../../platform/text/plainText';
import type { Shift } from '../activities/activity.model';
import { fillingOf } from '../shifts/shift.service';
import { volunteerTexts } from '../volunteers.texts';
import {
  type OnShift,
  type Participation,
  ShiftAnswer,
  type Volunteer,
  VolunteerModel,
} from '../volunteers/volunteer.model';
import { THERE } from '../volunteers/volunteer.service';
import { comingShifts, mustBeOpen } from './openActivities.service';
import type { SignUpInput, SignUpOutcome } from './signUp.type';

/** How long a place is kept for who has not confirmed. */
export const HELD_MS = DAY;

/** Who signs up, cleaned. */
type Person = Pick<SignUpInput, 'name' | 'email' | 'phone'>;

/** A shift that somebody wants, or wants to be on the waiting list of. */
interface Wanted {
  shift: Shift;
  isWaiting: boolean;
}

/**
 * Signs a stranger up for shifts: a place of each is kept for 24 hours, in one write, and a mail asks to confirm it. Who is known by the
 * address gets them, and the stranger is not told so. Safe to repeat.
 * @throws BAD_USER_INPUT
 */
export async function signUp(
  portal: PortalContext,
  participation: Participation,
  input: SignUpInput,
): Promise<SignUpOutcome> {
  const { wanted, offered } = await wantedBy(participation, input);
  const person = {
    name: oneLine(input.name).trim(),
    email: input.email.trim().toLowerCase(),
    phone: input.phone.trim(),
  };
  const holdings = await hold(portal, person, wanted, offered);
  const idsOf = (answer: ShiftAnswer) =>
    wanted.flatMap(({ shift: { id } }) => (holdings.get(id) === answer ? id : []));
  return {
    held: idsOf(ShiftAnswer.held),
    waiting: idsOf(ShiftAnswer.waiting),
    gone: wanted.flatMap(({ shift: { id } }) => (holdings.has(id) ? [] : id)),
  };
}

/** What one can choose of: the shifts of the activity, and how many of them. */
interface Offered {
  ids: readonly string[];
  most: number;
}

/** @throws BAD_USER_INPUT for what cannot be chosen */
async function wantedBy(
  participation: Participation,
  input: SignUpInput,
): Promise<{ wanted: Wanted[]; offered: Offered }> {
  const { rule } = await mustBeOpen(participation);
  const shifts = await comingShifts(participation);
  const ids = [...new Set([...input.shiftIds, ...input.waitingIds])];
  if (ids.length === 0) throw badInput({ shiftIds: volunteerTexts.chooseShift });
  const wanted = shifts
    .filter(({ id }) => ids.includes(id))
    .map((shift) => ({ shift, isWaiting: !input.shiftIds.includes(shift.id) }));
  if (wanted.length < ids.length) throw badInput({ shiftIds: volunteerTexts.shiftsChanged });
  if (wanted.length > rule.most) throw badInput({ shiftIds: volunteerTexts.tooMany(rule.most) });
  const overlaps = wanted.some(({ shift }, at) =>
    wanted.slice(0, at).some((other) => other.shift.start < shift.end && other.shift.end > shift.start),
  );
  if (overlaps) throw badInput({ shiftIds: volunteerTexts.overlapping });
  return { wanted, offered: { ids: shifts.map(({ id }) => id), most: rule.most } };
}

/** @returns what they have of each shift now: a place that is kept, or the promise of the waiting list */
async function hold(
  portal: PortalContext,
  person: Person,
  wanted: readonly Wanted[],
  offered: Offered,
): Promise<Map<string, ShiftAnswer>> {
  const filled = await fillingOf(wanted.map(({ shift }) => shift));
  const parts = wanted.flatMap((one) => partOf(one, person, filled) ?? []);
  // Nobody is noted down for nothing.
  if (parts.length === 0) return new Map();
  const holder = await holderOf(person);
  const id = holder?.id ?? new Types.ObjectId().toHexString();
  const mail: NewMail = { template: 'signUp', to: person.email, data: { volunteerId: id } };
  const fresh = holder ? freshOf(parts, holder, offered) : parts;
  if (fresh.length === 0) await portal.mail.enqueue(mail);
  else {
    const written = await (holder ? write(id, fresh, mail) : add(id, person, fresh, mail)).catch(
      (error: unknown) => {
        if (isDuplicateKey(error, 'shifts.place') || isDuplicateKey(error, 'pendingEmail')) return false;
        throw error;
      },
    );
    // Somebody else took one of those places at this moment, or they signed up twice.
    if (!written) return hold(portal, person, wanted, offered);
    await portal.mail.sendFrom(VolunteerModel as never, id);
  }
  return new Map(parts.map(({ shiftId, answer }) => [shiftId, answer]));
}

/** What of it they do not have yet. @throws BAD_USER_INPUT when that is more than one person can have, unconfirmed */
function freshOf(parts: readonly OnShift[], { shifts }: Volunteer, { ids, most }: Offered): OnShift[] {
  const has = (id: string) =>
    shifts.some(({ shiftId, answer }) => shiftId === id && answer !== ShiftAnswer.declined);
  const fresh = parts.filter(({ shiftId }) => !has(shiftId));
  const unconfirmed = shifts.filter(({ shiftId, until }) => until && ids.includes(shiftId));
  if (fresh.length > 0 && unconfirmed.length + fresh.length > most)
    throw new AppError('BAD_USER_INPUT', volunteerTexts.unconfirmed);
  return fresh;
}

function partOf(
  { shift: { id: shiftId, start, end }, isWaiting }: Wanted,
  { phone }: Person,
  filled: Awaited<ReturnType<typeof fillingOf>>,
): OnShift | null {
  const until = new Date(Date.now() + HELD_MS);
  if (isWaiting) return { shiftId, start, end, answer: ShiftAnswer.waiting, until, phone };
  const { place, isAwaited } = filled.get(shiftId) ?? {};
  if (!place || isAwaited) return null;
  return { shiftId, start, end, answer: ShiftAnswer.held, place, until, phone };
}

/** The volunteer with this address, or who signed up with it before. */
async function holderOf({ email }: Person): Promise<Volunteer | null> {
  const known = await VolunteerModel.findOne({ email, ...THERE })
    .sort({ _id: 1 })
    .lean(leanWithId);
  return known ?? VolunteerModel.findOne({ pendingEmail: email }).lean(leanWithId);
}

/** A record of who is no volunteer yet, with what is kept for them. */
async function add(
  id: string,
  { name, email, phone }: Person,
  shifts: OnShift[],
  mail: NewMail,
): Promise<true> {
  await VolunteerModel.create({
    ...{ _id: id, name, email, phone, pendingEmail: email, shifts, sortName: searchable(name) },
    searchText: searchable(`${name} ${email}`),
    ...mailsOfNew(mail),
  } as never);
  return true;
}

/** @returns false for who has one of those shifts by now, or is not there any more */
async function write(id: string, parts: readonly OnShift[], mail: NewMail): Promise<boolean> {
  const ids = parts.map(({ shiftId }) => shiftId);
  const has = { shiftId: { $in: ids }, answer: { $ne: ShiftAnswer.declined } };
  const kept = { $filter: { input: '$shifts', cond: { $not: [{ $in: ['$$this.shiftId', ids] }] } } };
  const literals = parts.map((part) => ({ $literal: part }));
  const { matchedCount } = await VolunteerModel.updateOne(
    { _id: id, erased: { $ne: true }, shifts: { $not: { $elemMatch: has } } },
    [{ $set: { shifts: { $concatArrays: [kept, literals] }, ...mailsComputed(mail) } }] as never,
    { updatePipeline: true },
  );
  return matchedCount > 0;
}
