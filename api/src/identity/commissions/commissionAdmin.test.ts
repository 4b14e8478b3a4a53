import { onlyWinner, useApi } from '../../testing/apiStage';
import { EDITOR, makeCommission, signedIn } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';

const FIELDS = '{ id index name description archived revision modifiedByName changeLog }';
const ADD = `mutation Add($commission: CommissionInput!) { addCommission(commission: $commission) ${FIELDS} }`;
const EDIT = `mutation Edit($id: ID!, $revision: Int!, $commission: CommissionInput!) {
  editCommission(id: $id, revision: $revision, commission: $commission) ${FIELDS}
}`;
const ARCHIVE = `mutation Archive($id: ID!, $revision: Int!) { archiveCommission(id: $id, revision: $revision) ${FIELDS} }`;
const RESTORE = `mutation Restore($id: ID!, $revision: Int!) { restoreCommission(id: $id, revision: $revision) ${FIELDS} }`;
const LISTS = '{ commissions { name } oldCommissions { name } }';

interface Commission {
  id: string;
  index: number;
  name: string;
  revision: number;
  changeLog: string[];
}

const stage = useApi();
let secretary: TestClient;
beforeEach(async () => {
  secretary = await signedIn(stage.api, { name: EDITOR, general: ['secGebruikers'] });
});
const add = async (index: number, name: string) =>
  (await secretary.data<{ addCommission: Commission }>(ADD, { commission: { index, name } })).addCommission;
const edit = (id: string, revision: number, commission: object) =>
  secretary.run<{ editCommission: Commission }>(EDIT, { id, revision, commission });
const lines = ({ changeLog }: Commission) => changeLog.map((line) => line.replace(/^.*?: /, ''));

it('is added, renamed, renumbered and described, each with a line in its log', async () => {
  const added = await add(12, ' Prinsenbal ');
  expect(added).toEqual({
    id: expect.any(String),
    index: 12,
    name: 'Prinsenbal',
    description: '',
    archived: false,
    revision: 1,
    modifiedByName: EDITOR,
    changeLog: [expect.stringMatching(/^\d\d\/\d\d\/\d{4} - Lieke Derks: commissie toegevoegd$/)],
  });
  await edit(added.id, 1, { index: 12, name: 'Prinsenbal en receptie' });
  await edit(added.id, 2, { index: 14, name: 'Prinsenbal en receptie', description: 'Op zaterdag.' });
  const { data } = await edit(added.id, 3, {
    index: 14,
    name: 'Prinsenbal en receptie',
    description: 'Op zaterdag.',
  });
  expect(lines(data!.editCommission)).toEqual([
    'commissie toegevoegd',
    'naam Prinsenbal werd Prinsenbal en receptie',
    'nummer 12 werd 14, omschrijving gewijzigd',
    'opgeslagen zonder wijziging',
  ]);
});

it.each([
  [{ index: 1, name: ' ' }, { name: 'Please fill in all required fields.' }],
  [{ index: 0, name: 'X' }, { index: 'Vul een geheel getal van 1 tot en met 999 in' }],
  [{ index: 1, name: 'x'.repeat(201) }, { name: 'Deze tekst is te lang' }],
])('refuses %j', async (commission, fields) => {
  const error = await secretary.error(ADD, { commission });
  expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it('keeps numbers unique, also when ten are added at once, and those of the archive', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      secretary.run<{ addCommission: Commission }>(ADD, { commission: { index: 7, name: `Nummer ${turn}` } }),
    ),
  );
  const made = answers.filter(({ errors }) => !errors);
  expect(made).toHaveLength(1);
  const { id, name } = made[0]!.data!.addCommission;
  expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions.fields).toEqual({
    index: `Nummer 7 is al van ${name}`,
  });
  await secretary.data(ARCHIVE, { id, revision: 1 });
  const other = await add(8, 'Acht');
  const refused = await edit(other.id, 1, { index: 7, name: 'Acht' });
  expect(refused.errors?.[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { index: `Nummer 7 is al van ${name} (in het archief)` },
  });
});

it('tells the second of two who edit it', async () => {
  const { id } = await add(5, 'Krant');
  const answers = await Promise.all(['Een', 'Twee'].map((name) => edit(id, 1, { index: 5, name })));
  onlyWinner(answers, 'Deze commissie');
});

it('leaves lists, menus and its page when it is archived, and comes back as it was', async () => {
  const { id } = await add(5, 'Revue');
  const member = await signedIn(stage.api, { commissions: [id] });
  const ONE = 'query One($id: ID!) { commission(id: $id) { name } }';
  expect(await secretary.data(ARCHIVE, { id, revision: 1 })).toMatchObject({
    archiveCommission: { archived: true, revision: 2 },
  });
  expect(await secretary.data(LISTS)).toEqual({ commissions: [], oldCommissions: [{ name: 'Revue' }] });
  expect(await member.data('{ me { commissions { name } } }')).toEqual({ me: { commissions: [] } });
  expect((await member.error(ONE, { id })).extensions.code).toBe('NOT_FOUND');
  const ADD_TASK =
    'mutation Add($id: ID!) { addTask(commissionId: $id, season: 2026, task: { name: "x" }) { id } }';
  const DELETE_TASK =
    'mutation Delete($id: ID!) { deleteDraaiboekTasks(commissionId: $id, season: 2026, parent: $id) { id } }';
  expect((await member.error(ADD_TASK, { id })).extensions.code).toBe('NOT_FOUND');
  expect(
    (await member.error('query Book($id: ID!) { draaiboek(commissionId: $id) { id } }', { id })).extensions
      .code,
  ).toBe('NOT_FOUND');
  const chair = await signedIn(stage.api, { commissions: [`${id}-vz`] });
  expect((await chair.error(DELETE_TASK, { id })).extensions.code).toBe('NOT_FOUND');

  await secretary.data(RESTORE, { id, revision: 2 });
  expect(await secretary.data(LISTS)).toEqual({ commissions: [{ name: 'Revue' }], oldCommissions: [] });
  expect(await member.data(ONE, { id })).toEqual({ commission: { name: 'Revue' } });
});

it('does not archive the committee of the board, whose members have the DB permission', async () => {
  const id = await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  const chair = await signedIn(stage.api, { commissions: [`${id}-vz`] });
  expect(await chair.data('{ me { isDB } }')).toEqual({ me: { isDB: true } });
  const error = await chair.error(ARCHIVE, { id, revision: 1 });
  expect(error).toMatchObject({
    message: 'De commissie van het Dagelijks Bestuur kan niet naar het archief.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

it('has its log only for who manages committees', async () => {
  const id = await makeCommission(3);
  const member = await signedIn(stage.api, { commissions: [id] });
  const { errors } = await member.run('query One($id: ID!) { commission(id: $id) { changeLog } }', { id });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
