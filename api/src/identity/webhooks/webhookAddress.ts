import { isIP } from 'node:net';

import { isWithin, type Reach } from '../../platform/http/outsideAddress';
import type { WebhookReach } from '../../platform/settings/settings';
import { webhookTexts } from './webhook.texts';

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
