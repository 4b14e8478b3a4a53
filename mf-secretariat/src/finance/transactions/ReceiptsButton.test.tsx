import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { answer, mockDownloads, pageOf, press, refuse, renderArea } from 'kit/testing';

import { SecretariatTransactionsDocument } from '../../gql/graphql';
import { declaration, receipt, testYear, type Transaction } from '../testFinance';
import { ReceiptsButton } from './ClosedDeclarations';
import { receiptLines, receiptNames } from './receiptNames';

const saved = mockDownloads();
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

const bytesOf = (text: string) => ({
  ok: true,
  blob: async () => ({ arrayBuffer: async () => new TextEncoder().encode(text).buffer }),
});
const refused = {
  ok: false,
  text: async () => JSON.stringify({ errors: [{ message: 'Weg', extensions: { code: 'NOT_FOUND' } }] }),
};

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async (url) => bytesOf(url));
  Object.assign(globalThis, { fetch: fetchMock });
});

const page = (list: Transaction[], after?: string, endCursor?: string) =>
  answer(
    SecretariatTransactionsDocument,
    { yearId: 'y1', first: 100, after },
    { transactions: pageOf(list, { endCursor }) },
  );
const withReceipt = (id: string, description: string) =>
  declaration(id, {
    description,
    receipts: [{ ...receipt, id: `f${id}`, url: `/files/accountancy/C3/f${id}` }],
  });
const bare = declaration('t9', { receipts: [] });

function show(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<ReceiptsButton year={testYear()} />, { mocks });
  return userEvent.setup();
}

/** What is in a zip. */
async function contentsOf(blob: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('all receipts of the year go into one zip, of every page of the list, with 200 ms between them', async () => {
  const times: number[] = [];
  fetchMock.mockImplementation(async (url) => {
    times.push(performance.now());
    return bytesOf(url);
  });
  const user = show(
    page([withReceipt('1', 'Hekken'), bare], undefined, 'c1'),
    page([withReceipt('2', 'Hekken'), withReceipt('3', 'Vlaai: 2 stuks')], 'c1'),
  );
  await press(user, 'Alle bonnen downloaden');
  expect(await screen.findByRole('progressbar', { name: 'Bonnen downloaden' })).toBeVisible();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('bonnen 2026-2027.zip');
  expect(await contentsOf(saved[0]?.blob as Blob)).toEqual({
    'C3 2026-11-02 Hekken.jpg': '/files/accountancy/C3/f1',
    'C3 2026-11-02 Hekken (2).jpg': '/files/accountancy/C3/f2',
    'C3 2026-11-02 Vlaai- 2 stuks.jpg': '/files/accountancy/C3/f3',
  });
  const pauses = times.slice(1).map((time, position) => time - (times[position] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(195);
  expect(await screen.findByRole('button', { name: 'Alle bonnen downloaden' })).toBeVisible();
});

test('a receipt that is gone is named, and the others are there', async () => {
  fetchMock.mockResolvedValueOnce(refused);
  const user = show(page([withReceipt('1', 'Hekken'), withReceipt('2', 'Vlaai')]));
  await press(user, 'Alle bonnen downloaden');
  expect(await screen.findByText('Niet alle bonnen konden worden opgehaald')).toBeVisible();
  expect(screen.getByText('C3 2026-11-02 Hekken.jpg')).toBeVisible();
  expect(Object.keys(await contentsOf(saved[0]?.blob as Blob))).toEqual(['C3 2026-11-02 Vlaai.jpg']);
});

test('it can be stopped, and nothing is saved', async () => {
  fetchMock.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
  );
  const user = show(page([withReceipt('1', 'Hekken'), withReceipt('2', 'Vlaai')]));
  await press(user, 'Alle bonnen downloaden');
  expect(await screen.findByText('0 van 2')).toBeVisible();
  await press(user, 'Annuleren');
  expect(await screen.findByRole('button', { name: 'Alle bonnen downloaden' })).toBeVisible();
  expect(saved).toEqual([]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('without a connection it says so, and saves nothing', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const user = show(page([withReceipt('1', 'Hekken')]));
  await press(user, 'Alle bonnen downloaden');
  expect(await screen.findByText(/^Er is geen verbinding met de server/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('a year without receipts says so', async () => {
  const user = show(page([bare]));
  await press(user, 'Alle bonnen downloaden');
  expect(await screen.findByText('Er zijn geen bonnen in dit boekjaar.')).toBeVisible();
});

test('a list that fails is told', async () => {
  const user = show(
    refuse(SecretariatTransactionsDocument, { yearId: 'y1', first: 100, after: undefined }, 'Stuk', {
      code: 'INTERNAL_SERVER_ERROR',
    }),
  );
  await press(user, 'Alle bonnen downloaden');
  expect(await screen.findByText('Stuk')).toBeVisible();
});

test('a receipt late in the evening bears the day of Amsterdam, and each of a declaration its own name', () => {
  const late = declaration('1', {
    creationDate: '2026-11-02T23:30:00.000Z',
    receipts: [
      { ...receipt, type: 'pdf' },
      { ...receipt, id: 'f2', type: 'jpg' },
    ],
  });
  expect(receiptNames(receiptLines([late]))).toEqual([
    'C3 2026-11-03 Hekken.pdf',
    'C3 2026-11-03 Hekken (2).jpg',
  ]);
});
