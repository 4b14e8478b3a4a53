import type { ImapFlow } from 'imapflow';
import { Types } from 'mongoose';

import { JobModel } from '../jobs/job.model';
import { JobFailure, type JobKind } from '../jobs/jobKind';
import { MAIL } from '../jobs/jobKind';
import { logError } from '../log/logError';
import { readBounce } from './bounce';
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
