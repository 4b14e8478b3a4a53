import { useApi } from '../../../testing/apiStage';
import {
  AddUserDocument,
  EditUserDocument,
  InvitationsDocument,
  PasswordLinkDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  RevokeInvitationDocument,
  SendInvitationDocument,
  SignInDocument,
} from '../../../testing/gql/graphql';
import { useMailbox } from '../../../testing/mailbox';
import { makeUser, TEST_PASSWORD, usePerson } from '../../../testing/people';
import { TEST_PUBLIC_URL } from '../../../testing/startApi';
import { actAs, type TestClient } from '../../../testing/testClient';
import { UserModel } from '../../people/user.model';

const mailbox = useMailbox();
const { mails } = mailbox;
const DAY = 86_400_000;
const PASSWORD = 'een eerste wachtwoord';
/** Another for each test, because requests for a link are counted. */
let email: string;
let tests = 0;
const stage = useApi({ smtp: mailbox.smtp });
const secretary = usePerson(stage, { name: 'Truus Peters', general: ['secGebruikers'] });

beforeEach(async () => {
  tests += 1;
  email = `nelleke${tests}@carnaval.example`;
});

const person = () => ({
  name: 'Nelleke',
  email,
  isExternal: false,
  permissions: { general: [], commissions: [] },
});
/** Adds somebody without a password. @returns the id, and the secret of the link that was mailed */
async function invite(): Promise<{ id: string; token: string }> {
  const { addUser } = await secretary.data(AddUserDocument, { user: person() });
  return { id: addUser.id, token: await mailed() };
}
/** The secret of the link in the last mail. */
async function mailed(): Promise<string> {
  await stage.api.deliverMail();
  return /#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const choose = (token: string, password = PASSWORD) =>
  actAs(stage.api.url).run(ResetPasswordDocument, { token, password });
const linkState = async (token: string) =>
  (await actAs(stage.api.url).data(PasswordLinkDocument, { token })).passwordLink;
const shown = async () =>
  (await secretary.data(InvitationsDocument)).users.edges.find(({ node }) => node.name === 'Nelleke')?.node;

describe('a user without a password', () => {
  it('is mailed a link of 7 days with which a first password is chosen', async () => {
    const { id, token } = await invite();
    expect(mails).toMatchObject([{ to: [email], subject: 'Uitnodiging voor de backoffice' }]);
    expect(mails[0]?.text).toContain(`${TEST_PUBLIC_URL}/wachtwoord_instellen#`);
    expect(await shown()).toMatchObject({ lastSignInAt: null, invitation: { state: 'sent' } });
    const expiresAt = (await UserModel.findById(id).lean())?.invitation?.expiresAt.getTime() ?? 0;
    expect(expiresAt - Date.now()).toBeGreaterThan(7 * DAY - 60_000);
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(7 * DAY);
    expect(await linkState(token)).toBe('valid');

    expect((await choose(token)).errors).toBeUndefined();
    await actAs(stage.api.url).data(SignInDocument, { email, password: PASSWORD });
    expect(await shown()).toEqual({ name: 'Nelleke', lastSignInAt: expect.any(String), invitation: null });
    // A first password is no change to warn of.
    await stage.api.deliverMail();
    expect(mails).toHaveLength(1);
  });

  it('cannot sign in before, with any password', async () => {
    await invite();
    await actAs(stage.api.url).error(SignInDocument, { email, password: PASSWORD });
  });

  it('chooses once, also when the link is used by two at once, and not after it was used', async () => {
    const { token } = await invite();
    const answers = await Promise.all([choose(token), choose(token, 'een ander wachtwoord')]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await choose(token)).errors?.[0]?.extensions.fields).toHaveProperty('token');
    expect(await linkState(token)).toBe('gone');
  });

  it('gets a normal link when the password is called forgotten, after which the invitation is used up', async () => {
    const { token } = await invite();
    await actAs(stage.api.url).run(RequestPasswordResetDocument, { email });
    const reset = await mailed();
    expect(mails.at(-1)?.subject).toBe('Nieuw wachtwoord instellen');
    await choose(reset);
    expect(await linkState(token)).toBe('gone');
    expect((await shown())?.invitation).toBeNull();
  });

  it('whose address is changed gets a link there; the one before is dead', async () => {
    const { id, token } = await invite();
    const moved = { ...person(), email: `verhuisd${email}` };
    await secretary.data(EditUserDocument, { id, revision: 1, user: moved });
    const next = await mailed();
    expect(mails.map(({ to }) => to[0])).toEqual([email, moved.email]);
    expect(await linkState(token)).toBe('gone');
    expect(await linkState(next)).toBe('valid');
  });

  it('is added once when the form is sent twice at once, and mailed once', async () => {
    const answers = await Promise.all([1, 2].map(() => secretary.run(AddUserDocument, { user: person() })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await stage.api.deliverMail();
    expect(mails).toHaveLength(1);
  });
});

describe('sendInvitation', () => {
  it('renews: the older link stops at once, also by two at the same time', async () => {
    const { id, token } = await invite();
    const answers = await Promise.all([1, 2].map(() => secretary.run(SendInvitationDocument, { id })));
    expect(answers.map(({ data }) => data?.sendInvitation.invitation?.state)).toEqual(['sent', 'sent']);
    expect(await linkState(token)).toBe('gone');
    expect(await linkState(await mailed())).toBe('valid');
  });

  it('revives one that is too old, or was taken back', async () => {
    const { id, token } = await invite();
    await UserModel.updateOne({ _id: id }, { $set: { 'invitation.expiresAt': new Date() } });
    expect((await shown())?.invitation?.state).toBe('expired');
    expect((await choose(token)).errors?.[0]?.extensions.fields).toHaveProperty('token');
    await secretary.data(RevokeInvitationDocument, { id });
    await secretary.data(SendInvitationDocument, { id });
    expect(await linkState(await mailed())).toBe('valid');
  });

  it('invites an account that never had a password', async () => {
    const { id } = await makeUser({ name: 'Nelleke', email });
    await UserModel.updateOne({ _id: id }, { $unset: { passwordHash: 1 } });
    expect((await shown())?.invitation).toEqual({ state: 'none', expiresAt: null });
    await secretary.data(SendInvitationDocument, { id });
    expect((await choose(await mailed())).errors).toBeUndefined();
  });
});

describe('revokeInvitation', () => {
  it('stops every mailed link, and a forgotten password is not mailed either', async () => {
    const { id, token } = await invite();
    await actAs(stage.api.url).run(RequestPasswordResetDocument, { email });
    const reset = await mailed();
    const twice = await Promise.all([1, 2].map(() => secretary.data(RevokeInvitationDocument, { id })));
    expect(twice.map(({ revokeInvitation }) => revokeInvitation.invitation?.state)).toEqual([
      'withdrawn',
      'withdrawn',
    ]);
    expect([await linkState(token), await linkState(reset)]).toEqual(['gone', 'gone']);
    mails.length = 0;
    await actAs(stage.api.url).run(RequestPasswordResetDocument, { email });
    await stage.api.deliverMail();
    expect(mails).toEqual([]);
    const log = (await UserModel.findById(id).lean())?.changeLog ?? [];
    expect(log.filter((line) => line.endsWith('uitnodiging ingetrokken'))).toHaveLength(1);
  });

  it('in time sends no mail at all', async () => {
    const { addUser } = await secretary.data(AddUserDocument, { user: person() });
    await secretary.data(RevokeInvitationDocument, { id: addUser.id });
    await stage.api.deliverMail();
    expect(mails).toEqual([]);
  });
});

describe.each([
  ['sendInvitation', (client: TestClient, id: string) => client.error(SendInvitationDocument, { id })],
  ['revokeInvitation', (client: TestClient, id: string) => client.error(RevokeInvitationDocument, { id })],
] as const)('%s', (_name, refusal) => {
  it('is refused for who has a password, and changes nothing', async () => {
    const { id } = await makeUser({ email });
    const error = await refusal(secretary, id);
    expect(error).toMatchObject({
      message: 'Deze gebruiker heeft al een wachtwoord.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    await actAs(stage.api.url).data(SignInDocument, { email, password: TEST_PASSWORD });
  });

  it('says that there is no such account', async () => {
    for (const id of ['onzin', '64b000000000000000000000'])
      expect((await refusal(secretary, id)).extensions.code).toBe('NOT_FOUND');
  });
});
