import { useApi } from '../../testing/apiStage';
import {
  AddCommissionDocument,
  ArchiveCommissionDocument,
  CommissionAdminAddTaskDocument,
  CommissionAdminCommissionDocument,
  CommissionAdminDeleteTasksDocument,
  CommissionAdminDraaiboekDocument,
  CommissionChangeLogDocument,
  type CommissionFragment,
  type CommissionInput,
  CommissionsAndOldCommissionsDocument,
  EditCommissionDocument,
  MyBoardMembershipDocument,
  MyCommissionNamesDocument,
  RestoreCommissionDocument,
} from '../../testing/gql/graphql';
import { EDITOR, makeCommission, signedIn, usePerson } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';

const stage = useApi();
const secretary = usePerson(stage, { name: EDITOR, general: ['secGebruikers'] });
const add = async (index: number, name: string) =>
  (await secretary.data(AddCommissionDocument, { commission: { index, name } })).addCommission;
const edit = (id: string, revision: number, commission: CommissionInput) =>
  secretary.run(EditCommissionDocument, { id, revision, commission });
const lines = ({ changeLog }: CommissionFragment) => changeLog.map((line) => line.replace(/^.*?: /, ''));

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
  const error = await secretary.error(AddCommissionDocument, { commission });
  expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it('keeps numbers unique, also when ten are added at once, and those of the archive', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      secretary.run(AddCommissionDocument, { commission: { index: 7, name: `Nummer ${turn}` } }),
    ),
  );
  const made = answers.filter(({ errors }) => !errors);
  expect(made).toHaveLength(1);
  const { id, name } = made[0]!.data!.addCommission;
  expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions.fields).toEqual({
    index: `Nummer 7 is al van ${name}`,
  });
  await secretary.data(ArchiveCommissionDocument, { id, revision: 1 });
  const other = await add(8, 'Acht');
  const refused = await edit(other.id, 1, { index: 7, name: 'Acht' });
  expect(refused.errors?.[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { index: `Nummer 7 is al van ${name} (in het archief)` },
  });
});

it('leaves lists, menus and its page when it is archived, and comes back as it was', async () => {
  const { id } = await add(5, 'Revue');
  const member = await signedIn(stage.api, { commissions: [id] });

  expect(await secretary.data(ArchiveCommissionDocument, { id, revision: 1 })).toMatchObject({
    archiveCommission: { archived: true, revision: 2 },
  });
  expect(await secretary.data(CommissionsAndOldCommissionsDocument)).toEqual({
    commissions: [],
    oldCommissions: [{ name: 'Revue' }],
  });
  expect(await member.data(MyCommissionNamesDocument)).toEqual({ me: { commissions: [] } });
  expect((await member.error(CommissionAdminCommissionDocument, { id })).extensions.code).toBe('NOT_FOUND');

  expect((await member.error(CommissionAdminAddTaskDocument, { id })).extensions.code).toBe('NOT_FOUND');
  expect((await member.error(CommissionAdminDraaiboekDocument, { id })).extensions.code).toBe('NOT_FOUND');
  const chair = await signedIn(stage.api, { commissions: [`${id}-vz`] });
  expect((await chair.error(CommissionAdminDeleteTasksDocument, { id })).extensions.code).toBe('NOT_FOUND');

  await secretary.data(RestoreCommissionDocument, { id, revision: 2 });
  expect(await secretary.data(CommissionsAndOldCommissionsDocument)).toEqual({
    commissions: [{ name: 'Revue' }],
    oldCommissions: [],
  });
  expect(await member.data(CommissionAdminCommissionDocument, { id })).toEqual({
    commission: { name: 'Revue' },
  });
});

it('does not archive the committee of the board, whose members have the DB permission', async () => {
  const id = await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  const chair = await signedIn(stage.api, { commissions: [`${id}-vz`] });
  expect(await chair.data(MyBoardMembershipDocument)).toEqual({ me: { isDB: true } });
  const error = await chair.error(ArchiveCommissionDocument, { id, revision: 1 });
  expect(error).toMatchObject({
    message: 'De commissie van het Dagelijks Bestuur kan niet naar het archief.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

it('has its log only for who manages committees', async () => {
  const id = await makeCommission(3);
  const member = await signedIn(stage.api, { commissions: [id] });
  const { errors } = await member.run(CommissionChangeLogDocument, { id });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
