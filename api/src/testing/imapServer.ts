import { createServer, type Socket } from 'node:net';

/** A message in the mailbox. */
export interface ImapMessage {
  source: string;
  seen: boolean;
}

/** An IMAP server on loopback with one mailbox, INBOX: as much of RFC 3501 as reading unseen messages takes. */
export interface ImapServer {
  /** Its address with name and password, for BOUNCE_MAILBOX_URL. */
  url(): string;
  /** Whether the password is not right any more. */
  refuses: boolean;
  messages: ImapMessage[];
  open(): Promise<void>;
  close(): Promise<void>;
}

const PASSWORD = 'geheim/11@';

/** An IMAP server, not open yet. */
export function createImapServer(): ImapServer {
  const messages: ImapMessage[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let rest = '';
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(socket, imap, line);
    });
  });
  const imap: ImapServer = {
    messages,
    refuses: false,
    url: () => {
      const { port } = server.address() as { port: number };
      return `imap://terug%40carnaval.example:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`;
    },
    open: () => new Promise((listening) => void server.listen(0, '127.0.0.1', listening)),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return imap;
}

function answer(socket: Socket, { messages, refuses }: ImapServer, line: string): void {
  const [tag = '*', ...words] = line.split(' ');
  const command = (words[0] === 'UID' ? words.slice(0, 2).join(' ') : words[0])?.toUpperCase() ?? '';
  const say = (...lines: string[]) => socket.write(lines.map((one) => `${one}\r\n`).join(''), 'latin1');
  if (command === 'LOGIN' && (refuses || !line.includes(PASSWORD)))
    return void say(`${tag} NO [AUTHENTICATIONFAILED] not for terug@carnaval.example`);
  say(...dataOf(command, words, messages), `${tag} OK done`);
  if (command === 'LOGOUT') socket.end();
}

/** What comes before the OK. */
function dataOf(command: string, words: readonly string[], messages: ImapMessage[]): string[] {
  const message = messages[Number(words[2]) - 1];
  switch (command) {
    case 'CAPABILITY':
      return ['* CAPABILITY IMAP4rev1'];
    case 'LIST':
    case 'LSUB':
      return [`* ${command} (\\HasNoChildren) "/" INBOX`];
    case 'SELECT':
      return [`* ${messages.length} EXISTS`, '* FLAGS (\\Seen)', '* OK [UIDVALIDITY 1] ok'];
    case 'UID SEARCH':
      return [`* SEARCH ${found(messages).join(' ')}`.trimEnd()];
    case 'UID FETCH': {
      if (!message) return [];
      const { source } = message;
      const name = /BODY(?:\.PEEK)?(\[\](?:<0)?)/i.exec(words.join(' '))?.[1]?.includes('<')
        ? 'BODY[]<0>'
        : 'BODY[]';
      return [`* ${words[2]} FETCH (UID ${words[2]} ${name} {${source.length}}\r\n${source})`];
    }
    case 'UID STORE':
      if (message) message.seen = true;
      return [];
    default:
      return [];
  }
}

/** Unseen ones whose content type names a report; here a uid is the place from 1. */
function found(messages: readonly ImapMessage[]): number[] {
  return messages.flatMap(({ source, seen }, at) =>
    !seen && /^content-type:[^\r]*(\r\n[ \t][^\r]*)*delivery-status/im.test(source.split('\r\n\r\n')[0] ?? '')
      ? [at + 1]
      : [],
  );
}
