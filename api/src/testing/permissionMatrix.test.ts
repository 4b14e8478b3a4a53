import { isObjectType } from 'graphql';

import { buildBareSchema } from '../app/apiSchema';
import { areas } from '../app/areas';
import { permissionIds } from '../identity/permissions/catalogue';
import { Role } from '../identity/users/role.enum';
import { makeCommission, signedIn } from './people';
import type { Allowed } from './permissionMatrix';
import { startApi, TEST_DB_COMMISSION, TEST_DB_USER, type TestApi } from './startApi';
import { actAs, type TestClient } from './testClient';
import { matrix } from './testMatrix';

let api: TestApi;
let commissionId: string;
/** A client for each permission id, and for those without any. */
const clients = new Map<string, TestClient>();
const COLUMNS = ['visitor', 'nothing', 'member', 'chair', 'db', 'dbUser', 'admin', ...permissionIds];

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
});
afterAll(() => api.stop());

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
      const answers = await Promise.all(
        COLUMNS.map(async (column) => {
          // Signing out must not end the session that the other rows use.
          const client =
            operation === 'signOut' || column === 'visitor' ? actAs(api.url) : clients.get(column);
          const { errors } = (await client?.run(document, { id: commissionId })) ?? {};
          const refused = errors?.find(
            ({ path, extensions }) =>
              path?.[0] === operation &&
              ['FORBIDDEN', 'UNAUTHENTICATED'].includes(extensions.code) &&
              operation !== 'signIn',
          );
          return [column, refused ? refused.extensions.code : 'allowed'];
        }),
      );
      expect(Object.fromEntries(answers)).toEqual(
        Object.fromEntries(COLUMNS.map((column) => [column, expected(allowed, column)])),
      );
    });
  },
);

function expected(allowed: Allowed, column: string): string {
  if (allowed === 'everybody') return 'allowed';
  if (column === 'visitor') return 'UNAUTHENTICATED';
  if (allowed === 'signedIn') return 'allowed';
  return (allowed as readonly string[]).includes(column) ? 'allowed' : 'FORBIDDEN';
}
