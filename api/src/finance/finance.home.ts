import { Permission } from '../identity/catalogue/permission.enum';
import { type HomeFigure, WaitingKind } from '../identity/home/home.types';
import {
  figureSources,
  type HomeSource,
  Urgency,
  type Waiting,
  waitingSources,
} from '../identity/home/homeSources';
import { actorOf, type RequestContext } from '../identity/people/requestContext';
import { isDB, passes } from '../identity/permissions/allow';
import type { DutySource } from '../identity/users/leaving/duty';
import { leanWithId } from '../platform/database/reading/leanFind';
import { dateInAmsterdam, formatCalendarDate, todayInAmsterdam } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { counted, daysAgo } from '../platform/text/inDutch';
import { BankBalanceModel } from './bank/bankBalance.model';
import { NOT_DONE } from './bank/bankLine.service';
import { bookQuestionsWaiting } from './bookChecks/bookCheckSources';
import { TransactionKind, TransactionState, UNDECIDED } from './books/finance.enums';
import { TransactionModel } from './books/transaction.model';
import { BankLineModel } from './claims/bankLine.model';
import { waiting } from './declarations/declaration.service';
import { duplicatesLoader } from './declarations/duplicates.loader';
import { filesAtTheBank } from './directDebits/bankWaiting';
import { filesToApprove } from './directDebits/filesWaiting';
import { oddPaymentsWaiting } from './paymentLinks/oddPayments.service';
import { lateReceivables, payablesToPay } from './receivables/reminder.service';
import { proposalsWaiting } from './recurringInvoices/proposal.service';

const BANK_PAGE = '/financien?tab=bank';
/** What {@link NOT_DONE} says too, in the fields of the index. */
const INDEXED = { 'matches.target': null, 'booking.description': null };

const keepsTheBank = async (context: RequestContext) =>
  (await passes(context, isDB)) && passes(context, Permission.secFin);

/** Lines of the bank of which nobody said yet what they are. */
const bankLinesToDo: HomeSource<Waiting> = {
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
const bankFigure: HomeSource<HomeFigure> = {
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

/** Of so many, the oldest, is looked whether they are doubles. */
const LOOKED_AT = 50;

interface ToDecide {
  count: number;
  /** Cents, below 0. */
  amount: number;
  /** Of the oldest. */
  creator: string;
  since: Date;
  ids: unknown[];
}

/** Declarations of others that wait for a decision of the board. */
const declarationsToDecide: HomeSource<Waiting> = {
  key: 'declarations to decide',
  async of(context) {
    if (!(await passes(context, isDB)) || !(await passes(context, Permission.secFin))) return [];
    const [found] = await TransactionModel.aggregate<ToDecide>([
      { $match: { ...waiting, createdBy: { $ne: actorOf(context).id } } },
      { $sort: { _id: 1 } },
      {
        $group: {
          ...{ _id: null, count: { $sum: 1 }, amount: { $sum: '$amount' }, ids: { $push: '$_id' } },
          ...{ creator: { $first: '$creator' }, since: { $first: '$creationDate' } },
        },
      },
      { $set: { ids: { $slice: ['$ids', LOOKED_AT] } } },
    ]);
    if (!found) return [];
    const { count, amount, creator, since, ids } = found;
    const twins = await duplicatesLoader(context).loadMany(ids.map(String));
    const doubles = twins.filter((others) => Array.isArray(others) && others.length > 0).length;
    const day = dateInAmsterdam(since);
    return [
      {
        ...{ id: 'declarations', kind: WaitingKind.declaration, count, cents: -amount, day },
        title: `${counted(count, 'declaratie', 'declaraties')} om te beoordelen`,
        detail: `${count === 1 ? 'Van' : 'Oudste van'} ${creator}, ${daysAgo(day, todayInAmsterdam())}`,
        tag: doubles > 0 ? `${doubles} ${doubles === 1 ? 'lijkt' : 'lijken'} dubbel` : null,
        ...{ link: '/financien?tab=declaraties', actionLabel: 'Beoordelen', urgency: Urgency.othersWait },
      },
    ];
  },
};

/** One's own declarations about which the board asked something. */
const declarationsAsked: HomeSource<Waiting> = {
  key: 'declarations asked',
  async of(context) {
    const asked = await TransactionModel.find({
      createdBy: actorOf(context).id,
      state: TransactionState.asked,
    })
      .select({ description: 1, amount: 1, creationDate: 1 })
      .sort({ _id: 1 })
      .lean(leanWithId);
    const [oldest] = asked;
    if (!oldest) return [];
    return [
      {
        ...{ id: 'asked', kind: WaitingKind.question, count: asked.length },
        title: `${counted(asked.length, 'vraag', 'vragen')} over je declaratie${asked.length === 1 ? '' : 's'}`,
        detail: asked.map(({ description }) => description).join(', '),
        cents: asked.reduce((sum, { amount }) => sum - amount, 0),
        day: dateInAmsterdam(oldest.creationDate),
        ...{ link: '/declaraties', actionLabel: 'Antwoorden', urgency: Urgency.othersWait },
      },
    ];
  },
};

/** What somebody declared and nobody decided on: it stays theirs, since the money is. */
export const declarationDuties: DutySource = {
  key: 'declarations',
  title: 'Open declaraties',
  otherwise: 'Ze blijven staan: het bestuur beslist erover en het geld gaat naar wie het declareerde.',
  async of({ id }) {
    const open = await TransactionModel.find({
      createdBy: id,
      kind: TransactionKind.declaration,
      state: { $in: UNDECIDED },
    })
      .select({ description: 1 })
      .sort({ _id: 1 })
      .lean(leanWithId);
    return { items: open.map(({ description }) => description), candidates: [] };
  },
};

/** What the home page tells of money. */
export const financeHome: readonly Extension[] = [
  ...[
    declarationsToDecide,
    filesToApprove,
    filesAtTheBank,
    declarationsAsked,
    lateReceivables,
    payablesToPay,
    oddPaymentsWaiting,
    bankLinesToDo,
    proposalsWaiting,
    bookQuestionsWaiting,
  ].map((source) => waitingSources.with(source)),
  figureSources.with(bankFigure),
];
