import { CommissionModel } from '../../identity/people/commission.model';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { notFound } from '../../platform/errors/appError';
import { storeFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { threadWork } from '../../platform/threads/threads';
import { commissionFolder } from '../commissionDocuments/commissionDocument.service';
import { TimeType } from '../secretariat.enums';
import { presentSeason, seasonLabel } from '../tasks/taskList';
import type { DraaiboekItem } from './draaiboek.model';
import { getDraaiboek } from './draaiboek.service';
import type * as draaiboekThread from './draaiboek.thread';

const THREAD = threadWork<typeof draaiboekThread>(require.resolve('./draaiboek.thread'));

const TIMES: Readonly<Record<TimeType, string>> = {
  upFront: 'Vooraf',
  duringEvent: 'Tijdens',
  afterEvent: 'Achteraf',
};

/**
 * The draaiboek of a committee as a pdf to print (docs/domain/secretariat.md, S55); nobody points to the file, so it is swept
 * after a day. @throws NOT_FOUND
 */
export async function draaiboekPdf(portal: PortalContext, commissionId: string): Promise<StoredFile> {
  const [commission, { categories }] = await Promise.all([
    CommissionModel.findById(commissionId).select({ name: 1 }).lean(leanWithId),
    getDraaiboek(commissionId),
  ]);
  if (!commission) throw notFound('Deze commissie');
  const title = `Draaiboek ${commission.name}`;
  const bytes = await portal.threads.run(THREAD, 'printDraaiboek', {
    title,
    sub: `Seizoen ${seasonLabel(presentSeason())}, van ${formatCalendarDate(todayInAmsterdam())}`,
    categories: categories.map(({ name, color, subCategories }) => ({
      ...{ name, color },
      subCategories: subCategories.map((one) => ({
        name: one.name,
        items: one.items.map((item) => {
          const { name: what, responsable, description } = item;
          return { name: what, when: whenOf(item), responsable, description };
        }),
      })),
    })),
  });
  return storeFile(commissionFolder(commissionId), { name: `${title}.pdf`, type: 'pdf', bytes });
}

/** When an item is done: 'Vooraf, 14/01/2027 (31 dagen voor carnaval)'. */
function whenOf({ timeType, period, daysFromCarnival: days, dueDate }: DraaiboekItem): string {
  const time = TIMES[timeType];
  if (days === null || days === undefined || !dueDate) return [time, period].filter(Boolean).join(', ');
  const side = days > 0 ? 'na carnavalszondag' : 'voor carnaval';
  const far =
    days === 0 ? 'carnavalszondag' : `${Math.abs(days)} ${Math.abs(days) === 1 ? 'dag' : 'dagen'} ${side}`;
  return `${time}, ${formatCalendarDate(dueDate)} (${far})`;
}
