import type { AddressInfo } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import { freePort } from './portalProcess';

/** A mail as it came in. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes. */
  replyTo: string | undefined;
}

/** A real mail server on this machine, for the tests of one file. */
export interface Mailbox {
  /** All that came in so far. */
  readonly mails: readonly Mail[];
  /** Starts it. @returns the settings of a portal that sends its mail here */
  settings(): Promise<Record<string, string>>;
  /** The mail to this address, now or when it arrives. */
  mailTo(to: string): Promise<Mail>;
}

/** A mailbox that is closed after the tests. @example const stage = useStage(mailbox.settings); */
export function useMailbox(): Mailbox {
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
  afterAll(() => new Promise<void>((closed) => smtp.close(() => closed())));
  return {
    mails,
    settings: async () => {
      await new Promise<void>((listening) => void smtp.listen(0, '127.0.0.1', listening));
      const { port } = smtp.server.address() as AddressInfo;
      const portalPort = String(await freePort());
      return {
        PORT: portalPort,
        PUBLIC_URL: `http://localhost:${portalPort}`,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      };
    },
    mailTo: (to) =>
      new Promise((resolve) => {
        onMail = () => {
          const mail = mails.find((each) => each.to === to);
          if (mail) resolve(mail);
        };
        onMail();
      }),
  };
}
