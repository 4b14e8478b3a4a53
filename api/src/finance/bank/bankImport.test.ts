import { zipSync } from 'fflate';

import { useApi } from '../../testing/apiStage';
import { base64, camt, MT940, type TestBalance, type TestLine } from '../../testing/bankStatements';
import { BankLinesDocument, ImportBankStatementDocument } from '../../testing/gql/graphql';
import { makeCommission, usePerson } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import { BankLineModel } from '../claims/bankLine.model';
import { BankBalanceModel } from './bankBalance.model';

const stage = useApi();
const jan = usePerson(stage, { name: 'Jan', commissions: [TEST_DB_COMMISSION] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
});
const take = async (content: string | Uint8Array) =>
  (await jan.data(ImportBankStatementDocument, { file: base64(content) })).importBankStatement;
const refusal = async (content: string | Uint8Array) =>
  (await jan.error(ImportBankStatementDocument, { file: base64(content) })).message;
const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, new Uint8Array(Buffer.from(content))]),
    ),
  );
const lines = async () => (await jan.data(BankLinesDocument, { state: 'todo' })).bankLines;

describe('several files in a zip', () => {
  it('are taken in each by itself: one that is refused does not keep the others', async () => {
    const outcomes = await take(
      zip({
        'map/november.xml': camt([{ amount: '10.00' }]),
        'brief.txt': 'geachte heer',
        'rabo.940': MT940.rabo,
        '__MACOSX/map/._november.xml': 'x',
      }),
    );
    expect(outcomes).toEqual([
      expect.objectContaining({ name: 'november.xml', added: 1, error: null }),
      expect.objectContaining({
        name: 'brief.txt',
        added: 0,
        error: 'Dit is geen afschrift in CAMT.053 of MT940.',
      }),
      expect.objectContaining({ name: 'rabo.940', added: 1, error: null }),
    ]);
    expect(await lines()).toHaveLength(2);
  });

  it('are refused when none of them is a statement, each with why', async () => {
    expect(await refusal(zip({ 'a.txt': 'tekst', 'b.xml': '' }))).toBe(
      'a.txt: Dit is geen afschrift in CAMT.053 of MT940. b.xml: Dit bestand is leeg.',
    );
    expect(await refusal(zip({}))).toBe('In dit zip-bestand zit geen afschrift.');
  });

  it('are not unpacked when they are made to fill memory, are too many, or are broken', async () => {
    const message = 'Dit zip-bestand is beschadigd, te groot of heeft meer dan 100 bestanden.';
    expect(await refusal(zip({ 'nullen.xml': new Uint8Array(30 * 1024 * 1024) }))).toBe(message);
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.xml`, 'x']));
    expect(await refusal(zip(many))).toBe(message);
    const whole = zip({ 'a.xml': camt([{ amount: '1.00' }]) });
    const cut = whole.slice(0, 60);
    cut.fill(255, 40);
    expect(await refusal(cut)).toBe(message);
    expect(await BankLineModel.countDocuments()).toBe(0);
  });
});

describe('the balance of one statement to the next', () => {
  const october: TestBalance = ['2026-10-31', '1000.00'];
  const middle: TestBalance = ['2026-11-15', '1010.00'];
  const end: TestBalance = ['2026-11-30', '1030.00'];
  const first = camt([{ amount: '10.00', date: '2026-11-10' }], { opening: october, closing: middle });
  const second = camt([{ amount: '20.00', date: '2026-11-20' }], { opening: middle, closing: end });
  const noticesOf = async (content: string) =>
    (await take(content)).flatMap(({ notices }) => notices).map((notice) => notice.replaceAll('\u00a0', ' '));

  it('goes on without a word', async () => {
    expect(await noticesOf(first)).toEqual([]);
    expect(await noticesOf(second)).toEqual([]);
    expect(await noticesOf(second)).toEqual([]);
    expect(await BankBalanceModel.find().lean()).toEqual([
      {
        ...{ _id: 'NL91ABNA0417164300:EUR', date: '2026-11-30', amount: 103_000 },
        ...{ openingDate: '2026-11-10', openingAmount: 100_000 },
      },
    ]);
  });

  it('tells a gap, and is taken in all the same', async () => {
    await take(first);
    const later = camt([{ amount: '5.00', date: '2026-12-02' }], {
      opening: end,
      closing: ['2026-12-02', '1035.00'],
    });
    expect(await noticesOf(later)).toEqual([
      'Tussen 15/11/2026 (eindsaldo € 1.010,00) en 02/12/2026 (beginsaldo € 1.030,00) ontbreken regels: lees ook die periode in.',
    ]);
    expect(await lines()).toHaveLength(2);
  });

  it('tells an overlap, and an older statement does not take the balance back', async () => {
    await take(first);
    const both: TestLine[] = [
      { amount: '10.00', date: '2026-11-10' },
      { amount: '20.00', date: '2026-11-20' },
    ];
    const whole = camt(both, { opening: october, closing: end });
    expect(await noticesOf(whole)).toEqual([
      'Dit afschrift overlapt met wat tot en met 15/11/2026 (eindsaldo € 1.010,00) al is ingelezen.',
    ]);
    expect(await noticesOf(first)).toEqual([
      'Dit afschrift is van voor 30/11/2026 (eindsaldo € 1.030,00), dat al is ingelezen.',
    ]);
    expect(await lines()).toHaveLength(2);
    expect(await BankBalanceModel.find().lean()).toMatchObject([{ date: '2026-11-30', amount: 103_000 }]);
  });

  it('of several at once the newest stays', async () => {
    await Promise.all([take(first), take(second), take(first), take(second)]);
    expect(await BankBalanceModel.find().lean()).toMatchObject([{ date: '2026-11-30', amount: 103_000 }]);
    expect(await lines()).toHaveLength(2);
  });

  it('is not known of a file that names none, and of a month without payments it is', async () => {
    expect(await noticesOf(camt([{ amount: '1.00' }]))).toEqual([
      'Op dit afschrift staat geen begin- en eindsaldo: of het volledig is, is niet na te gaan.',
    ]);
    expect(await noticesOf(camt([], { opening: october, closing: ['2026-11-30', '1000.00'] }))).toEqual([
      'Er staan geen regels op dit afschrift.',
    ]);
  });
});

describe('a payment comes once', () => {
  it('one that was taken in before lines had their key is known, and keeps what was done with it', async () => {
    // As the reader of then stored them: the value date, and the tags of the account with it.
    const stored = (_id: string, changes: object) => ({
      _id,
      account: 'NL91ABNA0417164300',
      date: '2026-11-20',
      amount: 12_550,
      name: 'Bakkerij Jansen',
      iban: 'NL69INGB0123456789',
      description: 'factuur 2026-0012',
      reference: '',
      ignored: true,
      changeLog: [],
      ...changes,
    });
    await BankLineModel.collection.insertMany([
      stored('oud-knab', { iban: 'NL69INGB0123456789/BIC/INGBNL2AXXX', reference: '3111211AA002222' }),
      stored('oud-camt', { amount: 1500, name: 'J. Jansen', description: 'contributie' }),
    ] as never);
    const again = camt([
      { amount: '15.00', text: 'contributie' },
      { amount: '15.00', text: 'contributie' },
    ]);
    for (const knownOnes of [1, 2]) {
      expect(await take(MT940.knab)).toMatchObject([{ added: 0, known: 1 }]);
      expect(await take(again)).toMatchObject([{ added: 2 - knownOnes, known: knownOnes }]);
    }
    expect(await BankLineModel.find({ ignored: true }).select('_id').sort({ _id: 1 }).lean()).toMatchObject([
      { _id: 'oud-camt' },
      { _id: 'oud-knab' },
    ]);
    expect(await BankLineModel.countDocuments()).toBe(3);
  });

  it('one of then that was no euro has its currency from now on', async () => {
    const text = camt([{ amount: '134.00', currency: 'USD', text: 'factuur' }]);
    await take(text);
    await BankLineModel.collection.updateMany({}, { $unset: { key: 1, currency: 1 } });
    expect(await lines()).toMatchObject([{ currency: 'EUR' }]);
    expect(await take(text)).toMatchObject([{ added: 0, known: 1 }]);
    expect(await lines()).toMatchObject([{ currency: 'USD' }]);
  });

  it('an older line at ten imports at once is adopted once', async () => {
    await BankLineModel.collection.insertOne({
      _id: 'oud',
      account: 'NL91ABNA0417164300',
      date: '2026-11-20',
      amount: 12_550,
      name: '',
      iban: '',
      description: '',
      reference: '',
      ignored: false,
      changeLog: [],
    } as never);
    await Promise.all(Array.from({ length: 10 }, () => take(MT940.abn)));
    expect(await BankLineModel.find().lean()).toMatchObject([{ _id: 'oud' }]);
  });
});

it('a zip of 5,000 payments is taken in', async () => {
  const payments = Array.from({ length: 5000 }, (_, at) => ({
    amount: '15.00',
    name: `Lid ${(at * 7919) % 10_007}`,
    text: `contributie ${(at * 31_337) % 99_991}`,
    bankReference: `${1_000_000 + at}`,
  }));
  const content = zip({ 'jaar.xml': camt(payments) });
  expect(base64(content).length).toBeGreaterThan(1);
  expect(await take(content)).toMatchObject([{ added: 5000, known: 0 }]);
  expect(await take(content)).toMatchObject([{ added: 0, known: 5000 }]);
});
