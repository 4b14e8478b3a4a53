import { AsyncLocalStorage } from 'node:async_hooks';

import { type Model, Types } from 'mongoose';

import type { AskedRequest } from './askedRequest';
import type { AuditEvent } from './auditEvent.model';
import { AuditKind } from './auditKind.enum';

/** A removal under way, with the event that waits for it. */
export interface Removal {
  model: Model<unknown>;
  event: StoredEvent;
  isDone: boolean;
}

/** Something that an operation put in the trash. */
export interface Deletion {
  /** Of the record, or of the one that it was a part of. */
  model: Model<unknown>;
  /** What the trash calls a part; absent: the record itself. */
  entity?: string;
  /** Of the record, or of the entry that keeps the part. */
  id: string;
}

/** One operation that changes something, and the events of its writes. */
export interface AuditScope {
  actor: AuditActor;
  /** The events that were put in records, by model; those of a write that was refused are nowhere. */
  written: Map<Model<unknown>, Types.ObjectId[]>;
  removals: Removal[];
  deletions: Deletion[];
  /** When its sender may send it again. */
  request?: AskedRequest;
}

const scopes = new AsyncLocalStorage<AuditScope>();

let underWay = 0;

/**
 * Does something as one operation: each write to a record in it leaves an event. While none is under way the hooks that
 * carry a scope over awaits are off: before Node 24 they slow every promise, those of queries too.
 */
export async function inAuditScope<T>(scope: AuditScope, task: () => Promise<T>): Promise<T> {
  underWay++;
  try {
    return await scopes.run(scope, task);
  } finally {
    underWay--;
    if (underWay === 0) scopes.disable();
  }
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
  return { actor, written: new Map(), removals: [], deletions: [] };
}

const YEAR = 365 * 86_400_000;
/** How long events are kept, and those about money. */
const KEPT = 2 * YEAR;
const MONEY_KEPT = 7 * YEAR;

/** Who does something, from where and by which operation: the same in every event of a request. */
export interface AuditActor {
  userId: string | null;
  userName: string | null;
  address: string;
  /** The beginning of the hash of the session's token, or `token` and the name of an API token. */
  session: string | null;
  requestId: string;
  operation: string;
}

/** An event as it is stored. */
export type StoredEvent = Omit<AuditEvent, 'id'> & { _id: Types.ObjectId };

/** What is told of an event beside who, where and when. */
export type EventDetails = Partial<Omit<StoredEvent, '_id' | 'at' | 'keepUntil'>> & {
  kind: AuditKind;
  /** About money: kept for seven years. */
  isMoney?: boolean;
};

/** An event of this moment, with its id: written twice it is there once. */
export function newEvent(actor: AuditActor, { isMoney, ...details }: EventDetails): StoredEvent {
  const at = new Date();
  return {
    _id: new Types.ObjectId(),
    at,
    outcome: 'OK',
    ids: [],
    fields: [],
    isCut: false,
    redacted: false,
    ...actor,
    ...details,
    keepUntil: new Date(at.getTime() + (isMoney ? MONEY_KEPT : KEPT)),
  };
}
