import DataLoader from 'dataloader';
import ical, { ICalCalendarMethod } from 'ical-generator';

import { leanWithId } from '../../platform/database/reading/leanFind';
import {
  dateInAmsterdam,
  daysAfter,
  formatCalendarDate,
  hourInAmsterdam,
  momentInAmsterdam,
} from '../../platform/dates/amsterdam';
import type { JobKind } from '../../platform/jobs/job.model';
import type { PortalContext } from '../../platform/portalContext';
import { perRequest } from '../../platform/schema/allow';
import {
  type Activity,
  ActivityModel,
  type Shift,
  ShiftModel,
  type ShiftVolunteer,
} from '../activities/activity.model';
import { IS_BUSY, ShiftAnswer, type Volunteer, VolunteerModel } from '../volunteers/volunteer.model';
import { clashes } from './moving.service';

/** From this hour on, in Europe/Amsterdam, people are reminded of the next day. */
const HOUR = 18;
/** Who comes, as far as is known. */
const COMES: readonly ShiftAnswer[] = [ShiftAnswer.asked, ShiftAnswer.confirmed];

/** Reminds who is on a shift tomorrow. */
export const remindersJob: JobKind<PortalContext> = {
  name: 'shift reminders',
  title: 'Herinneren aan diensten van morgen',
  every: '5 minutes',
  run: (_job, portal) => remindOfTomorrow(portal),
};

/**
 * Mails from 18:00 on who is on a shift of the next day, each once for a shift at that time: also who is put on it later
 * that evening, and after a restart.
 */
export async function remindOfTomorrow(portal: PortalContext, now = new Date()): Promise<void> {
  if (hourInAmsterdam(now) < HOUR) return;
  const shifts = await ShiftModel.find({ day: daysAfter(dateInAmsterdam(now), 1) }).lean(leanWithId);
  for (const { id: shiftId, day, from } of shifts) {
    const on = { shiftId, answer: { $in: COMES } };
    const volunteers = await VolunteerModel.find({ email: { $ne: '' }, shifts: { $elemMatch: on } })
      .select({ email: 1 })
      .lean(leanWithId);
    for (const { id, email } of volunteers)
      await portal.mail.enqueueOnce(`reminder ${shiftId} ${day} ${from} ${id}`, {
        ...{ template: 'shiftReminder', to: email, data: { volunteerId: id, shiftId, day } },
      });
  }
}

/** What a reminder is about. */
export interface Reminded {
  volunteer: Volunteer;
  shift: Shift;
  activity: Activity;
}

/** What it is about when it is sent; null: they are not on it any more, or it is on another day. */
export async function remindedOf(
  data: Readonly<Record<'volunteerId' | 'shiftId' | 'day', string>>,
  email: string,
): Promise<Reminded | null> {
  const { volunteerId, shiftId, day } = data;
  const [volunteer, shift] = await Promise.all([
    VolunteerModel.findOne({ _id: volunteerId, email }).lean(leanWithId),
    ShiftModel.findOne({ _id: shiftId, day }).lean(leanWithId),
  ]);
  const activity = shift && (await ActivityModel.findById(shift.activityId).lean(leanWithId));
  if (!volunteer || !activity) return null;
  const isOn = volunteer.shifts.some((one) => one.shiftId === shiftId && COMES.includes(one.answer));
  return isOn ? { volunteer, shift, activity } : null;
}

/** The shift as an appointment, for a calendar. @param host of the portal */
export function appointmentOf({ shift, activity }: Reminded, host: string): string {
  const calendar = ical({
    prodId: { company: 'Carnaval', product: 'Backoffice', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${shift.id}@${host}`,
    start: momentInAmsterdam(shift.start),
    end: momentInAmsterdam(shift.end),
    summary: `Dienst: ${activity.name}`,
    location: activity.place || null,
    description: contactOf(activity) || null,
    sequence: shift.revision,
  });
  return calendar.toString();
}

/** 'Harrie Janssen, 06 12345678'; '': nobody is known. */
export function contactOf({ contactName, contactPhone }: Activity): string {
  return [contactName, contactPhone].filter(Boolean).join(', ');
}

/** '07/02/2027, 19:00 - 23:00' */
export function whenOf({ day, from, to }: Shift): string {
  return `${formatCalendarDate(day)}, ${from} - ${to}`;
}

/** Shift id → who is on it, by name. */
export const onShiftLoader = perRequest(
  () =>
    new DataLoader<string, ShiftVolunteer[]>(async (shiftIds) => {
      const volunteers = await VolunteerModel.find({ 'shifts.shiftId': { $in: shiftIds } })
        .select({ name: 1, email: 1, phone: 1, shifts: 1 })
        .sort({ sortName: 1, _id: 1 })
        .lean(leanWithId);
      return shiftIds.map((shiftId) =>
        volunteers.flatMap(({ id, name, email, phone, shifts }) => {
          const on = shifts.find((one) => one.shiftId === shiftId);
          if (!on) return [];
          const isDouble = IS_BUSY.$in.includes(on.answer) && clashes(on, shifts).length > 0;
          return [
            {
              volunteerId: id,
              name,
              email,
              phone,
              answer: on.answer,
              attendance: on.attendance ?? null,
              isDouble,
            },
          ];
        }),
      );
    }),
);
