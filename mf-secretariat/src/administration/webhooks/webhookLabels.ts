import type { TagTone } from 'kit/ui';

import type {
  SecretariatWebhookDeliveryFragment,
  SecretariatWebhookFormFragment,
  WebhookDeliveryState,
  WebhookEventKind,
  WebhookState,
} from '../../gql/graphql';
import { entityLabel } from '../log/logLabels';

/** What happened to a record, in the order of the choice. */
export const eventLabels: Readonly<Record<WebhookEventKind, string>> = {
  added: 'Toegevoegd',
  changed: 'Gewijzigd',
  removed: 'Verwijderd',
  restored: 'Teruggezet',
};

/** Whether a webhook is sent to. */
export const stateLabels: Readonly<Record<WebhookState, { label: string; tone: TagTone }>> = {
  active: { label: 'Actief', tone: 'ok' },
  paused: { label: 'Gepauzeerd', tone: 'warn' },
  failing: { label: 'Staat stil', tone: 'no' },
  ended: { label: 'Beëindigd', tone: 'no' },
  restored: { label: 'Staat stil', tone: 'warn' },
};

/** Why one stands still that nobody paused. */
export const stoppedTexts: Partial<Record<WebhookState, string>> = {
  failing: 'Vijf dagen lang kwam er niets aan. Wat gebeurt, wacht tot je de webhook hervat.',
  ended: 'De ontvanger zei dat hij is opgeheven. Wat nu gebeurt, wordt later niet verstuurd.',
  restored: 'De gegevens zijn teruggezet of verplaatst. Hervat de webhook als hij hiervandaan moet gaan.',
};

/** What has become of a delivery. */
export const deliveryLabels: Readonly<Record<WebhookDeliveryState, { label: string; tone: TagTone }>> = {
  waiting: { label: 'Wacht', tone: 'warn' },
  delivered: { label: 'Bezorgd', tone: 'ok' },
  failed: { label: 'Mislukt', tone: 'no' },
};

/** Of which records and events a webhook is told, in words. */
export function askedFor({ entities, kinds }: Pick<SecretariatWebhookFormFragment, 'entities' | 'kinds'>) {
  const all = Object.keys(eventLabels).length;
  return {
    records: entities ? entitiesText(entities) : 'Alle soorten records',
    events: kinds.length === all ? 'Alles wat ermee gebeurt' : eventsText(kinds),
  };
}

/** Kinds of records, by their names. */
export function entitiesText(entities: readonly string[]): string {
  return entities.map(entityLabel).join(', ');
}

/** What is told of them, in the order of the choice. */
export function eventsText(kinds: readonly WebhookEventKind[]): string {
  const known = Object.entries(eventLabels) as [WebhookEventKind, string][];
  return known
    .filter(([kind]) => kinds.includes(kind))
    .map(([, label]) => label)
    .join(', ');
}

/** What a delivery tells. */
export function deliveryTitle({
  kind,
  entity,
}: Pick<SecretariatWebhookDeliveryFragment, 'kind' | 'entity'>): string {
  return kind ? `${entityLabel(entity)}: ${eventLabels[kind].toLowerCase()}` : 'Testbericht';
}
