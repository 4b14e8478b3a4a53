import { JobModel } from '../../platform/jobs/job.model';
import { noteBounce } from '../../platform/mail/refusedAddresses';
import { exists, uploadOf, useApi } from '../../testing/apiStage';
import { PDF } from '../../testing/fileStage';
import {
  ErasePersonalDataDocument,
  ExportPersonalDataDocument,
  MailingByIdDocument,
  type MailingInput,
  MailingReachDocument,
  type MailingSelection,
  MailingsDocument,
  MailingSettingsDocument,
  OptOutOfMailDocument,
  PauseMailingDocument,
  ResumeMailingDocument,
  SendMailingDocument,
  StopMailingDocument,
  TestMailingDocument,
  UpdateMailingSettingsDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { makeCommission, makeUser, signedIn, usePerson } from '../../testing/people';
import { jobsEnded, TEST_PUBLIC_URL } from '../../testing/startApi';
import { actAs, type TestClient } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';
import { mailingRetention } from '../privacy/portalSources';
import { noteBounced, sendDue } from './mailing.job';
import { MailingModel } from './mailing.model';

const mailbox = useMailbox();
const { mails } = mailbox;
const stage = useApi({ smtp: mailbox.smtp });
const jan = usePerson(stage, { name: 'Jan', email: 'jan@carnaval.example', general: ['secLedlist'] });

const to = (changes: Partial<MailingSelection> = {}): MailingSelection => ({
  ...{ audience: 'members', isNeeded: false },
  ...changes,
});
const mailing = (changes: Partial<MailingInput> = {}): MailingInput => ({
  ...{ subject: 'Hallo {voornaam}', html: '<p>Beste {naam}, kom ook.</p>', attachmentIds: [] },
  asFoundation: false,
  ...changes,
});
const given = (selection = to(), written = mailing()) => ({ to: selection, mailing: written });
const people = (...names: string[]) =>
  Promise.all(
    names.map(
      async (name) => (await makeUser({ name, email: `${name.toLowerCase()}@voorbeeld.example` })).id,
    ),
  );
/** All that is under way goes out. */
async function goOut(): Promise<void> {
  await stage.api.deliverMail();
  await sendDue(stage.api.portal);
}
const sent = async (selection = to(), written = mailing()) =>
  (await jan.data(SendMailingDocument, given(selection, written))).sendMailing;
const addressees = () => mails.flatMap((mail) => mail.to).sort();
const tokenIn = (text: string) => /#(\S+)/.exec(text)?.[1] ?? '';

it('goes to each in a mail of their own, with their name, and is answered to who sent it', async () => {
  const ids = await people('Piet', 'Kees');
  const { id } = await sent(to({ ids }));
  await goOut();
  expect(addressees()).toEqual(['kees@voorbeeld.example', 'piet@voorbeeld.example']);
  const piet = mails.find((mail) => mail.to.includes('piet@voorbeeld.example'));
  // The name of who sent it, the address of the portal: anything else would be a forgery.
  expect(piet).toMatchObject({
    ...{ from: { name: 'Jan', address: 'portaal@carnaval.example' } },
    subject: 'Hallo Piet',
    replyTo: [{ name: 'Jan', address: jan.email }],
  });
  expect(piet?.html).toContain('<p>Beste Piet, kom ook.</p>');
  const { mailing: after } = await jan.data(MailingByIdDocument, { id });
  expect(after.state).toBe('done');
  expect(after.recipients.map(({ name, delivery }) => [name, delivery])).toEqual([
    ['Kees', 'sent'],
    ['Piet', 'sent'],
  ]);
});

it('puts what is in a name into html as text', async () => {
  const { id } = await makeUser({ name: '<b>Piet</b>', email: 'piet@voorbeeld.example' });
  await sent(to({ ids: [id] }), mailing({ html: '<p>{naam}<script>x</script></p>' }));
  await goOut();
  expect(mails[0]?.html).toContain('<p>&lt;b&gt;Piet&lt;/b&gt;</p>');
});

it('tells beforehand whom it reaches and who is left out, and sends one mail to one address', async () => {
  const [piet = '', kees = ''] = await people('Piet', 'Kees');
  for (const mail of ['a', 'b', 'c']) await noteBounce('kees@voorbeeld.example', mail);
  const reach = async (isNeeded: boolean) =>
    (await jan.data(MailingReachDocument, { to: to({ ids: [piet, kees], isNeeded }) })).mailingReach;
  expect(await reach(false)).toMatchObject({
    ...{ title: 'Ledenlijst', count: 1, unreachable: ['Kees'], unwilling: [], withoutAddress: [] },
  });
  await sent(to({ ids: [piet] }));
  await goOut();
  const { text = '' } = mails[0] ?? {};
  expect(text).toContain('Je krijgt deze mail via: Ledenlijst. Liever geen mail zoals deze?');
  const ended = await actAs(stage.api.url).data(OptOutOfMailDocument, { token: tokenIn(text) });
  expect(ended).toEqual({ optOutOfMail: 'mailings' });
  expect(await reach(false)).toMatchObject({ count: 0, unwilling: ['Piet'] });
  // About their task or payment it comes all the same, and without the link.
  expect(await reach(true)).toMatchObject({ count: 1, unwilling: [] });
  await sent(to({ ids: [piet], isNeeded: true }));
  await goOut();
  expect(mails[1]?.text).not.toContain('Liever geen mail');
  const { message } = await jan.error(SendMailingDocument, given(to({ ids: [piet] })));
  expect(message).toBe('Er is niemand met een e-mailadres om te mailen.');
});

it('has the header by which a mail program ends it, and believes no link that is not ours', async () => {
  const ids = await people('Piet');
  await sent(to({ ids }));
  await goOut();
  const headers = Object.fromEntries((mails[0]?.headers ?? []).map(({ key, value }) => [key, value]));
  const token = tokenIn(mails[0]?.text ?? '');
  expect(headers['list-unsubscribe']).toBe(`<${TEST_PUBLIC_URL}/hooks/afmelden/${token}>`);
  for (const wrong of [`${token}x`, token.replace(ids[0] ?? '', jan.id), 'mailing.x.y.z', 'mailing.'])
    expect((await actAs(stage.api.url).error(OptOutOfMailDocument, { token: wrong })).extensions.code).toBe(
      'NOT_FOUND',
    );
});

it('takes files along, claims them, and refuses more than 10 MB or those of others', async () => {
  const ids = await people('Piet');
  const upload = (cookie: string | undefined, bytes = PDF) =>
    uploadOf(stage.api, 'mailings', bytes, 'poster.pdf', cookie);
  const file = await upload(jan.cookie);
  await sent(to({ ids }), mailing({ attachmentIds: [file.id] }));
  await goOut();
  expect(mails[0]?.attachments?.map(({ filename }) => filename)).toEqual(['poster.pdf']);
  expect(await exists(file)).toBe(true);
  const other = await signedIn(stage.api, { general: ['clubAdmin'] });
  const theirs = await upload(other.cookie);
  const large = await Promise.all(
    [1, 2].map(() => upload(jan.cookie, Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)]))),
  );
  for (const attachmentIds of [[theirs.id], large.map(({ id }) => id)]) {
    const { extensions } = await jan.error(
      SendMailingDocument,
      given(to({ ids }), mailing({ attachmentIds })),
    );
    expect(Object.keys(extensions.fields ?? {})).toEqual(['attachmentIds']);
  }
});

it('sends a test to oneself alone, as the first would get it', async () => {
  const ids = await people('Piet');
  expect(await jan.data(TestMailingDocument, given(to({ ids })))).toEqual({ testMailing: jan.email });
  await goOut();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: [jan.email], subject: 'Test: Hallo Piet' });
  expect(await MailingModel.countDocuments()).toBe(0);
});

it('is once what was sent twice, also at once', async () => {
  const ids = await people('Piet');
  const asked = { ...given(to({ ids })), requestId: 'een-verzoek' };
  const answers = await Promise.all([1, 2, 3].map(() => jan.data(SendMailingDocument, asked)));
  expect(new Set(answers.map(({ sendMailing }) => sendMailing.id)).size).toBe(1);
  await goOut();
  await Promise.all([goOut(), goOut()]);
  expect(mails).toHaveLength(1);
});

describe('one under way', () => {
  const crowd = async (many: number) => {
    const stored = await UserModel.insertMany(
      Array.from({ length: many }, (_, at) => ({
        ...{ name: `Lid ${at}`, email: `lid${at}@voorbeeld.example`, permissions: {} },
      })),
    );
    return stored.map(({ id }) => String(id));
  };

  it('goes on where it was, some at a time, is paused and resumed, and none gets two', async () => {
    const { id } = await sent(to({ ids: await crowd(40) }));
    await jobsEnded();
    expect(await JobModel.countDocuments({ name: 'mail' })).toBe(25);
    expect(await jan.data(PauseMailingDocument, { id })).toEqual({ pauseMailing: { state: 'paused' } });
    await goOut();
    expect(mails).toHaveLength(25);
    // As after a crash between the outbox and the note of it: the outbox has it already.
    await MailingModel.updateOne({ _id: id }, { $set: { 'recipients.3.delivery': 'waiting' } });
    expect(await jan.data(ResumeMailingDocument, { id })).toEqual({ resumeMailing: { state: 'sending' } });
    await goOut();
    await goOut();
    expect(mails).toHaveLength(40);
    expect(new Set(addressees()).size).toBe(40);
  });

  it('does not wait for what no mail server takes, and tells of it in the end', async () => {
    mailbox.refuse = { code: 451 };
    const { id } = await sent(to({ ids: await crowd(30) }));
    await goOut();
    expect(await JobModel.countDocuments({ name: 'mail' })).toBe(25);
    const ago = (ms: number) =>
      MailingModel.updateOne(
        { _id: id },
        { $set: { 'recipients.$[one].at': new Date(Date.now() - ms) } },
        { arrayFilters: [{ 'one.delivery': 'given' }] },
      );
    await ago(11 * 60_000);
    await sendDue(stage.api.portal);
    expect(await JobModel.countDocuments({ name: 'mail' })).toBe(30);
    await ago(11 * 86_400_000);
    await sendDue(stage.api.portal);
    const { mailing: after } = await jan.data(MailingByIdDocument, { id });
    expect(after.state).toBe('done');
    expect(new Set(after.recipients.map(({ delivery }) => delivery))).toEqual(new Set(['refused']));
  });

  it('that is stopped reaches nobody more, and cannot be resumed', async () => {
    const { id } = await sent(to({ ids: await crowd(30) }));
    await jobsEnded();
    expect(await jan.data(StopMailingDocument, { id })).toEqual({ stopMailing: { state: 'stopped' } });
    expect(await jan.data(StopMailingDocument, { id })).toEqual({ stopMailing: { state: 'stopped' } });
    await goOut();
    // Those in the outbox find that there is no reason any more.
    expect(mails).toHaveLength(0);
    expect((await jan.error(ResumeMailingDocument, { id })).message).toBe(
      'Deze mailing is al klaar of gestopt.',
    );
    const { mailing: after } = await jan.data(MailingByIdDocument, { id });
    expect(new Set(after.recipients.map(({ delivery }) => delivery))).toEqual(new Set(['skipped']));
  });

  it('sends no more in an hour than the administrator says', async () => {
    const admin = await signedIn(stage.api, { role: Role.Admin });
    const { mailingSettings } = await admin.data(MailingSettingsDocument);
    expect(mailingSettings).toEqual({ revision: 0, perHour: 500 });
    const set = (perHour: number, revision: number) =>
      admin.run(UpdateMailingSettingsDocument, { revision, settings: { perHour } });
    expect((await set(9, 0)).errors?.[0]?.extensions.fields).toEqual({ perHour: 'Minstens 10' });
    expect((await set(12, 0)).errors).toBeUndefined();
    expect((await set(13, 0)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await sent(to({ ids: await crowd(15) }));
    await goOut();
    await goOut();
    expect(mails).toHaveLength(12);
    await MailingModel.updateMany(
      {},
      { $set: { 'recipients.$[].at': new Date(Date.now() - 2 * 3_600_000) } },
    );
    await goOut();
    await goOut();
    expect(mails).toHaveLength(15);
  });

  it('notes what was refused, and what came back later', async () => {
    const [piet = '', kees = ''] = await people('Piet', 'Kees');
    mailbox.refuse = { code: 550 };
    const { id } = await sent(to({ ids: [piet, kees] }));
    await stage.api.deliverMail();
    const { mailing: refused } = await jan.data(MailingByIdDocument, { id });
    expect(refused.recipients.map(({ delivery, reason }) => [delivery, reason])).toEqual([
      ['refused', 'De mailserver weigert dit adres (550).'],
      ['refused', 'De mailserver weigert dit adres (550).'],
    ]);
    mailbox.refuse = undefined;
    const { id: later } = await sent(to({ ids: [piet] }));
    await goOut();
    const job = await JobModel.findOne({ key: `mail mailing ${later} ${piet}` }).lean();
    await noteBounce('piet@voorbeeld.example', String(job?._id));
    await noteBounced();
    const { mailing: after } = await jan.data(MailingByIdDocument, { id: later });
    expect(after.recipients[0]?.delivery).toBe('bounced');
  });
});

describe('what was sent', () => {
  it('is seen by who sent it, by who holds the right, and by Admins; to one person by the sender alone', async () => {
    const ids = await people('Piet', 'Kees');
    const { id } = await sent(to({ ids }));
    await sent(to({ ids: ids.slice(0, 1) }));
    const other = await signedIn(stage.api, { general: ['secLedlist'] });
    const admin = await signedIn(stage.api, { role: Role.Admin });
    const stranger = await signedIn(stage.api, { general: ['clubAdmin'] });
    const seen = async (who: TestClient) => (await who.data(MailingsDocument, {})).mailings.totalCount;
    expect(await Promise.all([jan, other, admin, stranger].map(seen))).toEqual([2, 1, 1, 0]);
    expect((await stranger.error(MailingByIdDocument, { id })).extensions.code).toBe('NOT_FOUND');
    expect((await stranger.error(StopMailingDocument, { id })).extensions.code).toBe('NOT_FOUND');
  });

  it('is told to and erased for a person, without what it tells of others, and goes after two years', async () => {
    const [piet = '', kees = ''] = await people('Piet', 'Kees');
    const { id } = await sent(to({ ids: [piet, kees] }));
    const admin = await signedIn(stage.api, { role: Role.Admin });
    const record = { source: 'mailings', id: `${id}-${piet}` };
    expect((await admin.error(ErasePersonalDataDocument, record)).message).toBe('Deze mail is nog onderweg.');
    await goOut();
    const exported = JSON.stringify(
      await admin.data(ExportPersonalDataDocument, { source: 'mailings', ids: [record.id] }),
    );
    expect(exported).toContain('piet@voorbeeld.example');
    expect(exported).not.toContain('kees@');
    await admin.data(ErasePersonalDataDocument, record);
    const stored = JSON.stringify(await MailingModel.findById(id).lean());
    expect(stored).not.toMatch(/piet/i);
    expect(stored).toContain('kees@voorbeeld.example');
    const later = new Date(Date.now() + 3 * 366 * 86_400_000);
    expect(await mailingRetention.due(later, 10)).toEqual([id]);
    await mailingRetention.keep?.(stage.api.portal, id);
    expect(await MailingModel.countDocuments()).toBe(0);
  });
});

it('a committee is written to by who is in it, and by nobody else', async () => {
  const commissionId = await makeCommission(7, 'Optocht');
  const toThem = to({ audience: 'commission', of: commissionId });
  const member = await signedIn(stage.api, { name: 'Mia', commissions: [commissionId] });
  await makeUser({ name: 'Vera', email: 'vera@voorbeeld.example', commissions: [`${commissionId}-vz`] });
  expect((await member.data(MailingReachDocument, { to: toThem })).mailingReach).toMatchObject({
    ...{ title: 'Optocht', count: 2 },
  });
  expect((await jan.error(MailingReachDocument, { to: toThem })).extensions.code).toBe('FORBIDDEN');
  // The committee is no way to the list of members.
  const { extensions } = await member.error(MailingReachDocument, { to: to({ of: commissionId }) });
  expect(extensions.code).toBe('FORBIDDEN');
});
