import { messages, requiredText } from 'kit/forms';
import { array, object, string } from 'yup';

import type { SecretariatWebhookFormFragment, WebhookEventKind, WebhookInput } from '../../gql/graphql';
import { entitiesText, eventLabels, eventsText } from './webhookLabels';

/** What is filled in of a webhook. */
export type WebhookValues = {
  name: string;
  url: string;
  /** All kinds of records, or those that are chosen. */
  scope: 'all' | 'some';
  entities: string[];
  kinds: WebhookEventKind[];
};

const LONGEST_NAME = 60;

/** What a new one begins with. */
export const newWebhook: WebhookValues = {
  name: '',
  url: '',
  scope: 'some',
  entities: [],
  kinds: Object.keys(eventLabels) as WebhookEventKind[],
};

/** What is asked of it before it is sent. */
export const webhookSchema = object({
  name: requiredText().max(LONGEST_NAME, 'Een naam heeft hoogstens 60 tekens'),
  url: requiredText(),
  entities: array()
    .of(string())
    .when('scope', { is: 'some', then: (list) => list.min(1, 'Kies minstens één soort') }),
  kinds: array().min(1, 'Kies minstens één gebeurtenis').required(messages.required),
});

/** One as it was read, as it is filled in. */
export function valuesOf({ name, url, entities, kinds }: SecretariatWebhookFormFragment): WebhookValues {
  return { name, url, scope: entities ? 'some' : 'all', entities: [...(entities ?? [])], kinds: [...kinds] };
}

/** As it is sent. */
export function webhookInput({ scope, entities, ...values }: WebhookValues): WebhookInput {
  return { ...values, entities: scope === 'all' ? null : entities };
}

/** How two versions are compared. */
export const comparedFields = {
  name: 'Naam',
  url: 'Adres',
  scope: { label: 'Waarvan', show: (scope: WebhookValues['scope']) => scopeLabels[scope] },
  entities: { label: 'Soorten records', show: entitiesText },
  kinds: { label: 'Gebeurtenissen', show: eventsText },
};

/** The two answers to of what it is told. */
export const scopeLabels: Readonly<Record<WebhookValues['scope'], string>> = {
  all: 'Alle soorten records, ook die er later bij komen',
  some: 'Alleen deze soorten',
};
