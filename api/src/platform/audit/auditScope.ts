import { AsyncLocalStorage } from 'node:async_hooks';

import type { Model, Types } from 'mongoose';

import type { AuditActor, StoredEvent } from './newEvent';

/** A removal under way, with the event that waits for it. */
export interface Removal {
  model: Model<unknown>;
  event: StoredEvent;
  isDone: boolean;
}

/** One operation that changes something, and the events of its writes. */
export interface AuditScope {
  actor: AuditActor;
  /** The events that were put in records, by model; those of a write that was refused are nowhere. */
  written: Map<Model<unknown>, Types.ObjectId[]>;
  removals: Removal[];
}

const scopes = new AsyncLocalStorage<AuditScope>();

/** Does something as one operation: each write to a record in it leaves an event. */
export function inAuditScope<T>(scope: AuditScope, task: () => T): T {
  return scopes.run(scope, task);
}

/**
 * Does something apart from the operation that set it going. What goes on by itself, such as a job, would otherwise be
 * taken for the doing of whoever happened to be there when it began.
 */
export function outsideAuditScope<T>(task: () => T): T {
  return scopes.exit(task);
}

/** The operation that is under way; undefined outside mutations. */
export function currentAuditScope(): AuditScope | undefined {
  return scopes.getStore();
}

/** A new operation. */
export function newAuditScope(actor: AuditActor): AuditScope {
  return { actor, written: new Map(), removals: [] };
}
