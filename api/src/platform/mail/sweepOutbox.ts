import { OutboxModel } from './outbox.model';

const DAY = 86_400_000;
const KEPT = 30 * DAY;

/** Removes what was sent more than 30 days ago: the outbox is no archive of who got which mail. */
export async function sweepOutbox(): Promise<void> {
  await OutboxModel.deleteMany({ state: 'sent', sentAt: { $lt: new Date(Date.now() - KEPT) } });
}
