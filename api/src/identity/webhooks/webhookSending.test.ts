import mongoose from 'mongoose';

import { copyLeftEvents } from '../../platform/audit/copyEvents';
import { inAuditScope, newAuditScope } from '../../platform/audit/auditScope';
import { useApi } from '../../testing/apiStage';
import {
  DeleteWebhookDocument,
  PauseWebhookDocument,
  RenewWebhookSecretDocument,
  ResendWebhookDeliveryDocument,
  SendTestWebhookDocument,
  TrashRestoreRecordDocument,
  WebhookDeliveriesDocument,
  type WebhookInput,
  WebhooksDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { jobsEnded } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { ActivityModel } from '../../volunteers/activities/activity.model';
import { NotificationModel } from '../notifications/notification.model';
import { tellNews } from '../notifications/tell.service';
import { Role } from '../users/role.enum';
import { madeWebhook, openReceiver, type Receiver, verified } from './testWebhooks';
import { WebhookModel } from './webhook.model';
import { announceEvents } from './webhookAnnouncing.service';
import { WebhookDeliveryModel } from './webhookDelivery.model';
import { sweepDeliveries } from './webhookDelivery.service';
import { stopRestoredWebhooks } from './webhookRestored.service';
import { sendDue } from './webhookSending.service';

const stage = useApi();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let receiver: Receiver;
let admin: TestClient;
/** What time it is for what sends. */
let clock: number;
beforeEach(async () => {
  receiver = await openReceiver();
  admin = await signedIn(stage.api, { role: Role.Admin, general: ['vol'] });
  clock = Date.now() + MINUTE;
});
afterEach(() => receiver.close());

const make = (given: Partial<WebhookInput> = {}) =>
  madeWebhook(admin, { url: receiver.url, entities: ['Activity'], ...given });
let numbers = 100;
const ADD = 'mutation ($name: String!) { addActivity(name: $name) { id } }';
const addActivity = async () =>
  (await admin.data<{ addActivity: { id: string } }>(ADD, { name: `Bar ${(numbers += 1)}` })).addActivity.id;
const announce = (mostWaiting?: number) =>
  announceEvents(stage.api.portal.settings, { now: new Date(clock), mostWaiting });
const send = (after = 0) => {
  clock += after;
  return sendDue(stage.api.portal, { now: () => clock });
};
const deliveries = async (webhookId: string) =>
  (await admin.data(WebhookDeliveriesDocument, { webhookId })).webhookDeliveries.edges.map(
    ({ node }) => node,
  );
const webhook = async () => (await admin.data(WebhooksDocument)).webhooks[0];

describe('a message', () => {
  it('says that a record was added, and which; its signature is right, and nothing else is in it', async () => {
    const { id, secret } = await make();
    const recordId = await addActivity();
    await announce();
    clock = Date.now();
    await send(MINUTE);
    expect(receiver.received).toHaveLength(1);
    const [message] = receiver.received;
    expect(verified(secret, message!)).toEqual({
      type: 'Activity.added',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { entity: 'Activity', recordId, kind: 'added' },
    });
    const [delivery, ...others] = await deliveries(id);
    expect(others).toEqual([]);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 204, reason: null });
    expect(message?.headers['webhook-id']).toBe(`msg_${delivery?.id}`);
    expect((await webhook())?.lastAttempt).toEqual({ isDelivered: true, reason: null });
  });

  it('goes to who asked for that kind of record and of event only', async () => {
    const other = await make({ entities: ['ClubMember'] });
    const removals = await make({ kinds: ['removed'] });
    const all = await make({ entities: null });
    await addActivity();
    await announce();
    expect(await deliveries(other.id)).toEqual([]);
    expect(await deliveries(removals.id)).toEqual([]);
    expect(await deliveries(all.id)).toMatchObject([{ type: 'Activity.added' }]);
  });

  it('of before it was added is not sent', async () => {
    await addActivity();
    await make();
    const { id } = (await webhook())!;
    const ago = new Date(Date.now() - HOUR);
    await mongoose.connection.collection('auditEvents').updateMany({}, { $set: { at: ago } });
    await announce();
    expect(await deliveries(id)).toEqual([]);
  });

  it('to try it with is sent once, also when it was asked twice', async () => {
    const { id, secret } = await make();
    const asked = { id, requestId: 'verzoek-van-de-test' };
    const answers = await Promise.all([1, 2].map(() => admin.data(SendTestWebhookDocument, asked)));
    expect(answers[1]).toEqual(answers[0]);
    await jobsEnded();
    await send();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['Webhook.test']);
    clock = Date.now();
    expect(JSON.parse(receiver.received[0]!.body).data).toEqual({
      entity: 'Webhook',
      recordId: id,
      kind: 'test',
    });
    expect(secret).toBeTruthy();
  });
});

describe('a crash', () => {
  it('between the write and the log loses nothing, however many go on with it', async () => {
    const { id } = await make();
    const activityId = (await ActivityModel.create({ name: 'Oud' })).id;
    const actor = {
      ...{ userId: null, userName: null, address: '', session: null },
      ...{ requestId: '1', operation: 'test' },
    };
    await inAuditScope(newAuditScope(actor), async () => {
      await ActivityModel.updateOne({ _id: activityId }, { $set: { name: 'Nieuw' } });
    });
    await announce();
    expect(await deliveries(id)).toEqual([]);
    await copyLeftEvents();
    await Promise.all([announce(), announce(), announce()]);
    await Promise.all([send(), send(), send()]);
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.recordId)).toEqual([activityId]);
  });

  it('while it is sent has another process send it, under the same id', async () => {
    const { id } = await make();
    await addActivity();
    await announce();
    const claimedUntil = new Date(clock + 30_000);
    await WebhookDeliveryModel.updateMany({}, { $set: { claim: 'somebody', claimedUntil } });
    await send(29_000);
    expect(receiver.received).toEqual([]);
    await send(2_000);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });
});

describe('what does not arrive', () => {
  it('is tried again with growing pauses under the same id, and given up at last; then by hand', async () => {
    const { id } = await make();
    receiver.answers = [{ status: 500 }];
    await addActivity();
    await announce();
    for (const pause of [0, 5_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR]) {
      await send(pause * 1.2);
      expect(await deliveries(id)).toMatchObject([
        { state: 'waiting', status: 500, reason: 'Antwoord 500', nextAttemptAt: expect.any(String) },
      ]);
      // Not before its time.
      await send(1);
    }
    await send(DAY * 1.2);
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ state: 'failed', attempts: 8, nextAttemptAt: null });
    receiver.answers = [{ status: 200 }];
    const resend = () => admin.run(ResendWebhookDeliveryDocument, { id: failed?.id ?? '' });
    const answers = await Promise.all([resend(), resend()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await jobsEnded();
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 9, status: 200 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(9);
    expect(await stage.api.portal.metrics.read()).toMatch(
      /portal_webhook_attempts_total\{outcome="failed"\} [1-9]/,
    );
  });

  it('rests as long as the receiver asks, a day at most', async () => {
    const { id } = await make();
    receiver.answers = [{ status: 429, headers: { 'retry-after': '3600' } }, { status: 204 }];
    await addActivity();
    await announce();
    await send();
    await send(HOUR - MINUTE);
    expect(receiver.received).toHaveLength(1);
    await send(2 * MINUTE);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]);
    receiver.answers = [{ status: 503, headers: { 'retry-after': '9999999' } }];
    await addActivity();
    await announce();
    await send();
    const [next] = await deliveries(id);
    expect(Date.parse(next?.nextAttemptAt ?? '')).toBeLessThanOrEqual(clock + DAY);
  });

  it('is not followed elsewhere, and what cannot be reached says why', async () => {
    const { id } = await make();
    const elsewhere = await make({ url: 'http://127.0.0.1:1/' });
    receiver.answers = [{ status: 302, headers: { location: receiver.url } }];
    await addActivity();
    await announce();
    await send();
    expect(receiver.received).toHaveLength(1);
    expect((await deliveries(id))[0]?.reason).toBe('Antwoord 302: een verwijzing wordt niet gevolgd');
    expect((await deliveries(elsewhere.id))[0]?.reason).toBe('De server neemt niet op');
  });

  it('because the receiver is gone ends the webhook, and tells Admins', async () => {
    const { id } = await make();
    await addActivity();
    await addActivity();
    await announce();
    receiver.answers = [{ status: 410 }];
    await send();
    await send(HOUR);
    expect(receiver.received).toHaveLength(1);
    expect(await webhook()).toMatchObject({ state: 'ended', stoppedAt: expect.any(String) });
    const all = await deliveries(id);
    expect(all.map(({ state }) => state)).toEqual(['failed', 'failed']);
    const again = { id: all[0]?.id ?? '' };
    expect((await admin.error(ResendWebhookDeliveryDocument, again)).extensions.code).toBe('CONFLICT');
    expect((await admin.error(SendTestWebhookDocument, { id })).extensions.code).toBe('CONFLICT');
    await tellNews(stage.api.portal, new Date(clock));
    await tellNews(stage.api.portal, new Date(clock));
    const told = await NotificationModel.find({ key: /^webhook / }).lean();
    expect(told.map(({ title, detail }) => [title, detail])).toEqual([
      ['Een webhook staat stil', 'Boekhouding: de ontvanger zegt dat hij is opgeheven'],
    ]);
  });

  it('for five days pauses the webhook; what happens waits, and one that arrives begins anew', async () => {
    const { id } = await make();
    receiver.answers = [{ status: 500 }, { status: 204 }, { status: 500 }];
    for (let each = 0; each < 3; each += 1) {
      await addActivity();
      await announce();
      await send(each === 2 ? 0 : HOUR);
    }
    expect((await webhook())?.state).toBe('active');
    await send(4 * DAY);
    await addActivity();
    await announce();
    await send(DAY + HOUR);
    expect(await webhook()).toMatchObject({ state: 'failing' });
    const sent = receiver.received.length;
    await addActivity();
    await announce();
    await send(DAY);
    expect(receiver.received).toHaveLength(sent);
    receiver.answers = [{ status: 204 }];
    const { revision = 0 } = (await webhook()) ?? {};
    await admin.data(PauseWebhookDocument, { id, revision, paused: false });
    for (let each = 0; each < 3; each += 1) await send(2 * DAY);
    expect((await deliveries(id)).filter(({ state }) => state === 'waiting')).toEqual([]);
    expect((await webhook())?.state).toBe('active');
  });
});

it('each of two secrets is right for a day after a new one, and then the new one alone', async () => {
  const { id, secret: old } = await make();
  const { secret } = (await admin.data(RenewWebhookSecretDocument, { id, revision: 1 })).renewWebhookSecret;
  await addActivity();
  await announce();
  clock = Date.now();
  await WebhookDeliveryModel.updateMany({}, { $set: { nextAttemptAt: new Date(clock) } });
  await send();
  for (const one of [old, secret]) expect(verified(one, receiver.received[0]!)).toBeTruthy();
  await WebhookModel.updateOne({ _id: id }, { $set: { 'secrets.1.until': new Date(clock) } });
  await addActivity();
  await announce();
  await send();
  expect(verified(secret, receiver.received[1]!)).toBeTruthy();
  expect(() => verified(old, receiver.received[1]!)).toThrow('No matching signature found');
});

it('a paused one waits, one in the trash gets nothing, and both go on', async () => {
  const { id } = await make();
  const pause = (revision: number, paused: boolean) =>
    admin.data(PauseWebhookDocument, { id, revision, paused });
  await pause(1, true);
  await addActivity();
  await announce();
  await send();
  expect(receiver.received).toEqual([]);
  await pause(2, false);
  await send();
  expect(receiver.received).toHaveLength(1);
  await admin.data(DeleteWebhookDocument, { id });
  await addActivity();
  await announce();
  await admin.data(TrashRestoreRecordDocument, { entity: 'Webhook', id });
  await addActivity();
  await announce();
  await send();
  expect(receiver.received).toHaveLength(2);
});

it('one that is slow or fails keeps no other waiting', async () => {
  const dead = await make({ url: 'http://127.0.0.1:1/' });
  const { id } = await make();
  for (let each = 0; each < 4; each += 1) await addActivity();
  await announce();
  await send();
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(Array(4).fill('delivered'));
  expect((await deliveries(dead.id)).reduce((sum, { attempts }) => sum + attempts, 0)).toBe(1);
});

it('of too many that wait the oldest are given up, and what is old is forgotten', async () => {
  const { id } = await make();
  for (let each = 0; each < 4; each += 1) await addActivity();
  await announce(3);
  const all = await deliveries(id);
  expect(all.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'failed']);
  expect(all[3]?.reason).toBe('Er stonden te veel berichten in de wachtrij');
  await sweepDeliveries(Date.now() + 29 * DAY);
  expect(await deliveries(id)).toHaveLength(4);
  await sweepDeliveries(Date.now() + 31 * DAY);
  expect(await deliveries(id)).toEqual([]);
});

describe('data that was put back, or is elsewhere', () => {
  it('sends nothing until an Admin says so', async () => {
    await make();
    await addActivity();
    await stopRestoredWebhooks(mongoose.connection.db as never);
    await announce();
    await send();
    expect(receiver.received).toEqual([]);
    expect(await webhook()).toMatchObject({ state: 'restored' });
  });

  it('is known by the address of the portal', async () => {
    const { id } = await make();
    await WebhookModel.updateMany({}, { $set: { portalUrl: 'https://ergens.anders.example' } });
    await addActivity();
    await announce();
    await send();
    expect(receiver.received).toEqual([]);
    const { state, revision = 0 } = (await webhook()) ?? {};
    expect(state).toBe('restored');
    await admin.data(PauseWebhookDocument, { id, revision, paused: false });
    await send();
    expect(receiver.received).toHaveLength(1);
  });
});
