import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { passes } from '../../identity/permissions/allow';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import { waitsForPerson } from './proposal.service';
import { ProposalState } from './recurringInvoice.enums';
import { RecurringInvoiceModel } from './recurringInvoice.model';

/** Recurring invoices that wait for a person to issue or skip them. */
export const proposalsWaiting: HomeSource<Waiting> = {
  key: 'recurring invoices',
  async of(context) {
    if (!(await passes(context, Permission.secFact))) return [];
    const [found] = await RecurringInvoiceModel.aggregate<{ count: number; oldest: string }>([
      {
        $match: {
          'proposals.state': { $in: [ProposalState.waiting, ProposalState.issuing] },
          ...waitsForPerson,
        },
      },
      { $unwind: '$proposals' },
      {
        $match: { 'proposals.state': { $ne: ProposalState.skipped }, 'proposals.isAutomatic': { $ne: true } },
      },
      { $group: { _id: null, count: { $sum: 1 }, oldest: { $min: '$proposals.date' } } },
    ]);
    if (!found) return [];
    const { count, oldest } = found;
    return [
      {
        ...{ id: 'proposals', kind: WaitingKind.invoice, count },
        title: `${counted(count, 'factuur', 'facturen')} om uit te geven`,
        detail: `Terugkerend, ${count === 1 ? 'van' : 'de oudste van'} ${formatCalendarDate(oldest)}`,
        ...{ link: '/facturen?tab=terugkerend', actionLabel: 'Nakijken', urgency: Urgency.toDo, day: oldest },
      },
    ];
  },
};
