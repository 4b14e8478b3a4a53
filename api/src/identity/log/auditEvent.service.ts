import { Types } from 'mongoose';

import { type AuditEvent, AuditEventModel } from '../../platform/audit/auditEvent.model';
import { anyHoldsWords } from '../../platform/database/reading/findByWords';
import {
  countRecords,
  type Page,
  type PageRequest,
  readPage,
} from '../../platform/database/reading/readPage';
import { daysAfter, startOfDayInAmsterdam } from '../../platform/dates/amsterdam';
import { UserModel, normalizeEmail } from '../people/user.model';
import type { AuditFilterInput } from './auditEvent.input';

/** What happened, newest first. */
export function pageOfEvents(filter: AuditFilterInput, page: PageRequest): Promise<Page<AuditEvent>> {
  return readPage<AuditEvent>(
    AuditEventModel,
    filterOf(filter),
    page,
    {},
    (model, asked) => countEvents(filter) ?? model.countDocuments(asked as never).exec(),
  );
}

/** How many of all there are; null of a period or of somebody or something, which an index finds. */
function countEvents({ kind, entity, operation, ...narrow }: AuditFilterInput): Promise<number> | null {
  if (Object.values(narrow).some(Boolean)) return null;
  const asked = Object.entries({ kind, entity, operation }).filter(([, value]) => value);
  return countRecords(AuditEventModel, Object.fromEntries(asked));
}

/** The filter of the database; ids begin with their time, so a period is a range of ids. */
export function filterOf(filter: AuditFilterInput): object {
  const { userId, person, entity, recordId, operation, kind, from, to } = filter;
  const plain = Object.entries({ userId, entity, recordId, operation, kind }).filter(([, value]) => value);
  const _id = {
    $gte: firstIdOf(from ?? '1970-01-02'),
    ...(to && { $lt: firstIdOf(daysAfter(to, 1)) }),
  };
  const $and = [{ _id }, ...anyHoldsWords(['userName'], person)];
  return { ...Object.fromEntries(plain), $and };
}

/** The account with this address, or null. */
export async function accountIdOf(email: string): Promise<string | null> {
  const found = await UserModel.exists({ email: normalizeEmail(email) });
  return found ? String(found._id) : null;
}

function firstIdOf(date: string): Types.ObjectId {
  const seconds = Math.floor(startOfDayInAmsterdam(date).getTime() / 1000);
  return Types.ObjectId.createFromTime(seconds);
}
