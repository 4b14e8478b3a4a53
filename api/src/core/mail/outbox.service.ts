import { EventEmitter } from 'node:events';

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
