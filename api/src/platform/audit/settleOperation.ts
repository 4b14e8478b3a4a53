import { logError } from '../log/logger';
import { type AuditScope, type EventDetails, newEvent } from './auditScope';
import { copyEvents, settleRemoval, store } from './copyEvents';

/** How an operation ended. */
interface Ending {
  /** The event of the operation itself. */
  details: EventDetails;
  /** It has one also when its records tell what it did. */
  always: boolean;
}

/**
 * Brings the events of an operation to the log when it has ended, and sees to it that there is at least one. Never
 * fails: what was done is done, and what waits in records is copied by the recurring job.
 */
export async function settleOperation(scope: AuditScope, { details, always }: Ending): Promise<void> {
  try {
    const ofRecords = await copyWritten(scope);
    if (always || ofRecords === 0) await store([newEvent(scope.actor, details)]);
  } catch (error) {
    logError(error, 'operation not in the log', {
      requestId: scope.actor.requestId,
      operation: scope.actor.operation,
    });
  }
}

/** @returns how many events of this operation are in the log now */
async function copyWritten({ written, removals }: AuditScope): Promise<number> {
  let count = 0;
  for (const [model, ids] of written) {
    const copied = await copyEvents(model, { 'pendingEvents._id': { $in: ids } });
    count += copied.filter((id) => ids.some((one) => one.equals(id))).length;
  }
  for (const removal of removals) {
    await settleRemoval(removal);
    if (removal.isDone) count += 1;
  }
  return count;
}
