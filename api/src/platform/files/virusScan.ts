import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { AppError } from '../errors/appError';
import { logger } from '../log/logger';
import type { ScannerSettings } from '../settings/settings';
import { UploadRefused } from './inspectUpload';

/** How long clamd may be silent while we wait for it. */
const PATIENCE = 30_000;
const LONGEST_REPLY = 1_000;

/**
 * One file on its way through clamd, by INSTREAM: each piece goes with its length, the reply comes at the end. Whatever
 * goes wrong, the file is not accepted.
 */
export class VirusScan {
  private readonly socket: Socket;
  private readonly reply: Promise<string>;

  constructor({ host, port, patience = PATIENCE }: ScannerSettings) {
    this.socket = connect({ host, port });
    this.reply = replyOf(this.socket);
    // It is looked at in the end; until then it may fail without anybody waiting.
    this.reply.catch(() => undefined);
    this.patience = patience;
    this.socket.write('zINSTREAM\0');
  }

  private readonly patience: number;

  /** Hands a piece of the file over; what goes wrong is told by `mustBeClean`. */
  async push(chunk: Buffer): Promise<void> {
    if (this.socket.destroyed || this.socket.writableEnded) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    this.socket.write(length);
    if (this.socket.write(chunk)) return;
    await this.inTime(Promise.race([once(this.socket, 'drain'), this.reply])).catch(() =>
      this.socket.destroy(),
    );
  }

  /** Waits for the verdict. @throws UploadRefused for a virus, UNAVAILABLE without an answer that says it is clean */
  async mustBeClean(): Promise<void> {
    if (!this.socket.destroyed) this.socket.write(Buffer.alloc(4));
    const reply = await this.inTime(this.reply).catch((error: unknown) => String(error));
    this.close();
    if (reply === 'stream: OK') return;
    const name = /^stream: (.+) FOUND$/.exec(reply)?.[1];
    if (name) {
      logger.warn({ virus: name }, 'virus in an upload');
      throw new UploadRefused(422, 'In dit bestand zit een virus.');
    }
    logger.error({ reply }, 'the virus scanner gives no verdict');
    throw new AppError(
      'UNAVAILABLE',
      'Bestanden kunnen nu niet worden nagekeken. Probeer het later opnieuw.',
    );
  }

  /** The file is not asked after any more. */
  close(): void {
    this.socket.destroy();
  }

  private async inTime<T>(promise: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('clamd does not answer in time')), this.patience);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  }
}

/** What clamd says, up to the zero or the end of the connection. */
function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const done = () => (reply ? resolve(reply.split('\0')[0] ?? '') : reject(new Error('clamd hung up')));
    socket.on('data', (data) => {
      reply = (reply + data.toString('utf8')).slice(0, LONGEST_REPLY);
      if (reply.includes('\0')) done();
    });
    socket.on('error', (error) => (reply ? done() : reject(error)));
    socket.on('close', done);
  });
}
