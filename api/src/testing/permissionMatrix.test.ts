import { isObjectType } from 'graphql';

import { buildBareSchema } from '../app/apiSchema';
import { areas } from '../app/areas';
import { permissionIds } from '../identity/catalogue/catalogue';
import { Role } from '../identity/catalogue/permission.enum';
import { UserModel } from '../identity/people/user.model';
import { daysAfter, todayInAmsterdam } from '../platform/dates/amsterdam';
import { CreateApiTokenDocument } from './gql/graphql';
import { makeCommission, signedIn, TEST_PASSWORD } from './people';
import type { Allowed } from './permissionMatrix';
import { startApi, TEST_DB_COMMISSION, TEST_DB_USER, type TestApi } from './startApi';
import { actAs, type TestClient } from './testClient';
import { matrix } from './testMatrix';

let api: TestApi;
let commissionId: string;
/** A client for each permission id, for those without any, and for who has all but some. */
const clients = new Map<string, TestClient>();
const PEOPLE = [
  ...['visitor', 'nothing', 'member', 'chair', 'db', 'dbUser', 'admin'],
  ...['token', 'viewedAs', 'ended', 'endsToday'],
];
/** Whoever has every permission but those that are enough: what is refused to them, no one of those permissions opens. */
const ALL_BUT = 'all but: ';
/** What the token of somebody who holds everything is limited to, and what whoever is viewed holds. */
const LIMITED_TO = 'secFin';
let viewed: string;
let viewer: string;

beforeAll(async () => {
  api = await startApi();
  commissionId = await makeCommission(1);
  clients.set('nothing', await signedIn(api));
  clients.set('member', await signedIn(api, { commissions: [commissionId] }));
  clients.set('chair', await signedIn(api, { commissions: [`${commissionId}-vz`] }));
  const board = await makeCommission(2, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  clients.set('db', await signedIn(api, { commissions: [board] }));
  clients.set('dbUser', await signedIn(api, { id: TEST_DB_USER }));
  clients.set('admin', await signedIn(api, { role: Role.Admin }));
  for (const id of permissionIds) clients.set(id, await signedIn(api, { general: [id] }));
  clients.set('token', actAs(api.url, undefined, undefined, await limitedToken(board)));
  // Every right ended yesterday, and is still in the account.
  const yesterday = daysAfter(todayInAmsterdam(), -1);
  const entries = [board, commissionId, `${commissionId}-vz`];
  const ends = Object.fromEntries([...permissionIds, ...entries].map((right) => [right, yesterday]));
  clients.set('ended', await signedIn(api, { general: [...permissionIds], commissions: entries, ends }));
  clients.set(
    'endsToday',
    await signedIn(api, { general: [LIMITED_TO], ends: { [LIMITED_TO]: todayInAmsterdam() } }),
  );
  viewed = (await signedIn(api, { general: [LIMITED_TO] })).id;
  const admin = await signedIn(api, { role: Role.Admin });
  viewer = admin.id;
  clients.set('viewedAs', admin);
  await view();
});

/** Of an Admin of the board with every permission. */
async function limitedToken(board: string): Promise<string> {
  const holder = await signedIn(api, {
    general: [...permissionIds],
    commissions: [board, `${commissionId}-vz`],
    role: Role.Admin,
  });
  const { createApiToken } = await holder.data(CreateApiTokenDocument, {
    token: {
      ...{ name: 'test', permissions: [LIMITED_TO], lastDay: todayInAmsterdam() },
      currentPassword: TEST_PASSWORD,
    },
  });
  return createApiToken.token;
}

const view = () => UserModel.updateOne({ _id: viewer }, { $set: { 'sessions.0.viewing': viewed } });
afterAll(() => api.stop());

/** The permissions that are enough for an operation; of what all who are signed in may use: none. */
const enoughFor = (allowed: Allowed) =>
  typeof allowed === 'string' ? [] : permissionIds.filter((id) => allowed.includes(id));

/** Whom an operation is tried by: everybody that differs, who has just one of the permissions that are enough, and who has all others. */
const columnsOf = (allowed: Allowed) => {
  const enough = enoughFor(allowed);
  return [...PEOPLE, ...enough, `${ALL_BUT}${enough.join(' ')}`];
};

async function clientOf(column: string): Promise<TestClient> {
  const known = clients.get(column);
  if (known) return known;
  const without = column.slice(ALL_BUT.length).split(' ');
  const client = await signedIn(api, { general: permissionIds.filter((id) => !without.includes(id)) });
  clients.set(column, client);
  return client;
}

it('has a row for every operation', () => {
  const schema = buildBareSchema(areas);
  const operations = [schema.getQueryType(), schema.getMutationType()]
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()));
  const rows = matrix.map(({ operation }) => operation);
  expect([...new Set(rows)].sort()).toEqual(operations.sort());
  const labels = matrix.map(({ operation, variant }) => `${operation} ${variant ?? ''}`);
  expect(labels.filter((label, index) => labels.indexOf(label) < index)).toEqual([]);
});

describe.each(matrix.map((row) => ({ variant: '', ...row })))(
  '$operation $variant',
  ({ operation, document, allowed }) => {
    it('is refused to whoever may not, and to nobody else', async () => {
      const columns = columnsOf(allowed);
      const answers = await Promise.all(
        columns.map(async (column) => {
          // Signing out must not end the session that the other rows use.
          const client =
            operation === 'signOut' || column === 'visitor' ? actAs(api.url) : await clientOf(column);
          const { errors } = await client.run(document, { id: commissionId });
          const refused = errors?.find(
            ({ path, extensions }) =>
              (path === undefined || path[0] === operation) &&
              ['FORBIDDEN', 'UNAUTHENTICATED'].includes(extensions.code) &&
              operation !== 'signIn',
          );
          if (operation === 'endViewAs') await view();
          return [column, refused ? refused.extensions.code : 'allowed'];
        }),
      );
      expect(Object.fromEntries(answers)).toEqual(
        Object.fromEntries(columns.map((column) => [column, expected(operation, document, allowed, column)])),
      );
    });
  },
);

function expected(operation: string, document: string, allowed: Allowed, column: string): string {
  const isChange = document.startsWith('mutation');
  if (column === 'viewedAs' && isChange && !['endViewAs', 'signIn', 'signOut'].includes(operation))
    return 'FORBIDDEN';
  if (allowed === 'everybody') return 'allowed';
  if (column === 'visitor') return 'UNAUTHENTICATED';
  if (column === 'token' || column === 'viewedAs') {
    if (allowed === 'inPerson') return 'FORBIDDEN';
    return expected(operation, document, allowed, LIMITED_TO);
  }
  if (column === 'ended') return expected(operation, document, allowed, 'nothing');
  if (column === 'endsToday') return expected(operation, document, allowed, LIMITED_TO);
  if (allowed === 'signedIn' || allowed === 'inPerson') return 'allowed';
  return (allowed as readonly string[]).includes(column) ? 'allowed' : 'FORBIDDEN';
}
