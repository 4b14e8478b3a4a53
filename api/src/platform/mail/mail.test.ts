import { UserModel } from '../../identity/people/user.model';
import {
  MyIdDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  UserSignInDocument,
} from '../../testing/gql/graphql';
import { createMailbox } from '../../testing/mailbox';
import { makeUser, signedIn, TEST_PASSWORD } from '../../testing/people';
import { startApi, TEST_PUBLIC_URL, type TestApi } from '../../testing/startApi';
import { actAs } from '../../testing/testClient';
import { JobModel, JobState, MAIL } from '../jobs/job.model';
import { sweepJobs } from '../jobs/storedJobs';

const mailbox = createMailbox();
const { mails } = mailbox;

let api: TestApi;
beforeAll(async () => {
  await mailbox.open();
  api = await startApi({ smtp: mailbox.smtp });
});
afterEach(async () => {
  mails.length = 0;
  mailbox.refuse = undefined;
  await api.clear();
});
afterAll(async () => {
  await api.stop();
  await mailbox.close();
});

const tokenOf = (text: string) => /#(\S+)/.exec(text)?.[1] ?? '';
async function mailedToken(email: string): Promise<string> {
  await actAs(api.url).run(RequestPasswordResetDocument, { email });
  await api.deliverMail();
  return tokenOf(mails.at(-1)?.text ?? '');
}

describe('a reset link', () => {
  it('comes by mail, works once, and ends every session', async () => {
    const jan = await signedIn(api, { name: 'Jan' });
    const token = await mailedToken(jan.email.toUpperCase());
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: [jan.email], subject: 'Nieuw wachtwoord instellen' });
    expect(mails[0]?.text).toContain(`${TEST_PUBLIC_URL}/wachtwoord_instellen#`);
    expect(mails[0]?.text).toContain('maximaal 60 minuten geldig');

    expect(
      (await actAs(api.url).run(ResetPasswordDocument, { token, password: 'nieuw wachtwoord' })).errors,
    ).toBeUndefined();
    expect(await jan.data(MyIdDocument)).toEqual({ me: null });
    await actAs(api.url).data(UserSignInDocument, { email: jan.email, password: 'nieuw wachtwoord' });
    await actAs(api.url).error(UserSignInDocument, { email: jan.email, password: TEST_PASSWORD });

    const again = await actAs(api.url).error(ResetPasswordDocument, {
      token,
      password: 'nog een wachtwoord',
    });
    expect(again.message).toBe('Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.');
    expect(again.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { token: again.message } });
  });

  it('changes the password once when it is used five times at once', async () => {
    const { email } = await makeUser();
    const token = await mailedToken(email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, turn) =>
        actAs(api.url).run(ResetPasswordDocument, { token, password: `oeteldonk-188${turn}` }),
      ),
    );
    const wins = answers.filter(({ errors }) => !errors);
    expect(wins).toHaveLength(1);
  });

  it('is dead after 60 minutes, and when a newer one was asked for', async () => {
    const { id, email } = await makeUser();
    const first = await mailedToken(email);
    const second = await mailedToken(email);
    await actAs(api.url).error(ResetPasswordDocument, { token: first, password: 'nieuw wachtwoord' });
    const stored = await UserModel.findById(id).lean();
    const lifetime = (stored?.passwordReset?.expiresAt.getTime() ?? 0) - Date.now();
    expect(lifetime).toBeLessThanOrEqual(60 * 60_000);
    await UserModel.updateOne({ _id: id }, { $set: { 'passwordReset.expiresAt': new Date() } });
    await actAs(api.url).error(ResetPasswordDocument, { token: second, password: 'nieuw wachtwoord' });
  });

  it('is not used up by a password that is too short', async () => {
    const { email } = await makeUser();
    const token = await mailedToken(email);
    const error = await actAs(api.url).error(ResetPasswordDocument, { token, password: 'kort' });
    expect(error.extensions.fields).toEqual({
      password: 'Het wachtwoord moet uit minimaal 8 tekens bestaan',
    });
    expect(
      (await actAs(api.url).run(ResetPasswordDocument, { token, password: 'lang genoeg' })).errors,
    ).toBeUndefined();
  });

  it('gives the same answer for an address that nobody has, and sends nothing', async () => {
    const { email } = await makeUser();
    const known = await actAs(api.url).run(RequestPasswordResetDocument, { email });
    const unknown = await actAs(api.url).run(RequestPasswordResetDocument, {
      email: 'niemand@carnaval.example',
    });
    expect(unknown.data).toEqual(known.data);
    await api.deliverMail();
    expect(mails.map(({ to }) => to)).toEqual([[email]]);
    expect(await JobModel.countDocuments({ state: JobState.running })).toBe(0);
  });

  it('is limited to five an hour for one address', async () => {
    const ask = () =>
      actAs(api.url).run(RequestPasswordResetDocument, { email: 'bestormd@carnaval.example' });
    const answers = await Promise.all(Array.from({ length: 7 }, ask));
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED')).toHaveLength(2);
  });

  it('is nowhere in the database', async () => {
    const { email } = await makeUser();
    const token = await mailedToken(email);
    const stored = JSON.stringify([await UserModel.find().lean(), await JobModel.find().lean()]);
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });
});

describe('the outbox', () => {
  const due = () => JobModel.updateMany({}, { $set: { nextRunAt: new Date() } });

  it('keeps a message while the mail server refuses it and sends it later, once', async () => {
    const { email } = await makeUser();
    mailbox.refuse = { code: 451 };
    await actAs(api.url).run(RequestPasswordResetDocument, { email });
    await api.deliverMail();
    const [waiting] = await JobModel.find().lean();
    expect(waiting).toMatchObject({ state: JobState.running, failCount: 1, failReason: '451' });
    expect(waiting?.nextRunAt?.getTime()).toBeGreaterThan(Date.now() + 50_000);

    mailbox.refuse = undefined;
    await due();
    await Promise.all([api.deliverMail(), api.deliverMail(), api.deliverMail()]);
    expect(mails).toHaveLength(1);
    expect(await JobModel.countDocuments({ state: JobState.done })).toBe(1);
  });

  it('sets a message aside when the mailbox does not exist', async () => {
    const { email } = await makeUser();
    mailbox.refuse = { code: 550 };
    await actAs(api.url).run(RequestPasswordResetDocument, { email });
    await api.deliverMail();
    expect(await JobModel.findOne().lean()).toMatchObject({
      state: JobState.failed,
      failReason: 'De mailserver weigert dit adres (550).',
    });
  });

  it('forgets after 30 days what was sent, and nothing else', async () => {
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    const mail = { name: MAIL, subject: 'a@b.example' };
    await JobModel.create({ ...mail, state: JobState.done, lastFinishedAt: longAgo });
    await JobModel.create({ ...mail, state: JobState.done, lastFinishedAt: new Date() });
    await JobModel.create({ ...mail, state: JobState.failed, lastFinishedAt: longAgo });
    await sweepJobs();
    expect((await JobModel.find().lean()).map(({ state }) => state).sort()).toEqual(['done', 'failed']);
  });
});
