import { daysAfter, monthsAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { DirectDebitFileModel } from '../claims/directDebit.model';

/** A mandate that was not used for so many months has lapsed, as the rules of SEPA have it. */
const MONTHS = 36;

/** Until when can be collected by a mandate. Dates are YYYY-MM-DD. */
export interface MandateUse {
  /** The day of the last collection by it, also of one that is still to come or was charged back; null: never. */
  lastCollectedOn: string | null;
  /** The last day on which can be collected by it. */
  lastDay: string;
  /** The first day that it had lapsed; null: it has not, by today. */
  lapsedOn: string | null;
}

/** What is asked of a mandate here. */
interface Signed {
  reference: string;
  /** YYYY-MM-DD. */
  signedOn: string;
}

/**
 * How mandates were used, in the order in which they are asked. What counts is what was presented to the bank: not what was
 * turned back, and also what was charged back after that (docs/domain/finance.md, F154).
 */
export async function mandateUses(
  mandates: readonly Signed[],
  today = todayInAmsterdam(),
): Promise<MandateUse[]> {
  const last = await lastCollections(mandates.map(({ reference }) => reference));
  return mandates.map(({ reference, signedOn }) => useOf(signedOn, last.get(reference) ?? null, today));
}

/** How a mandate was used. @param lastCollectedOn and signedOn, today YYYY-MM-DD */
export function useOf(signedOn: string, lastCollectedOn: string | null, today: string): MandateUse {
  const lastDay = monthsAfter(lastCollectedOn ?? signedOn, MONTHS);
  return { lastCollectedOn, lastDay, lapsedOn: today > lastDay ? daysAfter(lastDay, 1) : null };
}

async function lastCollections(references: readonly string[]): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const used = { 'debits.mandate': { $in: references } };
  const found = await DirectDebitFileModel.aggregate<{ _id: string; day: string }>([
    { $match: { reversed: false, ...used } },
    { $unwind: '$debits' },
    { $match: { ...used, 'debits.droppedOn': null } },
    { $group: { _id: '$debits.mandate', day: { $max: '$collectionDate' } } },
  ]);
  return new Map(found.map(({ _id, day }) => [_id, day]));
}
