import { useApi } from '../../../testing/apiStage';
import {
  type UserFilterInput,
  type UserOrder,
  UsersDocument,
  type UsersQuery,
} from '../../../testing/gql/graphql';
import { makeCommission, makeUser, usePerson } from '../../../testing/people';
import { Role } from '../../catalogue/permission.enum';
import { UserModel } from '../../people/user.model';

let optocht: string;
let krant: string;
const stage = useApi();
const secretary = usePerson(stage, { name: 'Truus Peters', general: ['secGebruikers'] });

beforeEach(async () => {
  optocht = await makeCommission(3);
  krant = await makeCommission(5);
  await makeUser({
    name: 'José van den Berg',
    email: 'berg@bakkerij.example',
    commissions: [`${optocht}-vz`, krant],
  });
  await makeUser({ name: 'Ad Admin', role: Role.Admin, commissions: [optocht] });
  await makeUser({ name: 'Els Extern', isExternal: true, general: ['secFin'] });
});

const found = async (filter: UserFilterInput, order?: UserOrder) =>
  (await secretary.data(UsersDocument, { filter, order })).users.edges.map(({ node }) => node.name);

const sawAt = (name: string, day: string) =>
  UserModel.updateOne({ name }, { $set: { signedInAt: new Date(`2026-11-${day}T10:00:00Z`) } });

it.each([
  ['jose BAKKERIJ', ['José van den Berg']],
  ['extern els', ['Els Extern']],
  ['.*', []],
  ['bakkerij els', []],
])('searches name and address for each word: %s', async (search, names) => {
  expect(await found({ search })).toEqual(names);
});

it('filters by right, committee, chair, external and Admin', async () => {
  expect(await found({ permission: 'secFin' })).toEqual(['Els Extern']);
  expect(await found({ commissionId: optocht })).toEqual(['Ad Admin', 'José van den Berg']);
  expect(await found({ isChair: true })).toEqual(['José van den Berg']);
  expect(await found({ isChair: true, commissionId: optocht })).toEqual(['José van den Berg']);
  expect(await found({ isChair: true, commissionId: krant })).toEqual([]);
  expect(await found({ isExternal: true })).toEqual(['Els Extern']);
  expect(await found({ isAdmin: true })).toEqual(['Ad Admin']);
  expect(await found({ isAdmin: false, isExternal: false })).toEqual(['José van den Berg', 'Truus Peters']);
});

it('tells who never signed in, and puts who did so last first', async () => {
  await sawAt('Ad Admin', '02');
  await sawAt('Els Extern', '12');
  expect(await found({ neverSignedIn: true })).toEqual(['José van den Berg']);
  // Who asks signed in just now.
  expect(await found({ neverSignedIn: false }, 'lastSignIn')).toEqual([
    'Truus Peters',
    'Els Extern',
    'Ad Admin',
  ]);
});

it.each(['name', 'lastSignIn'] as const)('by %s, its pages together are the whole list', async (order) => {
  await sawAt('Ad Admin', '02');
  await sawAt('Els Extern', '02');
  await makeUser({ name: 'Els Extern' });
  await makeUser({ name: 'Édith' });
  await makeUser({ name: 'els extern' });
  const whole = await secretary.data(UsersDocument, { order });
  const pages: string[] = [];
  let after: string | null = null;
  do {
    const { users }: UsersQuery = await secretary.data(UsersDocument, { order, first: 1, after });
    expect(users.totalCount).toBe(7);
    pages.push(...users.edges.map(({ node }) => node.email));
    after = users.pageInfo.hasNextPage ? users.pageInfo.endCursor : null;
  } while (after);
  expect(pages).toEqual(whole.users.edges.map(({ node }) => node.email));
  expect(new Set(pages).size).toBe(7);
});

const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

it.each(['onzin', cursor([1, 2]), cursor(['Els', 'geen-id']), cursor({ name: 'Els' }), cursor(null)])(
  'a cursor that is not one of ours is refused: %s',
  async (after) => {
    for (const order of ['name', 'lastSignIn'] as const) {
      const { extensions } = await secretary.error(UsersDocument, { order, after });
      expect(extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { after: 'Deze plaats in de lijst bestaat niet' },
      });
    }
  },
);

it('is refused for more than 100 at once', async () => {
  expect((await secretary.error(UsersDocument, { first: 101 })).extensions.code).toBe('BAD_USER_INPUT');
});
