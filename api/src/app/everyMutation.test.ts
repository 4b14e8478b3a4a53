import { isObjectType } from 'graphql';

import { type PermissionId, permissionIds } from '../identity/catalogue/catalogue';
import { Role } from '../identity/catalogue/permission.enum';
import { AuditEventModel } from '../platform/audit/auditEvent.model';
import { makeCommission, signedIn } from '../testing/people';
import { startApi, TEST_DB_COMMISSION, type TestApi } from '../testing/startApi';
import { actAs } from '../testing/testClient';
import { matrix } from '../testing/testMatrix';
import { buildBareSchema } from './apiSchema';
import { areas } from './areas';

const root = buildBareSchema(areas).getMutationType();
const mutations = isObjectType(root) ? Object.keys(root.getFields()) : [];

let api: TestApi;
let commissionId: string;
let person: { general: PermissionId[]; commissions: string[]; role: Role };
beforeAll(async () => {
  api = await startApi();
  commissionId = await makeCommission(1);
  const board = await makeCommission(2, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  person = {
    general: [...permissionIds],
    commissions: [`${commissionId}-vz`, board],
    role: Role.Admin,
  };
});
afterAll(() => api.stop());

it('there are mutations', () => {
  expect(mutations.length).toBeGreaterThan(150);
});

describe.each(mutations)('%s', (operation) => {
  const document = matrix.find((row) => row.operation === operation)?.document ?? '';
  const eventsOf = () => AuditEventModel.find({ operation }).sort({ _id: 1 }).lean();
  afterEach(() => AuditEventModel.deleteMany({}));

  it('leaves an event of whoever may, with the outcome that was answered', async () => {
    const somebody = await signedIn(api, person);
    const { errors } = await somebody.run(document, { id: commissionId });
    const outcome = errors?.find(({ path }) => path?.length === 1)?.extensions.code ?? 'OK';
    const events = await eventsOf();
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map(({ outcome: told }) => told))).toContain(outcome);
    for (const event of events) {
      expect(event).toMatchObject({
        userId: somebody.id,
        requestId: expect.stringMatching(/^[0-9a-f]{10}$/),
        address: expect.stringMatching(/^10\./),
      });
    }
  });

  it('leaves an event of a visitor too', async () => {
    const { errors } = await actAs(api.url).run(document, { id: commissionId });
    const [event] = await eventsOf();
    const outcome = errors?.find(({ path }) => path?.length === 1)?.extensions.code ?? 'OK';
    expect(event).toMatchObject({ operation, outcome, userId: null, session: null });
  });
});
