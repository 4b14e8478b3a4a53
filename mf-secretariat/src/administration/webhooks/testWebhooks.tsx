import { screen } from '@testing-library/react';
import { answer, pageOf, renderArea, testUser, type Unmasked } from 'kit/testing';

import Area from '../../Area';
import {
  SecretariatWebhookDeliveriesDocument,
  type SecretariatWebhookDeliveryFragment,
  SecretariatWebhooksDocument,
  type SecretariatWebhooksQuery,
} from '../../gql/graphql';

/** A webhook of the list. */
export type Row = Unmasked<SecretariatWebhooksQuery>['webhooks'][number];

/** One that is sent to. */
export const books: Row = {
  id: 'w1',
  revision: 3,
  modifiedByName: 'Piet',
  modifiedAt: '2026-11-20T10:00:00.000Z',
  name: 'Boekhouding',
  url: 'https://boeken.example/haak/abc',
  entities: ['Invoice', 'Transaction'],
  kinds: ['added', 'changed'],
  state: 'active',
  stoppedAt: null,
  oldSecretUntil: null,
  lastAttempt: { at: '2026-11-20T10:00:00.000Z', isDelivered: true, reason: null },
};
/** The list of webhooks as the API answers it. */
export const list = (webhooks: Row[], times?: number, isSending = true) =>
  answer(
    SecretariatWebhooksDocument,
    {},
    { webhooks, webhookChoices: { isSending, entities: ['ClubMember', 'Invoice', 'Transaction'] } },
    times,
  );

/** A delivery that was given up. */
export const failed: SecretariatWebhookDeliveryFragment = {
  id: 'd1',
  entity: 'Invoice',
  recordId: 'f00',
  kind: 'changed',
  at: '2026-11-20T09:00:00.000Z',
  state: 'failed',
  attempts: 8,
  attemptedAt: '2026-11-21T20:00:00.000Z',
  nextAttemptAt: null,
  status: 500,
  duration: 35,
  reason: 'Antwoord 500',
};
/** What was sent to that one. @param again read anew, as many as are shown */
export const deliveries = (nodes: SecretariatWebhookDeliveryFragment[], again = false) =>
  answer(
    SecretariatWebhookDeliveriesDocument,
    { webhookId: 'w1', ...(again && { first: 100 }) },
    { webhookDeliveries: pageOf(nodes) },
  );

/** The page, for an Admin. */
export const open = (mocks: ReturnType<typeof answer>[], path = '/webhooks') =>
  renderArea(<Area route="/webhooks" />, {
    path,
    route: '/webhooks',
    mocks,
    user: { ...testUser(), role: 'Admin' },
  });
/** The row of that one. */
export const row = () => screen.findByRole('row', { name: /Boekhouding/ });
