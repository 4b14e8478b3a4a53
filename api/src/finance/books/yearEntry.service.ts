import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { Types } from 'mongoose';

import { listCommissions } from '../../identity/commissions/commission.service';
import { logLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp } from '../../platform/database/updateAtRevision';
import { AppError } from '../../platform/errors/appError';
import { financeTexts } from '../money/finance.texts';
import { AccountancyYearModel } from './accountancyYear.model';
import { TransactionModel } from './transaction.model';

/** What is under way for longer than this has crashed. */
const CRASHED = 60_000;
const WAIT_MS = 100;
/** As often is waited for lines that are being written: two seconds. */
const WAITS = 20;

/** Where a line is written, or taken away. */
interface Entry {
  yearId: string;
  /** Absent: whatever its committee. */
  wg?: string;
  /** Needs a year that is open for declarations. */
  isDeclaration?: boolean;
}

/**
 * Writes a line while its committee and its year stay as they are: the year notes, in one write that is refused when
 * either is going, that a line is coming in; who takes them away waits for it (docs/domain/finance.md, F60).
 * @param check what the line needs of its year @throws what `check` throws, or CONFLICT
 */
export async function withEntry<T>(
  { yearId, wg, isDeclaration }: Entry,
  check: () => Promise<unknown>,
  write: () => Promise<T>,
): Promise<T> {
  await check();
  const key = randomUUID();
  const year = { _id: new Types.ObjectId(yearId) };
  // By the driver: that somebody is at it is no change of the year, and none for the log.
  const { modifiedCount } = await AccountancyYearModel.collection.updateOne(
    {
      ...year,
      archived: false,
      ...(isDeclaration && { locked: false }),
      $or: notSince('closing'),
      ...(wg !== undefined && { workgroups: { $elemMatch: { index: wg, $or: notSince('leaving') } } }),
    },
    { $push: { entering: { key, ...(wg !== undefined && { wg }), at: new Date() } } } as object,
  );
  if (modifiedCount === 0) {
    await check();
    throw busy();
  }
  try {
    return await write();
  } finally {
    await ifMatched(
      AccountancyYearModel.collection.updateOne(year, {
        $pull: { entering: { $or: [{ key }, { at: { $lt: crashed() } }] } },
      } as object),
    );
  }
}

/** Lets no line come in for a committee any more, once those that were coming are there. @throws CONFLICT */
export function claimWorkgroup(yearId: string, id: string, wg: string): Promise<void> {
  const group = { workgroups: { $elemMatch: { _id: new Types.ObjectId(id) } } };
  return claim(yearId, { ...group, ...nobodyEnters(wg) }, 'workgroups.$.leaving');
}

/** Takes {@link claimWorkgroup} back. */
export async function freeWorkgroup(yearId: string, id: string): Promise<void> {
  await ifMatched(
    AccountancyYearModel.collection.updateOne(
      { _id: new Types.ObjectId(yearId), 'workgroups._id': new Types.ObjectId(id) },
      { $unset: { 'workgroups.$.leaving': 1 } },
    ),
  );
}

/** Lets no line come in for a year any more, once those that were coming are there. @throws CONFLICT */
export function claimYear(yearId: string): Promise<void> {
  return claim(yearId, nobodyEnters(), 'closing');
}

/** Takes {@link claimYear} back. */
export async function freeYear(yearId: string): Promise<void> {
  await ifMatched(
    AccountancyYearModel.collection.updateOne(
      { _id: new Types.ObjectId(yearId) },
      { $unset: { closing: 1 } },
    ),
  );
}

async function claim(yearId: string, filter: object, field: string): Promise<void> {
  for (let waited = 0; waited < WAITS; waited += 1) {
    const { matchedCount } = await AccountancyYearModel.collection.updateOne(
      { _id: new Types.ObjectId(yearId), ...filter },
      { $set: { [field]: new Date() } },
    );
    if (matchedCount > 0) return;
    await delay(WAIT_MS);
  }
  throw busy();
}

const crashed = () => new Date(Date.now() - CRASHED);
const notSince = (field: string) => [{ [field]: null }, { [field]: { $lt: crashed() } }];
const nobodyEnters = (wg?: string) => ({
  entering: { $not: { $elemMatch: { ...(wg !== undefined && { wg }), at: { $gte: crashed() } } } },
});
const busy = () => new AppError('CONFLICT', financeTexts.yearBusy);

/** Lines that stand under a committee which is not in the books of their year. */
export interface StrayLines {
  yearId: string;
  /** null: the year is gone. */
  year: string | null;
  wg: string;
  lines: number;
}

/** The lines without a committee: left by what earlier releases let happen. */
export async function strayLines(): Promise<StrayLines[]> {
  const used = await TransactionModel.aggregate<{ _id: { yearId: string; wg: string }; lines: number }>([
    { $group: { _id: { yearId: '$yearId', wg: '$wg' }, lines: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]);
  const years = await AccountancyYearModel.find().select({ title: 1, workgroups: 1 }).lean(leanWithId);
  return used.flatMap(({ _id: { yearId, wg }, lines }) => {
    const year = years.find(({ id }) => id === yearId);
    return year?.workgroups.some(({ index }) => index === wg)
      ? []
      : [{ yearId, year: year?.title ?? null, wg, lines }];
  });
}

/** Puts the committees of stray lines back in the books of their year, without a budget. @returns how many */
export async function mendBooks(): Promise<number> {
  const actor = { id: '', name: 'Herstel van de boeken' };
  const commissions = await listCommissions();
  let mended = 0;
  for (const { yearId, year, wg } of await strayLines()) {
    if (year === null) continue;
    const commission = commissions.find(({ index }) => String(index) === wg);
    const title = commission?.name ?? `Commissie ${wg}`;
    const group = {
      _id: new Types.ObjectId(),
      ...{ index: wg, title, commissionId: commission?.id ?? null },
      ...{ expencesBudget: 0, incomeBudget: 0, revision: 1, ...stamp(actor) },
    };
    const { modifiedCount } = await AccountancyYearModel.updateOne(
      { _id: yearId, 'workgroups.index': { $ne: wg } },
      { $push: { workgroups: group, changeLog: logLine(actor, `commissie ${wg} - ${title} teruggezet`) } },
    );
    mended += modifiedCount;
  }
  return mended;
}
