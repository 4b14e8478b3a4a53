import type { Model } from 'mongoose';
import { createTransport } from 'nodemailer';

import { JobFailure, type JobKind, MAIL } from '../jobs/job.model';
import type { NewJob, StoredJobs } from '../jobs/storedJobs';
import { logError, logger } from '../log/logger';
import { type NewMail, requestKey, sendFrom } from '../records/pendingMails';
import type { Settings } from '../settings/settings';
import { forgetRefusals, isPaused, noteRefusal } from './refusedAddresses';

/** What a mail says. */
export interface MailContent {
  subject: string;
  text: string;
  /** The same as html, for a message with a layout; it must be clean. */
  html?: string;
  /** With `cid` a picture of the html (`src="cid:…"`). */
  attachments?: readonly { filename: string; content: Buffer; contentType: string; cid?: string }[];
  /** Who it is from by name, when that is not the foundation; the address is that of the foundation all the same. */
  senderName?: string;
  /** Who gets the answer, when that is not the sender. */
  replyTo?: { name: string; address: string };
  /** What mail programs read of it besides. */
  headers?: Readonly<Record<string, string>>;
  /** Hears what became of it, once it will not change by itself. @param failure why it was refused for good; absent: it was taken */
  outcome?: (failure?: string) => Promise<void>;
}

/** A message that is about to be sent. */
export interface OutgoingMail {
  to: string;
  /** What was stored with it for its template. */
  data: Readonly<Record<string, unknown>>;
}

/** What a template makes of a message; null when there is nothing to send, as for an unknown address. */
export type MailTemplate = (mail: OutgoingMail) => Promise<MailContent | null>;

interface MailJobOptions {
  /** `smtp://user:password@host:port`. */
  smtpUrl?: string;
  templates: Readonly<Record<string, MailTemplate>>;
}

const MINUTE = 60_000;

/** What is told of a mail to an address that gets none. */
const PAUSED = 'Dit adres is gepauzeerd: de mailserver weigerde het te vaak.';

/**
 * Sends mail: a failure is tried again with growing pauses, about a week, and then set aside for a person to look at. What
 * the mail server refuses for good is set aside at once, and an address that is refused so three times is paused. A mail
 * has the same Message-ID each time it is tried, so that one that was taken without our knowing is shown once.
 */
export function mailJob(
  { mailFrom }: Pick<Settings, 'mailFrom'>,
  { smtpUrl, templates }: MailJobOptions,
): JobKind<unknown> {
  const transport = smtpUrl ? createTransport(smtpUrl, { from: mailFrom }) : undefined;
  const host = /@([a-z0-9.-]+)/i.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    name: MAIL,
    title: 'Mail',
    retry: { attempts: 35, firstPause: MINUTE, longestPause: 6 * 60 * MINUTE },
    lockTime: 5 * MINUTE,
    async run({ id, subject: to, data }) {
      const content = await templates[String(data.template)]?.({ to, data });
      if (!content) return;
      if (await isPaused(to)) {
        await content.outcome?.(PAUSED);
        throw new JobFailure(PAUSED, true);
      }
      const { outcome, senderName, ...message } = content;
      const from = senderName && { from: { name: senderName, address: addressIn(mailFrom) } };
      const attachments = content.attachments && [...content.attachments];
      const headers = content.headers && { ...content.headers };
      const messageId = `<${id}@${host}>`;
      try {
        await transport?.sendMail({ ...message, ...from, to, attachments, headers, messageId });
      } catch (error) {
        const refusal = await refusalOf(error as SmtpError, { id, to });
        if (refusal.isFinal) await outcome?.(refusal.message);
        throw refusal;
      }
      await outcome?.();
      await forgetRefusals(to);
    },
  };
}

/** The address of a mailbox such as `Name <address>`. */
function addressIn(mailbox: string): string {
  return /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;
}

/** What nodemailer says of a failure. */
interface SmtpError {
  /** The mail server's answer, such as 450. */
  responseCode?: number;
  code?: string;
  /** What it answered to, such as RCPT TO. */
  command?: string;
}

async function refusalOf(error: SmtpError, mail: { id: string; to: string }): Promise<JobFailure> {
  const { responseCode = 0, code, command } = error;
  const reason = String(error.responseCode ?? code ?? 'unknown');
  logger.warn({ job: mail.id, code: reason }, 'mail not sent');
  if (!isFinal(responseCode, command)) return new JobFailure(reason);
  if (!isAboutAddress(responseCode, command))
    return new JobFailure(`De mailserver weigert deze mail (${reason}).`, true);
  await noteRefusal(mail.to, mail.id, responseCode);
  return new JobFailure(`De mailserver weigert dit adres (${reason}).`, true);
}

/** The mail server will never take it; what it says of our own name or password, somebody can mend. */
function isFinal(answer: number, command?: string): boolean {
  return answer >= 500 && answer < 600 && (command === 'RCPT TO' || command === 'DATA');
}

/** It is about who it goes to, and not about what it says. */
function isAboutAddress(answer: number, command?: string): boolean {
  return command === 'RCPT TO' || [550, 551, 553].includes(answer);
}

/** Where mail waits until it is sent: each message is a job, retried until the mail server takes it. */
export class Outbox {
  constructor(private readonly jobs: Pick<StoredJobs, 'addAll'>) {}

  /** Puts a message in the outbox. Resolves when it is stored. */
  enqueue(mail: NewMail): Promise<void> {
    return this.enqueueAll([mail]);
  }

  /** Puts many in the outbox, each to one address, in one write. Those of a request go out once, however often it is sent. */
  enqueueAll(mails: readonly NewMail[]): Promise<void> {
    return this.jobs.addAll(mails.map((mail) => jobOf(mail, requestKey(mail))));
  }

  /** Brings what a write left in a record to the outbox (`mailsIn`). What fails here is done by the recurring job. */
  async sendFrom<T>(model: Model<T>, id: string): Promise<void> {
    await sendFrom(this, model as never, id).catch((error: unknown) =>
      logError(error, 'mail left in a record'),
    );
  }

  /**
   * Puts a message in the outbox unless one with this key is or was there: for jobs that are begun again after a crash.
   * A key is known as long as the outbox remembers its message.
   */
  enqueueOnce(key: string, mail: NewMail): Promise<void> {
    return this.jobs.addAll([jobOf(mail, key)]);
  }
}

function jobOf({ template, to, data }: NewMail, key?: string): NewJob {
  return {
    name: MAIL,
    subject: to,
    label: template,
    data: { template, ...data },
    ...(key !== undefined && { key: `${MAIL} ${key}` }),
  };
}
