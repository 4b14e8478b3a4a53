import type { SessionUser } from '../../identity/people/requestContext';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, notFound } from '../../platform/errors/appError';
import { addRecord } from '../../platform/records/records';
import { inOpenYear } from '../books/ledgerSettings.service';
import {
  beingCollected,
  incomeKinds,
  listAllOpen,
  type Receivable,
  receivableTexts,
  type WithSources,
} from '../claims/receivable';
import { type ReceivableWriteOff, ReceivableWriteOffModel } from '../claims/receivableWriteOff.model';
import { inPeriod, LedgerAccount, type LedgerSource } from '../money/ledgerSource';
import { inPeriods, type SummedRow, sumStages, withNumbers, yearOfDay } from '../money/sumStages';

const WHAT = 'Deze afboeking';

/** What was written off, newest first. */
export function listWriteOffs(): Promise<ReceivableWriteOff[]> {
  return ReceivableWriteOffModel.find().sort({ day: -1, at: -1 }).lean(leanWithId).exec();
}

/**
 * Says that something that is owed is no longer expected. Doing so twice is harmless: the first reason stays.
 * @throws CONFLICT when it is paid or gone; BAD_USER_INPUT when the year of today is in the archive, or it
 * is being collected
 */
export async function writeOffReceivable(
  portal: WithSources,
  actor: SessionUser,
  id: string,
  reason: string,
): Promise<ReceivableWriteOff> {
  const before = await ReceivableWriteOffModel.findById(id).lean(leanWithId);
  if (before) return before;
  const { kind, reference, name, label, amount, commissionId } = await stillOpen(portal, id);
  const day = todayInAmsterdam();
  const fields = { _id: id, reference, name, label, amount, commissionId, reason: reason.trim(), day };
  const isIncome = incomeKinds(portal).includes(kind);
  const add = () =>
    addRecord<ReceivableWriteOff>(ReceivableWriteOffModel, {
      ...{ ...fields, isIncome, by: actor.id, byName: actor.name },
    });
  const made = await inOpenYear(day, add).catch(async (error: unknown) => {
    const twin =
      isDuplicateKey(error, '_id') && (await ReceivableWriteOffModel.findById(id).lean(leanWithId));
    if (twin) return twin;
    throw error;
  });
  try {
    // It may have been paid, or matched, while it was written; who matches looks at this in turn.
    await stillOpen(portal, id);
  } catch (error) {
    await ReceivableWriteOffModel.deleteOne({ _id: id });
    throw error;
  }
  return made;
}

/** Takes that back: it is open again. @throws BAD_USER_INPUT when its year is in the archive; NOT_FOUND */
export async function restoreReceivable(id: string): Promise<string> {
  const before = await ReceivableWriteOffModel.findById(id).lean(leanWithId);
  if (!before) throw notFound(WHAT);
  await inOpenYear(before.day, () => ReceivableWriteOffModel.deleteOne({ _id: id }));
  return id;
}

/**
 * What was paid or withdrawn all the same no longer counts as written off, until that is taken back: the ledger knows it
 * from its own record. Safe to repeat.
 */
export async function settleWriteOffs(portal: WithSources): Promise<void> {
  if (!(await ReceivableWriteOffModel.exists({}))) return;
  const ids: string[] = await ReceivableWriteOffModel.distinct('_id');
  const open = (await listAllOpen(portal, ids)).map(({ kind, id }) => `${kind}:${id}`);
  await ReceivableWriteOffModel.updateMany(
    { _id: { $in: ids, $nin: open }, lapsed: false },
    { $set: { lapsed: true } },
  );
  await ReceivableWriteOffModel.updateMany({ _id: { $in: open }, lapsed: true }, { $set: { lapsed: false } });
}

async function stillOpen(portal: WithSources, key: string): Promise<Receivable> {
  const [found] = await listAllOpen(portal, [key]);
  if (!found) throw new AppError('CONFLICT', receivableTexts.gone);
  if ((await beingCollected()).has(key)) throw new AppError('BAD_USER_INPUT', receivableTexts.collected);
  return found;
}

/** What was written off, on that day, of what was income before: so much less is to be received. */
export const writeOffEvents: LedgerSource = {
  kind: 'writeOff',
  label: 'Afboekingen',
  listEvents: async (year) => {
    const day = inPeriod(year);
    if (!day) return [];
    const counting = { day, isIncome: true, lapsed: false };
    const writeOffs = await ReceivableWriteOffModel.find(counting).lean(leanWithId);
    return writeOffs.map(({ id, day: date, amount, label, reason, name, reference, commissionId }) => ({
      ...{ id, date, reference, amount: -amount, counterpart: name },
      description: `Afgeboekt: ${label} (${reason})`,
      ...(commissionId && { wg: year.numberOf(commissionId) }),
      corrects: kindOf(id),
      settles: id,
      account: LedgerAccount.toReceive,
      isCorrection: true,
    }));
  },
  sumEvents: async (years) => {
    const inYears = inPeriods(years, 'day');
    if (!inYears) return [];
    const rows = await ReceivableWriteOffModel.aggregate<SummedRow>([
      { $match: { ...inYears, isIncome: true, lapsed: false } },
      ...sumStages({
        yearId: yearOfDay(years, '$day'),
        // Of which committee, or else of which kind: `<kind>:<id>`.
        by: { $ifNull: ['$commissionId', { $concat: [{ $first: { $split: ['$_id', ':'] } }, ':'] }] },
        amount: { $multiply: [-1, '$amount'] },
        isCorrection: true,
      }),
    ]);
    return withNumbers(years, rows).map((sum, at) => {
      const by = rows[at]?.by ?? '';
      return by.endsWith(':') ? { ...sum, wg: null, corrects: kindOf(by) } : sum;
    });
  },
};

/** The kind of what was owed. @param id `<kind>:<id>` of it */
function kindOf(id: string): string {
  return id.slice(0, id.indexOf(':'));
}
