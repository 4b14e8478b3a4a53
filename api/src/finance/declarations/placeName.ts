import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AccountancyYearModel } from '../books/accountancyYear.model';

/** Where a line stands in the books, as people know it: '3 - Optocht in 2026-2027'. */
export async function placeName(yearId: string, wg: string): Promise<string> {
  const year = await AccountancyYearModel.findById(yearId)
    .select({ title: 1, workgroups: 1 })
    .lean(leanWithId);
  const group = year?.workgroups.find(({ index }) => index === wg);
  return `${group ? `${wg} - ${group.title}` : wg} in ${year?.title ?? 'een boekjaar dat er niet meer is'}`;
}
