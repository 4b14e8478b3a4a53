import { JobModel, JobState } from '../../platform/jobs/job.model';
import { noteRefusal } from '../../platform/mail/refusedAddresses';
import { sendLeftMails } from '../../platform/records/pendingMails';
import { useApi } from '../../testing/apiStage';
import {
  MarkAllReadDocument,
  NotificationSettingsDocument,
  OptOutOfMailDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn, usePerson } from '../../testing/people';
import { TEST_PUBLIC_URL } from '../../testing/startApi';
import { actAs } from '../../testing/testClient';
import { UserModel } from '../people/user.model';
import { NotificationModel } from './notification.model';
import { optOutToken } from './notification.service';
import { mailWeekly, tell } from './notificationJobs';
import { MailOptOut, NotificationKind } from './notificationSources';
import { choose, inboxOf, toldTo } from './testNotifications';

const mailbox = useMailbox();
const { mails } = mailbox;
const stage = useApi({ smtp: mailbox.smtp });
const lieke = usePerson(stage, { name: 'Lieke' });
const tellAll = (...told: ReturnType<typeof toldTo>[]) => tell(stage.api.portal, told);
const subjects = async () => {
  await stage.api.deliverMail();
  return mails.map(({ subject }) => subject);
};
const tokenIn = (text = '') => /\/afmelden#(\S+)/.exec(text)?.[1] ?? '';

describe('a mail at once', () => {
  it('goes once, also by two at once, with what ends others like it', async () => {
    await Promise.all([tellAll(toldTo(lieke)), tellAll(toldTo(lieke))]);
    await tellAll(toldTo(lieke));
    expect(await subjects()).toEqual(['Taak voor jou']);
    const [mail] = mails;
    expect(mail?.text).toContain(`${TEST_PUBLIC_URL}/commissies/3`);
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['list-unsubscribe']).toBe(`<${TEST_PUBLIC_URL}/hooks/afmelden/${tokenIn(mail?.text)}>`);
  });

  it('is there once after a kill between the inbox and the outbox', async () => {
    const { mail } = stage.api.portal;
    const gone = jest.spyOn(mail, 'sendFrom').mockRejectedValue(new Error('The process is gone.'));
    await expect(tellAll(toldTo(lieke))).rejects.toThrow('gone');
    gone.mockRestore();
    expect(await JobModel.countDocuments({ name: 'mail' })).toBe(0);
    await Promise.all([sendLeftMails(mail), sendLeftMails(mail), tellAll(toldTo(lieke))]);
    await sendLeftMails(mail);
    expect(await subjects()).toEqual(['Taak voor jou']);
  });

  it('does not go when it was read, or chosen otherwise, or the address is another by then', async () => {
    await tellAll(toldTo(lieke));
    await lieke.data(MarkAllReadDocument);
    expect(await subjects()).toEqual([]);
    await tellAll(toldTo(lieke, { key: 'task 2' }));
    await choose(lieke, 'assigned', 'portal');
    expect(await subjects()).toEqual([]);
    await tellAll(toldTo(lieke, { key: 'decided', kind: NotificationKind.decided }));
    await UserModel.updateOne({ _id: lieke.id }, { $set: { email: 'nieuw@carnaval.example' } });
    expect(await subjects()).toEqual([]);
    expect((await inboxOf(lieke)).unread).toBe(2);
  });

  it('is none for what has a mail of its own, or is for the inbox alone', async () => {
    await tellAll(
      toldTo(lieke, { hasOwnMail: true }),
      toldTo(lieke, { key: 'due', kind: NotificationKind.due }),
    );
    expect(await subjects()).toEqual([]);
    expect((await inboxOf(lieke)).unread).toBe(2);
  });
});

describe('the mail of a week', () => {
  const monday = new Date('2026-11-23T07:00:00Z');
  const later = new Date('2026-11-23T07:00:01Z');
  /** What was told at a moment. */
  async function toldAt(at: string, ...told: ReturnType<typeof toldTo>[]) {
    await tellAll(...told);
    await NotificationModel.updateMany({ digestWeek: null }, { $set: { createdAt: new Date(at) } });
  }

  it('has what was not read, once, also by two at once; what comes later is in the next', async () => {
    await choose(lieke, 'assigned', 'digest');
    await toldAt('2026-11-20T10:00:00Z', toldTo(lieke), toldTo(lieke, { key: 'task 2', title: 'Nog een' }));
    await mailWeekly(stage.api.portal, new Date(monday.getTime() - 1000));
    expect(await subjects()).toEqual([]);
    await Promise.all([1, 2].map(() => mailWeekly(stage.api.portal, monday)));
    await mailWeekly(stage.api.portal, later);
    expect(await subjects()).toEqual(['2 meldingen van deze week']);
    expect(mails[0]?.text).toContain('- Nog een: Affiches ophalen');
    await toldAt('2026-11-24T10:00:00Z', toldTo(lieke, { key: 'task 3' }));
    await mailWeekly(stage.api.portal, new Date('2026-11-29T10:00:00Z'));
    expect(await subjects()).toHaveLength(1);
    await mailWeekly(stage.api.portal, new Date('2026-11-30T09:00:00Z'));
    expect(await subjects()).toEqual(['2 meldingen van deze week', 'Een melding van deze week']);
  });

  it('is ended by its link', async () => {
    await choose(lieke, 'assigned', 'digest');
    await toldAt('2026-11-20T10:00:00Z', toldTo(lieke));
    await mailWeekly(stage.api.portal, monday);
    await subjects();
    const visitor = actAs(stage.api.url);
    expect(await visitor.data(OptOutOfMailDocument, { token: tokenIn(mails[0]?.text) })).toEqual({
      optOutOfMail: 'digest',
    });
    const { choices } = (await lieke.data(NotificationSettingsDocument)).notificationSettings;
    expect(choices[0]).toEqual({ kind: 'assigned', delivery: 'portal' });
  });

  it('is none when all was read', async () => {
    await choose(lieke, 'assigned', 'digest');
    await toldAt('2026-11-20T10:00:00Z', toldTo(lieke));
    await mailWeekly(stage.api.portal, monday);
    await lieke.data(MarkAllReadDocument);
    expect(await subjects()).toEqual([]);
  });
});

describe('the link that ends mail', () => {
  const assigned = async () =>
    (await lieke.data(NotificationSettingsDocument)).notificationSettings.choices[0]?.delivery;

  it('works without signing in, for its kind alone; twice, and at once, is once', async () => {
    const token = await optOutToken(lieke.id, MailOptOut.assigned);
    const visitor = actAs(stage.api.url);
    const both = [1, 2].map(() => visitor.data(OptOutOfMailDocument, { token }));
    expect(await Promise.all(both)).toEqual([{ optOutOfMail: 'assigned' }, { optOutOfMail: 'assigned' }]);
    await visitor.data(OptOutOfMailDocument, { token });
    const { choices } = (await lieke.data(NotificationSettingsDocument)).notificationSettings;
    expect(choices.slice(0, 2).map(({ delivery }) => delivery)).toEqual(['portal', 'mail']);
  });

  it('is the same each time, and of each kind and person another', async () => {
    const other = await signedIn(stage.api);
    const [first, again] = await Promise.all([1, 2].map(() => optOutToken(lieke.id, MailOptOut.due)));
    expect(again).toBe(first);
    const tokens = [
      first,
      await optOutToken(lieke.id, MailOptOut.asked),
      await optOutToken(other.id, MailOptOut.due),
    ];
    expect(new Set(tokens.map((token) => token?.split('.')[2])).size).toBe(3);
  });

  it('is called by mail programs, and opened by people on the page with the button', async () => {
    const token = await optOutToken(lieke.id, MailOptOut.assigned);
    const url = `${stage.api.url}/hooks/afmelden/${token}`;
    const page = await fetch(url, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([302, `/afmelden#${token}`]);
    expect(await assigned()).toBe('mail');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
    expect(await assigned()).toBe('portal');
    expect((await fetch(`${url}x`, { method: 'POST' })).status).toBe(404);
  });

  it.each([
    ['nothing', () => ''],
    ['another kind', (token: string) => token.replace('.assigned.', '.due.')],
    ['no kind', (token: string) => token.replace('.assigned.', '.mail.')],
    ['another person', (token: string) => `64b000000000000000000000${token.slice(24)}`],
    ['no mark', (token: string) => `${token.slice(0, token.lastIndexOf('.'))}.`],
    ['more', (token: string) => `${token}.x`],
  ])('with %s is refused and changes nothing', async (_what, wrong) => {
    const token = wrong(await optOutToken(lieke.id, MailOptOut.assigned));
    const { message, extensions } = await actAs(stage.api.url).error(OptOutOfMailDocument, { token });
    expect([message, extensions.code]).toEqual(['Deze link bestaat niet (meer).', 'NOT_FOUND']);
    expect(await assigned()).toBe('mail');
  });

  it('cannot be guessed without end', async () => {
    const visitor = actAs(stage.api.url, undefined, '10.4.4.4');
    for (let guess = 0; guess < 30; guess++)
      await visitor.error(OptOutOfMailDocument, { token: `x${guess}` });
    const { extensions } = await visitor.error(OptOutOfMailDocument, { token: 'y' });
    expect(extensions.code).toBe('RATE_LIMITED');
  });
});

it('an address that refused three mails gets none and its owner sees that; another address does', async () => {
  for (const id of ['a', 'b', 'c']) await noteRefusal(lieke.email, id, 550);
  await tellAll(toldTo(lieke));
  expect(await subjects()).toEqual([]);
  // Nothing to be looked at: it was not tried.
  expect(await JobModel.countDocuments({ state: JobState.failed })).toBe(0);
  const isPaused = async () =>
    (await lieke.data(NotificationSettingsDocument)).notificationSettings.isMailPaused;
  expect(await isPaused()).toBe(true);
  expect((await inboxOf(lieke)).unread).toBe(1);
  await UserModel.updateOne({ _id: lieke.id }, { $set: { email: 'nieuw@carnaval.example' } });
  expect(await isPaused()).toBe(false);
  await tellAll(toldTo(lieke, { key: 'task 2' }));
  expect(await subjects()).toEqual(['Taak voor jou']);
});
