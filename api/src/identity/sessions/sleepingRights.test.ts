import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { useApi } from '../../testing/apiStage';
import {
  CreateApiTokenDocument,
  MyRightsDocument,
  OwnLogDocument,
  RemoveAuthenticatorDocument,
  SignInDocument,
  UserSecondFactorDocument,
  ViewAsDocument,
} from '../../testing/gql/graphql';
import { makeCommission, signedIn, TEST_PASSWORD } from '../../testing/people';
import { TEST_DB_COMMISSION, TEST_DB_USER } from '../../testing/startApi';
import { actAs } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';
import { withAuthenticator } from '../secondFactor/testSecondFactor';

const stage = useApi({ requireSecondFactor: true });
type Person = Parameters<typeof signedIn>[1];

const NOTHING = {
  role: null,
  isDB: false,
  secondFactorMissing: true,
  photoLibraryUrl: null,
  permissions: { general: [], commissions: [] },
  commissions: [],
};
const rightsOf = async (client: Awaited<ReturnType<typeof signedIn>>) =>
  (await client.data(MyRightsDocument)).me;

describe.each<[string, Person]>([
  ['the role Admin', { role: Role.Admin, general: ['secComlist'] }],
  ['secGebruikers', { general: ['secGebruikers'] }],
  ['secFin', { general: ['secFin'] }],
  ['a seat in the board', { commissions: [TEST_DB_COMMISSION] }],
  ['the DB permission by its id', { id: TEST_DB_USER, commissions: [TEST_DB_COMMISSION] }],
])('who has %s', (_what, person) => {
  beforeEach(() => makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION));

  it('has no rights until a second step is set up, and again once it is gone', async () => {
    const client = await signedIn(stage.api, person);
    const stored = async () => {
      const { general, commissions } = (await UserModel.findById(client.id).lean().orFail()).permissions;
      return { general, commissions };
    };
    const before = await stored();
    expect(await rightsOf(client)).toEqual({ id: client.id, ...NOTHING });
    await withAuthenticator(client);
    expect(await rightsOf(client)).toMatchObject({
      secondFactorMissing: false,
      role: person?.role ?? null,
      permissions: before,
    });
    await client.data(RemoveAuthenticatorDocument, { currentPassword: TEST_PASSWORD });
    expect(await rightsOf(client)).toEqual({ id: client.id, ...NOTHING });
    expect(await stored()).toEqual(before);
  });
});

it('is told to who signs in', async () => {
  const client = await signedIn(stage.api, { general: ['secFin'] });
  const { data } = await actAs(stage.api.url).run<{ signIn: object }>(
    `mutation { signIn(email: "${client.email}", password: "${TEST_PASSWORD}") { secondFactorMissing permissions { general } } }`,
  );
  expect(data?.signIn).toEqual({ secondFactorMissing: true, permissions: { general: [] } });
});

it('is refused what asks for the role, for a permission, or for the board', async () => {
  const client = await signedIn(stage.api, {
    id: TEST_DB_USER,
    role: Role.Admin,
    general: ['secGebruikers', 'secFin'],
  });
  const asAdmin = await client.error(UserSecondFactorDocument, { userId: client.id });
  const asManager = await client.error('{ users { totalCount } }');
  const asBoard = await client.error('{ commissions { id } }');
  expect([asAdmin, asManager, asBoard].map(({ extensions }) => extensions.code)).toEqual([
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
  ]);
  // One's own account goes on.
  const own = await client.data(OwnLogDocument, { revision: 1 });
  expect(own.editProfile.changeLog).toHaveLength(1);
});

it('asks nothing of others', async () => {
  const member = await signedIn(stage.api, { general: ['secComlist'] });
  expect(await rightsOf(member)).toMatchObject({
    secondFactorMissing: false,
    permissions: { general: expect.arrayContaining(['secComlist']) },
  });
  await actAs(stage.api.url).data(SignInDocument, { email: member.email, password: TEST_PASSWORD });
});

it('holds for the tokens somebody made before, and ends looking as somebody else', async () => {
  const client = await signedIn(stage.api, { role: Role.Admin, general: ['secFin'] });
  await withAuthenticator(client);
  const seen = await signedIn(stage.api, { name: 'Jan' });
  const { createApiToken } = await client.data(CreateApiTokenDocument, {
    token: {
      ...{ name: 'boekhouding', permissions: ['secFin'], lastDay: todayInAmsterdam() },
      currentPassword: TEST_PASSWORD,
    },
  });
  const program = actAs(stage.api.url, undefined, undefined, createApiToken.token);
  const general = async () => (await program.data(MyRightsDocument)).me?.permissions.general;
  expect(await general()).toEqual(['sec', 'secFin']);
  await client.data(ViewAsDocument, { userId: seen.id });
  expect((await rightsOf(client))?.id).toBe(seen.id);
  await UserModel.updateOne({ _id: client.id }, { $unset: { authenticator: 1 } });
  expect(await general()).toEqual([]);
  expect(await rightsOf(client)).toEqual({ id: client.id, ...NOTHING });
});
