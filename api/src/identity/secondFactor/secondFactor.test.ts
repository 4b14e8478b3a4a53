import { useApi } from '../../testing/apiStage';
import {
  ConfirmAuthenticatorDocument,
  MyRightsDocument,
  ResetPasswordDocument,
  ResetSecondFactorDocument,
  SignInDocument,
  StartAuthenticatorDocument,
  UserSecondFactorDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { TEST_PASSWORD, usePerson } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';
import { addAdmin } from '../users/addAdmin';
import { codeOf, withAuthenticator } from './testSecondFactor';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
const jan = usePerson(stage, { name: 'Jan', general: ['secFin'] });
const admin = usePerson(stage, { name: 'Adm', role: Role.Admin });

const mails = async () => {
  await stage.api.deliverMail();
  return mailbox.mails.map(({ to, subject }) => `${to[0]}: ${subject}`).sort();
};

describe('an Admin', () => {
  it('sees what an account has, and takes it away from who has lost it; they are told', async () => {
    await withAuthenticator(jan);
    const { userSecondFactor } = await admin.data(UserSecondFactorDocument, { userId: jan.id });
    expect(userSecondFactor).toEqual({ hasAuthenticator: true, recoveryCodesLeft: 10, passkeys: [] });
    await mails();
    mailbox.mails.length = 0;
    const answers = await Promise.all(
      [1, 2].map(() => admin.data(ResetSecondFactorDocument, { userId: jan.id })),
    );
    expect(answers.map(({ resetSecondFactor }) => resetSecondFactor.hasAuthenticator)).toEqual([
      false,
      false,
    ]);
    expect(await mails()).toEqual([`${jan.email}: De tweede stap van je account is weggehaald`]);
    const user = await UserModel.findById(jan.id).lean();
    expect(user?.changeLog.filter((line) => line.endsWith('Adm: tweede stap weggehaald'))).toHaveLength(1);
    // Nothing else goes: the session and the rights stay.
    expect((await jan.data(MyRightsDocument)).me?.permissions.general).toContain('secFin');
    await actAs(stage.api.url).data(SignInDocument, { email: jan.email, password: TEST_PASSWORD });
  });

  it('does not do so for themselves, nor for who is not there', async () => {
    await withAuthenticator(admin);
    const own = await admin.error(ResetSecondFactorDocument, { userId: admin.id });
    expect(own).toMatchObject({
      message: 'Je eigen tweede stap verwijder je op je persoonlijke pagina.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    for (const userId of ['geen-id', '64b000000000000000000000']) {
      const error = await admin.error(ResetSecondFactorDocument, { userId });
      expect(error.extensions.code).toBe('NOT_FOUND');
    }
  });
});

it('tells its owner what was set up and which recovery code was used', async () => {
  const { recoveryCodes } = await withAuthenticator(jan);
  const { email } = jan;
  await actAs(stage.api.url).data(SignInDocument, { email, password: TEST_PASSWORD, code: recoveryCodes[0] });
  expect(await mails()).toEqual([
    `${email}: Er is ingelogd met een herstelcode`,
    `${email}: Inloggen met een authenticator-app staat aan`,
  ]);
  const sent = JSON.stringify(mailbox.mails);
  expect(sent).not.toContain(recoveryCodes[0]);
});

it('an only Admin comes back with the command add-admin and its link', async () => {
  await withAuthenticator(admin);
  const token = await addAdmin(admin.email);
  const client = actAs(stage.api.url);
  const password = 'een heel ander geheim 7';
  await client.data(ResetPasswordDocument, { token, password });
  const { signIn } = await client.data(SignInDocument, { email: admin.email, password });
  expect(signIn.id).toBe(admin.id);
});

it('an app that waits does not outlive a reset', async () => {
  await withAuthenticator(jan);
  const { startAuthenticator } = await jan.data(StartAuthenticatorDocument, {
    currentPassword: TEST_PASSWORD,
  });
  await admin.data(ResetSecondFactorDocument, { userId: jan.id });
  const late = await jan.error(ConfirmAuthenticatorDocument, { code: codeOf(startAuthenticator.secret) });
  expect(late.extensions.fields).toHaveProperty('code');
});

it('nobody needs one while REQUIRE_2FA is off', async () => {
  expect((await admin.data(MyRightsDocument)).me).toMatchObject({
    role: 'Admin',
    secondFactorMissing: false,
  });
});
