import { createTransport } from 'nodemailer';

import { JobFailure, type JobKind } from '../jobs/jobKind';
import { logger } from '../log/logger';
import type { Settings } from '../settings/settings';

/** The job of sending one mail; its subject is the address it goes to. */
export const MAIL = 'mail';

/** What a mail says. */
export interface MailContent {
  subject: string;
  text: string;
  /** The same as html, for a message with a layout; it must be clean. */
  html?: string;
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
  /** Who gets the answer, when that is not the sender. */
  replyTo?: { name: string; address: string };
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

/** Sends mail: a failure is tried again with growing pauses, about a week, and then set aside for a person to look at. */
export function mailJob(
  { mailFrom }: Pick<Settings, 'mailFrom'>,
  { smtpUrl, templates }: MailJobOptions,
): JobKind<unknown> {
  const transport = smtpUrl ? createTransport(smtpUrl, { from: mailFrom }) : undefined;
  return {
    name: MAIL,
    title: 'Mail',
    retry: { attempts: 35, firstPause: MINUTE, longestPause: 6 * 60 * MINUTE },
    lockTime: 5 * MINUTE,
    async run({ id, subject: to, data }) {
      const content = await templates[String(data.template)]?.({ to, data });
      if (!content) return;
      const attachments = content.attachments && [...content.attachments];
      await transport?.sendMail({ to, ...content, attachments }).catch((error: unknown) => {
        const code = errorCode(error);
        logger.warn({ job: id, code }, 'mail not sent');
        throw new JobFailure(code, isFinal(code));
      });
    },
  };
}

/** The mail server's code, such as ECONNREFUSED or 450. */
function errorCode(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? 'unknown');
}

/** The mail server says this mailbox will never take it. */
function isFinal(code: string): boolean {
  return ['550', '551', '553'].includes(code);
}
