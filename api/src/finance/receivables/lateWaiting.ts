import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import type { RequestContext } from '../../identity/people/requestContext';
import { isDB, passes } from '../../identity/permissions/allow';
import { daysBetween, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import { listLate } from '../claims/receivable';

/** Where who asks sees what is late, and of which kind; null: nowhere. */
async function placeFor(context: RequestContext): Promise<Place | null> {
  if ((await passes(context, isDB)) && (await passes(context, Permission.secFin))) {
    return { link: '/financien?tab=openstaand', actionLabel: 'Herinneren' };
  }
  if (!(await passes(context, Permission.secFact))) return null;
  return { link: '/facturen?tab=overzicht&status=overdue', actionLabel: 'Bekijken', kind: 'invoice' };
}

interface Place {
  link: string;
  actionLabel: string;
  /** Of all that is late they see this kind alone. */
  kind?: string;
}

/** What was not paid in time: for the board of all areas, for who makes invoices those. */
export const lateReceivables: HomeSource<Waiting> = {
  key: 'late receivables',
  async of(context) {
    const place = await placeFor(context);
    return place ? lateItem(context, 'late', place) : [];
  },
};

/** The item of what is late, or none. @param id of the item */
export async function lateItem(
  { portal }: RequestContext,
  id: string,
  { link, actionLabel, kind }: Place,
): Promise<Waiting[]> {
  const today = todayInAmsterdam();
  const late = await listLate(portal, today, kind);
  const [longest] = late;
  if (!longest) return [];
  return [
    {
      ...{ id, kind: WaitingKind.late, count: late.length, link, actionLabel },
      title: `${counted(late.length, 'factuur', 'facturen')} te laat`,
      detail: `${late.length === 1 ? 'Van' : 'Langst open:'} ${longest.name}`,
      cents: late.reduce((sum, { amount }) => sum + amount, 0),
      tag: counted(daysBetween(longest.dueDate, today), 'dag', 'dagen'),
      ...{ urgency: Urgency.late, day: longest.dueDate },
    },
  ];
}
