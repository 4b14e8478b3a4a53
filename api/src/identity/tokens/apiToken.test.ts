import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { JobModel } from '../../platform/jobs/job.model';
import { useApi } from '../../testing/apiStage';
import {
  ApiTokensDocument,
  CreateApiTokenDocument,
  type CreateApiTokenInput,
  RevokeApiTokenDocument,
  RevokeUserApiTokenDocument,
  TokenRightsDocument,
  UserApiTokensDocument,
} from '../../testing/gql/graphql';
import { makeCommission, signedIn, TEST_PASSWORD } from '../../testing/people';
import { TEST_DB_COMMISSION, TEST_DB_USER } from '../../testing/startApi';
import { actAs, type TestClient } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';

const stage = useApi();
const today = todayInAmsterdam();

type Person = Awaited<ReturnType<typeof signedIn>>;
let owner: Person;
let committee: string;
beforeEach(async () => {
  committee = await makeCommission(3);
  owner = await signedIn(stage.api, { general: ['secFin', 'webNews'], commissions: [`${committee}-vz`] });
});

const token = (given: Partial<CreateApiTokenInput> = {}): { token: CreateApiTokenInput } => ({
  token: {
    name: 'boekhouding',
    permissions: ['secFin'],
    lastDay: today,
    currentPassword: TEST_PASSWORD,
    ...given,
  },
});
const made = async (given: Partial<CreateApiTokenInput> = {}, by: TestClient = owner) =>
  (await by.data(CreateApiTokenDocument, token(given))).createApiToken.token;
const asking = (secret: string) => actAs(stage.api.url, undefined, undefined, secret);
const rightsOf = async (secret: string) => (await asking(secret).data(TokenRightsDocument)).me;
const fieldsOf = async (given: Partial<CreateApiTokenInput>) =>
  (await owner.error(CreateApiTokenDocument, token(given))).extensions.fields;
const store = (set: object) => UserModel.updateOne({ _id: owner.id }, { $set: set });

describe('a token', () => {
  it('may what was chosen for it and no more', async () => {
    const secret = await made();
    expect(await rightsOf(secret)).toEqual({
      ...{ id: owner.id, role: null, isDB: false },
      permissions: { general: ['sec', 'secFin'], commissions: [] },
    });
    const all = await made({ name: 'alles', permissions: ['secFin', 'webNews'], commissions: [committee] });
    expect((await rightsOf(all))?.permissions).toEqual({
      general: ['sec', 'secFin', 'web', 'webNews'],
      commissions: [committee, `${committee}-vz`],
    });
  });

  it('may no more than its owner may at that moment', async () => {
    const secret = await made({ permissions: ['secFin', 'webNews'], commissions: [committee] });
    await store({ 'permissions.general': ['web', 'webNews'], 'permissions.commissions': [] });
    expect((await rightsOf(secret))?.permissions).toEqual({ general: ['web', 'webNews'], commissions: [] });
  });

  it('is never an Admin, nor the board by its owner alone', async () => {
    const board = await makeCommission(2, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
    const dbUser = await signedIn(stage.api, { id: TEST_DB_USER, role: Role.Admin, commissions: [board] });
    const secret = await made({ permissions: [] }, dbUser);
    expect(await rightsOf(secret)).toMatchObject({ role: null, isDB: false });
    const chosen = await made({ name: 'bestuur', permissions: [], commissions: [board] }, dbUser);
    expect(await rightsOf(chosen)).toMatchObject({ role: null, isDB: true });
  });

  it('counts before a cookie, cannot make another one, and sees no account', async () => {
    const secret = await made();
    const both = actAs(stage.api.url, owner.cookie, undefined, secret);
    expect((await both.data(TokenRightsDocument)).me?.permissions.general).toEqual(['sec', 'secFin']);
    expect((await both.error(CreateApiTokenDocument, token({ name: 'nog een' }))).extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await both.error(ApiTokensDocument)).extensions.code).toBe('FORBIDDEN');
    const wrong = actAs(stage.api.url, owner.cookie, undefined, `${secret}x`);
    expect(await wrong.error(TokenRightsDocument)).toMatchObject({
      message: 'Dit token geldt niet of niet meer.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('ends with its last day, when revoked and with its owner', async () => {
    const secret = await made();
    const { apiTokens } = await owner.data(ApiTokensDocument);
    expect(Date.parse(apiTokens[0]?.expiresAt ?? '')).toBeGreaterThan(Date.now());
    expect(Date.parse(apiTokens[0]?.expiresAt ?? '')).toBeLessThanOrEqual(Date.now() + 25 * 3_600_000);
    await store({ 'apiTokens.0.expiresAt': new Date() });
    expect((await asking(secret).error(TokenRightsDocument)).extensions.code).toBe('UNAUTHENTICATED');
    const second = await made({ name: 'tweede' });
    await UserModel.deleteOne({ _id: owner.id });
    expect((await asking(second).error(TokenRightsDocument)).extensions.code).toBe('UNAUTHENTICATED');
  });

  it('tells when it was used last', async () => {
    const secret = await made();
    expect((await owner.data(ApiTokensDocument)).apiTokens[0]?.usedAt).toBeNull();
    await rightsOf(secret);
    expect((await owner.data(ApiTokensDocument)).apiTokens[0]?.usedAt).not.toBeNull();
  });
});

describe('createApiToken', () => {
  it('stores no secret and tells its owner by mail', async () => {
    const secret = await made();
    expect(secret).toMatch(/^carnaval_[\w-]{43}$/);
    const stored = JSON.stringify(await UserModel.collection.findOne({ email: owner.email }));
    expect(stored).not.toContain(secret.slice(10));
    expect(JSON.stringify(await JobModel.find().lean())).toContain('tokenCreated');
  });

  it('says at the field what is wrong', async () => {
    const other = await makeCommission(4);
    expect(
      await fieldsOf({ permissions: ['clubAdmin'], commissions: [other], lastDay: '2026-02-30' }),
    ).toEqual({
      permissions: 'Een token kan niet meer dan jijzelf.',
      commissions: 'Een token kan niet meer dan jijzelf.',
      lastDay: 'Kies een dag binnen een jaar',
    });
    for (const lastDay of [daysAfter(today, -1), daysAfter(today, 367), 'morgen'])
      expect(await fieldsOf({ lastDay })).toHaveProperty(['lastDay']);
    expect(await fieldsOf({ currentPassword: 'fout' })).toHaveProperty(['currentPassword']);
    expect(await fieldsOf({ name: '' })).toHaveProperty(['name']);
  });

  it('sent twice, also at once, makes one', async () => {
    const answers = await Promise.all([1, 2].map(() => owner.run(CreateApiTokenDocument, token())));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await fieldsOf({})).toEqual({ name: 'Je hebt al een token met deze naam' });
    expect((await owner.data(ApiTokensDocument)).apiTokens).toHaveLength(1);
  });

  it('makes ten at most', async () => {
    for (let each = 0; each < 10; each++) await made({ name: `nummer ${each}` });
    expect(await fieldsOf({ name: 'een te veel' })).toHaveProperty(['name']);
  });
});

describe('revoking', () => {
  it('ends it at once, twice is once, and nobody else does it', async () => {
    const secret = await made();
    const id = (await owner.data(ApiTokensDocument)).apiTokens[0]?.id ?? '';
    const other = await signedIn(stage.api);
    await other.data(RevokeApiTokenDocument, { id });
    expect(await rightsOf(secret)).not.toBeNull();
    await owner.data(RevokeApiTokenDocument, { id });
    expect((await owner.data(RevokeApiTokenDocument, { id })).revokeApiToken).toEqual([]);
    expect((await asking(secret).error(TokenRightsDocument)).extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is done by an Admin too', async () => {
    const secret = await made();
    const admin = await signedIn(stage.api, { role: Role.Admin });
    const { userApiTokens } = await admin.data(UserApiTokensDocument, { userId: owner.id });
    expect(userApiTokens).toMatchObject([{ name: 'boekhouding' }]);
    const revoked = { userId: owner.id, id: userApiTokens[0]?.id ?? '' };
    expect((await admin.data(RevokeUserApiTokenDocument, revoked)).revokeUserApiToken).toEqual([]);
    expect((await asking(secret).error(TokenRightsDocument)).extensions.code).toBe('UNAUTHENTICATED');
    const { changeLog } = (await UserModel.findById(owner.id).lean()) ?? {};
    expect(changeLog?.at(-1)).toContain("API-token 'boekhouding' ingetrokken");
  });
});
