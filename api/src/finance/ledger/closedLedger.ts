import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { Types } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { sumByCommittee } from '../money/sumStages';
import type { LedgerEntry } from './ledger.service';
import { type ClosedTotal, type LedgerClosing, LedgerClosingModel } from './ledgerClosing.model';

const unpack = promisify(gunzip);

/** What a year keeps of its ledger from the moment it goes to the archive. */
export interface ClosedLedger extends Pick<
  LedgerClosing,
  'from' | 'until' | 'result' | 'sha256' | 'closedAt'
> {
  entries: LedgerEntry[];
}

/** The ledger of a closed year; null when there is none with this id. */
export async function readClosedLedger(closingId: string): Promise<ClosedLedger | null> {
  const closing = await LedgerClosingModel.findById(new Types.ObjectId(closingId)).lean(leanWithId);
  if (!closing) return null;
  const { from, until, result, sha256, closedAt } = closing;
  const entries = await unpackJson<LedgerEntry[]>(closing.entries);
  return { from, until, result, sha256, closedAt, entries };
}

/** What a closing keeps as JSON, gzipped. */
export async function unpackJson<T>(packed: Buffer): Promise<T> {
  // By the driver a buffer comes as a Binary of BSON.
  const bytes = (packed as unknown as { buffer?: Uint8Array }).buffer ?? packed;
  return JSON.parse((await unpack(bytes)).toString('utf8')) as T;
}

/** What closed years came to by committee, by the id of their closing; '': what went to none. */
export async function readClosedTotals(closingIds: readonly string[]): Promise<Map<string, ClosedTotal[]>> {
  const closings = await LedgerClosingModel.find({ _id: { $in: closingIds } })
    .select({ totals: 1, result: 1 })
    .lean(leanWithId);
  return new Map(
    await Promise.all(
      closings.map(async ({ id, totals, result }) => {
        // Those of before left out what went to no committee.
        const isWhole = totals.reduce((sum, { income, expenses }) => sum + income - expenses, 0) === result;
        const read = isWhole ? null : await readClosedLedger(id);
        return [id, read ? sumByCommittee(read.entries) : totals] as const;
      }),
    ),
  );
}
