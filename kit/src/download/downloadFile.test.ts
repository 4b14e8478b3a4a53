import { interruptedSession } from 'kit/graphql';

import { downloadFile } from './download';

const file = { url: '/files/publicDocs/paper/a1', name: 'Krant 2027/11.pdf' };
const bytes = new Blob(['krant']);
const clicked: string[] = [];
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

const ok = () => Promise.resolve({ ok: true, blob: () => Promise.resolve(bytes) });
const refused = (body: unknown) =>
  Promise.resolve({ ok: false, text: () => Promise.resolve(JSON.stringify(body)) });
const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  clicked.length = 0;
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:1'), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.href} ${this.download}`);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('saves the file under its name, and lets go of the bytes later', async () => {
  fetchMock.mockImplementation(ok);
  await downloadFile(file);
  expect(fetchMock).toHaveBeenCalledWith(file.url, { credentials: 'same-origin', headers: {} });
  expect(URL.createObjectURL).toHaveBeenCalledWith(bytes);
  expect(clicked).toEqual(['blob:1 Krant 2027-11.pdf']);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

test('a refusal has the words of the server, and nothing is saved', async () => {
  fetchMock.mockImplementation(() => refused(refusal('NOT_FOUND', 'Dit bestand bestaat niet meer.')));
  await expect(downloadFile(file)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Dit bestand bestaat niet meer.',
  });
  expect(clicked).toEqual([]);
});

test.each([
  ['at once', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['halfway', () => Promise.resolve({ ok: true, blob: () => Promise.reject(new TypeError('network')) })],
])('a lost connection is told: %s', async (_when, answer) => {
  fetchMock.mockImplementation(answer);
  await expect(downloadFile(file)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(clicked).toEqual([]);
});

test('when the session has expired it waits for a new one and then goes anyway', async () => {
  fetchMock.mockImplementationOnce(() => refused(refusal('UNAUTHENTICATED', 'Log opnieuw in.')));
  fetchMock.mockImplementationOnce(ok);
  const download = downloadFile(file);
  await new Promise(process.nextTick);
  expect(clicked).toEqual([]);
  interruptedSession.renewed();
  await download;
  expect(clicked).toHaveLength(1);
});
