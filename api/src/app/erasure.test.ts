import mongoose, { Types } from 'mongoose';

import { CustomerModel } from '../finance/customers/customer.model';
import { Role } from '../identity/catalogue/permission.enum';
import { up } from '../migrations/20261202-erased-events';
import { AuditEventModel } from '../platform/audit/auditEvent.model';
import { AuditKind } from '../platform/audit/auditKind.enum';
import { newEvent } from '../platform/audit/auditScope';
import type { RegisteredModel } from '../platform/privacy/collectionPrivacy';
import { useApi } from '../testing/apiStage';
import { filledRecord, MARK } from '../testing/filledRecord';
import { ErasePersonalDataDocument } from '../testing/gql/graphql';
import { signedIn } from '../testing/people';
import { jobsEnded } from '../testing/startApi';
import { VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import { areas } from './areas';

const stage = useApi();
const register = areas.flatMap(({ privacy }) => privacy);

/** What can be erased: its source, its model, and what must be so that it can be erased now. */
const ERASABLE: readonly [source: string, model: string, values: object][] = [
  ['accounts', 'User', { deactivation: { at: new Date(), byName: 'Ad', permissions: { general: [MARK] } } }],
  ['clubMembers', 'ClubMember', { _id: '2019AB', active: false }],
  [
    'volunteers',
    'Volunteer',
    { shifts: [], participations: [{ activityId: 'x', season: 2024 }], pendingEmail: undefined },
  ],
  ['advertisers', 'Advertiser', {}],
  ['customers', 'Customer', {}],
  ['bookChecks', 'BookCheck', { erased: false }],
  ['webshopOrders', 'Order', { state: 'collected', placed: true, step: null }],
  ['participants', 'Participant', { statement: { id: String(new Types.ObjectId()), name: MARK, url: '' } }],
  ['paradeEntries', 'ParadeEntry', { parade: 'parade' }],
  ['pagadderSuggestions', 'PagadderSuggestion', {}],
  ['refusedAddresses', 'RefusedAddress', {}],
  ['unwilling', 'Unwilling', {}],
  ['mails', 'Job', { name: 'mail', state: 'done' }],
];

/** What closing an account takes away before it can be anonymised: `deactivation.test.ts` shows that. */
const CLOSED = {
  ...{ sessions: [], apiTokens: [], passkeys: [], permissions: { general: [], commissions: [] } },
  ...{
    passwordReset: null,
    emailChange: null,
    invitation: null,
    authenticator: null,
    newAuthenticator: null,
  },
  role: null,
};

it.each(ERASABLE)('erasing %s leaves nothing personal, nor in the log', async (source, name, values) => {
  const entry = register.find(({ model }) => 'modelName' in model && model.modelName === name);
  if (!entry) throw new Error(name);
  const admin = await signedIn(stage.api, { name: 'Ad', role: Role.Admin });
  const model = entry.model as RegisteredModel & { collection: typeof AuditEventModel.collection };
  const record = filledRecord(entry, { ...(name === 'User' && CLOSED), revision: 1, ...values });
  expect(JSON.stringify(record)).toContain(MARK);
  await model.collection.insertOne(record as never);
  await tellOf(name, String(record._id));
  await admin.data(ErasePersonalDataDocument, { source, id: String(record._id) });
  await jobsEnded();
  const stored = await model.collection.findOne({ _id: record._id as Types.ObjectId });
  expect(JSON.stringify(stored ?? {})).not.toContain(MARK);
  const events = await AuditEventModel.find({ recordId: String(record._id) }).lean();
  if (name !== 'Job') expect(events.length).toBeGreaterThan(1);
  expect(JSON.stringify(name === 'Job' ? [] : events)).not.toContain(MARK);
});

it('takes along what was deleted before and lies in the trash', async () => {
  const admin = await signedIn(stage.api, { name: 'Ad', role: Role.Admin });
  const _id = new Types.ObjectId();
  const deleted = { deletedAt: new Date(), deletedBy: 'x', deletedByName: 'Ad' };
  const entry = {
    _id: new Types.ObjectId(),
    entity: 'Customer',
    parts: [],
    fields: { email: MARK },
    ...deleted,
  };
  await CustomerModel.collection.insertOne({ _id, name: 'Bakker', deleted: true, trash: [entry] } as never);
  await admin.data(ErasePersonalDataDocument, { source: 'customers', id: String(_id) });
  expect(JSON.stringify(await CustomerModel.collection.findOne({ _id }))).not.toContain(MARK);
  const again = await admin.error(ErasePersonalDataDocument, { source: 'customers', id: String(_id) });
  expect(again.extensions?.code).toBe('NOT_FOUND');
});

it('is shown of every kind of record that can be erased', () => {
  const all = stage.api.portal.extensions.filter(({ point }) => point === 'personalData');
  const keys = all.map(({ item }) => item as { key: string; canErase: boolean });
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  expect(
    keys
      .filter(({ canErase }) => canErase)
      .map(({ key }) => key)
      .sort(),
    // One of those that a mailing went to is no record: identity/mailings/mailing.test.ts.
  ).toEqual([...ERASABLE.map(([source]) => source), 'mailings'].sort());
});

it('has taken the values along of who was erased before', async () => {
  const ids = [true, false].map((erased) => ({ _id: new Types.ObjectId(), erased }));
  await VolunteerModel.collection.insertMany(ids);
  for (const { _id } of ids) await tellOf('Volunteer', String(_id));
  for (const _again of [1, 2]) await up(mongoose.connection.db as never);
  const events = await AuditEventModel.find({ entity: 'Volunteer' }).sort({ _id: 1 }).lean();
  expect(events.map(({ redacted, fields }) => [redacted, fields[0]?.before])).toEqual([
    [true, null],
    [false, MARK],
  ]);
});

/** An earlier change of the record, as the log has it. */
async function tellOf(entity: string, recordId: string) {
  const actor = {
    userId: null,
    userName: 'Ad',
    address: '',
    session: null,
    requestId: 'x',
    operation: 'save',
  };
  const fields = [{ name: 'name', before: MARK, after: MARK, hidden: false }];
  const event = newEvent(actor, { kind: AuditKind.changed, entity, recordId, fields });
  await AuditEventModel.collection.insertOne({ ...event, at: new Date(Date.now() - 1000) } as never);
}
