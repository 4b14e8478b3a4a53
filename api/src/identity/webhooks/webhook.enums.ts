import { registerEnumType } from 'type-graphql';

/** What happened to a record, as webhooks are told; the words of the log. */
export enum WebhookEventKind {
  added = 'added',
  changed = 'changed',
  removed = 'removed',
  restored = 'restored',
}

/** Whether a webhook is sent to, and why not. */
export enum WebhookState {
  active = 'active',
  /** By an Admin. */
  paused = 'paused',
  /** By itself: for five days nothing but failures. */
  failing = 'failing',
  /** The receiver answered 410. */
  ended = 'ended',
  /** The data was put back or moved: who gets it here is for an Admin to say. */
  restored = 'restored',
}

/** What has become of a delivery. */
export enum WebhookDeliveryState {
  /** To be sent, or sent again. */
  waiting = 'waiting',
  delivered = 'delivered',
  /** Given up. */
  failed = 'failed',
}

registerEnumType(WebhookEventKind, {
  name: 'WebhookEventKind',
  description: 'What happened to a record, as webhooks are told.',
  valuesConfig: {
    added: { description: 'Toegevoegd.' },
    changed: { description: 'Gewijzigd.' },
    removed: { description: 'Verwijderd: put in the trash, or gone for good.' },
    restored: { description: 'Teruggezet: taken out of the trash.' },
  },
});
registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether a webhook is sent to, and why not.',
  valuesConfig: {
    active: { description: 'Actief: it is sent to.' },
    paused: { description: 'Gepauzeerd by an Admin; what happens meanwhile waits.' },
    failing: { description: 'Vanzelf gepauzeerd: five days of nothing but failures; what happens waits.' },
    ended: { description: 'Beëindigd: the receiver answered 410 (Gone). Nothing waits for it.' },
    restored: {
      description: 'Stilgezet: the data was put back from a backup, or is elsewhere now; what happens waits.',
    },
  },
});
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'What has become of a delivery.',
  valuesConfig: {
    waiting: { description: 'Wacht: to be sent, or sent again.' },
    delivered: { description: 'Bezorgd: the receiver answered 2xx.' },
    failed: { description: 'Mislukt: given up; it can be sent again.' },
  },
});
