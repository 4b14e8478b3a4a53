import mongoose from 'mongoose';

import { inAuditScope, newAuditScope } from '../../platform/audit/auditScope';
import { copyLeftEvents } from '../../platform/audit/copyEvents';
import {
  PauseWebhookDocument,
  ResendWebhookDeliveryDocument,
  SendTestWebhookDocument,
} from '../../testing/gql/graphql';
import { jobsEnded } from '../../testing/startApi';
import { ActivityModel } from '../../volunteers/activities/activity.model';
import { NotificationModel } from '../notifications/notification.model';
import { tellNews } from '../notifications/notificationJobs';
import { verified } from './testWebhooks';
import { DAY, HOUR, MINUTE, useWebhooks } from './testWebhookStage';
import { WebhookDeliveryModel } from './webhookDelivery.model';

const stage = useWebhooks();
const { make, addActivity, announce, send, deliveries, webhook } = stage;

describe('a message', () => {
  it('says that a record was added, and which; its signature is right, and nothing else is in it', async () => {
    const { id, secret } = await make();
    const recordId = await addActivity();
    await announce();
    stage.clock = Date.now();
    await send(MINUTE);
    expect(stage.receiver.received).toHaveLength(1);
    const [message] = stage.receiver.received;
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
    const answers = await Promise.all([1, 2].map(() => stage.admin.data(SendTestWebhookDocument, asked)));
    expect(answers[1]).toEqual(answers[0]);
    await jobsEnded();
    await send();
    expect(stage.receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['Webhook.test']);
    stage.clock = Date.now();
    expect(JSON.parse(stage.receiver.received[0]!.body).data).toEqual({
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
    expect(stage.receiver.received.map(({ body }) => JSON.parse(body).data.recordId)).toEqual([activityId]);
  });

  it('while it is sent has another process send it, under the same id', async () => {
    const { id } = await make();
    await addActivity();
    await announce();
    const claimedUntil = new Date(stage.clock + 30_000);
    await WebhookDeliveryModel.updateMany({}, { $set: { claim: 'somebody', claimedUntil } });
    await send(29_000);
    expect(stage.receiver.received).toEqual([]);
    await send(2_000);
    expect(stage.receiver.received).toHaveLength(1);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });
});

describe('what does not arrive', () => {
  it('is tried again with growing pauses under the same id, and given up at last; then by hand', async () => {
    const { id } = await make();
    stage.receiver.answers = [{ status: 500 }];
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
    stage.receiver.answers = [{ status: 200 }];
    const resend = () => stage.admin.run(ResendWebhookDeliveryDocument, { id: failed?.id ?? '' });
    const answers = await Promise.all([resend(), resend()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await jobsEnded();
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 9, status: 200 }]);
    expect(new Set(stage.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(stage.receiver.received).toHaveLength(9);
    expect(await stage.portal.metrics.read()).toMatch(
      /portal_webhook_attempts_total\{outcome="failed"\} [1-9]/,
    );
  });

  it('rests as long as the receiver asks, a day at most', async () => {
    const { id } = await make();
    stage.receiver.answers = [{ status: 429, headers: { 'retry-after': '3600' } }, { status: 204 }];
    await addActivity();
    await announce();
    await send();
    await send(HOUR - MINUTE);
    expect(stage.receiver.received).toHaveLength(1);
    await send(2 * MINUTE);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]);
    stage.receiver.answers = [{ status: 503, headers: { 'retry-after': '9999999' } }];
    await addActivity();
    await announce();
    await send();
    const [next] = await deliveries(id);
    expect(Date.parse(next?.nextAttemptAt ?? '')).toBeLessThanOrEqual(stage.clock + DAY);
  });

  it('is not followed elsewhere, and what cannot be reached says why', async () => {
    const { id } = await make();
    const elsewhere = await make({ url: 'http://127.0.0.1:1/' });
    stage.receiver.answers = [{ status: 302, headers: { location: stage.receiver.url } }];
    await addActivity();
    await announce();
    await send();
    expect(stage.receiver.received).toHaveLength(1);
    expect((await deliveries(id))[0]?.reason).toBe('Antwoord 302: een verwijzing wordt niet gevolgd');
    expect((await deliveries(elsewhere.id))[0]?.reason).toBe('De server neemt niet op');
  });

  it('because the receiver is gone ends the webhook, and tells Admins', async () => {
    const { id } = await make();
    await addActivity();
    await addActivity();
    await announce();
    stage.receiver.answers = [{ status: 410 }];
    await send();
    await send(HOUR);
    expect(stage.receiver.received).toHaveLength(1);
    expect(await webhook()).toMatchObject({ state: 'ended', stoppedAt: expect.any(String) });
    const all = await deliveries(id);
    expect(all.map(({ state }) => state)).toEqual(['failed', 'failed']);
    const again = { id: all[0]?.id ?? '' };
    expect((await stage.admin.error(ResendWebhookDeliveryDocument, again)).extensions.code).toBe('CONFLICT');
    expect((await stage.admin.error(SendTestWebhookDocument, { id })).extensions.code).toBe('CONFLICT');
    await tellNews(stage.portal, new Date(stage.clock));
    await tellNews(stage.portal, new Date(stage.clock));
    const told = await NotificationModel.find({ key: /^webhook / }).lean();
    expect(told.map(({ title, detail }) => [title, detail])).toEqual([
      ['Een webhook staat stil', 'Boekhouding: de ontvanger zegt dat hij is opgeheven'],
    ]);
  });

  it('for five days pauses the webhook; what happens waits, and one that arrives begins anew', async () => {
    const { id } = await make();
    stage.receiver.answers = [{ status: 500 }, { status: 204 }, { status: 500 }];
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
    const sent = stage.receiver.received.length;
    await addActivity();
    await announce();
    await send(DAY);
    expect(stage.receiver.received).toHaveLength(sent);
    stage.receiver.answers = [{ status: 204 }];
    const { revision = 0 } = (await webhook()) ?? {};
    await stage.admin.data(PauseWebhookDocument, { id, revision, paused: false });
    for (let each = 0; each < 3; each += 1) await send(2 * DAY);
    expect((await deliveries(id)).filter(({ state }) => state === 'waiting')).toEqual([]);
    expect((await webhook())?.state).toBe('active');
  });
});
