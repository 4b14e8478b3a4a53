import { useApi } from '../../testing/apiStage';
import { PDF, testFolders } from '../../testing/fileStage';
import {
  EditProfileDocument,
  MeDocument,
  RemoveUserDocument,
  SessionEndDocument,
  SignInDocument,
  SignOutDocument,
  UpdatePasswordDocument,
} from '../../testing/gql/graphql';
import { signedIn, TEST_PASSWORD, usePerson } from '../../testing/people';
import { actAs, type TestClient } from '../../testing/testClient';
import { UserModel } from '../people/user.model';
import { resetPassword } from './password/ownPassword.service';
import { EndedSessionModel, hashToken } from './session.model';
import { sweepEndedSessions } from './session.service';

const stage = useApi({ folders: testFolders });
const passwords = (password: string) => ({ currentPassword: TEST_PASSWORD, password });

describe('a page that was made for somebody else', () => {
  const anna = usePerson(stage, { name: 'Anna' });
  const bert = usePerson(stage, { name: 'Bert', general: ['webNews'] });

  beforeEach(async () => {
    // Bert signed in where Anna's page is still open.
    bert.pageUser = anna.id;
  });

  it('changes nothing, and is told who is signed in now', async () => {
    const change = { revision: 1, profile: { phoneNumber: '0612345678' } };
    const error = await bert.error(EditProfileDocument, change);
    expect(error).toMatchObject({
      message: 'In deze browser is nu Bert ingelogd.',
      extensions: { code: 'SESSION_CHANGED', signedInAs: 'Bert' },
    });
    // As a refusal of a resolver: clients read the body of no other status.
    expect((await bert.run(EditProfileDocument, change)).status).toBe(200);
    const refused = await bert.error(UpdatePasswordDocument, passwords('nieuw van Anna'));
    expect(refused.extensions.code).toBe('SESSION_CHANGED');
    const stored = await UserModel.find({}).lean();
    expect(stored.map(({ revision, phoneNumber }) => [revision, phoneNumber])).toEqual([
      [1, ''],
      [1, ''],
    ]);
    await actAs(stage.api.url).data(SignInDocument, { email: bert.email, password: TEST_PASSWORD });
  });

  it('reads nothing and does not sign the other out', async () => {
    expect((await bert.error(MeDocument)).extensions.code).toBe('SESSION_CHANGED');
    expect((await bert.error(SignOutDocument)).extensions.code).toBe('SESSION_CHANGED');
    bert.pageUser = bert.id;
    expect(await bert.data(MeDocument)).toMatchObject({ me: { name: 'Bert' } });
  });

  it('uploads nothing', async () => {
    const upload = async (pageUser: string) =>
      fetch(`${stage.api.url}/files/test/docs`, {
        method: 'POST',
        headers: { cookie: bert.cookie ?? '', 'x-file-name': 'a.pdf', 'x-portal-user': pageUser },
        body: new Uint8Array(PDF),
      });
    const refused = await upload(anna.id);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'SESSION_CHANGED', signedInAs: 'Bert' } }],
    });
    expect((await upload(bert.id)).status).toBe(201);
  });

  it('without a session is asked to sign in, not told of a change', async () => {
    await actAs(stage.api.url, bert.cookie).run(SignOutDocument);
    const error = await bert.error(UpdatePasswordDocument, passwords('lang genoeg'));
    expect(error.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('why a session ended', () => {
  const endOf = async (client: TestClient) =>
    (await actAs(stage.api.url, client.cookie).data(SessionEndDocument)).sessionEnd;

  it('is nothing while there is one, and for who never had one', async () => {
    const client = await signedIn(stage.api);
    expect(await endOf(client)).toBeNull();
    expect(await endOf(stage.api.visitor)).toBeNull();
    expect(await endOf(actAs(stage.api.url, 'carnaval=made-up'))).toBeNull();
  });

  it('is told to the browser that had it, for each way', async () => {
    const expired = await signedIn(stage.api);
    const past = { 'sessions.0.expiresAt': new Date(Date.now() - 1) };
    await UserModel.updateOne({ _id: expired.id }, { $set: past });
    expect(await endOf(expired)).toBe('expired');

    const left = await signedIn(stage.api);
    await actAs(stage.api.url, left.cookie).run(SignOutDocument);
    expect(await endOf(left)).toBe('signedOut');

    const [phone, laptop] = await onTwoDevices();
    await laptop.run(UpdatePasswordDocument, passwords('een ander wachtwoord'));
    expect(await endOf(phone)).toBe('passwordChanged');
    expect(await endOf(laptop)).toBeNull();

    const forgetful = await signedIn(stage.api);
    const passwordReset = { tokenHash: hashToken('link'), expiresAt: new Date(Date.now() + 60_000) };
    await UserModel.updateOne({ _id: forgetful.id }, { $set: { passwordReset } });
    await resetPassword(stage.api.portal, 'link', 'weer een ander wachtwoord');
    expect(await endOf(forgetful)).toBe('passwordReset');

    const gone = await signedIn(stage.api);
    const admin = await signedIn(stage.api, { general: ['secGebruikers'] });
    await admin.data(RemoveUserDocument, { id: gone.id });
    expect(await endOf(gone)).toBe('removed');
  });

  it('is forgotten after 30 days', async () => {
    const day = 86_400_000;
    const ended = (tokenHash: string, days: number) => ({
      tokenHash,
      end: 'signedOut',
      endedAt: new Date(Date.now() - days * day),
    });
    await EndedSessionModel.insertMany([ended('old', 31), ended('new', 29)]);
    await sweepEndedSessions();
    expect((await EndedSessionModel.find().lean()).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
  });

  async function onTwoDevices() {
    const phone = await signedIn(stage.api);
    const laptop = actAs(stage.api.url);
    await laptop.data(SignInDocument, { email: phone.email, password: TEST_PASSWORD });
    return [phone, laptop] as const;
  }
});

it('signing in ends the session that the browser had', async () => {
  const first = await signedIn(stage.api);
  const copy = actAs(stage.api.url, first.cookie);
  const other = await signedIn(stage.api);
  const browser = actAs(stage.api.url, first.cookie);
  await browser.data(SignInDocument, { email: other.email, password: TEST_PASSWORD });
  expect(await copy.data(MeDocument)).toEqual({ me: null });
  expect(await browser.data(MeDocument)).toMatchObject({ me: { id: other.id } });
});
