import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';

import { fileTypeFromBuffer } from 'file-type/core';

import { AppError } from '../errors/appError';
import { logger } from '../log/logger';
import type { ScannerSettings } from '../settings/settings';
import type { FileKind } from './fileFolder';
import { fileKinds } from './fileTypes';
import { ZipGuard } from './zipGuard';

/** What a zip file turned out to be; 'unsafe' also for one that unpacks to an absurd size. */
type OfficeType = 'docx' | 'xlsx' | 'other' | 'unsafe';

/**
 * Looks into a zip file while it streams by: whether it is a Word or Excel document, and whether it unpacks to more
 * than such a document can be. Keeps nothing.
 */
class OfficeZip {
  private readonly zip = new ZipGuard();

  /** The next bytes. @returns false once it is certain that the file is not safe */
  push(chunk: Buffer): boolean {
    return this.zip.push(chunk);
  }

  /** After the last byte. */
  finish(): OfficeType {
    if (!this.zip.isSafe()) return 'unsafe';
    if (!this.zip.names.has('[Content_Types].xml') || this.hasMacros()) return 'other';
    if (this.has('word/')) return 'docx';
    return this.has('xl/') ? 'xlsx' : 'other';
  }

  private hasMacros(): boolean {
    return [...this.zip.names].some((name) => name.endsWith('vbaProject.bin'));
  }

  private has(folder: string): boolean {
    return [...this.zip.names].some((name) => name.startsWith(folder));
  }
}

/** The names of the main stream of Word and Excel files before 2007, as their directory writes them. */
const MARKS = {
  doc: Buffer.from('WordDocument', 'utf16le'),
  xls: Buffer.from('Workbook', 'utf16le'),
} as const;
const LONGEST = MARKS.doc.length;

/**
 * Looks for what makes a compound file (the container of doc, xls, but also msi and msg) a Word or Excel file, while
 * it streams by.
 */
class LegacyOffice {
  private tail: Buffer = Buffer.alloc(0);
  private readonly found = new Set<keyof typeof MARKS>();

  push(chunk: Buffer): void {
    const window = Buffer.concat([this.tail, chunk]);
    for (const [type, mark] of Object.entries(MARKS)) {
      if (window.includes(mark)) this.found.add(type as keyof typeof MARKS);
    }
    this.tail = window.subarray(-LONGEST);
  }

  /** After the last byte. @param extension decides when one holds the other */
  finish(extension: string): string | undefined {
    if (this.found.size === 2) return extension === 'xls' ? 'xls' : 'doc';
    return [...this.found][0];
  }
}

/** Enough for the magic bytes of all types that are accepted. */
const SAMPLE = 4100;

/** An upload that cannot be accepted; the status tells why. */
export class UploadRefused extends AppError {
  constructor(
    readonly status: 400 | 413 | 415 | 422 | 507,
    message: string,
  ) {
    super('BAD_USER_INPUT', message);
  }
}

/** The refusal of a file above the limit of its kind. */
export function tooLarge(kind: FileKind): UploadRefused {
  const megabytes = fileKinds[kind].maxBytes / (1024 * 1024);
  return new UploadRefused(413, `Dit bestand is groter dan ${megabytes} MB.`);
}

/**
 * Lets the bytes of an upload through while it finds out what they really are; fails with UploadRefused as soon as it
 * knows that they are not accepted.
 */
export class InspectUpload extends Transform {
  private type: string | undefined;
  private size = 0;
  private sample: Buffer[] | undefined = [];
  private zip: OfficeZip | undefined;
  private legacy: LegacyOffice | undefined;

  constructor(
    private readonly kind: FileKind,
    private readonly extension: string,
    /** Told the extension of what the file really is, before the last byte is through. */
    private readonly onType: (type: string) => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > fileKinds[this.kind].maxBytes) return done(tooLarge(this.kind));
    if (!this.sample) return this.pass(chunk, done);
    this.sample.push(chunk);
    if (this.size < SAMPLE) return done();
    this.begin().then(() => done(), done);
  }

  override _flush(done: TransformCallback): void {
    if (this.size === 0) return done(new UploadRefused(400, 'Dit bestand is leeg.'));
    const begun = this.sample ? this.begin() : Promise.resolve();
    begun
      .then(() => this.conclude())
      .then(
        () => done(),
        (error: Error) => done(error),
      );
  }

  /** Looks at the first bytes, then lets them through. */
  private async begin(): Promise<void> {
    const first = Buffer.concat(this.sample ?? []);
    this.sample = undefined;
    this.type = await typeOf(first);
    if (this.type === 'zip') this.zip = new OfficeZip();
    else if (this.type === 'cfb') this.legacy = new LegacyOffice();
    else this.mustBeAccepted();
    await new Promise<void>((resolve, reject) => {
      this.pass(first, (error) => (error ? reject(error) : resolve()));
    });
  }

  private pass(chunk: Buffer, done: TransformCallback): void {
    this.legacy?.push(chunk);
    if (this.zip && !this.zip.push(chunk)) return done(this.notAccepted());
    this.push(chunk);
    done();
  }

  private conclude(): void {
    if (this.zip) this.type = this.zip.finish();
    if (this.legacy) this.type = this.legacy.finish(this.extension);
    this.onType(this.mustBeAccepted());
  }

  private mustBeAccepted(): string {
    if (this.type && this.type in fileKinds[this.kind].types) return this.type;
    throw this.notAccepted();
  }

  private notAccepted(): UploadRefused {
    return new UploadRefused(
      415,
      `Dit bestand wordt niet geaccepteerd. Kies een ${fileKinds[this.kind].accepted}.`,
    );
  }
}

/** The real type of the first bytes; 'zip' and 'cfb' are containers to look into. */
async function typeOf(first: Buffer): Promise<string | undefined> {
  if (first.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return 'zip';
  const type = (await fileTypeFromBuffer(first))?.ext;
  return type === 'xml' && !isPlainXml(first) ? undefined : type;
}

/** Whether the root of this XML is there and is no page or drawing that a browser would run. */
function isPlainXml(first: Buffer): boolean {
  const isUtf16 = first[0] === 0xff && first[1] === 0xfe;
  const text = first.toString(isUtf16 ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '');
  const root = /<([\w.:-]+)/.exec(text.replace(/<!--[^]*?-->/g, ''))?.[1];
  return root !== undefined && !/^(\w+:)?(svg|html)$/i.test(root);
}

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
