import {
  InboxDocument,
  NotificationSettingsDocument,
  UpdateNotificationSettingsDocument,
} from '../../testing/gql/graphql';
import type { TestClient } from '../../testing/testClient';
import { NotificationDelivery, NotificationKind, type Told } from './notificationSources';

/** What somebody is told: a task, unless told otherwise. */
export function toldTo({ id }: { id: string }, changes: Partial<Told> = {}): Told {
  return {
    ...{ userId: id, kind: NotificationKind.assigned, key: 'task 1', link: '/commissies/3' },
    ...{ title: 'Taak voor jou', detail: 'Affiches ophalen' },
    ...changes,
  };
}

/** The inbox of somebody: what it has, the newest first, and how many were not read. */
export async function inboxOf(person: TestClient, variables: { first?: number; unreadOnly?: boolean } = {}) {
  const { notifications, unreadNotifications } = await person.data(InboxDocument, variables);
  const items = notifications.edges.map(({ node }) => node);
  return { items, titles: items.map(({ title }) => title), unread: unreadNotifications };
}

/** Chooses how one is told of a kind. */
export async function choose(
  person: TestClient,
  kind: keyof typeof NotificationKind,
  delivery: keyof typeof NotificationDelivery,
) {
  const { notificationSettings } = await person.data(NotificationSettingsDocument);
  const { revision } = notificationSettings;
  return person.data(UpdateNotificationSettingsDocument, { revision, choices: [{ kind, delivery }] });
}
