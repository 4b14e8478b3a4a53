import { EventEmitter } from 'node:events';

import { isDuplicateKey } from '../database/duplicateKey';
import { type OutboxMessage, OutboxModel } from './outbox.model';

/** Emits 'enqueued' when this process has put a message in the outbox. */
export const outboxEvents = new EventEmitter();

/** Puts a message in the outbox, from where it is sent and retried. Resolves when it is stored. */
export async function enqueueMail(message: Pick<OutboxMessage, 'template' | 'to' | 'data'>): Promise<void> {
  await enqueueMails([message]);
}

/** Puts many in the outbox, each to one address, in one write. */
export async function enqueueMails(
  messages: readonly Pick<OutboxMessage, 'template' | 'to' | 'data'>[],
): Promise<void> {
  await OutboxModel.insertMany(messages);
  outboxEvents.emit('enqueued');
}

/**
 * Puts a message in the outbox unless one with this key is or was there: for work that is taken up again after a crash.
 * A key is known as long as the outbox keeps its message.
 */
export async function enqueueOnce(
  key: string,
  message: Pick<OutboxMessage, 'template' | 'to' | 'data'>,
): Promise<void> {
  try {
    await OutboxModel.create({ ...message, key });
  } catch (error) {
    if (!isDuplicateKey(error, 'key')) throw error;
  }
  outboxEvents.emit('enqueued');
}
