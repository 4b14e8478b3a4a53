import { createHmac, timingSafeEqual } from 'node:crypto';

import { retryUpsert } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { bytesOf } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { MailContent, MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { inHtml, oneLine } from '../../platform/text/plainText';
import { noteDelivery } from './mailing.job';
import { type Mailing, MailingModel, type MailingRecipient, UnwillingModel } from './mailing.model';
import { MailDelivery, MailingState } from './mailingAudiences';

/** The name of the hook that mail programs call to end mail. */
export const OPT_OUT = 'afmelden';

/** The page of the portal on which a person ends mail; the secret stays out of logs. */
export const OPT_OUT_PAGE = '/afmelden';

/** What begins the links by which somebody ends mailings. */
const MARK = 'mailing';

/** A mail of a mailing as it is written, for one of those it goes to. */
interface Written extends Pick<Mailing, 'subject' | 'html' | 'senderName' | 'replyTo' | 'title'> {
  attachments: readonly StoredFile[];
  name: string;
  firstName: string;
  fields?: Readonly<Record<string, string>>;
}

/** A mail of a mailing to one of those it goes to, and what it notes of what became of it. */
export const mailingTemplate = (settings: Settings): MailTemplate =>
  mailingOf(settings, async (mailing, recipient) => contentOf({ ...mailing, ...named(recipient) }));

/** The same to who wrote it, before it is sent. */
export const mailingTestTemplate: MailTemplate = async ({ data }) => {
  const written = data as unknown as Written;
  const content = await contentOf(written);
  return { ...content, subject: `Test: ${content.subject}` };
};

/** What versions before mailings left in the outbox: a message whose text is in it. */
export const earlierTemplate: MailTemplate = async ({ data }) => {
  const { subject, html, sender } = data as unknown as {
    subject: string;
    html: string;
    sender: { name: string; address: string };
  };
  const { convert } = await import('html-to-text');
  return { subject, replyTo: sender, text: convert(html, { wordwrap: false }), html };
};

/**
 * A template for mails of mailings: what it says is made anew for each, and what became of it is noted at the mailing. Nothing
 * is sent of one that is stopped, or to who has been taken out of it.
 * @param make what it says; null: there is no reason any more
 */
export function mailingOf(
  { publicUrl }: Settings,
  make: (mailing: Mailing, recipient: MailingRecipient, to: string) => Promise<MailContent | null>,
): MailTemplate {
  return async ({ to, data }) => {
    const { mailingId, key } = data as Record<'mailingId' | 'key', string>;
    const mailing = await MailingModel.findById(mailingId).lean(leanWithId);
    const recipient = mailing?.recipients.find((one) => one.key === key && one.email === to);
    if (!mailing || !recipient) return null;
    const isStopped = mailing.state === MailingState.stopped;
    const content = isStopped ? null : await make(mailing, recipient, to);
    if (!content) {
      await noteDelivery(mailingId, key, MailDelivery.skipped);
      return null;
    }
    return {
      ...(mailing.isNeeded ? content : withEnd(publicUrl, mailing, key, content)),
      outcome: (failure) =>
        noteDelivery(mailingId, key, failure ? MailDelivery.refused : MailDelivery.sent, failure),
    };
  };
}

/**
 * The same of a template for one person that is there already, such as a private link.
 * @param idField what that calls the id of the record
 */
export function mailingBy(settings: Settings, template: MailTemplate, idField: string): MailTemplate {
  return mailingOf(settings, (_mailing, { key }, to) => template({ to, data: { [idField]: key } }));
}

/** How somebody is called in a mailing. */
function named({ name, firstName, fields }: Pick<MailingRecipient, 'name' | 'firstName' | 'fields'>) {
  return { name, firstName, fields };
}

async function contentOf(written: Written): Promise<MailContent> {
  const { subject, html, senderName, replyTo, attachments, name, firstName, fields } = written;
  const { convert } = await import('html-to-text');
  const values: Readonly<Record<string, string>> = {
    ...fields,
    voornaam: firstName || name,
    naam: name,
  };
  const filled = (text: string, as: (value: string) => string) =>
    text.replace(/\{(\w+)\}/g, (field, key: string) => as(values[key] ?? field));
  const body = filled(html, inHtml);
  return {
    subject: oneLine(filled(subject, (value) => value)),
    senderName,
    replyTo: { name: senderName, address: replyTo },
    text: convert(body, { wordwrap: false }),
    html: body,
    attachments: await Promise.all(
      attachments.map(async (file) => {
        return { filename: file.name, content: await bytesOf(file), contentType: 'application/octet-stream' };
      }),
    ),
  };
}

/** With what ends mailings to this address: a line below it, and the headers by which mail programs offer it (RFC 8058). */
function withEnd(
  publicUrl: string,
  { id, secret, title }: Pick<Mailing, 'id' | 'secret' | 'title'>,
  key: string,
  content: MailContent,
): MailContent {
  const token = [MARK, id, key, signed(secret, key)].join('.');
  const why = `Je krijgt deze mail via: ${title}.`;
  const link = `${publicUrl}${OPT_OUT_PAGE}#${token}`;
  return {
    ...content,
    text: `${content.text}\n\n${why} Liever geen mail zoals deze? ${link}`,
    html:
      content.html &&
      `${content.html}<p><small>${inHtml(why)} <a href="${link}">Liever geen mail zoals deze?</a></small></p>`,
    headers: {
      ...content.headers,
      'List-Unsubscribe': `<${publicUrl}/hooks/${OPT_OUT}/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Whether a link ends mailings, and nothing else. */
export function endsMailings(token: string): boolean {
  return token.startsWith(`${MARK}.`);
}

/** Ends mailings to the address that a link was mailed to. Twice is once. @returns false for a link that is not ours (any more) */
export async function endMailings(token: string): Promise<boolean> {
  const [, id = '', key = '', mark = '', ...more] = token.split('.');
  const isLike = /^[0-9a-f]{24}$/.test(id) && more.length === 0;
  const mailing = isLike ? await MailingModel.findById(id).lean(leanWithId) : null;
  const email = mailing?.recipients
    .find((one) => one.key === key)
    ?.email.trim()
    .toLowerCase();
  if (!mailing || !email || !isSame(mark, signed(mailing.secret, key))) return false;
  await retryUpsert(() =>
    UnwillingModel.updateOne(
      { address: email },
      { $setOnInsert: { since: new Date() } },
      { upsert: true },
    ).exec(),
  );
  return true;
}

function signed(secret: string, key: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
