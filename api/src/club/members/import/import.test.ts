import { useApi } from '../../../testing/apiStage';
import {
  ClubImportPreviewDocument,
  ImportAddClubMemberDocument,
  ImportClubMembersDocument,
  ImportedClubMembersDocument,
} from '../../../testing/gql/graphql';
import { usePerson } from '../../../testing/people';
import { makeMember, THIS_YEAR } from '../../testClub';
import { ClubMemberModel } from '../member.model';
import { settleImports } from './import.service';
import { ClubImportModel } from './import.type';

const stage = useApi();
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

const row = (changes: object = {}) => ({
  lastName: 'Jansen',
  adres: 'Dorpsstraat 1',
  postalCode: '7071 AA',
  city: 'Ulft',
  ...changes,
});
const many = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, at) => row({ firstName: `Jan${at}`, ...changes }));
const preview = async (rows: object[]) =>
  (await wim.data(ClubImportPreviewDocument, { rows })).clubImportPreview;
const add = (rows: object[], requestId = 'import-1') =>
  wim.data(ImportClubMembersDocument, { requestId, rows });
const list = async () =>
  (await wim.data(ImportedClubMembersDocument)).clubMembers.edges.map(({ node }) => node);

it('adds what was in the file', async () => {
  const rows = [
    row({
      membershipNumber: '197401',
      firstName: 'Zoë',
      lastName: 'Müller',
      phone: '+31 6 12345678',
      bday: '29-02-1972',
      paidYears: [1976, 1974, 1974],
    }),
    row({ lastName: "d'Hondt", country: 'BE', postalCode: '2300', active: false, paidYears: [2001] }),
    row({ lastName: 'Zonder', joined: 1999 }),
  ];
  expect(await preview(rows)).toMatchObject({ ready: 3 });
  expect(await list()).toEqual([]);
  expect(await add(rows)).toEqual({ importClubMembers: 3 });
  expect(await list()).toMatchObject([
    { id: '200101', name: "d'Hondt", country: 'België', postalCode: '2300', active: false },
    {
      id: '197401',
      name: 'Zoë Müller',
      country: 'Nederland',
      bday: '1972-02-29',
      phone: '+31 6 12345678',
      paidYears: [1974, 1976],
      payments: [{ via: 'imported' }, { via: 'imported' }],
      changeLog: [expect.stringContaining('Wim: lid ingelezen')],
      detailsLinkUntil: null,
    },
    { id: '199901', name: 'Zonder', paidYears: [] },
  ]);
});

it('tells what is wrong with each row, at its field', async () => {
  const { ready, rows } = await preview([
    { firstName: 'Niets' },
    row({ postalCode: '12', email: 'x', bday: '31-02-2000' }),
    row({ country: 'Duitsland', membershipNumber: '12', paidYears: [1800], joined: THIS_YEAR + 1 }),
    row({ lastName: 'x'.repeat(201), phone: '0'.repeat(41) }),
    row({ joined: 2005, paidYears: [2004, 2005] }),
  ]);
  expect(ready).toBe(0);
  expect(rows.map(({ problems }) => problems.map(({ field }) => field).sort())).toEqual([
    ['adres', 'city', 'lastName', 'postalCode'],
    ['bday', 'email', 'postalCode'],
    ['country', 'joined', 'membershipNumber', 'paidYears'],
    ['lastName', 'phone'],
    ['paidYears'],
  ]);
  expect(rows.at(-1)?.problems[0]?.message).toMatch(/is pas lid sinds 2005$/);
});

it('finds doubles: with who is there, whatever the accents, and within the file', async () => {
  await makeMember('197401', { firstName: 'Zoë', lastName: 'de Vries' });
  const rows = [
    row({ firstName: 'zoe', lastName: 'De  Vries', postalCode: '7071aa' }),
    row({ firstName: 'Piet' }),
    row({ firstName: 'Piet' }),
    row({ firstName: 'Kees', membershipNumber: '197401' }),
  ];
  const checked = await preview(rows);
  expect(checked.ready).toBe(1);
  expect(checked.rows).toMatchObject([
    { duplicateOf: { id: '197401' }, duplicateOfRow: null },
    { duplicateOf: null, duplicateOfRow: null },
    { duplicateOf: null, duplicateOfRow: 1 },
    { problems: [{ field: 'membershipNumber', message: 'Dit lidnummer is al in gebruik' }] },
  ]);
  const allowed = rows.slice(0, 3).map((one) => ({ ...one, allowDuplicate: true }));
  expect(await add(allowed)).toEqual({ importClubMembers: 3 });
});

it('adds nothing when one row is wrong', async () => {
  const { message, extensions } = await wim.error(ImportClubMembersDocument, {
    requestId: 'import-1',
    rows: [...many(20), row({ postalCode: 'x' })],
  });
  expect([message, extensions.code]).toEqual([
    'In de import staan nog fouten. Er is niets toegevoegd.',
    'BAD_USER_INPUT',
  ]);
  expect(await ClubMemberModel.countDocuments()).toBe(0);
});

it('takes numbers that nobody has, also beside others who add', async () => {
  const rows = many(40, { joined: 2005 });
  const person = { ...row(), country: 'Nederland', active: true, allowDuplicate: true };
  const addOne = (at: number) =>
    wim.data(ImportAddClubMemberDocument, { member: person, requestId: `los-lid-${at}` });
  await Promise.all([add(rows), ...Array.from({ length: 10 }, (_, at) => addOne(at))]);
  const ids = (await list()).map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([50, 50]);
});

it('that crashed before it was whole is taken away; after it, shown', async () => {
  const before = new Date(Date.now() - 11 * 60_000);
  const half = await ClubImportModel.create({ requestId: 'half', count: 2, startedAt: before });
  const whole = await ClubImportModel.create({ requestId: 'heel', count: 1, startedAt: before, whole: true });
  await makeMember('200001', { importId: half.id });
  await makeMember('200002', { importId: whole.id });
  expect(await list()).toEqual([]);
  await settleImports();
  expect((await list()).map(({ id }) => id)).toEqual(['200002']);
  expect(await ClubMemberModel.countDocuments()).toBe(1);
  expect(await add(many(1))).toEqual({ importClubMembers: 1 });
});

it('that is under way is left alone', async () => {
  const { id } = await ClubImportModel.create({ requestId: 'bezig', count: 1, startedAt: new Date() });
  await makeMember('200001', { importId: id });
  await settleImports();
  expect(await ClubMemberModel.countDocuments()).toBe(1);
});

it.each([0, 2001])('refuses %i rows', async (count) => {
  expect((await wim.error(ClubImportPreviewDocument, { rows: many(count) })).extensions.fields).toEqual({
    rows: 'Een import heeft 1 tot en met 2.000 regels',
  });
});
