import { CommissionModel } from '../../identity/people/commission.model';
import {
  ActionPointCommitteesDocument,
  ActionPointCountsDocument,
  type ActionPointInput,
  ActionPointsDocument,
  ActionPointTasksDocument,
  AddActionPointDocument,
} from '../../testing/gql/graphql';
import { makeCommission, usePerson } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import { SecretaryDocumentModel } from '../meetings/secretaryDocument.model';
import { SecretaryDocumentKind } from '../secretariat.enums';
import { useCommittee } from '../testCommittee';
import { TaskListModel } from './task.model';
import { presentSeason } from './taskList';

const stage = useCommittee();
const board = usePerson(stage, {
  ...{ name: 'Jan', general: ['secNotAge'], commissions: [TEST_DB_COMMISSION] },
});
const reader = usePerson(stage, { general: ['secNotAge'] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
});

/** Stores minutes. @returns their id */
const minutes = async (more: object = {}) => {
  const file = { id: 'f', name: 'notulen.pdf', type: 'pdf', size: 1, folder: 'docs/secretary', url: '/f' };
  const kind = SecretaryDocumentKind.notulen;
  const fields = { kind, date: '2026-11-02', file, creator: 'Jan', createdBy: 'x', ...more };
  return (await SecretaryDocumentModel.create(fields)).id;
};
const add = (meetingId: string, point: Partial<ActionPointInput> = {}, client = board, requestId?: string) =>
  client.run(AddActionPointDocument, {
    ...{ meetingId, requestId, point: { commissionId: stage.id, name: 'Hekken bestellen', ...point } },
  });
const read = async (meetingId: string, client = reader) =>
  (await client.data(ActionPointsDocument, { meetingId })).actionPoints;
const season = presentSeason();

it('is a task of the committee, told to who does it, and shown at the minutes as it is now', async () => {
  const id = await minutes();
  const assigneeIds = [stage.member.id, stage.chair.id];
  await add(id, { name: ' Hekken bestellen ', dueDate: `${season + 1}-01-15`, assigneeIds });
  await add(id, { name: 'Bedanken' });
  await TaskListModel.updateOne({ 'tasks.name': 'Bedanken' }, { $set: { 'tasks.$.finished': true } });
  const of = { commissionIndex: 3, commissionName: 'Optocht' };
  expect(await read(id)).toEqual([
    {
      ...{ name: 'Hekken bestellen', dueDate: `${season + 1}-01-15`, finished: false, ...of },
      people: ['Sanne', 'Piet'],
    },
    { name: 'Bedanken', dueDate: null, finished: true, people: [], ...of },
  ]);
  const { tasks } = await stage.member.data(ActionPointTasksDocument, { commissionId: stage.id });
  expect(tasks.tasks).toEqual([
    { name: 'Hekken bestellen', meetingDate: '2026-11-02' },
    { name: 'Bedanken', meetingDate: '2026-11-02' },
  ]);
  const { secretaryDocuments } = await reader.data(ActionPointCountsDocument);
  expect(secretaryDocuments).toEqual([{ actionPointCount: 2 }]);
  const [list] = await TaskListModel.find().lean();
  expect(list?.tasks[0]?.given.map(({ userId }) => userId)).toEqual(assigneeIds);
});

it('is of the season of its deadline, as far as that can be planned', async () => {
  const id = await minutes();
  for (const year of [-2, 1, 9]) await add(id, { name: `${year}`, dueDate: `${season + year}-09-01` });
  const names = async (of: number) =>
    (
      await stage.member.data(ActionPointTasksDocument, { commissionId: stage.id, season: of })
    ).tasks.tasks.map(({ name }) => name);
  expect([await names(season), await names(season + 1)]).toEqual([['-2'], ['1', '9']]);
});

it.each([
  [{ name: ' ' }, { name: 'Verplicht' }],
  [{ dueDate: '2026-13-01' }, { dueDate: 'Dit is geen geldige datum' }],
  [{ commissionId: '64b000000000000000000000' }, { commissionId: 'Kies een commissie' }],
  [{ commissionId: 'x' }, { commissionId: 'Kies een commissie' }],
  [{ assigneeIds: ['64b000000000000000000000'] }, { assigneeIds: 'Kies iemand uit de commissie' }],
])('refuses %j', async (point, fields) => {
  const { errors } = await add(await minutes(), point);
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  expect(await TaskListModel.countDocuments()).toBe(0);
});

it('is not given to a committee that is archived, nor of an agenda, and there are at most 100', async () => {
  const id = await minutes();
  await add(id);
  const [task] = (await TaskListModel.findOne().lean())?.tasks ?? [];
  await TaskListModel.updateOne({}, { $set: { tasks: Array(100).fill(task) } });
  expect((await add(id)).errors?.[0]?.extensions.fields).toEqual({
    name: 'Bij deze notulen staan al 100 actiepunten',
  });
  const agenda = await minutes({ kind: SecretaryDocumentKind.agenda });
  for (const gone of [agenda, 'x']) expect((await add(gone)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await CommissionModel.updateOne({ _id: stage.id }, { $set: { archived: true } });
  expect((await add(await minutes())).errors?.[0]?.extensions.fields).toEqual({
    commissionId: 'Kies een commissie',
  });
});

it('is added by the DB, and read by who may read the minutes', async () => {
  const id = await minutes();
  const locked = await minutes({ dbOnly: true });
  await add(id);
  await add(locked, { name: 'Geheim' });
  expect((await reader.error(ActionPointsDocument, { meetingId: locked })).extensions.code).toBe('NOT_FOUND');
  expect(await read(locked, board)).toMatchObject([{ name: 'Geheim' }]);
  // The committee has the task, and does not see of which meeting.
  const { tasks } = await stage.member.data(ActionPointTasksDocument, { commissionId: stage.id });
  expect(tasks.tasks[1]).toEqual({ name: 'Geheim', meetingDate: null });
});

it('the DB sees whom it can be given to', async () => {
  const { actionPointCommittees } = await board.data(ActionPointCommitteesDocument);
  expect(actionPointCommittees.find(({ index }) => index === 3)).toEqual({
    ...{ index: 3, name: 'Optocht', people: [{ name: 'Piet' }, { name: 'Sanne' }] },
  });
});
