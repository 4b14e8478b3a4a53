import mongoose from 'mongoose';

import {
  DeleteWebhookDocument,
  PauseWebhookDocument,
  RenewWebhookSecretDocument,
  TrashRestoreRecordDocument,
} from '../../testing/gql/graphql';
import { verified } from './testWebhooks';
import { DAY, useWebhooks } from './testWebhookStage';
import { WebhookModel } from './webhook.model';
import { stopRestoredWebhooks, sweepDeliveries } from './webhook.service';
import { WebhookDeliveryModel } from './webhookDelivery.model';

const stage = useWebhooks();
const { make, addActivity, announce, send, deliveries, webhook } = stage;

it('each of two secrets is right for a day after a new one, and then the new one alone', async () => {
  const { id, secret: old } = await make();
  const { secret } = (await stage.admin.data(RenewWebhookSecretDocument, { id, revision: 1 }))
    .renewWebhookSecret;
  await addActivity();
  await announce();
  stage.clock = Date.now();
  await WebhookDeliveryModel.updateMany({}, { $set: { nextAttemptAt: new Date(stage.clock) } });
  await send();
  for (const one of [old, secret]) expect(verified(one, stage.receiver.received[0]!)).toBeTruthy();
  await WebhookModel.updateOne({ _id: id }, { $set: { 'secrets.1.until': new Date(stage.clock) } });
  await addActivity();
  await announce();
  await send();
  expect(verified(secret, stage.receiver.received[1]!)).toBeTruthy();
  expect(() => verified(old, stage.receiver.received[1]!)).toThrow('No matching signature found');
});

it('a paused one waits, one in the trash gets nothing, and both go on', async () => {
  const { id } = await make();
  const pause = (revision: number, paused: boolean) =>
    stage.admin.data(PauseWebhookDocument, { id, revision, paused });
  await pause(1, true);
  await addActivity();
  await announce();
  await send();
  expect(stage.receiver.received).toEqual([]);
  await pause(2, false);
  await send();
  expect(stage.receiver.received).toHaveLength(1);
  await stage.admin.data(DeleteWebhookDocument, { id });
  await addActivity();
  await announce();
  await stage.admin.data(TrashRestoreRecordDocument, { entity: 'Webhook', id });
  await addActivity();
  await announce();
  await send();
  expect(stage.receiver.received).toHaveLength(2);
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
    expect(stage.receiver.received).toEqual([]);
    expect(await webhook()).toMatchObject({ state: 'restored' });
  });

  it('is known by the address of the portal', async () => {
    const { id } = await make();
    await WebhookModel.updateMany({}, { $set: { portalUrl: 'https://ergens.anders.example' } });
    await addActivity();
    await announce();
    await send();
    expect(stage.receiver.received).toEqual([]);
    const { state, revision = 0 } = (await webhook()) ?? {};
    expect(state).toBe('restored');
    await stage.admin.data(PauseWebhookDocument, { id, revision, paused: false });
    await send();
    expect(stage.receiver.received).toHaveLength(1);
  });
});
