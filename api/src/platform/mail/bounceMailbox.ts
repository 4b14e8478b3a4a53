import type { ImapFlow } from 'imapflow';
import { Types } from 'mongoose';
import type { Attachment } from 'postal-mime';

import { JobFailure, type JobKind, JobModel, MAIL } from '../jobs/job.model';
import { logError } from '../log/logger';
import { noteBounce } from './refusedAddresses';

/** So many at a time; the rest next time. */
const MOST_MESSAGES = 200;
/** The report stands before the mail that came back, which may be as large as it likes. */
const MOST_BYTES = 256 * 1024;
const PATIENCE = 30_000;

/**
 * Reads what came back to the sender of our mail, and notes the addresses that do not exist. What it read is marked as
 * read; other mail in the box is left alone.
 * @param url `imaps://user:password@host:port/folder`, of the box of MAIL_FROM
 */
export function bounceMailboxJob(url: string): JobKind<unknown> {
  return {
    name: 'read bounces',
    title: 'Teruggekomen mail lezen',
    every: '10 minutes',
    async run() {
      const { client, folder } = await mailboxAt(url);
      // What happens between commands is told by the next command.
      client.on('error', () => undefined);
      try {
        await client.connect();
        await readFolder(client, folder);
        await client.logout();
      } catch (error) {
        client.close();
        logError(error, 'mailbox with bounces not read');
        throw new JobFailure(`De postbus met teruggekomen mail is niet te lezen (${reasonOf(error)}).`);
      }
    },
  };
}

async function mailboxAt(url: string): Promise<{ client: ImapFlow; folder: string }> {
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // What goes over the line is nobody's business in a log.
    logger: false,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return { client, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' };
}

async function readFolder(client: ImapFlow, folder: string): Promise<void> {
  const lock = await client.getMailboxLock(folder);
  try {
    const reports = { seen: false, header: { 'content-type': 'delivery-status' } };
    const found = (await client.search(reports, { uid: true })) || [];
    for (const uid of found.slice(0, MOST_MESSAGES)) {
      const message = await client.fetchOne(
        String(uid),
        { source: { maxLength: MOST_BYTES } },
        { uid: true },
      );
      if (message && message.source) await note(message.source);
      // After it was noted: noting it once more changes nothing.
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    }
  } finally {
    lock.release();
  }
}

/** Believes only what is about a mail that we sent to that address: anybody can write to the box. */
async function note(source: Buffer): Promise<void> {
  const bounce = await readBounce(source).catch(() => null);
  const [id] = bounce?.messageId.split('@') ?? [];
  if (!bounce || !id || !Types.ObjectId.isValid(id)) return;
  const mail = await JobModel.findOne({ _id: id, name: MAIL }, { subject: 1 }).lean();
  if (mail?.subject && bounce.addresses.includes(mail.subject.trim().toLowerCase()))
    await noteBounce(mail.subject, id);
}

/** In a word, without what the server says: it may repeat the name of the user. */
function reasonOf(error: unknown): string {
  const { authenticationFailed, code } = error as { authenticationFailed?: boolean; code?: string };
  if (authenticationFailed) return 'wachtwoord geweigerd';
  return code ?? 'onbekende fout';
}

/** What a mail server tells of a mail that it could not deliver (RFC 3464). */
interface Bounce {
  /** Of the mail that came back, without angle brackets. */
  messageId: string;
  /** Who did not get it, in small letters. */
  addresses: string[];
}

/** The address is unknown, gone or closed for good (RFC 3463): not a box that is full, or a mail that looks like spam. */
const NO_SUCH_ADDRESS = /^5\.(1\.\d{1,3}|2\.1)\b/;

/**
 * Reads a message of a mail server.
 * @returns null when it is none, does not say which mail it is about, or says nothing final about an address
 */
async function readBounce(source: Buffer): Promise<Bounce | null> {
  const { default: PostalMime } = await import('postal-mime');
  const { attachments } = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const of = (...types: string[]) => attachments.find(({ mimeType }) => types.includes(mimeType));
  const status = of('message/delivery-status');
  const original = of('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers');
  if (!status || !original) return null;
  const { messageId } = await PostalMime.parse(original.content);
  const addresses = textOf(status)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter(
      ({ action, status: code }) => action?.toLowerCase() === 'failed' && NO_SUCH_ADDRESS.test(code ?? ''),
    )
    // Where it was sent to, and where that was forwarded to: which of them we know is for the reader to say.
    .flatMap((fields) => [fields['original-recipient'], fields['final-recipient']])
    .flatMap((recipient) => addressOf(recipient) ?? []);
  if (!messageId || addresses.length === 0) return null;
  return { messageId: messageId.replace(/^<|>$/g, ''), addresses: [...new Set(addresses)] };
}

/** The fields of one group, by their names in small letters; long ones may go on on the next line. */
function fieldsOf(group: string): Partial<Record<string, string>> {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  );
}

/** `rfc822; jan@example.nl` */
function addressOf(recipient?: string): string | undefined {
  return /^rfc822;\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(recipient ?? '')?.[1]?.toLowerCase();
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
