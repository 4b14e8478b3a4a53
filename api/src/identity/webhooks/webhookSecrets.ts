import { randomBytes } from 'node:crypto';

import { Webhook as Signer } from 'standardwebhooks';

import type { WebhookSecretKey } from './webhook.model';

/** What the specification asks: 24 to 64 bytes. */
const BYTES = 32;
/** How long the secret before a new one signs too. */
const OLD_FOR = 24 * 3_600_000;
/** Beside the present one: who asks twice, because the first answer got lost, has the one that is in use stay. */
const MOST_OLD = 2;

/** A secret that nobody had before. */
export function newSecret(): WebhookSecretKey {
  return { secret: `whsec_${randomBytes(BYTES).toString('base64')}` };
}

/** The secrets after a new one: those of before count for 24 hours at most. */
export function renewed(secrets: readonly WebhookSecretKey[], now = new Date()): WebhookSecretKey[] {
  const until = new Date(now.getTime() + OLD_FOR);
  const old = countingAt(secrets, now).map((key) => ({ ...key, until: key.until ?? until }));
  return [newSecret(), ...old.slice(0, MOST_OLD)];
}

/** The secret that new receivers get. */
export function presentSecret(secrets: readonly WebhookSecretKey[]): string {
  return secrets.find(({ until }) => !until)?.secret ?? '';
}

/** Until when a secret of before signs too; null: none does. */
export function oldSecretUntil(secrets: readonly WebhookSecretKey[], now = new Date()): Date | null {
  const ends = countingAt(secrets, now).flatMap(({ until }) => until?.getTime() ?? []);
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

/** A message as it goes out. */
interface Message {
  /** The same at each attempt, so that a receiver knows one it had. */
  id: string;
  at: Date;
  body: string;
}

/** The headers of Standard Webhooks: one signature for each secret that counts. */
export function signedHeaders(secrets: readonly WebhookSecretKey[], { id, at, body }: Message) {
  const signatures = countingAt(secrets, at).map(({ secret }) => new Signer(secret).sign(id, at, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

function countingAt(secrets: readonly WebhookSecretKey[], now: Date): WebhookSecretKey[] {
  return secrets.filter(({ until }) => !until || until > now).map(({ secret, until }) => ({ secret, until }));
}
