import { createHash, randomBytes } from 'node:crypto';

import { strToU8, zipSync } from 'fflate';

import { type FileFolder, holders } from '../identity/permissions/allow';
import { fileChunks, fileDocuments } from '../platform/files/bucket';
import { everybody, nobody } from '../platform/files/fileFolder';
import type { StoredFile } from '../platform/files/storedFile.type';
import type { ScannerSettings } from '../platform/settings/settings';
import { signedIn } from './people';
import { startApi, type TestApi } from './startApi';
import { waitUntil } from './waitUntil';

/** Ids of files that a record of a test points to. */
export const pointedTo: string[] = [];
const shared = { pointedTo: async (ids: readonly string[]) => ids.filter((id) => pointedTo.includes(id)) };

/** Folders with every kind of rule; "editor" holds webNews. */
export const testFolders: FileFolder[] = [
  { path: 'test/docs', kind: 'document', read: holders('webNews'), write: holders('webNews'), ...shared },
  { path: 'test/pictures', kind: 'image', read: everybody, write: holders('webNews'), ...shared },
  { path: 'test/receipts', kind: 'receipt', read: holders('webNews'), write: holders('webNews'), ...shared },
  { path: 'test/inbox', kind: 'document', read: holders('webNews'), write: everybody, ...shared },
  { path: 'test/made', kind: 'document', read: everybody, write: nobody, ...shared },
  {
    path: 'test/C{number}',
    kind: 'document',
    read: ({ params }) => params.number === '1',
    write: nobody,
    ...shared,
  },
];

/** 700 kB, three chunks. */
export const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(700_000)]);
/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
export const JPEG = Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), randomBytes(3000)]);
export const BMP = Buffer.concat([Buffer.from('BM'), randomBytes(3000)]);
/** As a phone stores a photo. */
export const HEIC = Buffer.concat([
  Buffer.from('0000001866747970686569630000000068656963', 'hex'),
  Buffer.from('6d696631', 'hex'),
  randomBytes(3000),
]);
/** A zip with this folder: `word` or `xl`. */
export const office = (folder: string) =>
  Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [`${folder}/main.xml`]: strToU8('<a/>') }),
  );
/** A compound file with this stream. */
export const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    randomBytes(5000),
    Buffer.from(stream, 'utf16le'),
    randomBytes(900),
  ]);

/** The outcome of an upload. */
export interface Sent {
  status: number;
  file?: StoredFile;
  message?: string;
  code?: string;
}

/** An API with the test folders, and an editor who uploads to and downloads from it. */
export function useFileStage(scanner?: () => Promise<ScannerSettings>) {
  let api: TestApi;
  let editor: string;
  beforeAll(async () => {
    api = await startApi({ folders: testFolders, scanner: await scanner?.() });
  });
  beforeEach(async () => {
    editor = (await signedIn(api, { general: ['webNews'] })).cookie ?? '';
  });
  afterEach(async () => {
    pointedTo.length = 0;
    await api.clear();
  });
  afterAll(() => api.stop());

  const send = (path: string, bytes: Buffer, name: string, cookie = editor) =>
    uploadTo(api.url, path, bytes, name, cookie);
  return {
    get api() {
      return api;
    },
    /** The editor's cookie. */
    get editor() {
      return editor;
    },
    send,
    /** As a service does when its record lets go of a file. */
    release: (file: StoredFile) => api.portal.files.release(file),
    /** An upload that must succeed. */
    async sent(path: string, bytes: Buffer, name: string): Promise<StoredFile> {
      const { file, message } = await send(path, bytes, name);
      if (!file) throw new Error(message);
      return file;
    },
    get: (url: string, headers: Record<string, string> = {}) =>
      fetch(`${api.url}${url}`, { headers: { cookie: editor, ...headers } }),
  };
}

/** Uploads over HTTP. @param cookie of whoever sends; '' for a visitor */
export async function uploadTo(
  url: string,
  path: string,
  bytes: Buffer,
  name: string,
  cookie: string,
): Promise<Sent> {
  const response = await fetch(`${url}/files/${path}`, {
    method: 'POST',
    headers: { cookie, 'x-file-name': encodeURIComponent(name), 'x-forwarded-for': '10.0.0.1' },
    body: new Uint8Array(bytes),
  });
  const body = (await response.json()) as {
    file?: StoredFile;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = body.errors ?? [];
  return { status: response.status, file: body.file, message: error?.message, code: error?.extensions.code };
}

/** To compare bytes. */
export const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of an answer. */
export const bodyOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());

/** No file, and no bytes of one. */
export async function nothingIsStored(): Promise<void> {
  await waitUntil(async () => (await fileChunks().countDocuments()) === 0);
  expect(await fileDocuments().countDocuments()).toBe(0);
}
