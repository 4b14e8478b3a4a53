import { useApi } from '../../testing/apiStage';
import { WebhookDeliveriesDocument, type WebhookInput, WebhooksDocument } from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { madeWebhook, openReceiver, type Receiver } from './testWebhooks';
import { announceEvents, sendDue } from './webhookJobs';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const ADD = 'mutation ($name: String!) { addActivity(name: $name) { id } }';

/** A portal with an Admin and a receiver, whose time is told; made anew for each test. */
export function useWebhooks() {
  const stage = useApi();
  let receiver: Receiver;
  let admin: TestClient;
  let activities = 0;
  const webhooks = {
    /** What time it is for what sends. */
    clock: 0,
    get portal() {
      return stage.api.portal;
    },
    get admin() {
      return admin;
    },
    get receiver() {
      return receiver;
    },
    /** Adds one that is told of activities, at the receiver. */
    make: (given: Partial<WebhookInput> = {}) =>
      madeWebhook(admin, { url: receiver.url, entities: ['Activity'], ...given }),
    /** Something to be told of. @returns the id of the activity */
    addActivity: async () => {
      const name = `Bar ${(activities += 1)}`;
      return (await admin.data<{ addActivity: { id: string } }>(ADD, { name })).addActivity.id;
    },
    announce: (mostWaiting?: number) =>
      announceEvents(stage.api.portal.settings, { now: new Date(webhooks.clock), mostWaiting }),
    /** Sends what is due. @param after so much later than it was, in ms */
    send: (after = 0) => {
      webhooks.clock += after;
      return sendDue(stage.api.portal, { now: () => webhooks.clock });
    },
    deliveries: async (webhookId: string) =>
      (await admin.data(WebhookDeliveriesDocument, { webhookId })).webhookDeliveries.edges.map(
        ({ node }) => node,
      ),
    /** The oldest one. */
    webhook: async () => (await admin.data(WebhooksDocument)).webhooks[0],
  };
  beforeEach(async () => {
    receiver = await openReceiver();
    admin = await signedIn(stage.api, { role: Role.Admin, general: ['vol'] });
    webhooks.clock = Date.now() + MINUTE;
  });
  afterEach(() => receiver.close());
  return webhooks;
}
