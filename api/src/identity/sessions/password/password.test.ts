import { useApi } from '../../../testing/apiStage';
import {
  AddUserDocument,
  EditProfileDocument,
  MeDocument,
  PasswordLinkDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SignInDocument,
  UpdatePasswordDocument,
} from '../../../testing/gql/graphql';
import { useMailbox } from '../../../testing/mailbox';
import { makeUser, signedIn, TEST_PASSWORD } from '../../../testing/people';
import { actAs, type TestClient } from '../../../testing/testClient';
import { DEMO_PASSWORD } from '../../people/demoAccounts';
import { UserModel } from '../../people/user.model';
import { hashToken } from '../session.model';
import { checkPassword } from './password';

const mailbox = useMailbox();
const { mails } = mailbox;
const stage = useApi({ smtp: mailbox.smtp });

const WEAK = 'Dit wachtwoord is te makkelijk te raden. Kies een langer of ongewoner wachtwoord.';
const OWN_NAME = 'De naam of het e-mailadres mag niet in het wachtwoord staan';
const NOT_CURRENT = 'Dit is niet je huidige wachtwoord';
const owner = { name: 'Jan Smulders', email: 'jan.optocht@carnaval.example' };
const change = (password: string, currentPassword = TEST_PASSWORD) => ({ currentPassword, password });
const signIn = (email: string, password: string) =>
  actAs(stage.api.url).run(SignInDocument, { email, password });

describe('the own password', () => {
  it('is changed; every other session ends at once and this browser goes on with a new one', async () => {
    const phone = await signedIn(stage.api);
    const oldCookie = phone.cookie;
    const laptop = actAs(stage.api.url);
    await laptop.data(SignInDocument, { email: phone.email, password: TEST_PASSWORD });

    await phone.run(UpdatePasswordDocument, change('een nieuw wachtwoord'));

    expect(await phone.data(MeDocument)).toMatchObject({ me: { id: phone.id } });
    expect(phone.cookie).not.toBe(oldCookie);
    expect(await laptop.data(MeDocument)).toEqual({ me: null });
    expect(await actAs(stage.api.url, oldCookie).data(MeDocument)).toEqual({ me: null });
    expect((await signIn(phone.email, 'een nieuw wachtwoord')).data).toBeTruthy();
    expect((await signIn(phone.email, TEST_PASSWORD)).errors).toBeTruthy();
    await stage.api.deliverMail();
    expect(mails).toMatchObject([{ to: [phone.email], subject: 'Je wachtwoord is gewijzigd' }]);
  });

  it('asks for the current one', async () => {
    const client = await signedIn(stage.api);
    const error = await client.error(UpdatePasswordDocument, change('een nieuw wachtwoord', 'iets anders'));
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { currentPassword: NOT_CURRENT } });
    const empty = await client.error(UpdatePasswordDocument, change('een nieuw wachtwoord', ''));
    expect(empty.extensions.fields).toEqual({ currentPassword: 'Verplicht' });
    const long = await client.error(UpdatePasswordDocument, change('een nieuw wachtwoord', 'x'.repeat(201)));
    expect(long.extensions.fields).toEqual({ currentPassword: NOT_CURRENT });
    expect((await signIn(client.email, TEST_PASSWORD)).data).toBeTruthy();
    await stage.api.deliverMail();
    expect(mails).toEqual([]);
  });

  it('is not to be guessed with a session: ten attempts, counted with those of signing in', async () => {
    const client = await signedIn(stage.api);
    const wrong = () => client.run(UpdatePasswordDocument, change('een nieuw wachtwoord', 'gok'));
    const answers = await Promise.all(Array.from({ length: 12 }, wrong));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    const right = await client.error(UpdatePasswordDocument, change('een nieuw wachtwoord'));
    expect(right.extensions.code).toBe('RATE_LIMITED');
  });

  it('is changed once when two change it at once', async () => {
    const client = await signedIn(stage.api);
    const twice = [actAs(stage.api.url, client.cookie), actAs(stage.api.url, client.cookie)];
    const answers = await Promise.all(
      twice.map((each, turn) => each.run(UpdatePasswordDocument, change(`een nieuw wachtwoord ${turn}`))),
    );
    const winner = answers.findIndex(({ errors }) => !errors);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await signIn(client.email, `een nieuw wachtwoord ${winner}`)).data).toBeTruthy();
    expect((await signIn(client.email, `een nieuw wachtwoord ${1 - winner}`)).errors).toBeTruthy();
  });

  it('drops a link for a new password and an address that waits', async () => {
    const client = await signedIn(stage.api);
    await client.data(EditProfileDocument, {
      revision: 1,
      profile: { email: 'ander@carnaval.example', currentPassword: TEST_PASSWORD },
    });
    await actAs(stage.api.url).run(RequestPasswordResetDocument, { email: client.email });
    await stage.api.deliverMail();
    await client.run(UpdatePasswordDocument, change('een nieuw wachtwoord'));
    const stored = await UserModel.findById(client.id).lean();
    expect(stored?.passwordReset).toBeUndefined();
    expect(stored?.emailChange).toBeUndefined();
  });

  it.each([
    ['zeven77', 'Het wachtwoord moet uit minimaal 8 tekens bestaan'],
    ['x'.repeat(129), 'Het wachtwoord mag uit maximaal 128 tekens bestaan'],
    ['         ', 'Het wachtwoord mag niet alleen uit spaties bestaan'],
    ['password123', WEAK],
  ])('is refused when it is "%s"', async (password, message) => {
    const client = await signedIn(stage.api);
    const error = await client.error(UpdatePasswordDocument, change(password));
    expect(error).toMatchObject({ message, extensions: { fields: { password: message } } });
    expect((await signIn(client.email, TEST_PASSWORD)).data).toBeTruthy();
  });
});

describe('a password', () => {
  it.each([
    '12345678',
    'wachtwoord1',
    'qwertyuiop',
    'P@ssw0rd',
    'aaaaaaaaaaaa',
    'a'.repeat(128),
    'fietsenstalling',
    'carnaval11',
  ])('"%s" is too easy', async (password) => {
    await expect(checkPassword(password, owner)).rejects.toThrow(WEAK);
  });

  it.each([
    'Smulders!van&11',
    'x-JANSMULDERS-77',
    'jan.optocht@carnaval.example',
    'zo-Jan.Optocht-9',
    'Smúlders!van&11',
  ])('"%s" names its owner', async (password) => {
    await expect(checkPassword(password, owner)).rejects.toThrow(OWN_NAME);
  });

  it('with a short name in it counts as easier, but may have it', async () => {
    await expect(checkPassword('Jan12345', owner)).rejects.toThrow(WEAK);
    await expect(checkPassword('in januari vriest het', owner)).resolves.toBeUndefined();
  });

  it.each([DEMO_PASSWORD, 'oeteldonk-1882', 'kolossaal feest bij de brug'])(
    '"%s" will do',
    async (password) => {
      await expect(checkPassword(password, owner)).resolves.toBeUndefined();
    },
  );

  it('of a new user follows the same rules', async () => {
    const secretary = await signedIn(stage.api, { general: ['secGebruikers'] });
    const user = { ...owner, isExternal: false, permissions: { general: [], commissions: [] } };
    const refusalOf = async (password: string) =>
      (await secretary.error(AddUserDocument, { user: { ...user, password } })).extensions.fields;
    expect(await refusalOf('password123')).toEqual({ password: WEAK });
    expect(await refusalOf('Smulders!van&11')).toEqual({ password: OWN_NAME });
    expect(await refusalOf('x'.repeat(129))).toEqual({
      password: 'Het wachtwoord mag uit maximaal 128 tekens bestaan',
    });
    expect(await UserModel.countDocuments({ email: owner.email })).toBe(0);
  });
});

describe('the link for a new password', () => {
  async function mailedToken(client: TestClient, email: string): Promise<string> {
    await client.run(RequestPasswordResetDocument, { email });
    await stage.api.deliverMail();
    return /#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  }
  const stateOf = async (token: string) =>
    (await actAs(stage.api.url).data(PasswordLinkDocument, { token })).passwordLink;

  it('is known before anything is typed: valid, and gone once used, replaced or too old', async () => {
    const { id, email } = await makeUser();
    const first = await mailedToken(stage.api.visitor, email);
    expect(await stateOf(first)).toBe('valid');
    expect(await stateOf(first)).toBe('valid');
    const second = await mailedToken(stage.api.visitor, email);
    expect(await stateOf(first)).toBe('gone');
    expect(await stateOf(second)).toBe('valid');
    await UserModel.updateOne({ _id: id }, { $set: { 'passwordReset.expiresAt': new Date() } });
    expect(await stateOf(second)).toBe('gone');
    const third = await mailedToken(stage.api.visitor, email);
    await actAs(stage.api.url).run(ResetPasswordDocument, { token: third, password: 'een nieuw wachtwoord' });
    expect(await stateOf(third)).toBe('gone');
    expect(await stateOf('made up')).toBe('gone');
  });

  it('of more than 200 characters is refused unread', async () => {
    const token = 'x'.repeat(201);
    for (const error of [
      await actAs(stage.api.url).error(PasswordLinkDocument, { token }),
      await actAs(stage.api.url).error(ResetPasswordDocument, { token, password: 'een nieuw wachtwoord' }),
    ]) {
      expect(error.extensions.fields).toEqual({
        token: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
      });
    }
  });

  it('is looked at a hundred times an hour from one computer', async () => {
    const guesser = actAs(stage.api.url);
    const answers = await Promise.all(
      Array.from({ length: 103 }, (_, turn) => guesser.run(PasswordLinkDocument, { token: `gok ${turn}` })),
    );
    const limited = answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED');
    expect(limited).toHaveLength(3);
  });

  it('is not used up by a password that is refused, and tells the address when it is used', async () => {
    const jan = await makeUser({ ...owner });
    const token = await mailedToken(stage.api.visitor, jan.email);
    const refusalOf = async (password: string) =>
      (await actAs(stage.api.url).error(ResetPasswordDocument, { token, password })).extensions.fields;
    expect(await refusalOf('password123')).toEqual({ password: WEAK });
    expect(await refusalOf('Smulders!van&11')).toEqual({ password: OWN_NAME });
    await actAs(stage.api.url).run(ResetPasswordDocument, { token, password: 'een nieuw wachtwoord' });
    expect((await signIn(jan.email, 'een nieuw wachtwoord')).data).toBeTruthy();
    await stage.api.deliverMail();
    expect(mails.at(-1)).toMatchObject({ to: [jan.email], subject: 'Je wachtwoord is gewijzigd' });
    expect(JSON.stringify(await UserModel.find().lean())).not.toContain(hashToken(token));
  });
});
