import encodeQR from 'qr';

import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { getRecordAt } from '../../platform/records/records';
import {
  type Activity,
  ActivityModel,
  type ActivitySignUp,
  type Shift,
  ShiftModel,
  SignUpMode,
} from '../activities/activity.model';
import { checkSeason, getActivity, seasonName } from '../activities/activity.service';
import { fillingOf } from '../shifts/shift.service';
import { volunteerTexts, what } from '../volunteers.texts';
import type { Participation } from '../volunteers/volunteer.model';
import type { ActivitySignUpInput, OpenActivity, SignUpLink } from './signUp.type';

const MODES: Readonly<Record<SignUpMode, string>> = {
  closed: 'gesloten',
  request: 'op verzoek',
  open: 'open',
};

/** Says how people sign up for an activity in a season. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function setSignUp(
  actor: SessionUser,
  { activityId, season }: Participation,
  revision: number,
  { mode, from, until, most }: ActivitySignUpInput,
): Promise<Activity> {
  checkSeason(season);
  if (until < from) throw badInput({ until: volunteerTexts.signUpDays });
  const { signUps = [] } = await getRecordAt<Activity>(ActivityModel, activityId, revision, what.activity);
  const others = signUps.filter((one) => one.season !== season);
  const days = `${formatCalendarDate(from)} tot en met ${formatCalendarDate(until)}`;
  return updateAtRevision<Activity>({
    model: ActivityModel,
    id: activityId,
    revision,
    actor,
    what: what.activity,
    update: {
      $set: { signUps: [...others, { season, mode, from, until, most }] },
      $push: pushLogLine(
        actor,
        `aanmelden voor ${seasonName(season)}: ${MODES[mode]}, ${days}, ${most} p.p.`,
      ),
    },
  });
}

/** Where people sign up for an activity in a season, as an address and as a code to print. @throws NOT_FOUND */
export async function signUpLink(
  publicUrl: string,
  { activityId, season }: Participation,
): Promise<SignUpLink> {
  const { id } = await getActivity(activityId);
  const url = `${publicUrl}/publiek/meehelpen/${id}/${season}`;
  const modules = encodeQR(url, 'raw', { ecc: 'medium', border: 4 });
  return { url, qr: modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) };
}

/** What one can sign up for now, by name. */
export async function openActivities(): Promise<OpenActivity[]> {
  const today = todayInAmsterdam();
  const activities = await ActivityModel.find({ archived: false, 'signUps.until': { $gte: today } })
    .select({ name: 1, signUps: 1 })
    .sort({ name: 1 })
    .lean(leanWithId);
  const open = activities.flatMap((activity) =>
    activity.signUps.filter((rule) => isOpen(rule, today)).map((rule) => ({ activity, rule })),
  );
  const all = await Promise.all(open.map(({ activity, rule }) => shownTo(activity, rule)));
  return all.filter(({ shifts }) => shifts.length > 0);
}

/** One of those. @throws BAD_USER_INPUT when one cannot sign up now */
export async function openActivity(participation: Participation): Promise<OpenActivity> {
  const { activity, rule } = await mustBeOpen(participation);
  return shownTo(activity, rule);
}

/** How one signs up now. @throws BAD_USER_INPUT when that cannot be, also for an activity that is not there */
export async function mustBeOpen({
  activityId,
  season,
}: Participation): Promise<{ activity: Activity; rule: ActivitySignUp }> {
  const activity = await getActivity(activityId).catch(() => null);
  const rule = activity && !activity.archived && signUpIn(activity, season);
  if (!rule || !isOpen(rule, todayInAmsterdam()))
    throw new AppError('BAD_USER_INPUT', volunteerTexts.signUpClosed);
  return { activity, rule };
}

/** How one signs up for an activity in a season; undefined: nobody ever said. */
export function signUpIn(
  { signUps = [] }: Pick<Activity, 'signUps'>,
  season: number,
): ActivitySignUp | undefined {
  return signUps.find((one) => one.season === season);
}

/** The shifts of an activity that have not begun, by time. */
export function comingShifts({ activityId, season }: Participation): Promise<Shift[]> {
  // Of today too: who is on the way can still say so.
  return ShiftModel.find({ activityId, season, start: { $gte: `${todayInAmsterdam()}T` } })
    .sort({ start: 1, end: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

function isOpen({ mode, from, until }: ActivitySignUp, today: string): boolean {
  return mode !== SignUpMode.closed && from <= today && today <= until;
}

async function shownTo(
  { id, name }: Pick<Activity, 'id' | 'name'>,
  { season, mode, until, most }: ActivitySignUp,
): Promise<OpenActivity> {
  const shifts = await comingShifts({ activityId: id, season });
  const filled = await fillingOf(shifts);
  return {
    ...{ id, name, season, mode, until, most },
    shifts: shifts.map((shift) => {
      const { free, isAwaited } = filled.get(shift.id) ?? { free: 0, isAwaited: false };
      // Who waits comes first.
      return { ...shift, free: isAwaited ? 0 : free };
    }),
  };
}
