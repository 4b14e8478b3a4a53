import { useApi } from '../../testing/apiStage';
import {
  CancelEmailChangeDocument,
  ConfirmEmailDocument,
  EditProfileDocument,
  EditUserDocument,
  RequestPasswordResetDocument,
  ResendConfirmationDocument,
  SignInDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { makeUser, signedIn, TEST_PASSWORD, usePerson } from '../../testing/people';
import { TEST_PUBLIC_URL } from '../../testing/startApi';
import { actAs } from '../../testing/testClient';
import { UserModel } from '../people/user.model';

const mailbox = useMailbox();
const { mails } = mailbox;
const GONE = 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.';
/** The address that is asked for: another for each test, because mails to one are counted. */
let next: string;
let tests = 0;
const stage = useApi({ smtp: mailbox.smtp });
const jan = usePerson(stage, { name: 'Jan' });

beforeEach(async () => {
  tests += 1;
  next = `nieuw${tests}@carnaval.example`;
});

const asked = (email = next, currentPassword: string | null = TEST_PASSWORD) => ({
  revision: 1,
  profile: { email, currentPassword },
});
const addressOf = async (id = jan.id) => (await UserModel.findById(id).lean())?.email;
const tokenTo = (to: string) => {
  const mail = mails.findLast((each) => each.to[0] === to && each.text.includes('#'));
  return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
/** Asks for another address. @returns the secret of the link that came there */
async function ask(email = next): Promise<string> {
  await jan.data(EditProfileDocument, asked(email));
  await stage.api.deliverMail();
  return tokenTo(email);
}

describe('another address of one’s own', () => {
  it('waits until its link is opened; the old address is told twice', async () => {
    const { editProfile } = await jan.data(EditProfileDocument, asked(` ${next.toUpperCase()}`.trim()));
    expect(editProfile).toMatchObject({ email: jan.email, pendingEmail: next, revision: 2 });
    await stage.api.deliverMail();
    expect(mails.map(({ to, subject }) => [to[0], subject]).sort()).toEqual(
      [
        [next, 'Bevestig je e-mailadres'],
        [jan.email, 'Een ander e-mailadres voor je account'],
      ].sort(),
    );
    const token = tokenTo(next);
    expect(mails.find(({ to }) => to[0] === next)?.text).toContain(`${TEST_PUBLIC_URL}/email_bevestigen#`);
    await actAs(stage.api.url).error(SignInDocument, { email: next, password: TEST_PASSWORD });

    // Opened on another device, where nobody is signed in.
    expect(await actAs(stage.api.url).data(ConfirmEmailDocument, { token })).toEqual({ confirmEmail: next });
    await actAs(stage.api.url).data(SignInDocument, { email: next, password: TEST_PASSWORD });
    await stage.api.deliverMail();
    expect(mails.at(-1)).toMatchObject({ to: [jan.email], subject: 'Je e-mailadres is gewijzigd' });
    expect(await UserModel.findById(jan.id).lean()).toMatchObject({
      revision: 3,
      changeLog: [
        expect.stringMatching(/Jan: ander e-mailadres opgegeven$/),
        expect.stringMatching(/Jan: e-mail gewijzigd$/),
      ],
    });
  });

  it('asks for the password', async () => {
    const missing = await jan.error(EditProfileDocument, asked(next, null));
    expect(missing.extensions.fields).toEqual({ currentPassword: 'Verplicht' });
    const wrong = await jan.error(EditProfileDocument, asked(next, 'gok'));
    expect(wrong.extensions.fields).toEqual({ currentPassword: 'Dit is niet je huidige wachtwoord' });
    expect((await UserModel.findById(jan.id).lean())?.emailChange).toBeUndefined();
    await stage.api.deliverMail();
    expect(mails).toEqual([]);
  });

  it('needs no password and no link when it is the address of now', async () => {
    const { editProfile } = await jan.data(EditProfileDocument, {
      revision: 1,
      profile: { email: jan.email.toUpperCase(), phoneNumber: '06 1' },
    });
    expect(editProfile).toMatchObject({ email: jan.email, phoneNumber: '06 1', pendingEmail: null });
  });

  it('is refused when somebody has it, at the request and at the confirmation', async () => {
    await makeUser({ email: 'bezet@carnaval.example' });
    const taken = await jan.error(EditProfileDocument, asked('Bezet@carnaval.example'));
    expect(taken.extensions.fields).toEqual({ email: 'Dit e-mailadres is al in gebruik' });
    const token = await ask();
    await makeUser({ email: next });
    const late = await actAs(stage.api.url).error(ConfirmEmailDocument, { token });
    expect(late.extensions.fields).toEqual({ token: 'Dit e-mailadres is al in gebruik' });
    expect(await addressOf()).toBe(jan.email);
  });

  it('goes to whoever confirms first when two ask for the same', async () => {
    const piet = await signedIn(stage.api, { name: 'Piet' });
    const first = await ask();
    await piet.data(EditProfileDocument, asked());
    await stage.api.deliverMail();
    const second = tokenTo(next);
    const answers = await Promise.all(
      [first, second].map((token) => actAs(stage.api.url).run(ConfirmEmailDocument, { token })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await UserModel.countDocuments({ email: next })).toBe(1);
  });

  it('is asked for once when the same form is sent twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => jan.run(EditProfileDocument, asked())));
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
    await stage.api.deliverMail();
    expect(mails).toHaveLength(2);
  });
});

describe('confirmEmail', () => {
  it('works once, also when the link is opened five times at once', async () => {
    const token = await ask();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => actAs(stage.api.url).run(ConfirmEmailDocument, { token })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await actAs(stage.api.url).error(ConfirmEmailDocument, { token })).extensions.fields).toEqual({
      token: GONE,
    });
  });

  it('refuses a link that is too old, made up or too long', async () => {
    const token = await ask();
    await UserModel.updateOne({ _id: jan.id }, { $set: { 'emailChange.expiresAt': new Date() } });
    for (const wrong of [token, 'made up', 'x'.repeat(201)]) {
      const error = await actAs(stage.api.url).error(ConfirmEmailDocument, { token: wrong });
      expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { token: GONE } });
    }
    expect(await addressOf()).toBe(jan.email);
  });

  it('lasts 24 hours from the mail, and stops a link for a new password', async () => {
    const token = await ask();
    const waiting = (await UserModel.findById(jan.id).lean())?.emailChange?.expiresAt.getTime() ?? 0;
    expect(waiting - Date.now()).toBeGreaterThan(24 * 3_600_000 - 60_000);
    expect(waiting - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    await actAs(stage.api.url).run(RequestPasswordResetDocument, { email: jan.email });
    await stage.api.deliverMail();
    await actAs(stage.api.url).data(ConfirmEmailDocument, { token });
    expect((await UserModel.findById(jan.id).lean())?.passwordReset).toBeUndefined();
  });
});

describe('resendConfirmation', () => {
  it('mails a new link; the one before stops working', async () => {
    const first = await ask();
    expect(await jan.data(ResendConfirmationDocument)).toEqual({
      resendConfirmation: { pendingEmail: next },
    });
    await stage.api.deliverMail();
    expect(tokenTo(next)).not.toBe(first);
    await actAs(stage.api.url).error(ConfirmEmailDocument, { token: first });
    await actAs(stage.api.url).data(ConfirmEmailDocument, { token: tokenTo(next) });
  });

  it('is refused when nothing waits, and after five mails to one address', async () => {
    expect((await jan.error(ResendConfirmationDocument)).message).toBe(
      'Er wacht geen e-mailadres op bevestiging.',
    );
    await ask('vaak@carnaval.example');
    const answers = await Promise.all(Array.from({ length: 6 }, () => jan.run(ResendConfirmationDocument)));
    const limited = answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED');
    expect(limited).toHaveLength(2);
  });
});

describe('cancelEmailChange', () => {
  it('drops the address and its link, and is no error when it is done already', async () => {
    const token = await ask();
    const cancelled = { cancelEmailChange: { email: jan.email, pendingEmail: null } };
    const answers = await Promise.all([
      jan.data(CancelEmailChangeDocument),
      jan.data(CancelEmailChangeDocument),
    ]);
    expect(answers).toEqual([cancelled, cancelled]);
    await actAs(stage.api.url).error(ConfirmEmailDocument, { token });
    const log = (await UserModel.findById(jan.id).lean())?.changeLog ?? [];
    expect(log.filter((line) => line.endsWith('ander e-mailadres geannuleerd'))).toHaveLength(1);
  });

  it('in time sends no link at all', async () => {
    await jan.data(EditProfileDocument, asked());
    await jan.data(CancelEmailChangeDocument);
    await stage.api.deliverMail();
    expect(mails.map(({ to }) => to[0])).toEqual([jan.email]);
  });
});

describe('an address that the secretary changes', () => {
  it('counts at once, tells the old one, and stops what was mailed to it', async () => {
    const secretary = await signedIn(stage.api, { name: 'Truus', general: ['secGebruikers'] });
    const token = await ask();
    mails.length = 0;
    const user = { name: 'Jan', email: 'verhuisd@carnaval.example', isExternal: false };
    const permissions = { general: [], commissions: [] };
    await secretary.data(EditUserDocument, { id: jan.id, revision: 2, user: { ...user, permissions } });
    await stage.api.deliverMail();
    expect(mails).toMatchObject([{ to: [jan.email], subject: 'Je e-mailadres is gewijzigd' }]);
    await actAs(stage.api.url).data(SignInDocument, { email: user.email, password: TEST_PASSWORD });
    await actAs(stage.api.url).error(ConfirmEmailDocument, { token });
    expect(await addressOf()).toBe(user.email);
  });

  it('tells nobody when the address stays as it is', async () => {
    const secretary = await signedIn(stage.api, { name: 'Truus', general: ['secGebruikers'] });
    const user = { name: 'Johan', email: jan.email, isExternal: true };
    const permissions = { general: [], commissions: [] };
    await secretary.data(EditUserDocument, { id: jan.id, revision: 1, user: { ...user, permissions } });
    await stage.api.deliverMail();
    expect(mails).toEqual([]);
  });
});
