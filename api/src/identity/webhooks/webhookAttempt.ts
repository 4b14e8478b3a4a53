import { isIP } from 'node:net';

import { AddressRefused, type Reach, isWithin } from '../../platform/http/outsideAddress';
import { postOutside } from '../../platform/http/postOutside';
import type { WebhookReach } from '../../platform/settings/settings';
import type { Webhook } from './webhook.model';
import { webhookTexts } from './webhook.types';
import type { WebhookDelivery } from './webhookDelivery.model';
import { signedHeaders } from './webhookSecrets';

const SECOND = 1_000;
/** How long an attempt may take, in ms. */
const PATIENCE = 10 * SECOND;
const DAY = 86_400 * SECOND;

/** How an attempt ended. */
export interface AttemptOutcome {
  /** Null: it succeeded. */
  reason: string | null;
  /** Of the answer; null: there was none. */
  status: number | null;
  /** In ms. */
  duration: number;
  /** How long the receiver wants to be left alone, in ms; a day at most. */
  askedPause: number;
}

/** Sends a delivery once, signed. Never fails: how it ended is what it answers. */
export async function attempt(
  { url, secrets }: Pick<Webhook, 'url' | 'secrets'>,
  delivery: Pick<WebhookDelivery, 'id' | 'type' | 'entity' | 'recordId' | 'kind' | 'at'>,
  { reach, at, patience = PATIENCE }: { reach: Reach; at: Date; patience?: number },
): Promise<AttemptOutcome> {
  const body = bodyOf(delivery);
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Carnaval-backoffice',
      ...signedHeaders(secrets, { id: `msg_${delivery.id}`, at, body }),
    };
    const { status, retryAfter } = await postOutside(new URL(url), { headers, body, reach, patience });
    return { status, reason: reasonOf(status), duration: took(), askedPause: pauseOf(retryAfter, at) };
  } catch (error) {
    return { status: null, reason: causeOf(error), duration: took(), askedPause: 0 };
  }
}

/** What a receiver reads: that something happened and to what, no more. */
function bodyOf({
  type,
  entity,
  recordId,
  kind,
  at,
}: Pick<WebhookDelivery, 'type' | 'entity' | 'recordId' | 'kind' | 'at'>): string {
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { entity, recordId, kind: kind ?? 'test' },
  });
}

function reasonOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `Antwoord ${status}: een verwijzing wordt niet gevolgd`;
  return status === 410 ? 'Antwoord 410: de ontvanger is opgeheven' : `Antwoord ${status}`;
}

function causeOf(error: unknown): string {
  if (error instanceof AddressRefused) return 'Het adres ligt niet op het internet';
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'Geen antwoord binnen 10 seconden';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'De naam van de server is niet te vinden';
  if (code === 'ECONNREFUSED') return 'De server neemt niet op';
  return /CERT|TLS|SSL|SIGNATURE/.test(code) ? 'Het certificaat van de server klopt niet' : 'Geen verbinding';
}

/** Seconds, or the moment itself. */
function pauseOf(retryAfter: string | undefined, at: Date): number {
  if (!retryAfter) return 0;
  const asked = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : Date.parse(retryAfter) - at.getTime();
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), DAY);
}

/** What a portal with this setting reaches; null: nothing. */
export function reachOf(setting: WebhookReach): Reach | null {
  return { on: 'internet', off: null, local: 'machine' }[setting] as Reach | null;
}

/**
 * Why an address cannot be one of a webhook, for the form; undefined when it can. What its name stands for is looked at
 * when it is connected to.
 */
export function wrongAddress(given: string, setting: WebhookReach): string | undefined {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && setting === 'local');
  if (!url || !isSafe) return webhookTexts.notHttps;
  if (url.username || url.password) return webhookTexts.noCredentials;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isElsewhere = isIP(host) > 0 && !isWithin(reachOf(setting) ?? 'internet', host);
  return isElsewhere ? webhookTexts.notOutside : undefined;
}
