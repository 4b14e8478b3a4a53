import { Types } from 'mongoose';

import { pushLogLine, PORTAL } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import type { JobKind } from '../../platform/jobs/job.model';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { type Shift, ShiftModel } from '../activities/activity.model';
import { followMoves } from '../shifts/moving.service';
import { forgetUnconfirmed } from '../shifts/removal.service';
import { takePlace } from '../shifts/shift.service';
import { ShiftAnswer, VolunteerModel } from '../volunteers/volunteer.model';
import { HELD_MS } from './signUp.service';

const HOUR = 3_600_000;

/** Gives places on: what was not confirmed in time is free, and goes to who waits longest. Each step is safe to repeat. */
export const placesJob: JobKind<PortalContext> = {
  name: 'volunteer places',
  title: 'Plaatsen van aanmeldingen doorgeven',
  every: '1 minute',
  async run({ progress }, portal) {
    await endHolds();
    await progress(1, 3);
    await offerPlaces(portal);
    await progress(2, 3);
    await forgetStrangers();
    await followMoves(portal);
  },
};

/** Frees what was not confirmed in time. */
export async function endHolds(now = new Date()): Promise<void> {
  const over = { 'shifts.until': { $lte: now } };
  const late = await VolunteerModel.find(over).select({ _id: 1 }).lean(leanWithId);
  for (const { id } of late)
    await ifMatched(
      VolunteerModel.updateOne(
        { _id: id, ...over },
        {
          $pull: { shifts: { until: { $lte: now } } },
          $push: pushLogLine(PORTAL, 'aanmelding niet op tijd bevestigd'),
        },
      ),
    );
}

/** Mails who waits longest for each place that is free: it is kept for them for 24 hours. */
export async function offerPlaces(portal: PortalContext): Promise<void> {
  const waiting = await VolunteerModel.find({ 'shifts.since': { $exists: true } })
    .select({ shifts: 1, email: 1 })
    .lean(leanWithId);
  const queue = waiting
    .flatMap(({ id, email, shifts }) =>
      shifts.flatMap(({ shiftId, since }) => (since ? [{ id, email, shiftId, since }] : [])),
    )
    .sort((a, b) => a.since.getTime() - b.since.getTime());
  const shifts = await ShiftModel.find({
    _id: { $in: queue.map(({ shiftId }) => shiftId) },
    start: { $gte: `${todayInAmsterdam()}T` },
  }).lean(leanWithId);
  for (const one of queue) {
    const shift = shifts.find(({ id }) => id === one.shiftId);
    if (!shift) continue;
    const isOffered = await takePlace(shift, (place) => offer(one, shift, place));
    if (isOffered) await portal.mail.sendFrom(VolunteerModel as never, one.id);
  }
}

async function offer(
  { id, email, since }: { id: string; email: string; since: Date },
  { id: shiftId, day, from }: Shift,
  place: string,
): Promise<boolean> {
  const mail = { template: 'placeFree', to: email, data: { volunteerId: id, shiftId } };
  const { matchedCount } = await VolunteerModel.updateOne(
    { _id: id, shifts: { $elemMatch: { shiftId, since, answer: ShiftAnswer.waiting } } },
    {
      $set: {
        'shifts.$[own].answer': ShiftAnswer.held,
        'shifts.$[own].place': place,
        'shifts.$[own].until': new Date(Date.now() + HELD_MS),
      },
      $unset: { 'shifts.$[own].since': 1 },
      $push: {
        ...pushLogLine(PORTAL, `plaats aangeboden op dienst ${formatCalendarDate(day)} ${from}`),
        ...mailsIn(mail),
      } as never,
    },
    { arrayFilters: [{ 'own.shiftId': shiftId }] },
  );
  return matchedCount > 0;
}

/** Forgets who never confirmed anything; not at once, as somebody may be signing up at this moment. */
async function forgetStrangers(): Promise<void> {
  const before = Types.ObjectId.createFromTime((Date.now() - HOUR) / 1000);
  const found = await VolunteerModel.find({
    ...{ pendingEmail: { $exists: true }, shifts: { $size: 0 }, _id: { $lt: before } },
  })
    .select({ _id: 1 })
    .lean(leanWithId);
  for (const { id } of found) await forgetUnconfirmed(id);
}
