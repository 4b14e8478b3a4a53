import { JobModel, JobState } from '../../platform/jobs/job.model';
import { RefusedAddressModel } from '../../platform/mail/refusedAddresses';
import { useApi } from '../../testing/apiStage';
import { JobsDocument, PausedAddressesDocument } from '../../testing/gql/graphql';
import { createImapServer } from '../../testing/imapServer';
import { createMailbox } from '../../testing/mailbox';
import { makeUser, signedIn } from '../../testing/people';
import { Role } from '../catalogue/permission.enum';

const mailbox = createMailbox();
const imap = createImapServer();
beforeAll(() => Promise.all([mailbox.open(), imap.open()]));
const stage = useApi({
  smtp: mailbox.smtp,
  get bounceMailboxUrl() {
    return imap.url();
  },
});
afterAll(() => Promise.all([mailbox.close(), imap.close()]));
beforeEach(() => {
  mailbox.mails.length = 0;
  imap.messages.length = 0;
});

/** Sends a mail that is taken. @returns its Message-ID */
async function send(to: string): Promise<string> {
  await stage.api.portal.mail.enqueue({ template: 'passwordReset', to });
  await stage.api.deliverMail();
  return mailbox.mails.at(-1)?.messageId ?? '';
}

interface Report {
  messageId: string;
  to: string;
  status?: string;
  action?: string;
  type?: string;
}

/** What a mail server writes when it could not deliver a mail. */
function comesBack({ messageId, to, status = '5.1.1', action = 'failed', type = 'delivery-status' }: Report) {
  const source = [
    'From: MAILER-DAEMON@mx.example.nl',
    'To: portaal@carnaval.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type};\r\n\tboundary="grens"`,
    '',
    '--grens',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.example.nl.',
    '',
    '--grens',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.nl',
    'Arrival-Date: Mon, 23 Nov 2026 11:11:00 +0100',
    '',
    `Final-Recipient: RFC822; ${to}`,
    `Action: ${action}`,
    `Status: ${status} (no such user)`,
    'Diagnostic-Code: smtp; 550 5.1.1',
    '    User unknown',
    '',
    '--grens',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    `To: ${to}`,
    'Subject: Wachtwoord',
    '',
    '--grens--',
    '',
  ];
  imap.messages.push({ source: source.join('\r\n'), seen: false });
}

async function read() {
  const { jobs } = stage.api.portal;
  const { id, name } = await jobs.add('read bounces', 'test');
  await jobs.begin({ id, name });
  await jobs.waitForIdle();
}

const noted = () => RefusedAddressModel.find().lean();

it('three mails that came back pause an address, though the mail server took them', async () => {
  const { email } = await makeUser();
  const admin = await signedIn(stage.api, { role: Role.Admin });
  for (let at = 0; at < 3; at += 1) {
    comesBack({ messageId: await send(email), to: email.toUpperCase() });
    await read();
  }
  const { pausedAddresses } = await admin.data(PausedAddressesDocument);
  expect(pausedAddresses).toEqual([expect.objectContaining({ address: email, lastCode: 550 })]);
  expect(imap.messages.map(({ seen }) => seen)).toEqual([true, true, true]);
  expect(await send(email)).toBe(mailbox.mails.at(-1)?.messageId);
  expect(mailbox.mails).toHaveLength(3);
});

it('the same mail counts once, however often it comes back', async () => {
  const { email } = await makeUser();
  const messageId = await send(email);
  for (let at = 0; at < 4; at += 1) comesBack({ messageId, to: email });
  await read();
  expect(await noted()).toEqual([expect.objectContaining({ address: email, isPaused: false })]);
});

it.each([
  ['a box that is full', { status: '5.2.2' }],
  ['a mail that is late', { status: '4.4.1', action: 'delayed' }],
  ['a mail that looks like spam', { status: '5.7.1' }],
])('%s says nothing about the address', async (_what, said) => {
  const { email } = await makeUser();
  comesBack({ messageId: await send(email), to: email, ...said });
  await read();
  expect(await noted()).toEqual([]);
  expect(imap.messages).toEqual([expect.objectContaining({ seen: true })]);
});

it('nobody is paused by a report that somebody made up', async () => {
  const [mine, other] = [await makeUser(), await makeUser()];
  const messageId = await send(mine.email);
  for (const to of [other.email, 'niemand@example.nl']) comesBack({ messageId, to });
  for (const id of ['<0@x>', `<${'0'.repeat(24)}@carnaval.example>`, 'x'])
    comesBack({ messageId: id, to: mine.email });
  await read();
  expect(await noted()).toEqual([]);
});

it('other mail in the box is left as it is', async () => {
  const { email } = await makeUser();
  comesBack({ messageId: await send(email), to: email, type: 'disposition-notification' });
  imap.messages.push({ source: 'Subject: Vraag\r\n\r\nHallo', seen: false });
  await read();
  expect(imap.messages.map(({ seen }) => seen)).toEqual([false, false]);
  expect(await noted()).toEqual([]);
});

it('a mailbox that cannot be read is told to operators, without its name or password', async () => {
  const admin = await signedIn(stage.api, { role: Role.Admin });
  imap.refuses = true;
  await read();
  imap.refuses = false;
  const { jobs } = await admin.data(JobsDocument, { state: JobState.failed });
  expect(jobs.edges.map(({ node }) => [node.title, node.message])).toEqual([
    ['Teruggekomen mail lezen', 'De postbus met teruggekomen mail is niet te lezen (wachtwoord geweigerd).'],
  ]);
  expect(await JobModel.countDocuments({ failReason: /carnaval|geheim/ })).toBe(0);
});
