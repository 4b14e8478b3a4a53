import { UserModel } from '../../identity/people/user.model';
import { up } from '../../migrations/20261220-task-people';
import { daysAfter } from '../../platform/dates/amsterdam';
import {
  AddTaskDocument,
  CheckTaskStepDocument,
  DeleteSingleTaskDocument,
  EditTaskDocument,
  FinishTaskDocument,
  type FinishTaskMutation,
  MoveTaskDocument,
  MyTasksDocument,
  type TaskInput,
  TasksDocument,
  TaskSeasonsDocument,
} from '../../testing/gql/graphql';
import { makeCommission, signedIn } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { carnivalOf } from '../seasonOrder';
import { logged, useCommittee } from '../testCommittee';
import { TaskListModel } from './task.model';
import { presentSeason } from './taskList';

type Task = FinishTaskMutation['finishTask'];

const stage = useCommittee();
const season = presentSeason();
const at = <Given extends object>(variables: Given = {} as Given) => ({
  commissionId: stage.id,
  ...variables,
});
const read = async (of = season) => (await stage.member.data(TasksDocument, at({ season: of }))).tasks;
const add = async (task: TaskInput, of = season) => {
  const { addTask } = await stage.member.data(AddTaskDocument, at({ season: of, task }));
  return addTask.tasks.find(({ name }) => name === task.name.trim()) as Task;
};
const finish = (id: string, finished: boolean, client: TestClient = stage.member) =>
  client.data(FinishTaskDocument, at({ id, finished }));

it('a single task keeps what was filled in', async () => {
  const added = await add({
    name: ' Podium huren ',
    description: ' Zes bij vier ',
    responsable: 'techniek',
    timeType: 'upFront',
    period: 'oktober',
    dueDate: '2026-10-15',
    assigneeIds: [stage.chair.id, stage.member.id, stage.chair.id],
  });
  expect(added).toEqual({
    id: expect.any(String),
    name: 'Podium huren',
    description: 'Zes bij vier',
    responsable: 'techniek',
    timeType: 'upFront',
    period: 'oktober',
    daysFromCarnival: null,
    dueDate: '2026-10-15',
    checklist: [],
    assignees: [{ name: 'Piet' }, { name: 'Sanne' }],
    finished: false,
    finishedBy: null,
    finishedAt: null,
    parent: null,
    grandParent: null,
    itemId: null,
    revision: 1,
  });
  expect(await read()).toMatchObject({ season, tasks: [{ name: 'Podium huren' }] });
});

it.each([
  [{ name: ' ' }, { name: 'Verplicht' }],
  [{ name: 'x', dueDate: '2026-13-01' }, { dueDate: 'Dit is geen geldige datum' }],
  [
    { name: 'x', daysFromCarnival: -246 },
    { daysFromCarnival: 'Kies hoogstens 245 dagen voor of 85 dagen na carnaval' },
  ],
  [
    { name: 'x', daysFromCarnival: 86 },
    { daysFromCarnival: 'Kies hoogstens 245 dagen voor of 85 dagen na carnaval' },
  ],
  [{ name: 'x', assigneeIds: ['64b000000000000000000000'] }, { assigneeIds: 'Kies iemand uit de commissie' }],
  [{ name: 'x', assigneeIds: ['Piet'] }, { assigneeIds: 'Kies iemand uit de commissie' }],
  [{ name: 'x', assigneeId: 'Piet' }, { assigneeId: 'Kies iemand uit de commissie' }],
  [{ name: 'x', assigneeIds: Array(21).fill('x') }, { assigneeIds: 'Kies hoogstens 20 mensen' }],
])('refuses %j', async (task, fields) => {
  const { extensions } = await stage.member.error(AddTaskDocument, at({ season, task }));
  expect(extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it.each([1999, season + 2])('refuses season %i', async (wrong) => {
  const { extensions } = await stage.member.error(
    AddTaskDocument,
    at({ season: wrong, task: { name: 'x' } }),
  );
  expect(extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { season: 'Dit seizoen bestaat niet' } });
});

it('days from carnival are a deadline; one typed by hand wins until it is let go', async () => {
  const sunday = (await read()).carnival;
  expect(sunday).toBe(carnivalOf(season));
  const days = { name: 'Hekken', daysFromCarnival: -30 };
  const { id, dueDate } = await add(days);
  expect(dueDate).toBe(daysAfter(sunday, -30));
  expect((await add({ ...days, name: 'Later' }, season + 1)).dueDate).toBe(
    daysAfter(carnivalOf(season + 1), -30),
  );
  const edit = async (revision: number, task: TaskInput) => {
    const { editTask } = await stage.member.data(EditTaskDocument, at({ id, revision, task }));
    return editTask.tasks.find((one) => one.id === id)?.dueDate;
  };
  // What an editor read, or leaves out, was not typed by hand: it goes along with the days.
  expect(await edit(1, { ...days, daysFromCarnival: -22, dueDate })).toBe(daysAfter(sunday, -22));
  expect(await edit(2, { name: 'Hekken', daysFromCarnival: 3 })).toBe(daysAfter(sunday, 3));
  const typed = daysAfter(sunday, -60);
  expect(await edit(3, { ...days, dueDate: typed })).toBe(typed);
  expect(await edit(4, { ...days, daysFromCarnival: -22 })).toBe(typed);
  expect(await edit(5, { ...days, dueDate: null })).toBe(daysAfter(sunday, -30));
  expect(await edit(6, { name: 'Hekken', daysFromCarnival: null })).toBeNull();
});

it('each season has its own tasks; the present one is always there', async () => {
  const seasons = async () => (await stage.member.data(TaskSeasonsDocument, at())).taskSeasons;
  expect(await seasons()).toEqual([season]);
  await add({ name: 'toen' }, season - 2);
  await add({ name: 'straks' }, season + 1);
  expect(await seasons()).toEqual([season + 1, season, season - 2]);
  expect((await read(season - 2)).tasks.map(({ name }) => name)).toEqual(['toen']);
  expect((await read()).tasks).toEqual([]);
});

it('is ticked with who and when, and opened again; an edit leaves the tick alone', async () => {
  const { id } = await add({ name: 'Podium' });
  const { finishTask } = await finish(id, true);
  expect(finishTask).toMatchObject({
    finished: true,
    finishedBy: 'Sanne',
    finishedAt: expect.stringMatching(/Z$/),
  });
  await stage.member.data(EditTaskDocument, at({ id, revision: 1, task: { name: 'Podium huren' } }));
  expect((await read()).tasks[0]).toMatchObject({
    name: 'Podium huren',
    finished: true,
    finishedBy: 'Sanne',
  });
  expect((await finish(id, false, stage.chair)).finishTask).toMatchObject({
    finished: false,
    finishedBy: null,
    finishedAt: null,
  });
  expect(logged((await read()).changeLog)).toEqual([
    'Sanne: taak Podium toegevoegd',
    'Sanne: taak Podium gesloten',
    'Sanne: taak Podium huren gewijzigd',
    'Piet: taak Podium huren weer open',
  ]);
});

it('a tick that comes again, by the same or by somebody else, stays as it was done first', async () => {
  const { id } = await add({ name: 'Affiches' });
  const first = (await finish(id, true)).finishTask;
  const [again, other] = await Promise.all([finish(id, true), finish(id, true, stage.chair)]);
  expect([again.finishTask, other.finishTask]).toEqual([first, first]);
  const ticked = logged((await read()).changeLog).filter((line) => line.includes('Affiches gesloten'));
  expect(ticked).toEqual(['Sanne: taak Affiches gesloten']);
});

describe('the checklist of a task', () => {
  const check = (id: string, step: string, done: boolean, client: TestClient = stage.member) =>
    client.run(CheckTaskStepDocument, at({ id, step, done }));
  const steps = async () =>
    Object.fromEntries((await read()).tasks[0]?.checklist.map(({ text, done }) => [text, done]) ?? []);
  const checklist = [' Bellen ', '', 'Halen', 'Bellen', 'Zetten'];

  it('has each step once; an edit keeps the ticks of what stays, and a tick leaves the revision alone', async () => {
    const { id } = await add({ name: 'Hekken', checklist });
    expect(await steps()).toEqual({ Bellen: false, Halen: false, Zetten: false });
    const { data } = await check(id, 'Halen', true);
    expect(data?.checkTaskStep.revision).toBe(1);
    const task = { name: 'Hekken', checklist: ['Halen', 'Brengen'] };
    await stage.member.data(EditTaskDocument, at({ id, revision: 1, task }));
    expect(await steps()).toEqual({ Halen: true, Brengen: false });
    await stage.member.data(EditTaskDocument, at({ id, revision: 2, task: { name: 'Hek' } }));
    expect(await steps()).toEqual({ Halen: true, Brengen: false });
    await check(id, 'Halen', false);
    expect(await steps()).toEqual({ Halen: false, Brengen: false });
  });

  it('is ticked by many at once without losing a tick; sent twice it is ticked once', async () => {
    const { id } = await add({ name: 'Hekken', checklist });
    await Promise.all(
      ['Bellen', 'Halen', 'Zetten', 'Bellen'].map((step) => check(id, step, true, stage.chair)),
    );
    expect(await steps()).toEqual({ Bellen: true, Halen: true, Zetten: true });
    const lines = logged((await read()).changeLog).filter((line) => line.includes('Bellen gedaan'));
    expect(lines).toEqual(['Piet: taak Hekken: Bellen gedaan']);
    await check(id, 'Bellen', false);
    expect(await steps()).toMatchObject({ Bellen: false });
  });

  it('refuses a step that is gone, a task that is not there, and too many or too long steps', async () => {
    const { id } = await add({ name: 'Hekken', checklist });
    expect((await check(id, 'Weg', true)).errors?.[0]?.extensions).toEqual({
      ...{ code: 'BAD_USER_INPUT', fields: { step: 'Deze stap staat niet meer in de checklist' } },
    });
    expect((await check('64b000000000000000000000', 'Halen', true)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    for (const wrong of [Array.from({ length: 31 }, (_, at) => `stap ${at}`), ['x'.repeat(201)]])
      expect(
        (await stage.member.error(AddTaskDocument, at({ season, task: { name: 'x', checklist: wrong } })))
          .extensions,
      ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { checklist: expect.any(String) } });
  });
});

describe('the order of tasks', () => {
  const names = async () => (await read()).tasks.map(({ name }) => name);
  const move = (id: string, before: string | null, client: TestClient = stage.member) =>
    client.run(MoveTaskDocument, at({ id, before }));

  it('stays as somebody put it, also when a deadline changes; what is new is the last', async () => {
    const [a, b, c] = [await add({ name: 'a' }), await add({ name: 'b' }), await add({ name: 'c' })];
    expect((await move(c.id, a.id)).data?.moveTask.tasks.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    await move(c.id, a.id);
    await move(b.id, b.id);
    const task = { name: 'b', dueDate: '2026-10-01' };
    await stage.member.data(EditTaskDocument, at({ id: b.id, revision: 1, task }));
    await add({ name: 'd', dueDate: '2026-09-01' });
    expect(await names()).toEqual(['c', 'a', 'b', 'd']);
    await move(a.id, null);
    expect(await names()).toEqual(['c', 'b', 'd', 'a']);
    await stage.chair.data(DeleteSingleTaskDocument, at({ id: c.id }));
    await move(a.id, b.id);
    expect(await names()).toEqual(['a', 'b', 'd']);
    expect(logged((await read()).changeLog)).toContain('Sanne: taak a verplaatst');
  });

  it('keeps the moves of people who move at once', async () => {
    const tasks = [];
    for (const name of ['a', 'b', 'c', 'd']) tasks.push((await add({ name })).id);
    const [a = '', b = '', c = '', d = ''] = tasks;
    await Promise.all([move(d, a), move(c, b, stage.chair)]);
    expect(await names()).toEqual(['d', 'a', 'c', 'b']);
  });

  it('is not beside a task that is not there', async () => {
    const [a, b] = [await add({ name: 'a' }), await add({ name: 'b' }, season - 1)];
    expect((await move('64b000000000000000000000', null)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await move(a.id, b.id)).errors?.[0]?.extensions).toEqual({
      ...{ code: 'BAD_USER_INPUT', fields: { before: 'Deze taak staat niet meer in de lijst' } },
    });
  });
});

it('fifty people who tick fifty tasks at once lose no tick', async () => {
  for (let turn = 0; turn < 50; turn += 1) await add({ name: `Taak ${turn}` });
  const people = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      signedIn(stage.api, { name: `Persoon ${turn}`, commissions: [stage.id] }),
    ),
  );
  const { tasks } = await read();
  await Promise.all(tasks.map(({ id }, turn) => finish(id, true, people[turn])));
  const after = await read();
  expect(after.tasks.filter(({ finished }) => finished)).toHaveLength(50);
  expect(new Set(after.tasks.map(({ finishedBy }) => finishedBy)).size).toBe(50);
  expect(after.changeLog.filter((line) => line.endsWith('gesloten'))).toHaveLength(50);
});

it('keeps whom it was given to when that person has left the committee, and gives it to no one else from outside', async () => {
  const leaver = await signedIn(stage.api, { name: 'Vertrokken', commissions: [stage.id] });
  const { id } = await add({ name: 'Podium', assigneeId: leaver.id });
  const { UserModel } = await import('../../identity/people/user.model');
  await UserModel.updateOne({ _id: leaver.id }, { $set: { 'permissions.commissions': [] } });
  const edit = (revision: number, assigneeId: string) =>
    stage.member.run(EditTaskDocument, at({ id, revision, task: { name: 'Podium huren', assigneeId } }));
  expect((await edit(1, leaver.id)).errors).toBeUndefined();
  const outsider = await signedIn(stage.api);
  expect((await edit(2, outsider.id)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

it('is removed, and is not there from then on', async () => {
  const { id } = await add({ name: 'Podium' });
  expect(await stage.chair.data(DeleteSingleTaskDocument, at({ id }))).toMatchObject({
    deleteSingleTask: { tasks: [] },
  });
  expect((await stage.chair.error(DeleteSingleTaskDocument, at({ id }))).extensions.code).toBe('NOT_FOUND');
  expect((await stage.member.error(FinishTaskDocument, at({ id, finished: true }))).extensions.code).toBe(
    'NOT_FOUND',
  );
});

it('of another committee cannot be reached by its id through the own one', async () => {
  const { id } = await add({ name: 'Podium' });
  const theirs = await makeCommission(9);
  const other = await signedIn(stage.api, { commissions: [`${theirs}-vz`] });
  for (const { extensions } of [
    await other.error(FinishTaskDocument, { commissionId: theirs, id, finished: true }),
    await other.error(DeleteSingleTaskDocument, { commissionId: theirs, id }),
  ]) {
    expect(extensions.code).toBe('NOT_FOUND');
  }
  expect((await read()).tasks[0]).toMatchObject({ finished: false });
});

it('shows me my open tasks, the most urgent first, of committees I am in', async () => {
  const mine = { assigneeIds: [stage.chair.id, stage.member.id] };
  await add({ name: 'later', ...mine });
  await add({ name: 'snel', dueDate: '2026-12-01', ...mine });
  await add({ name: 'van toen', dueDate: '2026-05-01', ...mine }, season - 1);
  await add({ name: 'van iemand anders', assigneeIds: [stage.chair.id] });
  const { id } = await add({ name: 'klaar', ...mine });
  await finish(id, true);
  const of = { commissionIndex: 3, commissionName: 'Optocht' };
  expect(await stage.member.data(MyTasksDocument)).toEqual({
    myTasks: [
      { name: 'van toen', dueDate: '2026-05-01', ...of },
      { name: 'snel', dueDate: '2026-12-01', ...of },
      { name: 'later', dueDate: null, ...of },
    ],
  });
  expect(await stage.stranger.data(MyTasksDocument)).toEqual({ myTasks: [] });
});

it('a remote that knows of one person leaves the others on it, until it chooses another or nobody', async () => {
  const { id } = await add({ name: 'Hekken', assigneeIds: [stage.chair.id, stage.member.id] });
  const edit = async (revision: number, assigneeId?: string | null) => {
    const task = { name: 'Hekken', ...(assigneeId !== undefined && { assigneeId }) };
    const { editTask } = await stage.member.data(EditTaskDocument, at({ id, revision, task }));
    return editTask.tasks[0]?.assignees.map(({ name }) => name);
  };
  expect(await edit(1)).toEqual(['Piet', 'Sanne']);
  expect(await edit(2, stage.chair.id)).toEqual(['Piet', 'Sanne']);
  expect(await edit(3, stage.member.id)).toEqual(['Sanne']);
  expect(await edit(4, null)).toEqual([]);
  expect(await edit(5, stage.member.id)).toEqual(['Sanne']);
});

it('who left the committee may stay on a task, and nobody can be put on it who is not in it', async () => {
  const { id } = await add({ name: 'Hekken', assigneeIds: [stage.chair.id, stage.member.id] });
  await UserModel.updateOne({ _id: stage.member.id }, { $set: { 'permissions.commissions': [] } });
  const edit = (revision: number, assigneeIds: string[]) =>
    stage.chair.run(EditTaskDocument, at({ id, revision, task: { name: 'Hekken', assigneeIds } }));
  expect((await edit(1, [stage.member.id])).data?.editTask.tasks[0]?.assignees).toEqual([{ name: 'Sanne' }]);
  expect((await edit(2, [stage.chair.id])).errors).toBeUndefined();
  expect((await edit(3, [stage.member.id])).errors?.[0]?.extensions.fields).toEqual({
    assigneeIds: 'Kies iemand uit de commissie',
  });
});

it('a task of an earlier version had one person, in the trash too: that is a list of one', async () => {
  const { id } = await add({ name: 'Hekken' });
  const lists = TaskListModel.collection;
  const before = { assigneeId: stage.member.id, assignedAt: new Date('2026-11-01'), assignedBy: 'x' };
  const [list] = await lists.find().toArray();
  const { assigneeIds: _ids, given: _given, ...stored } = (list?.tasks as Record<string, unknown>[])[0] ?? {};
  const tasks = [
    { ...stored, ...before },
    { ...stored, _id: 'other', assigneeId: null },
  ];
  const trash = [{ entity: 'Task', parts: [{ list: 'tasks', at: 0, part: { ...stored, ...before } }] }];
  await lists.updateOne({ _id: list?._id }, { $set: { tasks, trash } } as never);
  for (const _again of [1, 2]) await up(TaskListModel.db.db as never);
  const after = await lists.findOne({ _id: list?._id });
  const given = [{ userId: stage.member.id, at: before.assignedAt, by: 'x' }];
  const people = { assigneeIds: [stage.member.id], given };
  expect(after).toMatchObject({
    tasks: [people, { assigneeIds: [], given: [] }],
    trash: [{ parts: [{ part: people }] }],
  });
  expect(JSON.stringify(after)).not.toContain('assigneeId"');
  await lists.updateOne({ _id: list?._id }, { $set: { tasks: after?.tasks.slice(0, 1) } } as never);
  expect((await read()).tasks).toMatchObject([{ id, assignees: [{ name: 'Sanne' }] }]);
});
