import { JobModel, JobState, MAIL } from '../../platform/jobs/job.model';
import { useApi } from '../../testing/apiStage';
import { DropJobDocument, JobsDocument, RetryJobDocument } from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn, usePerson } from '../../testing/people';
import { Role } from '../catalogue/permission.enum';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
const admin = usePerson(stage, { role: Role.Admin });

beforeEach(async () => {
  mailbox.refuse = { code: 550 };
  const jan = await signedIn(stage.api, { name: 'Jan' });
  const mail = { template: 'passwordReset', to: jan.email };
  await stage.api.portal.mail.enqueue(mail);
  await stage.api.deliverMail();
});

const failed = async () =>
  (await admin.data(JobsDocument, { state: 'failed' })).jobs.edges.map(({ node }) => node);

it('mail that was given up is listed with what an operator has to know', async () => {
  const [mail, ...others] = await failed();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    title: 'Mail',
    kind: MAIL,
    label: 'passwordReset',
    subject: expect.stringContaining('@'),
    state: 'failed',
    message: 'De mailserver weigert dit adres (550).',
    failedTries: 1,
    nextRunAt: null,
    every: null,
  });
});

it('it can be tried again, once', async () => {
  const [mail] = await failed();
  mailbox.refuse = undefined;
  const answers = await Promise.all([
    admin.run(RetryJobDocument, { id: mail?.id as string }),
    admin.run(RetryJobDocument, { id: mail?.id as string }),
  ]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.find(({ errors }) => errors)?.errors?.[0]).toMatchObject({
    message: 'Deze mislukte taak bestaat niet (meer).',
    extensions: { code: 'NOT_FOUND' },
  });
  await stage.api.deliverMail();
  expect(mailbox.mails).toHaveLength(1);
  expect(await failed()).toEqual([]);
  expect((await admin.data(JobsDocument, { state: 'done' })).jobs.totalCount).toBe(1);
});

it('it can be dropped, once; then it is not sent', async () => {
  const [mail] = await failed();
  expect(await admin.data(DropJobDocument, { id: mail?.id as string })).toEqual({ dropJob: mail?.id });
  expect((await admin.error(DropJobDocument, { id: mail?.id as string })).extensions.code).toBe('NOT_FOUND');
  mailbox.refuse = undefined;
  await stage.api.deliverMail();
  expect(mailbox.mails).toEqual([]);
});

it('a recurring job whose last run failed is listed and can be run now', async () => {
  const nextRunAt = new Date(Date.now() + 86_400_000);
  const { _id } = await JobModel.create({
    name: 'gone',
    type: 'single',
    repeatInterval: '1 day',
    failCount: 2,
    failReason: 'Er ging iets mis.',
    nextRunAt,
  });
  expect(await failed()).toContainEqual(
    expect.objectContaining({ id: _id.toString(), state: 'running', every: '1 day', failedTries: 2 }),
  );
  await admin.data(RetryJobDocument, { id: _id.toString() });
  expect((await JobModel.findById(_id).lean().orFail()).nextRunAt?.getTime()).toBeLessThanOrEqual(Date.now());
  expect((await admin.error(DropJobDocument, { id: _id.toString() })).extensions.code).toBe('NOT_FOUND');
  expect(await JobModel.countDocuments({ state: JobState.running })).toBe(1);
});

it.each(['x', '', '0'.repeat(24)])('an id that is none of a failed job (%j) is refused', async (id) => {
  expect((await admin.error(RetryJobDocument, { id })).extensions.code).toBe('NOT_FOUND');
  expect((await admin.error(DropJobDocument, { id })).extensions.code).toBe('NOT_FOUND');
});
