import { isValidObjectId } from 'mongoose';

import { Permission } from '../identity/catalogue/permission.enum';
import {
  type NewsSource,
  newsSources,
  NotificationKind,
  type ReminderSource,
  reminderSources,
} from '../identity/notifications/notificationSources';
import { belongsToday, holdsToday } from '../identity/people/people.loaders';
import { UserModel } from '../identity/people/user.model';
import { leanWithId } from '../platform/database/reading/leanFind';
import { daysAfter, formatCalendarDate } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import type { Settings } from '../platform/settings/settings';
import { counted, formatCents } from '../platform/text/inDutch';
import { type BookCheck, BookCheckModel } from './bookChecks/bookCheck.model';
import { bookCheckPage } from './bookChecks/bookCheckSources';
import { TransactionKind, TransactionState } from './books/finance.enums';
import { type Transaction, TransactionModel } from './books/transaction.model';
import { listLate } from './claims/receivable';

/** Days after its day that is told that something was not paid. */
const TOLD_FOR = 14;
const OWN_PAGE = '/declaraties';

/** What the board decided about declarations, and asked; of both a mail goes too (F18, F72). */
const declarations: NewsSource = {
  key: 'declarations',
  async of(_portal, since) {
    const { declaration } = TransactionKind;
    const { approved, declined, asked } = TransactionState;
    const [decided, questioned] = await Promise.all([
      find({ decidedAt: { $gte: since }, kind: declaration, state: { $in: [approved, declined] } }),
      find({ 'messages.at': { $gte: since }, kind: declaration, state: asked }),
    ]);
    return [
      ...decided.map(({ id, createdBy, description, amount, state, reason, decidedAt }) => ({
        ...{ userId: createdBy, kind: NotificationKind.decided, link: OWN_PAGE, hasOwnMail: true },
        key: `declaration ${id} decided ${decidedAt?.getTime()}`,
        title: `Declaratie ${state === approved ? 'goedgekeurd' : 'afgekeurd'}`,
        detail: `${description}, ${formatCents(-amount)}${reason ? `. ${reason}` : ''}`,
      })),
      ...questioned.map(({ id, createdBy, description, messages }) => {
        const question = messages.findLast(({ isQuestion }) => isQuestion);
        return {
          ...{ userId: createdBy, kind: NotificationKind.asked, link: OWN_PAGE, hasOwnMail: true },
          key: `declaration ${id} asked ${question?.at.getTime()}`,
          title: `Vraag over je declaratie: ${description}`,
          detail: question ? `${question.name}: ${question.text}` : '',
        };
      }),
    ];
  },
};

function find(filter: object): Promise<Transaction[]> {
  return TransactionModel.find(filter)
    .select({ createdBy: 1, description: 1, amount: 1, state: 1, reason: 1, decidedAt: 1, messages: 1 })
    .lean(leanWithId)
    .exec();
}

/** What those who check the books ask, told to the treasurers in the board. */
const bookQuestions: NewsSource = {
  key: 'book questions',
  async of({ settings }, since) {
    const checks: BookCheck[] = await BookCheckModel.find({ 'questions.at': { $gte: since } })
      .select({ yearId: 1, name: 1, questions: 1 })
      .lean(leanWithId);
    const asked = checks.flatMap(({ yearId, name, questions }) =>
      questions
        .filter(({ at, answeredAt }) => at >= since && !answeredAt)
        .map(({ id, about, text }) => ({
          ...{ kind: NotificationKind.asked, key: `book question ${id}`, link: bookCheckPage(yearId) },
          title: `Vraag van de kascommissie: ${about}`,
          detail: `${name}: ${text}`,
        })),
    );
    if (asked.length === 0) return [];
    const treasurers = await treasurersToday(settings);
    return asked.flatMap((one) => treasurers.map((userId) => ({ ...one, userId })));
  },
};

/** What was not paid in time, told to the treasurers in the board: of each day once, however much it is. */
const late: ReminderSource = {
  key: 'late receivables',
  async of(portal, today) {
    const treasurers = await treasurersToday(portal.settings);
    if (treasurers.length === 0) return [];
    const owed = (await listLate(portal, today)).filter(
      ({ dueDate }) => dueDate >= daysAfter(today, -TOLD_FOR),
    );
    const days = [...new Set(owed.map(({ dueDate }) => dueDate))];
    return days.flatMap((day) => {
      const ofDay = owed.filter(({ dueDate }) => dueDate === day);
      const sum = ofDay.reduce((total, { amount }) => total + amount, 0);
      const who = ofDay.length === 1 ? ` van ${ofDay[0]?.name}` : '';
      return treasurers.map((userId) => ({
        ...{ userId, kind: NotificationKind.due, key: `late receivables ${day}` },
        title: `${counted(ofDay.length, 'factuur', 'facturen')}${who} te laat`,
        detail: `${formatCents(sum)}, te betalen vóór ${formatCalendarDate(day)}`,
        link: '/financien?tab=openstaand',
      }));
    });
  },
};

/** The ids of who sees all that is owed: the board, as far as it has the finances. */
async function treasurersToday({ dbCommissionId, dbUserId }: Settings): Promise<string[]> {
  const board = [
    ...(dbCommissionId ? [belongsToday(dbCommissionId)] : []),
    ...(dbUserId && isValidObjectId(dbUserId) ? [{ _id: dbUserId }] : []),
  ];
  if (board.length === 0) return [];
  const both = { $and: [{ $or: board }, holdsToday(Permission.secFin)], deactivation: null };
  return (await UserModel.distinct('_id', both)).map(String);
}

/** What people are told of declarations, of what is owed, and of questions about the books. */
export const financeNotifications: readonly Extension[] = [
  newsSources.with(declarations),
  newsSources.with(bookQuestions),
  reminderSources.with(late),
];
