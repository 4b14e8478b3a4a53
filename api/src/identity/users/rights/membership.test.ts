import { useApi } from '../../../testing/apiStage';
import { ChangeMembershipDocument } from '../../../testing/gql/graphql';
import { makeCommission, makeUser, signedIn, usePerson } from '../../../testing/people';
import { TEST_DB_COMMISSION } from '../../../testing/startApi';
import type { TestClient } from '../../../testing/testClient';
import { Role } from '../../catalogue/permission.enum';
import { CommissionModel } from '../../people/commission.model';
import { UserModel } from '../../people/user.model';

let optocht: string;
const stage = useApi();
const secretary = usePerson(stage, { name: 'Truus Peters', general: ['secGebruikers'] });

beforeEach(async () => {
  optocht = await makeCommission(3);
});

const change = async (
  userIds: string[],
  isMember = true,
  commissionId = optocht,
  who: TestClient = secretary,
) => (await who.data(ChangeMembershipDocument, { userIds, commissionId, isMember })).changeMembership;
const entriesOf = async (id: string) => (await UserModel.findById(id).lean())?.permissions.commissions;

it('takes several in, and tells of each what happened; again it changes nothing', async () => {
  const krant = await makeCommission(5);
  const jan = await makeUser({ name: 'Jan', commissions: [krant] });
  const piet = await makeUser({ name: 'Piet', commissions: [`${optocht}-vz`] });
  const gone = '64b000000000000000000099';
  expect(await change([jan.id, piet.id, jan.id, gone])).toEqual([
    { name: 'Jan', outcome: 'changed', reason: null },
    { name: 'Piet', outcome: 'unchanged', reason: null },
    { name: '', outcome: 'refused', reason: 'Deze gebruiker bestaat niet (meer).' },
  ]);
  expect(await entriesOf(jan.id)).toEqual([krant, optocht]);
  expect(await entriesOf(piet.id)).toEqual([optocht, `${optocht}-vz`]);
  expect(await UserModel.findById(jan.id).lean()).toMatchObject({
    revision: 2,
    changeLog: [expect.stringMatching(/Truus Peters: commissies gewijzigd$/)],
  });
  expect(await change([jan.id])).toMatchObject([{ outcome: 'unchanged' }]);
  expect((await UserModel.findById(jan.id).lean())?.revision).toBe(2);
});

it('takes several out, the chair too, and leaves their other committees', async () => {
  const krant = await makeCommission(5);
  const jan = await makeUser({ name: 'Jan', commissions: [krant, `${optocht}-vz`] });
  expect(await change([jan.id], false)).toMatchObject([{ outcome: 'changed' }]);
  expect(await entriesOf(jan.id)).toEqual([krant]);
  expect(await change([jan.id], false)).toMatchObject([{ outcome: 'unchanged' }]);
});

it('refuses oneself and Admins, and goes on with the others', async () => {
  const admin = await makeUser({ name: 'Ad', role: Role.Admin });
  const jan = await makeUser({ name: 'Jan' });
  expect(await change([secretary.id, admin.id, jan.id])).toEqual([
    { name: 'Truus Peters', outcome: 'refused', reason: 'Je eigen rechten wijzigt iemand anders.' },
    { name: 'Ad', outcome: 'refused', reason: 'Alleen een Admin wijzigt het account van een Admin.' },
    { name: 'Jan', outcome: 'changed', reason: null },
  ]);
  expect(await entriesOf(secretary.id)).toEqual([]);
  expect(await entriesOf(admin.id)).toEqual([]);
});

it("lets only an Admin change who is in the board's committee", async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  const jan = await makeUser({ name: 'Jan' });
  expect(await change([jan.id], true, TEST_DB_COMMISSION)).toMatchObject([
    {
      outcome: 'refused',
      reason: 'Alleen een Admin wijzigt wie er in het Dagelijks Bestuur zit.',
    },
  ]);
  expect(await entriesOf(jan.id)).toEqual([]);
  const admin = await signedIn(stage.api, { role: Role.Admin, general: ['secGebruikers'] });
  expect(await change([jan.id], true, TEST_DB_COMMISSION, admin)).toMatchObject([{ outcome: 'changed' }]);
});

it('loses nothing when two take the same people into different committees at once', async () => {
  const krant = await makeCommission(5);
  const people = await Promise.all([makeUser(), makeUser(), makeUser()]);
  const ids = people.map(({ id }) => id);
  const answers = await Promise.all([change(ids), change(ids, true, krant)]);
  expect(new Set(answers.flat().map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
  for (const id of ids) expect((await entriesOf(id))?.sort()).toEqual([optocht, krant].sort());
});

it('refuses a committee that is not there or is archived, nobody, and more than 100', async () => {
  const jan = await makeUser({ name: 'Jan' });
  const old = await makeCommission(8);
  await CommissionModel.updateOne({ _id: old }, { $set: { archived: true } });
  const refused = async (userIds: string[], commissionId: string) =>
    (await secretary.error(ChangeMembershipDocument, { userIds, commissionId, isMember: true })).extensions;
  for (const id of [old, '64b000000000000000000099', 'geen-id']) {
    expect(await refused([jan.id], id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { commissionId: 'Deze commissie bestaat niet' },
    });
  }
  expect(await refused([], optocht)).toMatchObject({ fields: { userIds: 'Verplicht' } });
  expect(await refused(Array(101).fill(jan.id), optocht)).toMatchObject({
    fields: { userIds: 'Kies 100 gebruikers of minder' },
  });
  expect(await entriesOf(jan.id)).toEqual([]);
});
