import { createTransport, type Transporter } from 'nodemailer';

import { plain } from '../database/plain';
import { logger } from '../log/logger';
import { type OutboxMessage, OutboxModel } from './outbox.model';
import { outboxEvents } from './outbox.service';

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

/** What a template makes of a message; null when there is nothing to send, as for an unknown address. */
export type MailTemplate = (message: OutboxMessage) => Promise<MailContent | null>;

interface MailerOptions {
  /** `smtp://user:password@host:port`; without it messages wait. */
  smtpUrl?: string;
  /** The sender, such as "Carnaval <portaal@example.nl>". */
  from: string;
  templates: Readonly<Record<string, MailTemplate>>;
}

const MINUTE = 60_000;
/** A claimed message is tried by nobody else this long; after a crash it comes free again. */
const LEASE = 5 * MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;
/** With the growing pauses about a week. */
const MAX_ATTEMPTS = 35;

/** Sends what is in the outbox, oldest first. A failure is retried with growing pauses and then set aside as dead. */
export class Mailer {
  private readonly transport?: Transporter;
  private running: Promise<void> | null = null;
  private again = false;

  constructor(private readonly options: MailerOptions) {
    if (options.smtpUrl) {
      this.transport = createTransport(options.smtpUrl, { from: options.from });
    }
  }

  /** Sends new messages as soon as they are stored. */
  start(): void {
    outboxEvents.on('enqueued', this.deliver);
    if (!this.transport) logger.warn('SMTP_URL is not set: messages stay in the outbox');
  }

  /** Waits for the message under way and closes the connection. */
  async stop(): Promise<void> {
    outboxEvents.off('enqueued', this.deliver);
    this.again = false;
    await this.running;
    this.transport?.close();
  }

  /** Sends all that is due. Calls at the same time share one round. */
  readonly deliver = (): Promise<void> => {
    if (!this.transport) return Promise.resolve();
    this.again = true;
    this.running ??= this.rounds().finally(() => {
      this.running = null;
    });
    return this.running;
  };

  private async rounds(): Promise<void> {
    while (this.again) {
      this.again = false;
      try {
        for (let message = await claim(); message; message = await claim()) await this.send(message);
      } catch (error) {
        logger.error({ cause: error instanceof Error ? error.name : 'unknown' }, 'outbox could not be read');
      }
    }
  }

  private async send(message: OutboxMessage): Promise<void> {
    try {
      const content = await this.options.templates[message.template]?.(message);
      if (content)
        await this.transport?.sendMail({
          to: message.to,
          ...content,
          attachments: content.attachments && [...content.attachments],
        });
      await OutboxModel.updateOne(
        { _id: message.id },
        { $set: { state: 'sent', sentAt: new Date() }, $unset: { data: 1, lastError: 1 } },
      );
    } catch (error) {
      await this.postpone(message, errorCode(error));
    }
  }

  private async postpone(message: OutboxMessage, lastError: string): Promise<void> {
    const state = message.attempts >= MAX_ATTEMPTS || isPermanent(lastError) ? 'dead' : 'waiting';
    const pause = Math.min(MINUTE * 2 ** (message.attempts - 1), LONGEST_WAIT);
    logger.warn({ message: message.id, attempt: message.attempts, lastError, state }, 'mail not sent');
    await OutboxModel.updateOne(
      { _id: message.id },
      { $set: { state, lastError, nextAttemptAt: new Date(Date.now() + pause) } },
    );
  }
}

async function claim(): Promise<OutboxMessage | null> {
  const now = Date.now();
  return OutboxModel.findOneAndUpdate(
    { state: 'waiting', nextAttemptAt: { $lte: new Date(now) } },
    { $set: { nextAttemptAt: new Date(now + LEASE) }, $inc: { attempts: 1 } },
    { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
  ).lean(plain);
}

function errorCode(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? 'unknown');
}

/** The mail server says this mailbox will never take it. */
function isPermanent(code: string): boolean {
  return ['550', '551', '553'].includes(code);
}
