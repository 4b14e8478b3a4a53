import { Permission } from '../../identity/catalogue/permission.enum';
import type { HomeFigure } from '../../identity/home/home.types';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import type { RequestContext } from '../../identity/people/requestContext';
import { isDB, passes } from '../../identity/permissions/allow';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import { BankLineModel } from '../claims/bankLine.model';
import { BankBalanceModel } from './bankBalance.model';
import { NOT_DONE } from './bankLine.service';

const BANK_PAGE = '/financien?tab=bank';
/** What {@link NOT_DONE} says too, in the fields of the index. */
const INDEXED = { 'matches.target': null, 'booking.description': null };

const keepsTheBank = async (context: RequestContext) =>
  (await passes(context, isDB)) && passes(context, Permission.secFin);

/** Lines of the bank of which nobody said yet what they are. */
export const bankLinesToDo: HomeSource<Waiting> = {
  key: 'bank lines',
  async of(context) {
    if (!(await keepsTheBank(context))) return [];
    const [found] = await BankLineModel.aggregate<{ count: number; oldest: string; newest: string }>([
      { $match: { ignored: false, ...INDEXED, ...NOT_DONE } },
      {
        $group: {
          _id: null,
          count: { $sum: 1 },
          oldest: { $min: '$date' },
          newest: { $max: '$date' },
        },
      },
    ]);
    if (!found) return [];
    const { count, oldest, newest } = found;
    return [
      {
        ...{ id: 'bankLines', kind: WaitingKind.bank, count },
        title: `${counted(count, 'bankregel', 'bankregels')} te koppelen`,
        detail: `${count === 1 ? 'Van' : 'De nieuwste van'} ${formatCalendarDate(newest)}`,
        ...{ link: BANK_PAGE, actionLabel: 'Koppelen', urgency: Urgency.toDo, day: oldest },
      },
    ];
  },
};

/** What the newest statements of the accounts say there is, in euro. */
export const bankFigure: HomeSource<HomeFigure> = {
  key: 'bank',
  async of(context) {
    if (!(await keepsTheBank(context))) return [];
    const balances = await BankBalanceModel.find({ _id: /:EUR$/ }).select({ date: 1, amount: 1 }).lean();
    const [oldest] = balances.map(({ date }) => date).sort();
    if (!oldest) return [];
    return [
      {
        ...{ id: 'bank', label: 'Op de bank', isMoney: true, link: BANK_PAGE },
        value: balances.reduce((sum, { amount }) => sum + amount, 0),
        detail: `Stand van ${formatCalendarDate(oldest)}`,
      },
    ];
  },
};
