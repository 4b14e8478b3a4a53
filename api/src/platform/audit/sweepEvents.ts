import { AuditEventModel } from './auditEvent.model';
import { redactUntil } from './copyEvents';

const DAY = 86_400_000;

/**
 * Forgets events whose time is over, and takes the values of persons who were taken away out of events that came to the
 * log after that. @param now for tests: the moment to count from
 */
export async function sweepEvents(now = Date.now()): Promise<void> {
  await AuditEventModel.deleteMany({ keepUntil: { $lt: new Date(now) } });
  const recent = await AuditEventModel.find({ redacts: true, at: { $gte: new Date(now - 2 * DAY) } }).lean();
  for (const event of recent) await redactUntil(event);
}
