import { NotificationModel } from '../../identity/notifications/notification.model';
import { tellNews } from '../../identity/notifications/notificationJobs';
import { inboxOf } from '../../identity/notifications/testNotifications';
import { uploadOf } from '../../testing/apiStage';
import {
  AddTaskCommentDocument,
  AddTaskDocument,
  DeleteTaskCommentDocument,
  TaskCommentCountsDocument,
  type TaskCommentInput,
  TaskCommentsDocument,
} from '../../testing/gql/graphql';
import { useCommittee } from '../testCommittee';
import { TaskCommentModel } from './taskComment.model';
import { presentSeason } from './taskList';

const stage = useCommittee();
let taskId: string;
beforeEach(async () => {
  const given = { commissionId: stage.id, season: presentSeason(), task: { name: 'Hekken' } };
  taskId = (await stage.member.data(AddTaskDocument, given)).addTask.tasks[0]?.id ?? '';
});
const at = () => ({ commissionId: stage.id, taskId });
const say = (comment: TaskCommentInput, client = stage.member, requestId?: string) =>
  client.run(AddTaskCommentDocument, { ...at(), comment, requestId });
const read = async () => (await stage.member.data(TaskCommentsDocument, at())).taskComments;

it('is said by who is in the committee, oldest first, and counted at the task', async () => {
  await say({ text: ' Wie haalt ze? ' });
  await say({ text: 'Ik.' }, stage.chair);
  expect(await read()).toMatchObject([
    { text: 'Wie haalt ze?', creator: 'Sanne', file: null },
    { text: 'Ik.', creator: 'Piet' },
  ]);
  const { tasks } = await stage.member.data(TaskCommentCountsDocument, { commissionId: stage.id });
  expect(tasks.tasks).toEqual([{ name: 'Hekken', commentCount: 2 }]);
  const elsewhere = { ...at(), taskId: '64b000000000000000000000' };
  expect((await stage.member.error(TaskCommentsDocument, elsewhere)).extensions.code).toBe('NOT_FOUND');
});

it.each([
  [{}, { text: 'Schrijf iets, of kies een bestand' }],
  [{ text: '  ' }, { text: 'Schrijf iets, of kies een bestand' }],
  [{ text: 'x'.repeat(2001) }, { text: expect.any(String) }],
  [{ text: 'x', mentionIds: ['64b000000000000000000000'] }, { mentionIds: 'Kies iemand uit de commissie' }],
  [{ text: 'x', fileId: '64b000000000000000000000' }, { fileId: expect.any(String) }],
])('refuses %j', async (comment, fields) => {
  expect((await say(comment)).errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it('has a file of the committee, alone or with words', async () => {
  const { id: fileId } = await uploadOf(
    stage.api,
    `docs/C${stage.id}`,
    Buffer.from('%PDF-1.4\n%%EOF'),
    'offerte.pdf',
    stage.member.cookie,
  );
  await say({ fileId });
  expect(await read()).toMatchObject([{ text: '', file: { name: 'offerte.pdf' } }]);
});

it('tells who is mentioned, once, and not who says it', async () => {
  await say({ text: 'Kun jij?', mentionIds: [stage.chair.id, stage.member.id, stage.chair.id] });
  await Promise.all([tellNews(stage.api.portal), tellNews(stage.api.portal)]);
  await tellNews(stage.api.portal);
  expect((await inboxOf(stage.chair)).items).toMatchObject([
    {
      kind: 'asked',
      title: 'Sanne noemt je bij een taak',
      detail: 'Hekken: Kun jij?',
      link: `/commissies/${stage.id}`,
    },
  ]);
  expect(await NotificationModel.countDocuments()).toBe(1);
});

it('is there once when it is sent twice; two at once are both there', async () => {
  await Promise.all([1, 2].map(() => say({ text: 'Een keer' }, stage.member, 'verzoek-van-de-test')));
  await Promise.all(['a', 'b'].map((text) => say({ text })));
  expect((await read()).map(({ text }) => text).sort()).toEqual(['Een keer', 'a', 'b']);
});

it('is removed by who said it and by the chair, not by others', async () => {
  const [mine, chairs] = await Promise.all([
    say({ text: 'van Sanne' }),
    say({ text: 'van Piet' }, stage.chair),
  ]);
  const remove = (id: string | undefined, client = stage.member) =>
    client.run(DeleteTaskCommentDocument, { commissionId: stage.id, id: id ?? '' });
  const chairsId = chairs.data?.addTaskComment.id;
  expect((await remove(chairsId)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await remove(mine.data?.addTaskComment.id);
  expect(await read()).toMatchObject([{ text: 'van Piet' }]);
  await remove(chairsId, stage.chair);
  expect(await read()).toEqual([]);
  expect((await remove(chairsId, stage.chair)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

it('stops at two hundred at one task', async () => {
  const comment = { commissionId: stage.id, taskId, text: 'x', creator: 'Piet', createdBy: 'x' };
  await TaskCommentModel.insertMany(Array.from({ length: 200 }, () => comment));
  expect((await say({ text: 'nog een' })).errors?.[0]?.extensions.fields).toEqual({
    text: 'Bij deze taak staan al 200 opmerkingen',
  });
});
