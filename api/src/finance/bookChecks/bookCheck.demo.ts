import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate, formatInAmsterdam } from '../../platform/dates/amsterdam';
import type { DemoContext } from '../../platform/demo/demoContext';
import { TransactionState } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';
import { BookCheckModel } from './bookCheck.model';
import { bookCheckTexts } from './bookCheck.texts';

const DAY = 86_400_000;
/** The last day of the links, and when it is now for who looks. */
const [UNTIL, NOW] = ['2027-01-31', new Date('2026-11-21T19:30:00Z')];

/**
 * Two who check the books of a year: one who is halfway, with a sample, an answer and a question that waits, and one who has not
 * begun. @param yearId the id of the year
 */
export async function demoBookChecks(demo: DemoContext, yearId: string): Promise<void> {
  const lines = await TransactionModel.find({ yearId, state: TransactionState.approved })
    .select({ amount: 1, description: 1, creationDate: 1, kind: 1 })
    .sort({ _id: 1 })
    .lean(leanWithId);
  const entries = lines.map(({ id, kind, amount, description, creationDate }) => ({
    ...{ id: `${kind}:${id}`, amount },
    about: bookCheckTexts.about(formatInAmsterdam(creationDate), description, amount),
  }));
  const [first, second] = entries.slice(-2);
  if (!first || !second) return;
  const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
  const shared = { yearId, until: UNTIL, invitedBy: 'Truus Peters' };
  const log = `${formatInAmsterdam(ago(9))} - Truus Peters: uitgenodigd tot en met ${formatCalendarDate(UNTIL)}`;
  const sample = entries.filter((_, at) => at % 3 === 0).slice(0, 12);
  await BookCheckModel.insertMany([
    {
      ...shared,
      ...{ _id: demo.idAt('book check 1', ago(9)), slot: 1 },
      ...{ name: 'Wim Janssen', email: 'wim.janssen@voorbeeld.example', lastSeenAt: ago(1) },
      seen: entries.slice(0, 18).map(({ id, amount }) => ({ _id: id, amount, at: ago(2) })),
      draws: [
        {
          ...{ _id: demo.id('book draw 1'), at: ago(3), above: 0, outOf: entries.length },
          entries: sample.map(({ id }) => id),
        },
      ],
      questions: [
        {
          ...{ _id: demo.id('book question 1'), entryId: first.id, about: first.about, at: ago(2) },
          ...{ text: 'Wie heeft dit goedgekeurd?', answer: 'Dat was ik, op de vergadering van mei.' },
          ...{ answeredBy: 'Truus Peters', answeredAt: ago(1) },
        },
        {
          ...{ _id: demo.id('book question 2'), entryId: second.id, about: second.about, at: ago(1) },
          text: 'Ik zie hier geen factuur bij. Is die er nog?',
        },
      ],
      openQuestions: 1,
      changeLog: [log],
    },
    {
      ...shared,
      ...{ _id: demo.idAt('book check 2', ago(8)), slot: 2 },
      ...{ name: 'Ans Verbeek', email: 'ans.verbeek@voorbeeld.example' },
      changeLog: [log],
    },
  ] as never[]);
}
