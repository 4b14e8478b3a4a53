import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

import { hash, nothingIsStored, PDF, useFileStage } from '../../testing/fileStage';
import { AuditEventModel } from '../audit/auditEvent.model';
import { readConfig } from '../settings/config';

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const UNCHECKED = 'Bestanden kunnen nu niet worden nagekeken. Probeer het later opnieuw.';

/** How the scanner answers in this test. */
let answers: 'honest' | 'silent' | 'hangsUp' | 'tooLarge';
/** What it was handed, whole. */
let seen: Buffer[];
let clamd: Server;
const sockets = new Set<Socket>();

/** Speaks INSTREAM as clamd does. */
function serve(socket: Socket): void {
  let bytes = Buffer.alloc(0);
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => sockets.delete(socket));
  socket.on('data', (data) => {
    bytes = Buffer.concat([bytes, data]);
    if (answers === 'hangsUp') return void socket.destroy();
    if (answers === 'tooLarge') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    const file = streamed(bytes);
    if (!file || answers === 'silent') return;
    seen.push(file);
    socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  });
}

/** The file in what was said; null while it is not whole. */
function streamed(said: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  const pieces = [];
  let at = command.length;
  while (said.subarray(0, at).toString('latin1', 0, command.length) === command && at + 4 <= said.length) {
    const length = said.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(said.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const stage = useFileStage(async () => {
  clamd = createServer(serve);
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
  return { host: '127.0.0.1', port: (clamd.address() as AddressInfo).port, patience: 500 };
});
const { send, sent } = stage;
beforeEach(() => {
  answers = 'honest';
  seen = [];
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  clamd.close();
});

it('hands every byte of an upload to the scanner, and accepts it when that says so', async () => {
  await sent('test/docs', PDF, 'notulen.pdf');
  expect(seen.map(hash)).toEqual([hash(PDF)]);
});

it('refuses a virus, keeps nothing of it, and tells the log', async () => {
  const infected = Buffer.concat([PDF, Buffer.from(EICAR)]);
  expect(await send('test/docs', infected, 'notulen.pdf')).toMatchObject({
    status: 422,
    message: 'In dit bestand zit een virus.',
  });
  await nothingIsStored();
  expect(await AuditEventModel.findOne({ outcome: 'VIRUS' }).lean()).toMatchObject({
    operation: 'upload',
    entity: 'File',
    ids: ['folder=test/docs'],
  });
});

it.each(['silent', 'hangsUp', 'tooLarge'] as const)('refuses all when the scanner is %s', async (how) => {
  answers = how;
  expect(await send('test/docs', PDF, 'notulen.pdf')).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    message: UNCHECKED,
  });
  await nothingIsStored();
});

it('judges two at once each by its own', async () => {
  const infected = Buffer.concat([PDF, Buffer.from(EICAR)]);
  const both = await Promise.all([PDF, infected].map((bytes) => send('test/docs', bytes, 'notulen.pdf')));
  expect(both.map(({ status }) => status)).toEqual([201, 422]);
});

it('still refuses by type, whatever the scanner says', async () => {
  expect((await send('test/docs', Buffer.from('MZ'.repeat(3000)), 'notulen.pdf')).status).toBe(415);
});

it('refuses all when the scanner is not there', async () => {
  await new Promise((resolve) => {
    clamd.close(resolve);
    for (const socket of sockets) socket.destroy();
  });
  expect(await send('test/docs', PDF, 'notulen.pdf')).toMatchObject({ status: 503, message: UNCHECKED });
  await nothingIsStored();
});

describe('CLAMD_URL', () => {
  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ])('%s', (url, scanner) => {
    expect(readConfig({ CLAMD_URL: url }).CLAMD_URL).toEqual(scanner);
  });

  it.each(['127.0.0.1:3310', 'tcp://clamd', 'tcp://clamd:0', 'http://clamd:3310'])('not %s', (url) => {
    expect(() => readConfig({ CLAMD_URL: url })).toThrow('CLAMD_URL');
  });
});
