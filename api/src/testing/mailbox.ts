import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived; `to` is the envelope's: who really gets it. */
export type ReceivedMail = Omit<Email, 'to'> & { to: string[]; text: string };

/** A real SMTP server on loopback. */
export interface Mailbox {
  smtp: SMTPServer;
  mails: ReceivedMail[];
  /** What it answers instead of taking mail. */
  refuse?: { code: number };
  open(): Promise<void>;
  close(): Promise<void>;
}

/** What of a connection is not in the types of smtp-server. */
interface Connection {
  /** Greets who has connected. */
  connectionReady: () => void;
}

/** Greets at once: smtp-server waits a tenth of a second for who talks too soon, and the portal connects for each mail. */
class PromptServer extends SMTPServer {
  override connect(...args: Parameters<SMTPServer['connect']>): void {
    super.connect(...args);
    const connection = [...this.connections].at(-1) as unknown as Connection;
    const greet = connection.connectionReady.bind(connection);
    connection.connectionReady = () => undefined;
    setImmediate(greet);
  }
}

/** A mailbox, not open yet. */
export function createMailbox(): Mailbox {
  const smtp = new PromptServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.refuse)
          return done(Object.assign(new Error('refused'), { responseCode: mailbox.refuse.code }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mailbox.mails.push({ ...mail, to, text: mail.text ?? '' });
          done();
        });
      });
    },
  });
  const mailbox: Mailbox = {
    smtp,
    mails: [],
    open: () => new Promise((listening) => void smtp.listen(0, '127.0.0.1', listening)),
    close: () => new Promise((closed) => smtp.close(() => closed())),
  };
  return mailbox;
}

/** A mailbox that is open while the tests of a file run, empty and taking mail at the begin of each. */
export function useMailbox(): Mailbox {
  const mailbox = createMailbox();
  beforeAll(() => mailbox.open());
  afterEach(() => {
    mailbox.mails.length = 0;
    delete mailbox.refuse;
  });
  afterAll(() => mailbox.close());
  return mailbox;
}
