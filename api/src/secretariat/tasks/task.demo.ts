import { demoCommissionId } from '../../identity/commissions/commission.demo';
import type { DemoContext } from '../../platform/demo/demoContext';
import { DEMO_BOOKS, demoBookId, demoWhen } from '../draaiboek/draaiboek.demo';
import { demoMeeting } from '../meetings/secretary.demo';
import { dateFromCarnival } from '../seasonOrder';
import { SecretaryDocumentKind } from '../secretariat.enums';
import { TaskListModel } from './task.model';
import { TaskCommentModel } from './taskComment.model';
import { listId } from './taskList';

const SEASON = 2026;
/** What is done by now, and who does what when. */
const DONE: Readonly<Record<string, readonly [by: string, at: string]>> = {
  'Evenementenvergunning aanvragen': ['Piet Hendriks', '2026-09-24T18:10:00Z'],
  'Inschrijving openen op de website': ['Sanne Willems', '2026-10-01T19:45:00Z'],
  'Zaal vastleggen': ['Sanne Willems', '2026-06-30T17:00:00Z'],
};
/** The e-mails of who does it. */
const GIVEN: Readonly<Record<string, readonly [emails: string, dueDate: string | null]>> = {
  'Vijf juryleden vragen': ['lid@carnaval.example preces@carnaval.example', '2026-11-30'],
  'Overleg met politie en brandweer': ['preces@carnaval.example', '2026-11-18'],
  'Wegafzettingen bestellen': ['beheer@carnaval.example', null],
  'Jeugdprins uitnodigen': ['lid@carnaval.example', '2026-11-25'],
};
/** Still only in the draaiboek, to be chosen. */
const NOT_YET = ['Afrekening naar de penningmeester', 'Evaluatie'];
/** What was said of the jury. */
const COMMENTS = [
  ['Drie hebben ja gezegd.', 'Sanne Willems', 'lid@carnaval.example', '2026-11-19T19:30:00Z'],
  ['Ik bel de burgemeester nog.', 'Piet Hendriks', 'preces@carnaval.example', '2026-11-20T08:15:00Z'],
] as const;

type Single = readonly [
  name: string,
  email: string | null,
  dueDate: string | null,
  checklist?: readonly string[],
];
const SINGLE: readonly Single[] = [
  [
    'Nieuwe portofoons uitzoeken',
    'lid@carnaval.example',
    '2026-12-15',
    ['Prijzen vragen', 'Proefexemplaar lenen', 'Kiezen met de preces'],
  ],
  ['Bedankje voor de verkeersregelaars', null, null],
];
/** What the meeting of this day agreed. */
const AGREED = { name: 'Nieuwe portofoons uitzoeken', date: '2026-11-02' } as const;

/** The tasks of the present season and the one before, made of the draaiboeken, and two single ones. */
export async function demoTasks(demo: DemoContext): Promise<void> {
  const lists = DEMO_BOOKS.flatMap(({ commission, categories }) => {
    const commissionId = demoCommissionId(demo, commission).toHexString();
    const id = (...path: string[]) => demoBookId(demo, commission, ...path);
    const tasks = categories.flatMap(([category, , subCategories]) =>
      Object.entries(subCategories).flatMap(([sub, items]) =>
        items.map(([name, timeType, when, responsable, description = '']) => ({
          commissionId,
          name,
          description,
          responsable,
          timeType,
          ...demoWhen(when),
          parent: id(category, sub),
          grandParent: id(category),
          itemId: id(category, sub, name),
        })),
      ),
    );
    const single = commission === 3 ? SINGLE : [];
    return [
      {
        season: SEASON - 1,
        tasks: tasks.map((task) => ({
          ...task,
          dueDate: dateFromCarnival(SEASON - 1, task.daysFromCarnival),
          ...done(['Piet Hendriks', '2026-03-20T19:00:00Z']),
        })),
      },
      {
        season: SEASON,
        tasks: [
          ...tasks
            .filter(({ name }) => !NOT_YET.includes(name))
            .map((task) => ({
              ...task,
              dueDate: dateFromCarnival(SEASON, task.daysFromCarnival),
              ...done(DONE[task.name]),
              ...given(demo, GIVEN[task.name]),
            })),
          ...single.map(([name, email, dueDate, checklist = []]) => ({
            commissionId,
            name,
            checklist,
            checked: checklist.slice(0, 1),
            ...(email && given(demo, [email, dueDate])),
            ...(name === AGREED.name && {
              meetingId: demoMeeting(demo, SecretaryDocumentKind.notulen, AGREED.date)._id.toHexString(),
            }),
          })),
        ],
      },
    ].map((list) => ({
      _id: listId(commissionId, list.season),
      commissionId,
      season: list.season,
      tasks: list.tasks.map((task) => ({
        ...task,
        _id: demo.id(`task ${commission} ${list.season} ${task.name}`),
      })),
      changeLog: [`01/06/${list.season} - Piet Hendriks: taken uit het draaiboek toegevoegd`],
    }));
  });
  await TaskListModel.insertMany(lists);
  await TaskCommentModel.insertMany(
    COMMENTS.map(([text, name, email, at]) => ({
      _id: demo.id(`task comment ${text}`),
      commissionId: demoCommissionId(demo, 3).toHexString(),
      taskId: demo.id(`task 3 ${SEASON} Vijf juryleden vragen`).toHexString(),
      text,
      creator: name,
      createdBy: demo.id(`user ${email}`).toHexString(),
      creationDate: new Date(at),
    })),
  );
}

function done(by?: readonly [name: string, at: string]) {
  return by ? { finished: true, finishedBy: by[0], finishedAt: new Date(by[1]) } : {};
}

function given(demo: DemoContext, to?: readonly [emails: string, dueDate: string | null]) {
  if (!to) return {};
  const [emails, dueDate] = to;
  const assigneeIds = emails.split(' ').map((email) => demo.id(`user ${email}`).toHexString());
  return { assigneeIds, ...(dueDate && { dueDate }) };
}
