import { currentAuditScope } from '../audit/auditScope';
import type { NewMail } from './newMail';

/** What the outbox takes a mail by once: of the request under way, when it may be sent again; else undefined. */
export function requestKey({ template, to }: NewMail): string | undefined {
  const request = currentAuditScope()?.request;
  if (!request) return undefined;
  const base = `${request.mark.key} ${request.mark.hash} ${template} ${to}`;
  let key = base;
  for (let again = 2; request.mails.has(key); again++) key = `${base} ${again}`;
  request.mails.add(key);
  return key;
}
