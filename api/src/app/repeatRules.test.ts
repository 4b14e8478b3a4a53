import mongoose from 'mongoose';

import { UserModel } from '../identity/people/user.model';
import { up } from '../migrations/20261125-request-ids';
import { AuditEventModel } from '../platform/audit/auditEvent.model';
import { JobModel, MAIL } from '../platform/jobs/job.model';
import { RequestNoteModel, sweepRequestNotes } from '../platform/once/once';
import { TaskListModel } from '../secretariat/tasks/task.model';
import { PagadderSuggestionModel } from '../stock/orders/suggestion.model';
import { useApi } from '../testing/apiStage';
import { makeCommission, signedIn, usePerson } from '../testing/people';
import { actAs } from '../testing/testClient';
import { ActivityModel } from '../volunteers/activities/activity.model';

const stage = useApi();
const requestId = 'verzoek-van-de-test';
const editor = usePerson(stage, { general: ['vol', 'secGebruikers', 'secLedlist'] });

const ADD = `mutation ($name: String!, $requestId: String) {
  addActivity(name: $name, requestId: $requestId) { id name archived }
}`;
interface Added {
  addActivity: { id: string; name: string; archived: boolean };
}
const add = async (name: string, as: string | null = requestId) =>
  (await editor.data<Added>(ADD, { name, requestId: as })).addActivity;

const MAIL_ME = `mutation ($subject: String!, $requestId: String) {
  testMailing(
    to: { audience: members, isNeeded: false }
    mailing: { subject: $subject, html: "<p>Kom je?</p>", attachmentIds: [], asFoundation: false }
    requestId: $requestId
  )
}`;
const mails = () => JobModel.countDocuments({ name: MAIL });

it.each(['kort', 'a'.repeat(65), 'met spatie erin', '{"$gt":""}'])(
  'a requestId as %s is refused at its field',
  async (wrong) => {
    expect(await editor.error(ADD, { name: 'Bar', requestId: wrong })).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { requestId: 'De invoer klopt niet.' } },
    });
    expect(await ActivityModel.countDocuments()).toBe(0);
  },
);

it('without one it is done each time', async () => {
  const suggest = () =>
    stage.api.visitor.data('mutation { suggestPagadder(suggestion: { who: "Jan", why: "x", by: "Piet" }) }');
  await suggest();
  await suggest();
  expect(await PagadderSuggestionModel.countDocuments()).toBe(2);
});

it('a repeat is answered with the record as it is now, and with nothing of before when it was removed', async () => {
  const { id } = await add('Bar');
  await ActivityModel.updateOne({ _id: id }, { $set: { archived: true } });
  expect(await add(' Bar ')).toEqual({ id, name: 'Bar', archived: true });
  await ActivityModel.deleteOne({ _id: id });
  expect((await add('Bar')).id).not.toBe(id);
});

it('what was refused can be mended under the same requestId', async () => {
  expect(await editor.error(ADD, { name: ' ', requestId })).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await add('Bar')).toMatchObject({ name: 'Bar' });
  expect(await editor.error(MAIL_ME, { subject: ' ', requestId })).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
  await editor.data(MAIL_ME, { subject: 'Vraag', requestId });
  expect(await mails()).toBe(1);
});

it('other content is told with both versions and when it was stored', async () => {
  await add('Bar');
  expect((await editor.error(ADD, { name: 'Kassa', requestId })).extensions).toEqual({
    code: 'CONFLICT',
    repeated: true,
    stored: [{ name: 'name', value: 'Bar' }],
    asked: [{ name: 'name', value: 'Kassa' }],
    storedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(await ActivityModel.countDocuments()).toBe(1);
});

it('of two at once with other content one is stored and the other is told', async () => {
  const answers = await Promise.all(
    ['Bar', 'Kassa', 'Podium'].map((name) => editor.run<Added>(ADD, { name, requestId })),
  );
  const [stored] = await ActivityModel.find().lean();
  expect(answers.filter(({ errors }) => !errors).map(({ data }) => data?.addActivity.name)).toEqual([
    stored?.name,
  ]);
  expect(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])).toEqual([
    'CONFLICT',
    'CONFLICT',
  ]);
  expect(await ActivityModel.countDocuments()).toBe(1);
});

it('a visitor is not told what was stored under a requestId', async () => {
  const suggest = (who: string) =>
    actAs(stage.api.url).run(
      `mutation ($suggestion: PagadderSuggestionInput!, $requestId: String) {
        suggestPagadder(suggestion: $suggestion, requestId: $requestId)
      }`,
      { suggestion: { who, why: 'Zij kan het', by: 'Jan' }, requestId },
    );
  expect((await suggest('Truus')).data).toEqual({ suggestPagadder: true });
  expect((await suggest('Truus')).data).toEqual({ suggestPagadder: true });
  expect((await suggest('Greet')).errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', repeated: true });
  expect(await PagadderSuggestionModel.countDocuments()).toBe(1);
});

it('another operation under the same requestId is another request', async () => {
  await add('Bar');
  await editor.data(
    'mutation ($requestId: String) { addNewVolunteer(volunteer: { name: "Els" }, requestId: $requestId) { id } }',
    { requestId },
  );
});

it('a password is no content, and a repeat of a new account has no second one', async () => {
  const addUser = (password: string) =>
    editor.data<{ addUser: { id: string } }>(
      `mutation ($user: AddUserInput!, $requestId: String) { addUser(user: $user, requestId: $requestId) { id } }`,
      {
        user: {
          name: 'Gerrit Hol',
          email: 'gerrit@carnaval.example',
          isExternal: false,
          password,
          permissions: { general: [], commissions: [] },
        },
        requestId,
      },
    );
  const first = await addUser('drie-blauwe-fietsen');
  const { passwordHash } = (await UserModel.findById(first.addUser.id).lean()) ?? {};
  expect(await addUser('vier-groene-stoelen')).toEqual(first);
  expect((await UserModel.findById(first.addUser.id).lean())?.passwordHash).toBe(passwordHash);
});

it('nobody reads what is kept: not in the database, not in the log', async () => {
  await add('Heel bijzondere bar');
  const raw = await ActivityModel.collection.findOne({});
  const kept = JSON.stringify(raw?.keptRequests);
  expect(raw?.keptRequests).toHaveLength(1);
  expect(kept).not.toContain('bijzondere');
  expect(JSON.stringify(raw)).not.toContain(requestId);
  expect(await ActivityModel.findOne().lean()).not.toHaveProperty('keptRequests');
  const events = await AuditEventModel.find().lean();
  expect(events.flatMap(({ fields }) => fields.map(({ name }) => name))).toContain('name');
  expect(JSON.stringify(events)).not.toMatch(/keptRequests|verzoek-van-de-test/);
});

it('of many who make the first task of a season at once each has theirs', async () => {
  const commissionId = await makeCommission(3, 'Optocht');
  const chair = await signedIn(stage.api, { commissions: [`${commissionId}-vz`] });
  const season = new Date().getFullYear();
  const addTask = (name: string) =>
    chair.run(
      `mutation ($task: TaskInput!, $requestId: String, $season: Int!) {
        addTask(commissionId: "${commissionId}", season: $season, task: $task, requestId: $requestId) { id }
      }`,
      { season: season - 1, task: { name }, requestId: `verzoek-${name.slice(5)}` },
    );
  const names = Array.from({ length: 30 }, (_, at) => `Taak ${at + 10}`);
  const answers = await Promise.all(names.map(addTask));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const [list] = await TaskListModel.find().lean();
  expect(list?.tasks.map(({ name }) => name).sort()).toEqual(names);
});

describe('what no record keeps', () => {
  const send = (subject = 'Vraag') => editor.run<{ testMailing: string }>(MAIL_ME, { subject, requestId });

  it('is taken over when it crashed, and its mail goes out once', async () => {
    expect((await send()).data).toEqual({ testMailing: editor.email });
    const before = { at: new Date(Date.now() - 61_000) };
    await RequestNoteModel.updateOne({}, { $set: before, $unset: { answer: 1 } });
    expect((await Promise.all([send(), send()])).map(({ data }) => data)).toEqual([
      { testMailing: editor.email },
      { testMailing: editor.email },
    ]);
    expect(await mails()).toBe(1);
    expect((await send('Iets anders')).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  });

  it('is kept for 30 days, without what was asked', async () => {
    await send('Heel bijzondere vraag');
    expect(JSON.stringify(await RequestNoteModel.find().lean())).not.toMatch(/bijzondere|verzoek-van/);
    await sweepRequestNotes();
    expect(await RequestNoteModel.countDocuments()).toBe(1);
    await RequestNoteModel.updateOne({}, { $set: { at: new Date(Date.now() - 31 * 86_400_000) } });
    await sweepRequestNotes();
    expect(await RequestNoteModel.countDocuments()).toBe(0);
  });
});

it('the requests of before are taken out of records, with their index', async () => {
  const members = mongoose.connection.db!.collection('clubMembers');
  await members.createIndex({ requestId: 1 }, { unique: true, sparse: true });
  await members.insertOne({ requestId: 'van-vroeger', lastName: 'Jansen' });
  await up(mongoose.connection.db as never);
  await up(mongoose.connection.db as never);
  expect(await members.findOne({})).toEqual({ _id: expect.anything(), lastName: 'Jansen' });
  expect(await members.indexExists('requestId_1')).toBe(false);
});
