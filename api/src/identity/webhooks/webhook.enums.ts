import { describeEnum } from '../../platform/schema/describeEnum';

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

describeEnum({ WebhookEventKind }, 'What happened to a record, as webhooks are told.', {
  added: 'Toegevoegd.',
  changed: 'Gewijzigd.',
  removed: 'Verwijderd: put in the trash, or gone for good.',
  restored: 'Teruggezet: taken out of the trash.',
});
describeEnum({ WebhookState }, 'Whether a webhook is sent to, and why not.', {
  active: 'Actief: it is sent to.',
  paused: 'Gepauzeerd by an Admin; what happens meanwhile waits.',
  failing: 'Vanzelf gepauzeerd: five days of nothing but failures; what happens waits.',
  ended: 'Beëindigd: the receiver answered 410 (Gone). Nothing waits for it.',
  restored: 'Stilgezet: the data was put back from a backup, or is elsewhere now; what happens waits.',
});
describeEnum({ WebhookDeliveryState }, 'What has become of a delivery.', {
  waiting: 'Wacht: to be sent, or sent again.',
  delivered: 'Bezorgd: the receiver answered 2xx.',
  failed: 'Mislukt: given up; it can be sent again.',
});
