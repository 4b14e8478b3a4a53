import { AccountancyYearModel } from './accountancyYear.model';

/** The number that a committee has in the books of a year; '' when it is not in them, which the ledger tells. */
export async function committeeNumbers(yearId: string): Promise<(commissionId: string) => string> {
  const year = await AccountancyYearModel.findById(yearId).select({ workgroups: 1 }).lean();
  const numbers = new Map(year?.workgroups.map(({ commissionId, index }) => [commissionId, index]));
  return (commissionId) => numbers.get(commissionId) ?? '';
}
