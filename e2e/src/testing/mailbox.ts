import type { AddressInfo } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came in. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes. */
  replyTo: string | undefined;
}

/** A real mail server on this machine. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** All that came in so far. */
  readonly mails: readonly Mail[];
  /** The mail to this address, now or when it arrives. */
  mailTo(to: string): Promise<Mail>;
}

/** Starts a mail server. */
export async function openMailbox(): Promise<{ mailbox: Mailbox; close: () => Promise<void> }> {
  const mails: Mail[] = [];
  let onMail = () => undefined as void;
  const smtp = new SMTPServer({
    authOptional: true,
    // The portal keeps its connection until it is stopped.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ subject = '', text = '', replyTo }) => {
          // The daily mail to the board comes when it comes; no test waits for it, and none is to be misled.
          if (subject.endsWith('op een besluit')) return done();
          mails.push({
            to: session.envelope.rcptTo[0]?.address ?? '',
            subject,
            text,
            replyTo: replyTo?.[0]?.address,
          });
          done();
          onMail();
        });
      });
    },
  });
  await new Promise<void>((listening) => void smtp.listen(0, '127.0.0.1', listening));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    mailbox: {
      url: `smtp://127.0.0.1:${port}`,
      mails,
      mailTo: (to) =>
        new Promise((resolve) => {
          onMail = () => {
            const mail = mails.find((each) => each.to === to);
            if (mail) resolve(mail);
          };
          onMail();
        }),
    },
    close: () => new Promise<void>((closed) => smtp.close(() => closed())),
  };
}
