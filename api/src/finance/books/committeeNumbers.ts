import { AccountancyYearModel } from './accountancyYear.model';

/** Year id → the number that a committee has in its books; '' when it is not in them, which the ledger tells. */
export async function committeeNumbers(
  yearIds: readonly string[],
): Promise<(yearId: string) => (commissionId: string) => string> {
  const years = await AccountancyYearModel.find({ _id: { $in: yearIds } })
    .select({ 'workgroups.commissionId': 1, 'workgroups.index': 1 })
    .lean();
  const numbers = new Map(
    years.flatMap(({ _id, workgroups }) =>
      workgroups.map(({ commissionId, index }) => [`${String(_id)}:${commissionId}`, index] as const),
    ),
  );
  return (yearId) => (commissionId) => numbers.get(`${yearId}:${commissionId}`) ?? '';
}
