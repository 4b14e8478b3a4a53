import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { useApi } from '../../testing/apiStage';
import {
  ConfirmAuthenticatorDocument,
  MeDocument,
  MySecondFactorDocument,
  RemoveAuthenticatorDocument,
  RenewRecoveryCodesDocument,
  ResetPasswordDocument,
  SignInDocument,
  StartAuthenticatorDocument,
} from '../../testing/gql/graphql';
import { TEST_PASSWORD, usePerson } from '../../testing/people';
import { readQr } from '../../testing/readQr';
import { actAs } from '../../testing/testClient';
import { UserModel } from '../people/user.model';
import { createResetToken } from '../sessions/password/ownPassword.service';
import { codeOf, withAuthenticator } from './testSecondFactor';

const stage = useApi();
const WRONG = 'Deze code klopt niet of is al gebruikt.';
const currentPassword = TEST_PASSWORD;
const jan = usePerson(stage, { name: 'Jan' });

const visitor = () => actAs(stage.api.url);
const signIn = (code?: string) =>
  visitor().run(SignInDocument, { email: jan.email, password: TEST_PASSWORD, code });
const sessions = async () => (await UserModel.findById(jan.id).lean())?.sessions.length;

describe('setting an authenticator app up', () => {
  it('counts once a code was confirmed, and tells its owner', async () => {
    const { startAuthenticator } = await jan.data(StartAuthenticatorDocument, { currentPassword });
    const { secret, qr } = startAuthenticator;
    expect(readQr(qr)).toContain(`secret=${secret}`);
    expect((await signIn()).errors).toBeUndefined();
    const { confirmAuthenticator: codes } = await jan.data(ConfirmAuthenticatorDocument, {
      code: codeOf(secret),
    });
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect((await jan.data(MySecondFactorDocument)).mySecondFactor).toEqual({
      hasAuthenticator: true,
      recoveryCodesLeft: 10,
      passkeys: [],
    });
    expect((await signIn()).errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_NEEDED');
  });

  it('asks for the password of now, and for a code that is right', async () => {
    const wrong = await jan.error(StartAuthenticatorDocument, { currentPassword: 'iets anders' });
    expect(wrong.extensions.fields).toEqual({ currentPassword: 'Dit is niet je huidige wachtwoord' });
    const early = await jan.error(ConfirmAuthenticatorDocument, { code: '123456' });
    expect(early.extensions.fields).toEqual({
      code: 'Dit duurde te lang. Begin opnieuw met een nieuwe QR-code.',
    });
    const { startAuthenticator } = await jan.data(StartAuthenticatorDocument, { currentPassword });
    for (const code of ['12345', 'abcdef', codeOf(startAuthenticator.secret, -5)]) {
      const refused = await jan.error(ConfirmAuthenticatorDocument, { code });
      expect(refused.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { code: WRONG } });
    }
    expect((await jan.data(MySecondFactorDocument)).mySecondFactor.hasAuthenticator).toBe(false);
  });

  it('is done once when it is confirmed twice at once', async () => {
    const { startAuthenticator } = await jan.data(StartAuthenticatorDocument, { currentPassword });
    const code = codeOf(startAuthenticator.secret);
    const answers = await Promise.all([1, 2].map(() => jan.run(ConfirmAuthenticatorDocument, { code })));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
  });

  it('ends after fifteen minutes', async () => {
    const { startAuthenticator } = await jan.data(StartAuthenticatorDocument, { currentPassword });
    await UserModel.updateOne({ _id: jan.id }, { $set: { 'newAuthenticator.expiresAt': new Date(0) } });
    const late = await jan.error(ConfirmAuthenticatorDocument, { code: codeOf(startAuthenticator.secret) });
    expect(late.extensions.fields).toHaveProperty('code');
  });
});

describe('signing in with it', () => {
  it('asks for a code after the password, and for nothing after a wrong password', async () => {
    await withAuthenticator(jan);
    const error = await visitor().error(SignInDocument, { email: jan.email, password: TEST_PASSWORD });
    expect(error.extensions).toEqual({
      code: 'SECOND_FACTOR_NEEDED',
      methods: ['authenticator', 'recoveryCode'],
    });
    const unknown = await visitor().error(SignInDocument, { email: jan.email, password: 'gok' });
    expect(unknown.extensions.code).toBe('UNAUTHENTICATED');
    expect(await sessions()).toBe(1);
  });

  it('takes the code of now, once, also when it is sent twice at once', async () => {
    const { secret } = await withAuthenticator(jan);
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(answers.filter(({ data }) => data?.signIn)).toHaveLength(1);
    const again = await signIn(code);
    expect(again.errors?.[0]?.extensions).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
      fields: { code: WRONG },
    });
    expect(await sessions()).toBe(2);
    // The next one counts.
    expect((await signIn(codeOf(secret, 1))).errors).toBeUndefined();
  });

  it('takes no code of longer ago, and stops guessing over all addresses', async () => {
    const { secret } = await withAuthenticator(jan);
    const guesses = [];
    for (let guess = 0; guess < 10; guess += 1) guesses.push(await signIn(codeOf(secret, -3)));
    expect(guesses.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
      Array.from({ length: 10 }, () => 'SECOND_FACTOR_NEEDED'),
    );
    expect((await signIn(codeOf(secret))).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(await sessions()).toBe(1);
  });

  it('does not use up attempts with passwords that are right', async () => {
    const { secret } = await withAuthenticator(jan);
    const client = visitor();
    const given = { email: jan.email, password: TEST_PASSWORD };
    for (let time = 0; time < 12; time += 1) {
      expect((await client.error(SignInDocument, given)).extensions.code).toBe('SECOND_FACTOR_NEEDED');
    }
    await client.data(SignInDocument, { ...given, code: codeOf(secret) });
  });

  it('is not got around with a link for a new password', async () => {
    await withAuthenticator(jan);
    const reset = await createResetToken(jan.email);
    const password = 'een heel ander geheim 7';
    const client = visitor();
    await client.data(ResetPasswordDocument, { token: reset?.token ?? '', password });
    expect(await client.data(MeDocument)).toEqual({ me: null });
    const error = await client.error(SignInDocument, { email: jan.email, password });
    expect(error.extensions.code).toBe('SECOND_FACTOR_NEEDED');
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed, and also when it is sent twice at once', async () => {
    const { recoveryCodes } = await withAuthenticator(jan);
    const [code = '', other = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all([signIn(typed), signIn(code), signIn(code)]);
    expect(answers.filter(({ data }) => data?.signIn)).toHaveLength(1);
    expect((await signIn(code)).errors?.[0]?.extensions.fields).toEqual({ code: WRONG });
    expect((await jan.data(MySecondFactorDocument)).mySecondFactor.recoveryCodesLeft).toBe(9);
    expect((await signIn(other)).errors).toBeUndefined();
    const stored = await UserModel.findById(jan.id).lean();
    expect(
      stored?.changeLog.filter((line) => line.endsWith('Jan: ingelogd met een herstelcode')),
    ).toHaveLength(2);
  });

  it('does nothing any more once there are new ones', async () => {
    const { recoveryCodes } = await withAuthenticator(jan);
    const { renewRecoveryCodes } = await jan.data(RenewRecoveryCodesDocument, { currentPassword });
    expect((await signIn(recoveryCodes[0])).errors?.[0]?.extensions.fields).toEqual({ code: WRONG });
    expect((await signIn(renewRecoveryCodes[0])).errors).toBeUndefined();
  });

  it('is not made without an app, or without the password', async () => {
    const none = await jan.error(RenewRecoveryCodesDocument, { currentPassword });
    expect(none.message).toBe('Er is geen authenticator-app ingesteld.');
    const wrong = await jan.error(RenewRecoveryCodesDocument, { currentPassword: 'gok' });
    expect(wrong.extensions.fields).toHaveProperty('currentPassword');
  });
});

describe('removing it', () => {
  it('asks for the password; then the password is enough again', async () => {
    const { recoveryCodes } = await withAuthenticator(jan);
    const wrong = await jan.error(RemoveAuthenticatorDocument, { currentPassword: 'gok' });
    expect(wrong.extensions.fields).toHaveProperty('currentPassword');
    const removed = await jan.data(RemoveAuthenticatorDocument, { currentPassword });
    expect(removed.removeAuthenticator).toEqual({
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    // Sent again it is no error.
    await jan.data(RemoveAuthenticatorDocument, { currentPassword });
    expect((await signIn()).errors).toBeUndefined();
    expect((await signIn(recoveryCodes[0])).errors).toBeUndefined();
  });
});

it('leaves no secret in the log, the change log or what is read with a session', async () => {
  const { secret, recoveryCodes } = await withAuthenticator(jan);
  await signIn(codeOf(secret));
  await signIn(recoveryCodes[0]);
  await jan.data(RenewRecoveryCodesDocument, { currentPassword });
  await jan.data(RemoveAuthenticatorDocument, { currentPassword });
  const events = await AuditEventModel.find({}).lean();
  expect(events.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['startAuthenticator', 'confirmAuthenticator', 'renewRecoveryCodes', 'signIn']),
  );
  const user = await UserModel.findById(jan.id).lean();
  const told = JSON.stringify([events, user?.changeLog]);
  const hash = /[A-Za-z0-9_-]{43}/;
  expect(told).not.toContain(secret);
  expect(told).not.toContain(recoveryCodes[0]);
  expect(told).not.toMatch(hash);
});
