import { useFinance } from '../finance/testFinance';
import { Role } from '../identity/catalogue/permission.enum';
import { NotificationModel } from '../identity/notifications/notification.model';
import { remind, tellNews } from '../identity/notifications/notificationJobs';
import { inboxOf } from '../identity/notifications/testNotifications';
import { UserModel } from '../identity/people/user.model';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { daysAfter, startOfDayInAmsterdam } from '../platform/dates/amsterdam';
import { TaskListModel } from '../secretariat/tasks/task.model';
import { presentSeason } from '../secretariat/tasks/taskList';
import { daysFromNow } from '../testing/apiStage';
import {
  AddTaskDocument,
  DeactivateUserDocument,
  EditTaskDocument,
  FinishTaskDocument,
} from '../testing/gql/graphql';
import { useMailbox } from '../testing/mailbox';
import { makeUser, signedIn } from '../testing/people';
import { ShiftModel } from '../volunteers/activities/activity.model';

const mailbox = useMailbox();
const stage = useFinance({ smtp: mailbox.smtp });
afterEach(() => {
  jest.restoreAllMocks();
  mailbox.mails.length = 0;
});

const news = () => tellNews(stage.api.portal);
const remindOn = (day: string) =>
  remind(stage.api.portal, new Date(startOfDayInAmsterdam(day).getTime() + 9 * 3_600_000));
const subjects = async () => {
  await stage.api.deliverMail();
  return mailbox.mails.map(({ subject }) => subject);
};

describe('a task', () => {
  const season = presentSeason();
  let chair: Awaited<ReturnType<typeof signedIn>>;
  beforeEach(async () => {
    chair = await signedIn(stage.api, { name: 'Sanne', commissions: [`${stage.parade}-vz`] });
  });
  const give = async (to: string, changes: object = {}, by = chair) => {
    const task = { name: 'Affiches ophalen', assigneeId: to, ...changes };
    const { addTask } = await by.data(AddTaskDocument, { commissionId: stage.parade, season, task });
    return addTask.tasks.at(-1)?.id ?? '';
  };
  const stored = async (id: string) =>
    (await TaskListModel.findOne({ 'tasks._id': id }).lean().orFail()).tasks.find(
      (task) => String((task as unknown as { _id: unknown })._id) === id,
    );

  it('that one is given is told once, with a mail, also when two processes look', async () => {
    await give(stage.piet.id, { dueDate: '2099-11-28' });
    await Promise.all([news(), news()]);
    await news();
    expect((await inboxOf(stage.piet)).items).toMatchObject([
      {
        kind: 'assigned',
        title: 'Taak voor jou',
        detail: 'Affiches ophalen, vóór 28/11/2099. Van Sanne.',
        link: `/commissies/${stage.parade}`,
      },
    ]);
    expect(await subjects()).toEqual(['Taak voor jou']);
  });

  it('that somebody takes, that is ticked before, or that stays theirs, is not told', async () => {
    await give(chair.id);
    const id = await give(stage.piet.id);
    await chair.data(FinishTaskDocument, { commissionId: stage.parade, id, finished: true });
    await news();
    expect(await NotificationModel.countDocuments()).toBe(0);
    const other = await give(stage.piet.id);
    await news();
    const before = await stored(other);
    const task = { name: 'Affiches en linten', assigneeId: stage.piet.id };
    const at = { commissionId: stage.parade, id: other, revision: 1, task };
    await chair.data(EditTaskDocument, at);
    expect((await stored(other))?.given).toEqual(before?.given);
    await news();
    expect((await inboxOf(stage.piet)).items).toHaveLength(1);
  });

  it('that goes to another, and back, is told to each', async () => {
    const id = await give(stage.piet.id);
    await news();
    const to = [chair.id, stage.piet.id];
    for (const [at, assigneeId] of to.entries()) {
      const task = { name: 'Affiches ophalen', assigneeId };
      await stage.piet.data(EditTaskDocument, { commissionId: stage.parade, id, revision: at + 1, task });
      await news();
    }
    expect((await inboxOf(chair)).items).toMatchObject([{ detail: 'Affiches ophalen. Van Piet.' }]);
    // What he gave himself he knows.
    expect((await inboxOf(stage.piet)).items).toHaveLength(1);
  });

  it('of several people is told to each, and again only to who comes beside them', async () => {
    const kees = await signedIn(stage.api, { name: 'Kees', commissions: [stage.parade] });
    const task = { name: 'Affiches ophalen', assigneeIds: [chair.id, stage.piet.id] };
    const { addTask } = await chair.data(AddTaskDocument, { commissionId: stage.parade, season, task });
    await news();
    const three = { ...task, assigneeIds: [...task.assigneeIds, kees.id] };
    const id = addTask.tasks[0]?.id ?? '';
    await stage.piet.data(EditTaskDocument, { commissionId: stage.parade, id, revision: 1, task: three });
    await news();
    for (const [client, detail] of [
      [stage.piet, 'Affiches ophalen. Van Sanne.'],
      [kees, 'Affiches ophalen. Van Piet.'],
    ] as const)
      expect((await inboxOf(client)).items).toMatchObject([{ detail }]);
    expect(await NotificationModel.countDocuments()).toBe(2);
  });

  it('that is handed over when somebody leaves is told to who gets it', async () => {
    const leaver = await makeUser({ commissions: [stage.parade] });
    await give(leaver.id);
    const admin = await signedIn(stage.api, { role: Role.Admin, general: ['secGebruikers'] });
    const handOver = [{ key: 'tasks', to: stage.piet.id }];
    await admin.data(DeactivateUserDocument, { id: leaver.id, revision: 1, handOver });
    await news();
    expect((await inboxOf(stage.piet)).titles).toEqual(['Taak voor jou']);
    expect(await NotificationModel.countDocuments()).toBe(1);
  });

  it('is reminded of three days before and on the day, once each, while it is open and one is in its committee', async () => {
    const day = daysFromNow(10);
    const id = await give(stage.piet.id, { dueDate: day });
    for (const before of [4, 3, 2, 1, 1, 0, 0]) await remindOn(daysAfter(day, -before));
    await Promise.all([remindOn(day), remindOn(daysAfter(day, 1))]);
    expect((await inboxOf(stage.piet)).titles).toEqual(['Taak voor vandaag', 'Taak bijna te laat']);
    expect(await subjects()).toEqual([]);
    await NotificationModel.deleteMany({});
    await chair.data(FinishTaskDocument, { commissionId: stage.parade, id, finished: true });
    await remindOn(day);
    await give(stage.piet.id, { dueDate: day });
    await UserModel.updateOne({ _id: stage.piet.id }, { $set: { 'permissions.commissions': [] } });
    await remindOn(day);
    expect(await NotificationModel.countDocuments()).toBe(0);
  });
});

it.each([
  [
    'tasks that were given',
    TaskListModel,
    { tasks: { $elemMatch: { given: { $elemMatch: { at: { $gte: new Date() } } }, finished: false } } },
  ],
  [
    'tasks with a deadline',
    TaskListModel,
    { tasks: { $elemMatch: { dueDate: { $gte: '2026-01-01', $lte: '2026-01-04' }, finished: false } } },
  ],
  [
    'questions to sellers',
    AdvertisementModel,
    { advContactQuestions: { $elemMatch: { creationDate: { $gte: new Date() }, status: 'open' } } },
  ],
  ['shifts of a day', ShiftModel, { day: '2026-01-01' }],
  ['an inbox', NotificationModel, { userId: 'x', readAt: null }],
] as const)('%s are found by an index', async (_what, model, filter) => {
  const plan = JSON.stringify(await model.collection.find(filter as never).explain('queryPlanner'));
  expect(plan).toContain('IXSCAN');
  expect(plan).not.toContain('COLLSCAN');
});
