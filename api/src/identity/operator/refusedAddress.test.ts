import { JobModel, JobState } from '../../platform/jobs/job.model';
import { noteRefusal, RefusedAddressModel, sweepRefusals } from '../../platform/mail/refusedAddresses';
import { useApi } from '../../testing/apiStage';
import { PausedAddressesDocument, ResumeAddressDocument } from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { makeUser, usePerson } from '../../testing/people';
import { Role } from '../catalogue/permission.enum';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let email: string;
const admin = usePerson(stage, { role: Role.Admin });

beforeEach(async () => {
  ({ email } = await makeUser());
});

/** Sends a mail. @param code what the mail server answers; absent: it takes it @returns what became of it */
async function send(code?: number) {
  mailbox.refuse = code === undefined ? undefined : { code };
  await stage.api.portal.mail.enqueue({ template: 'passwordReset', to: email });
  await stage.api.deliverMail();
  const [job] = await JobModel.find().sort({ _id: -1 }).limit(1).lean();
  return { id: String(job?._id), state: job?.state, reason: job?.failReason };
}
const paused = async () => (await admin.data(PausedAddressesDocument)).pausedAddresses;

it('the third mail that is refused for good pauses the address, and no mail goes there any more', async () => {
  expect(await send(550)).toMatchObject({
    state: JobState.failed,
    reason: 'De mailserver weigert dit adres (550).',
  });
  await send(553);
  expect(await paused()).toEqual([]);
  await send(550);
  expect(await paused()).toEqual([expect.objectContaining({ address: email, lastCode: 550 })]);
  expect(await send()).toMatchObject({
    state: JobState.failed,
    reason: 'Dit adres is gepauzeerd: de mailserver weigerde het te vaak.',
  });
  expect(mailbox.mails).toEqual([]);
});

it('an Admin has mail go there again, once', async () => {
  for (const code of [550, 550, 550]) await send(code);
  const [{ id } = { id: '' }] = await paused();
  const answers = await Promise.all([1, 2].map(() => admin.run(ResumeAddressDocument, { id })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.find(({ errors }) => errors)?.errors?.[0]).toMatchObject({
    message: 'Dit gepauzeerde adres bestaat niet (meer).',
    extensions: { code: 'NOT_FOUND' },
  });
  expect(await send()).toMatchObject({ state: JobState.done });
  expect(mailbox.mails).toHaveLength(1);
});

it('a mail that is taken ends the counting, and the same mail counts once', async () => {
  await send(550);
  const { id } = await send(550);
  await stage.api.portal.jobs.retry(id);
  await stage.api.deliverMail();
  expect(await paused()).toEqual([]);
  await send();
  expect(await RefusedAddressModel.countDocuments()).toBe(0);
});

it('what says nothing about the address does not count', async () => {
  for (const code of [554, 554, 554]) {
    expect(await send(code)).toMatchObject({
      state: JobState.failed,
      reason: 'De mailserver weigert deze mail (554).',
    });
  }
  expect(await send(451)).toMatchObject({ state: JobState.running, reason: '451' });
  expect(await RefusedAddressModel.countDocuments()).toBe(0);
});

it('three at once pause it too', async () => {
  await Promise.all(['a', 'b', 'c'].map((mail) => noteRefusal(email.toUpperCase(), mail, 550)));
  expect(await paused()).toHaveLength(1);
});

it('what was refused once is forgotten after 90 days, a paused address is not', async () => {
  await noteRefusal(email, 'a', 550);
  for (const mail of ['a', 'b', 'c']) await noteRefusal('weg@carnaval.example', mail, 550);
  await sweepRefusals(Date.now() + 91 * 86_400_000);
  expect((await RefusedAddressModel.find().lean()).map(({ address }) => address)).toEqual([
    'weg@carnaval.example',
  ]);
});

it('a mail has one Message-ID, however often it is tried', async () => {
  const { id } = await send(451);
  mailbox.refuse = undefined;
  await JobModel.updateMany({}, { $set: { nextRunAt: new Date() } });
  await stage.api.deliverMail();
  expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@carnaval.example>`]);
});

it.each(['x', '', '0'.repeat(24)])('an id that is none of a paused address (%j) is refused', async (id) => {
  expect((await admin.error(ResumeAddressDocument, { id })).extensions.code).toBe('NOT_FOUND');
});
