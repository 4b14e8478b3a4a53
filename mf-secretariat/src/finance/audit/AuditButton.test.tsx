import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { answer, mockDownloads, pageOf, press, renderArea } from 'kit/testing';
import readXlsxFile from 'read-excel-file/universal';

import { SecretariatAuditChecksDocument, SecretariatAuditEntriesDocument } from '../../gql/graphql';
import { AuditButton } from '../books/YearAccounts';
import { entry, sums } from '../ledger/testLedger';
import { declaration, lines, receipt, testYear, years } from '../testFinance';

const saved = mockDownloads();
beforeEach(() => {
  const fetchFile = async (url: string) => ({
    ok: true,
    blob: async () => ({ arrayBuffer: async () => new TextEncoder().encode(url).buffer }),
  });
  Object.assign(globalThis, { fetch: fetchFile });
});

const booked = [
  declaration('a', { state: 'approved', amount: -12_345, decidedBy: 'Jan', paid: true }),
  declaration('b', {
    state: 'approved',
    amount: 50_000,
    kind: 'mutation',
    receipts: [],
    description: 'Giften',
  }),
  declaration('c', { state: 'declined', receipts: [], reason: 'Dubbel' }),
];
const page = lines({ first: 100, after: undefined }, booked);
const spent = entry({
  ...{ id: 'declaration:a', kind: 'declaration', amount: -12_345, wg: '3', description: 'Hekken' },
  receipts: [receipt],
});
const given = entry({ id: 'mutation:b', kind: 'mutation', amount: 50_000, wg: '3', description: 'Giften' });
const paidBy = {
  date: '2026-11-05',
  amount: -12_345,
  name: 'P. Hendriks',
  accountEnd: '6789',
  isShared: false,
};
const ledger = (...shown: (typeof spent)[]) =>
  answer(SecretariatAuditEntriesDocument, { yearId: 'y1', first: 100, after: undefined }, {
    ledgerEntries: pageOf(shown.map((one) => ({ ...one, bankLine: one.id === spent.id ? paidBy : null }))),
  } as never);
const question = { id: 'q1', entryId: spent.id, text: 'Voor wie?', answer: 'Voor de optocht' };
const checks = answer(
  SecretariatAuditChecksDocument,
  { yearId: 'y1' },
  { bookChecks: [{ id: 'k1', name: 'Wim', seenEntries: [spent.id], questions: [question] }] },
);

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<AuditButton year={testYear()} />, { mocks });
  return userEvent.setup();
}
test('a year in one zip: totals, every line, every receipt', async () => {
  const user = open(page, ledger(spent, given), sums(), checks, years([testYear()]));
  await press(user, 'Pakket voor de kascontrole');
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 5000 });
  expect(saved[0]?.name).toBe('kascontrole 2026-2027.zip');
  const files = unzipSync(new Uint8Array(await (saved[0]?.blob as Blob).arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    'besluiten.xlsx',
    'grootboek.xlsx',
    'index.xlsx',
    'stukken/C3 2026-11-02 Hekken.jpg',
    'totalen.xlsx',
  ]);
  expect(strFromU8(files['stukken/C3 2026-11-02 Hekken.jpg'] as Uint8Array)).toBe(receipt.url);
  const sheet = async (name: string) => {
    const bytes = files[name] as Uint8Array;
    return (await readXlsxFile(bytes.slice().buffer))[0]?.data ?? [];
  };
  expect((await sheet('totalen.xlsx')).at(-1)).toEqual([null, 'Totaal', 500, 600, 123.45, 200.5, 376.55]);
  const rows = await sheet('besluiten.xlsx');
  expect(rows).toHaveLength(4);
  expect(rows[1]?.slice(0, 6)).toEqual([
    '02/11/2026',
    'Declaratie',
    '3 - Optocht',
    'Hekken',
    -123.45,
    'Goedgekeurd',
  ]);
  expect(rows[3]).toContain('Dubbel');
  const booked = await sheet('grootboek.xlsx');
  expect(booked).toHaveLength(3);
  const index = await sheet('index.xlsx');
  expect(index.map(([number]) => number)).toEqual(['Nummer', 1, 2]);
  expect(index[2]).toEqual(
    expect.arrayContaining([
      ...['Hekken', -123.45, 'C3 2026-11-02 Hekken.jpg', '05/11/2026', 'P. Hendriks', 'Wim'],
      'Wim: Voor wie? Antwoord: Voor de optocht',
    ]),
  );
  expect(booked[1]).toEqual(expect.arrayContaining(['Declaraties', -123.45, 'C3 2026-11-02 Hekken.jpg']));
});

test('sums that do not agree give nothing, and it is told what differs', async () => {
  const user = open(page, ledger(given), sums(), checks, years([testYear()]));
  await press(user, 'Pakket voor de kascontrole');
  expect(await screen.findByText(/kloppen niet met elkaar.*\(3 - Optocht, totaal\)/)).toBeVisible();
  expect(saved).toEqual([]);
});
