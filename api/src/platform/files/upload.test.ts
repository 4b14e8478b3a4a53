import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { deflateRawSync } from 'node:zlib';

import { strToU8, zipSync } from 'fflate';

import {
  BMP,
  bodyOf,
  compound,
  hash,
  HEIC,
  JPEG,
  nothingIsStored,
  office,
  PDF,
  PNG,
  useFileStage,
} from '../../testing/fileStage';
import { fileChunks, fileDocuments } from './bucket';

const stage = useFileStage();
const { send, sent, get } = stage;

describe('an upload', () => {
  it.each([
    ['test/docs', 'pdf', PDF],
    ['test/docs', 'docx', office('word')],
    ['test/docs', 'xlsx', office('xl')],
    ['test/docs', 'doc', compound('WordDocument')],
    ['test/docs', 'xls', compound('Workbook')],
    ['test/docs', 'xml', Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- <svg> -->\n<leden/>')],
    ['test/receipts', 'png', PNG],
    ['test/receipts', 'bmp', BMP],
    ['test/receipts', 'heic', HEIC],
    ['test/receipts', 'pdf', PDF],
    ['test/receipts', 'jpg', JPEG],
  ])('to %s of a real %s comes back byte for byte', async (folder, type, bytes) => {
    const file = await sent(folder, bytes, 'Ónze krant 2027 – “definitief”.bin');
    expect(file).toMatchObject({ type, size: bytes.length, name: `Ónze krant 2027 – “definitief”.${type}` });
    const response = await get(file.url);
    expect(response.status).toBe(200);
    expect(hash(await bodyOf(response))).toBe(hash(bytes));
  });

  it.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(5000)]), 'notulen.pdf'],
    ['an installer', compound('Property'), 'notulen.doc'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'notulen.pdf'],
    ['XHTML', Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'), 'x.xml'],
    [
      'a drawing',
      Buffer.from('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'x.xml',
    ],
    ['text', Buffer.from('Beste mensen'), 'x.xml'],
    ['a picture', PNG, 'x.pdf'],
    ['any zip', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'x.docx'],
    ['a broken zip', Buffer.concat([office('word').subarray(0, 60), randomBytes(900)]), 'x.docx'],
    [
      'macros',
      Buffer.from(
        zipSync({
          '[Content_Types].xml': strToU8('<Types/>'),
          'word/document.xml': strToU8('<a/>'),
          'word/vbaProject.bin': strToU8('x'),
        }),
      ),
      'x.docx',
    ],
  ])('of %s as a document is refused', async (_what, bytes, name) => {
    expect(await send('test/docs', bytes, name)).toEqual({
      status: 415,
      code: 'BAD_USER_INPUT',
      message: 'Dit bestand wordt niet geaccepteerd. Kies een pdf-, doc-, docx-, xml-, xls- of xlsx-bestand.',
      file: undefined,
    });
    await nothingIsStored();
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<html><body onload="alert(1)">')],
    ['a document', PDF],
    ['a gif', Buffer.concat([Buffer.from('GIF89a'), randomBytes(100)])],
  ])('of %s as a picture is refused', async (_what, bytes) => {
    const { status, message } = await send('test/pictures', bytes, 'foto.png');
    expect([status, message]).toEqual([
      415,
      'Dit bestand wordt niet geaccepteerd. Kies een png-, jpeg- of bmp-bestand.',
    ]);
    await nothingIsStored();
  });

  it('of a document that grows more than a hundredfold is refused', async () => {
    const MB = 1024 * 1024;
    const documentOf = (part: Buffer) =>
      Buffer.concat([
        zipEntry('[Content_Types].xml', deflateRawSync(Buffer.from('<Types/>'))),
        zipEntry('word/document.xml', deflateRawSync(part)),
      ]);
    // As large as text gets: hexadecimal digits halve.
    const large = Buffer.concat(
      Array.from({ length: 9 }, () => Buffer.from(randomBytes(MB).toString('hex'))),
    );
    expect(await send('test/docs', documentOf(large), 'groot.docx')).toMatchObject({ status: 201 });
    await fileDocuments().deleteMany({});
    await fileChunks().deleteMany({});
    const bomb = documentOf(Buffer.alloc(24 * MB));
    expect(bomb.length).toBeLessThan(MB / 8);
    expect(await send('test/docs', bomb, 'bom.docx')).toMatchObject({ status: 415 });
    await nothingIsStored();
  });

  it('of nothing, or without a name, is refused', async () => {
    expect(await send('test/docs', Buffer.alloc(0), 'leeg.pdf')).toMatchObject({
      status: 400,
      message: 'Dit bestand is leeg.',
    });
    expect(await send('test/docs', PDF, '')).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    await nothingIsStored();
  });

  it.each([
    ['test/pictures', 10, PNG],
    ['test/docs', 20, PDF],
  ])('to %s above %i MB is refused, also when its size is not told', async (folder, megabytes, start) => {
    const bytes = Buffer.concat([start, Buffer.alloc(megabytes * 1024 * 1024)]);
    const refusal = { status: 413, message: `Dit bestand is groter dan ${megabytes} MB.` };
    expect(await send(folder, bytes, 'groot')).toMatchObject(refusal);
    expect(await sendChunked(folder, bytes)).toMatchObject({ status: 413 });
    await nothingIsStored();
  });

  it('that is cut off leaves nothing behind', async () => {
    await new Promise<void>((resolve) => {
      const upload = httpRequest(`${stage.api.url}/files/test/docs`, {
        method: 'POST',
        headers: { cookie: stage.editor, 'x-file-name': 'half.pdf', 'content-length': PDF.length },
      });
      upload.on('error', () => resolve());
      upload.write(PDF.subarray(0, 600_000), () => upload.destroy());
      upload.on('close', () => resolve());
    });
    await nothingIsStored();
  });

  it('gets a name without path, control and direction characters', async () => {
    const names = [
      '../../etc/passwd',
      'C:\\map\\jaar\u202Efdp.exe',
      '   ',
      '.htaccess',
      `${'a'.repeat(500)}.pdf`,
      'a\r\nSet-Cookie: x=1',
    ];
    const cleaned = await Promise.all(names.map(async (name) => (await sent('test/docs', PDF, name)).name));
    expect(cleaned).toEqual([
      'passwd.pdf',
      'jaarfdp.pdf',
      'bestand.pdf',
      'htaccess.pdf',
      `${'a'.repeat(120)}.pdf`,
      'aSet-Cookie- x=1.pdf',
    ]);
  });
});

/** One entry of a zip file, without the directory at its end. */
function zipEntry(name: string, deflated: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(deflated.length, 18);
  head.writeUInt32LE(64 * 1024 * 1024, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), deflated]);
}

/** Sends without a content-length. */
async function sendChunked(folder: string, bytes: Buffer): Promise<{ status: number | undefined }> {
  return new Promise((resolve) => {
    const upload = httpRequest(`${stage.api.url}/files/${folder}`, {
      method: 'POST',
      headers: { cookie: stage.editor, 'x-file-name': 'groot', 'transfer-encoding': 'chunked' },
    });
    upload.on('response', (response) => resolve({ status: response.resume().statusCode }));
    // The server stops reading once it has answered.
    upload.on('error', () => undefined);
    upload.end(bytes);
  });
}
