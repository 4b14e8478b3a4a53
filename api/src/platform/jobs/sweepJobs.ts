import { JobModel, JobState } from './job.model';
import { MAIL } from './jobKind';

const DAY = 86_400_000;
/** The outbox is not an archive of who got which mail. */
const MAIL_KEPT = 30 * DAY;
/** How long the portal remembers what became of other jobs. */
const KEPT = 90 * DAY;

/** Removes what ended long ago. Mail that was given up stays until a person looks at it. */
export async function sweepJobs(now = Date.now()): Promise<void> {
  const before = (kept: number) => ({ lastFinishedAt: { $lt: new Date(now - kept) } });
  await JobModel.deleteMany({ name: MAIL, state: JobState.done, ...before(MAIL_KEPT) });
  await JobModel.deleteMany({ name: { $ne: MAIL }, state: { $ne: JobState.running }, ...before(KEPT) });
}
