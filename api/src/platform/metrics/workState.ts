import { Types } from 'mongoose';

import { FAILED_LAST, JobModel, JobState, MAIL } from '../jobs/job.model';

/** A recurring job that should have begun this long ago is overdue: in ms. */
const GRACE = 15 * 60_000;

/** How far the portal is with what it does outside requests. Numbers only. */
export interface WorkState {
  /** Wait for their moment or run, mail aside. */
  waiting: number;
  /** Given up, mail aside; also recurring ones whose last run failed. */
  failed: number;
  /** Recurring ones that nobody began in time. */
  overdue: number;
  mail: {
    waiting: number;
    /** When the one was added that waits longest. */
    waitingSince: Date | null;
    /** Given up: for a person to look at. */
    failed: number;
  };
}

/** Counts jobs and mail, at this moment. */
export async function workState(now = Date.now()): Promise<WorkState> {
  const running = { state: JobState.running };
  const other = { name: { $ne: MAIL } };
  const late = { $lt: new Date(now - GRACE) };
  const [waiting, failed, overdue, mailWaiting, oldest, mailFailed] = await Promise.all([
    JobModel.countDocuments({ ...other, ...running }),
    JobModel.countDocuments({ ...other, $or: [{ state: JobState.failed }, FAILED_LAST] }),
    JobModel.countDocuments({
      ...running,
      repeatInterval: { $type: 'string' },
      nextRunAt: late,
      $or: [{ lockedAt: null }, { lockedAt: late }],
    }),
    JobModel.countDocuments({ name: MAIL, ...running }),
    JobModel.findOne({ name: MAIL, ...running })
      .sort({ _id: 1 })
      .select({ _id: 1 })
      .lean(),
    JobModel.countDocuments({ name: MAIL, state: JobState.failed }),
  ]);
  return {
    waiting,
    failed,
    overdue,
    mail: {
      waiting: mailWaiting,
      waitingSince: oldest && new Types.ObjectId(String(oldest._id)).getTimestamp(),
      failed: mailFailed,
    },
  };
}
