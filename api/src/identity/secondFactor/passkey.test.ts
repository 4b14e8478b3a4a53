import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { AuditKind } from '../../platform/audit/auditKind.enum';
import { useApi } from '../../testing/apiStage';
import {
  AddPasskeyDocument,
  MeDocument,
  MySecondFactorDocument,
  RemovePasskeyDocument,
  SignInDocument,
  SignInWithPasskeyDocument,
  StartPasskeyDocument,
  StartPasskeySignInDocument,
} from '../../testing/gql/graphql';
import { passkeyDevice } from '../../testing/passkeyDevice';
import { signedIn, TEST_PASSWORD, usePerson } from '../../testing/people';
import { TEST_PUBLIC_URL } from '../../testing/startApi';
import { actAs } from '../../testing/testClient';
import { PasskeyChallengeModel } from '../people/secondFactor.model';
import { UserModel } from '../people/user.model';
import { sweepChallenges } from './passkey.service';

const stage = useApi();
const REFUSED = 'Deze passkey is niet geaccepteerd. Probeer het opnieuw.';
const UNKNOWN = 'Inloggen met deze passkey lukt niet. Log in met je wachtwoord.';
const currentPassword = TEST_PASSWORD;
type Person = Awaited<ReturnType<typeof signedIn>>;
let phone: ReturnType<typeof passkeyDevice>;
const jan = usePerson(stage, { name: 'Jan' });

beforeEach(async () => {
  phone = passkeyDevice(TEST_PUBLIC_URL);
});

const visitor = () => actAs(stage.api.url);
const asked = async (person: Person = jan) =>
  (await person.data(StartPasskeyDocument, { currentPassword })).startPasskey;
const add = async (device = phone, person = jan) =>
  person.data(AddPasskeyDocument, { response: device.create(await asked(person)), name: ' Telefoon ' });
const challenge = async () => (await visitor().data(StartPasskeySignInDocument)).startPasskeySignIn;
const refusalOf = async (response: string, userId?: string) =>
  (await visitor().error(SignInWithPasskeyDocument, { response, userId })).message;

describe('adding a passkey', () => {
  it('keeps it by its name; it is never in an answer again', async () => {
    const { addPasskey } = await add();
    expect(addPasskey.passkeys).toEqual([
      { id: expect.any(String), name: 'Telefoon', createdAt: expect.any(String), usedAt: null },
    ]);
    const user = await UserModel.findById(jan.id).lean();
    expect(user?.passkeys?.[0]).toMatchObject({ credentialId: phone.credentialId, counter: 0 });
    expect(user?.changeLog.at(-1)).toMatch(/ - Jan: passkey toegevoegd$/);
    const events = JSON.stringify(await AuditEventModel.find({}).lean());
    expect(events).toContain('addPasskey');
    expect(events).not.toContain(phone.credentialId);
    expect(events).not.toContain(user?.passkeys?.[0]?.publicKey);
  });

  it('asks for the password of now', async () => {
    const error = await jan.error(StartPasskeyDocument, { currentPassword: 'gok' });
    expect(error.extensions.fields).toEqual({ currentPassword: 'Dit is niet je huidige wachtwoord' });
  });

  it.each([
    ['of another page', { origin: 'https://elders.example' }],
    ['without a finger, face or pin', { unverified: true }],
  ])('refuses one %s', async (_what, wrongly) => {
    const response = phone.create(await asked(), wrongly);
    const error = await jan.error(AddPasskeyDocument, { response, name: 'x' });
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { response: REFUSED } });
  });

  it.each(['', 'geen json', '[]', '{"id":"x","response":{"clientDataJSON":"e30"}}'])(
    'refuses %j',
    async (response) => {
      const error = await jan.error(AddPasskeyDocument, { response, name: 'x' });
      expect(error.extensions.fields).toEqual({ response: REFUSED });
    },
  );

  it('takes an answer once, of whom it was asked, within five minutes', async () => {
    const piet = await signedIn(stage.api);
    const response = phone.create(await asked());
    await piet.error(AddPasskeyDocument, { response, name: 'x' });
    const answers = await Promise.all([1, 2].map(() => jan.run(AddPasskeyDocument, { response, name: 'x' })));
    expect(answers.filter(({ data }) => data?.addPasskey)).toHaveLength(1);
    const late = passkeyDevice(TEST_PUBLIC_URL).create(await asked());
    await PasskeyChallengeModel.updateMany({}, { $set: { expiresAt: new Date(0) } });
    expect((await jan.error(AddPasskeyDocument, { response: late, name: 'x' })).message).toBe(REFUSED);
    await sweepChallenges();
    expect(await PasskeyChallengeModel.countDocuments({})).toBe(0);
  });

  it('refuses a passkey that somebody has already, also of another account', async () => {
    await add();
    const piet = await signedIn(stage.api);
    const response = phone.create(await asked(piet));
    expect((await piet.error(AddPasskeyDocument, { response, name: 'x' })).message).toBe(REFUSED);
  });

  it('stops at ten', async () => {
    const options = await asked();
    await UserModel.updateOne(
      { _id: jan.id },
      {
        $set: {
          passkeys: Array.from({ length: 10 }, (_, at) => ({
            ...{ id: `${at}`, credentialId: `c${at}`, publicKey: 'k', counter: 0, transports: [] },
            ...{ name: 'x', createdAt: new Date() },
          })),
        },
      },
    );
    const late = await jan.error(AddPasskeyDocument, { response: phone.create(options), name: 'x' });
    expect(late.message).toBe('Je hebt al tien passkeys. Verwijder er eerst een.');
    expect((await jan.error(StartPasskeyDocument, { currentPassword })).message).toBe(late.message);
  });
});

describe('signing in with a passkey', () => {
  it('needs nothing else, and is told in the log', async () => {
    await add();
    const client = visitor();
    const response = phone.sign(await challenge());
    const { signInWithPasskey } = await client.data(SignInWithPasskeyDocument, { response });
    expect(signInWithPasskey).toEqual({ id: jan.id, name: 'Jan' });
    expect((await client.data(MeDocument)).me?.id).toBe(jan.id);
    const { passkeys } = (await jan.data(MySecondFactorDocument)).mySecondFactor;
    expect(passkeys[0]?.usedAt).toEqual(expect.any(String));
    const events = await AuditEventModel.find({ operation: 'signInWithPasskey' }).lean();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ kind: AuditKind.signIn, userId: jan.id, userName: 'Jan' });
  });

  it('makes the password alone too little', async () => {
    await add();
    const error = await visitor().error(SignInDocument, { email: jan.email, password: TEST_PASSWORD });
    expect(error.extensions).toEqual({ code: 'SECOND_FACTOR_NEEDED', methods: ['passkey'] });
    const guessed = await visitor().error(SignInDocument, {
      email: jan.email,
      password: TEST_PASSWORD,
      code: '123456',
    });
    expect(guessed.extensions.code).toBe('SECOND_FACTOR_NEEDED');
  });

  it('takes an answer once, also when it is sent twice at once', async () => {
    await add();
    const response = phone.sign(await challenge());
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor().run(SignInWithPasskeyDocument, { response })),
    );
    expect(answers.filter(({ data }) => data?.signInWithPasskey)).toHaveLength(1);
    expect(await refusalOf(response)).toBe(UNKNOWN);
  });

  it('refuses an answer to something that was not asked, or asked of somebody else', async () => {
    await add();
    const own = Buffer.from('zelf bedacht').toString('base64url');
    expect(await refusalOf(phone.sign(JSON.stringify({ challenge: own, rpId: 'portal.test' })))).toBe(
      UNKNOWN,
    );
    expect(await refusalOf(phone.sign(await asked()))).toBe(UNKNOWN);
  });

  it.each([
    ['of another page', { origin: 'https://elders.example' }],
    ['without a finger, face or pin', { unverified: true }],
    ['whose counter goes back', { counter: 3 }],
    ['whose counter stands still', { counter: 7 }],
  ])('refuses one %s', async (_what, wrongly) => {
    await add();
    const client = visitor();
    await client.data(SignInWithPasskeyDocument, { response: phone.sign(await challenge(), { counter: 7 }) });
    expect(await refusalOf(phone.sign(await challenge(), wrongly))).toBe(UNKNOWN);
  });

  it('refuses a passkey that nobody has, and one of somebody else than asked for', async () => {
    await add();
    const piet = await signedIn(stage.api);
    const strange = passkeyDevice(TEST_PUBLIC_URL);
    strange.create(await asked(piet));
    expect(await refusalOf(strange.sign(await challenge()))).toBe(UNKNOWN);
    expect(await refusalOf(phone.sign(await challenge()), piet.id)).toBe(UNKNOWN);
    await visitor().data(SignInWithPasskeyDocument, {
      response: phone.sign(await challenge()),
      userId: jan.id,
    });
  });

  it('stops who tries from one address', async () => {
    const client = visitor();
    const tries = await Promise.all(
      Array.from({ length: 101 }, () => client.run(StartPasskeySignInDocument)),
    );
    expect(tries.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('removing a passkey', () => {
  it('asks for the password; it signs in no more', async () => {
    const { addPasskey } = await add();
    const id = addPasskey.passkeys[0]?.id ?? '';
    const wrong = await jan.error(RemovePasskeyDocument, { id, currentPassword: 'gok' });
    expect(wrong.extensions.fields).toHaveProperty('currentPassword');
    const piet = await signedIn(stage.api);
    await piet.data(RemovePasskeyDocument, { id, currentPassword });
    expect((await jan.data(MySecondFactorDocument)).mySecondFactor.passkeys).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      const { removePasskey } = await jan.data(RemovePasskeyDocument, { id, currentPassword });
      expect(removePasskey.passkeys).toEqual([]);
    }
    expect(await refusalOf(phone.sign(await challenge()))).toBe(UNKNOWN);
    await visitor().data(SignInDocument, { email: jan.email, password: TEST_PASSWORD });
  });
});
