import { Types } from 'mongoose';

import type { AuditEvent } from './auditEvent.model';
import { AuditKind } from './auditKind.enum';

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
