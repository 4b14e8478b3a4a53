import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { daysFromNow, useApi } from '../../testing/apiStage';
import { PDF, testFolders, uploadTo } from '../../testing/fileStage';
import {
  AuditEventsDocument,
  EditProfileDocument,
  EditUserDocument,
  LogExportDocument,
  RemoveUserDocument,
  ResetPasswordDocument,
  SignInDocument,
  SignOutDocument,
  UpdatePasswordDocument,
  UserIdsDocument,
} from '../../testing/gql/graphql';
import { signedIn, TEST_PASSWORD, usePerson } from '../../testing/people';
import { actAs, type TestClient } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';
import { createResetToken } from '../sessions/password/ownPassword.service';
import { hashToken } from '../sessions/session.model';
import { filterOf } from './auditEvent.service';

const stage = useApi({ folders: testFolders });

type Person = Awaited<ReturnType<typeof signedIn>>;
const admin = usePerson(stage, { name: 'Beheer', role: Role.Admin, general: ['secGebruikers'] });
const anna = usePerson(stage, { name: 'Anna' });

type Filter = Parameters<typeof filterOf>[0];
const events = async (filter: Filter = {}, by: TestClient = admin) =>
  (await by.data(AuditEventsDocument, { filter })).auditEvents.edges.map(({ node }) => node);
const inputFor = (person: Person, name: string) => ({
  id: person.id,
  revision: 1,
  user: { name, email: person.email, isExternal: false, permissions: { general: [], commissions: [] } },
});

describe('a change', () => {
  it('is told field by field, with who, where and by which operation', async () => {
    await admin.data(EditUserDocument, inputFor(anna, 'Anna Smit'));
    const [event, ...others] = await events({ recordId: anna.id });
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      kind: 'changed',
      userId: admin.id,
      userName: 'Beheer',
      operation: 'editUser',
      outcome: 'OK',
      entity: 'User',
      recordId: anna.id,
      address: expect.stringMatching(/^10\./),
      session: hashToken(admin.cookie?.split('=')[1] ?? '').slice(0, 8),
      requestId: expect.stringMatching(/^[0-9a-f]{10}$/),
      fields: [{ name: 'name', before: 'Anna', after: 'Anna Smit', hidden: false }],
    });
    expect(Math.abs(Date.now() - Date.parse(event?.at as string))).toBeLessThan(60_000);
  });

  it('two at once: the one that was first is told as a change, the other as a failure', async () => {
    const answers = await Promise.all(
      ['Een', 'Twee'].map((name) => admin.run(EditUserDocument, inputFor(anna, name))),
    );
    const winner = answers.find(({ errors }) => !errors)?.data?.editUser.name;
    const told = await events({ operation: 'editUser' });
    expect(told.map(({ kind, outcome }) => [kind, outcome]).sort()).toEqual([
      ['changed', 'OK'],
      ['failed', 'CONFLICT'],
    ]);
    expect(told.find(({ kind }) => kind === 'changed')?.fields).toEqual([
      { name: 'name', before: 'Anna', after: winner, hidden: false },
    ]);
    expect(told.find(({ kind }) => kind === 'failed')).toMatchObject({ recordId: anna.id, fields: [] });
  });

  it('without a difference is still an event of the operation', async () => {
    await admin.data(EditUserDocument, inputFor(anna, 'Anna'));
    expect(await events({ operation: 'editUser' })).toMatchObject([{ kind: 'done', recordId: anna.id }]);
  });

  it('keeps 2,000 characters of a field', async () => {
    await UserModel.updateOne({ _id: anna.id }, { $set: { adres: 'x'.repeat(5000) } });
    await anna.data(EditProfileDocument, { revision: 1, profile: { adres: 'Kerkstraat 1' } });
    const [event] = await events({ operation: 'editProfile' });
    expect(event?.fields).toEqual([
      { name: 'adres', before: 'x'.repeat(2000), after: 'Kerkstraat 1', hidden: false },
    ]);
  });
});

it('removing an account takes the values out of its events, and not what happened', async () => {
  await anna.data(EditProfileDocument, { revision: 1, profile: { phoneNumber: '0612345678' } });
  expect(JSON.stringify(await AuditEventModel.find().lean())).toContain('0612345678');
  await admin.data(RemoveUserDocument, { id: anna.id });
  const told = await events({ recordId: anna.id });
  expect(told.map(({ kind, redacted }) => [kind, redacted])).toEqual([
    ['removed', true],
    ['changed', true],
  ]);
  expect(told[1]?.fields).toEqual([{ name: 'phoneNumber', before: null, after: null, hidden: false }]);
  const stored = JSON.stringify(await AuditEventModel.find().lean());
  expect(stored).not.toContain('0612345678');
  expect(stored).not.toContain(anna.email);
});

it('no secret comes into the log: of signing in, a password that is changed, and one chosen by link', async () => {
  const secrets = ['nieuw wachtwoord 1', 'nieuw wachtwoord 2', 'fout wachtwoord', TEST_PASSWORD];
  await anna.data(UpdatePasswordDocument, {
    currentPassword: TEST_PASSWORD,
    password: 'nieuw wachtwoord 1',
  });
  const reset = await createResetToken(anna.email);
  const visitor = actAs(stage.api.url);
  await visitor.data(ResetPasswordDocument, { token: reset?.token ?? '', password: 'nieuw wachtwoord 2' });
  await visitor.data(SignInDocument, { email: anna.email, password: 'nieuw wachtwoord 2' });
  await visitor.error(SignInDocument, { email: anna.email, password: 'fout wachtwoord' });
  const user = await UserModel.findById(anna.id).orFail();
  const told = await AuditEventModel.find().lean();
  expect(told.map(({ operation }) => operation).sort()).toEqual(
    ['resetPassword', 'signIn', 'signIn', 'updatePassword'].sort(),
  );
  const stored = JSON.stringify(told);
  const hashes = [user.passwordHash, ...user.sessions.map(({ tokenHash }) => tokenHash)];
  const tokens = [
    reset?.token,
    hashToken(reset?.token ?? ''),
    visitor.cookie?.split('=')[1],
    anna.cookie?.split('=')[1],
  ];
  for (const secret of [...secrets, ...hashes, ...tokens]) {
    expect(secret).toBeTruthy();
    expect(stored).not.toContain(secret);
  }
  expect(told.find(({ operation }) => operation === 'updatePassword')?.fields).toEqual([
    { name: 'passwordHash', before: null, after: null, hidden: true },
  ]);
});

describe('signing in and out', () => {
  it('is told, with the account that was tried when it fails', async () => {
    const visitor = actAs(stage.api.url);
    await visitor.error(SignInDocument, { email: anna.email, password: 'fout' });
    await visitor.error(SignInDocument, { email: 'niemand@carnaval.example', password: 'fout' });
    await visitor.data(SignInDocument, { email: anna.email, password: TEST_PASSWORD });
    await visitor.run(SignOutDocument);
    const told = (await events()).map(({ kind, userId, recordId, outcome }) => [
      kind,
      userId,
      recordId,
      outcome,
    ]);
    expect(told).toEqual([
      ['signOut', anna.id, null, 'OK'],
      ['signIn', anna.id, null, 'OK'],
      ['signInFailed', null, null, 'UNAUTHENTICATED'],
      ['signInFailed', null, anna.id, 'UNAUTHENTICATED'],
    ]);
    expect(JSON.stringify(await AuditEventModel.find().lean())).not.toContain('niemand@');
  });
});

describe('a refusal', () => {
  it('of a query and of a mutation is told once', async () => {
    await anna.error(UserIdsDocument);
    await anna.error(RemoveUserDocument, { id: admin.id });
    expect(await events({ kind: 'refused' as never })).toMatchObject([
      { operation: 'removeUser', userId: anna.id, recordId: admin.id, outcome: 'FORBIDDEN' },
      { operation: 'users', userId: anna.id, outcome: 'FORBIDDEN' },
    ]);
  });

  it('nothing is told of a query that is allowed', async () => {
    await admin.data(UserIdsDocument);
    expect(await AuditEventModel.countDocuments()).toBe(0);
  });
});

it('taking a file that is not for everybody is told, and being refused it', async () => {
  const editor = await signedIn(stage.api, { general: ['webNews'] });
  const { file } = await uploadTo(stage.api.url, 'test/docs', PDF, 'a.pdf', editor.cookie ?? '');
  const get = (person: Person) =>
    fetch(`${stage.api.url}${file?.url}`, {
      headers: { cookie: person.cookie ?? '', 'x-forwarded-for': '10.9.8.7' },
    });
  expect((await get(editor)).status).toBe(200);
  expect((await get(anna)).status).toBe(403);
  expect(await events({ recordId: file?.id })).toMatchObject([
    { kind: 'refused', userId: anna.id, operation: 'download', outcome: 'FORBIDDEN' },
    { kind: 'downloaded', userId: editor.id, address: '10.9.8.7', ids: ['folder=test/docs'] },
  ]);
});

it('of one address without a session 1,000 failed attempts an hour are kept; other addresses are told', async () => {
  const password = { currentPassword: 'x', password: 'lang genoeg' };
  const flood = actAs(stage.api.url, undefined, '10.255.255.255');
  for (let batch = 0; batch < 21; batch += 1) {
    await Promise.all(Array.from({ length: 50 }, () => flood.error(UpdatePasswordDocument, password)));
  }
  expect(await AuditEventModel.countDocuments()).toBe(1000);
  await stage.api.visitor.error(UpdatePasswordDocument, password);
  expect(await AuditEventModel.countDocuments()).toBe(1001);
});

it('an export of a page is told', async () => {
  await anna.run(LogExportDocument, { list: 'ledenlijst', format: 'csv', rows: 12 });
  expect(await events({ kind: 'exported' as never })).toMatchObject([
    { userId: anna.id, ids: ['list=ledenlijst', 'format=csv', 'rows=12'] },
  ]);
});

describe('the list', () => {
  it('comes newest first, page by page, by person and by period', async () => {
    await admin.data(EditUserDocument, inputFor(anna, 'Anna Smit'));
    await anna.data(EditProfileDocument, { revision: 2, profile: { adres: 'Kerkstraat 1' } });
    const first = (await admin.data(AuditEventsDocument, { first: 1 })).auditEvents;
    expect(first).toMatchObject({ totalCount: 2, edges: [{ node: { operation: 'editProfile' } }] });
    const after = first.pageInfo.endCursor;
    const second = (await admin.data(AuditEventsDocument, { first: 1, after })).auditEvents;
    expect(second.edges).toMatchObject([{ node: { operation: 'editUser' } }]);
    const operations = async (filter: Filter) => (await events(filter)).map(({ operation }) => operation);
    expect(await operations({ userId: anna.id })).toEqual(['editProfile']);
    expect(await operations({ person: 'smit' })).toEqual(['editProfile']);
    expect(await operations({ entity: 'User' })).toEqual(['editProfile', 'editUser']);
    expect(await operations({ entity: 'Advertiser' })).toEqual([]);
    expect(await operations({ from: daysFromNow(0), to: daysFromNow(0) })).toHaveLength(2);
    expect(await operations({ from: daysFromNow(1) })).toEqual([]);
    expect(await operations({ to: daysFromNow(-1) })).toEqual([]);
  });

  it('refuses a day that does not exist', async () => {
    const error = await admin.error(AuditEventsDocument, { filter: { from: '2026-02-30' } });
    expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each<Filter>([
    {},
    { userId: 'x' },
    { person: 'anna smit' },
    { recordId: 'x' },
    { entity: 'User', from: '2026-01-01' },
    { operation: 'editUser' },
    { kind: 'signIn' as never },
  ])('is read by an index: %j', async (filter) => {
    const plan: unknown = await AuditEventModel.find(filterOf(filter) as never)
      .sort({ _id: -1 })
      .limit(21)
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('IXSCAN');
    expect(
      JSON.stringify((plan as { queryPlanner: { winningPlan: object } }).queryPlanner.winningPlan),
    ).not.toMatch(/COLLSCAN|"SORT"/);
  });
});
