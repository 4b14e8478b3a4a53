import { daysFromNow } from '../../../testing/apiStage';
import {
  AnnualAccountsDocument,
  AnnualAccountsPdfDocument,
  AnnualLinesDocument,
  ArchiveAccountancyYearDocument,
  CreditInvoiceDocument,
  EditWorkgroupDocument,
  LedgerPayInvoiceDocument,
  LedgerReverseTransactionDocument,
  MatchBankLineDocument,
  SaveAnnualNoteDocument,
  UnmatchBankLineDocument,
} from '../../../testing/gql/graphql';
import { readPdf } from '../../../testing/readPdf';
import { LedgerClosingModel } from '../ledgerClosing.model';
import { useLedger } from '../testLedger';

const BANK = 'bank:NL91ABNA0417164300';
const stage = useLedger();
const { invoice } = stage;

const accounts = async (yearId = stage.year.id) => {
  const { annualAccounts } = await stage.jan.data(AnnualAccountsDocument, { yearId });
  if (!annualAccounts) throw new Error('No annual accounts.');
  return annualAccounts;
};
/** The balance sheet as `line: [begin, end]`, after looking whether it adds up in itself and each line with what it opens. */
const sheet = async (yearId = stage.year.id) => {
  const { balances, ownBegin, ownEnd, result } = await accounts(yearId);
  const sum = (side: 'begin' | 'end') => balances.reduce((total, row) => total + row[side], 0);
  expect([sum('begin'), sum('end'), ownEnd - ownBegin]).toEqual([ownBegin, ownEnd, result]);
  for (const { id: line, begin, end } of balances) {
    const { annualLines } = await stage.jan.data(AnnualLinesDocument, { yearId, line });
    const parts = annualLines.edges.map(({ node }) => node);
    const total = (side: 'begin' | 'end') => parts.reduce((all, part) => all + part[side], 0);
    expect([line, total('begin'), total('end')]).toEqual([line, begin, end]);
  }
  return Object.fromEntries(balances.map(({ id, begin, end }) => [id, [begin, end]]));
};
const lines = async (line: string, yearId = stage.year.id) =>
  (await stage.jan.data(AnnualLinesDocument, { yearId, line })).annualLines.edges.map(({ node }) => node);
const match = async (amount: number, kind: string, id: string) => {
  const line = (await stage.bankLines()).find((one) => one.amount === amount);
  const answer = await stage.jan.run(MatchBankLineDocument, {
    id: line?.id ?? '',
    receivables: [{ kind, id }],
  });
  expect(answer.errors).toBeUndefined();
  return line?.id ?? '';
};
const archive = (id: string, archived = true) =>
  stage.jan.data(ArchiveAccountancyYearDocument, { id, archived });
/** The year ends today; the next one begins tomorrow. */
const twoYears = async () => {
  await stage.setPeriod({ until: daysFromNow(0) });
  const next = await stage.addYear('2027-2028', stage.year.id);
  await stage.setPeriod({ revision: 1, from: daysFromNow(1) }, next.id);
  return next.id;
};

describe('the balance sheet', () => {
  it('a year without a period has none', async () => {
    const { annualAccounts } = await stage.jan.data(AnnualAccountsDocument, { yearId: stage.year.id });
    expect(annualAccounts).toBeNull();
    expect((await stage.jan.error(AnnualAccountsPdfDocument, { yearId: stage.year.id })).message).toBe(
      'Stel eerst de periode van dit jaar in, bij Grootboek.',
    );
  });

  it('tells of the bank as its statement does, of what is open by name, and of what is noted by hand', async () => {
    await stage.setPeriod();
    const open = await invoice(10_000);
    const noted = await invoice(2500);
    await noted.clerk.data(LedgerPayInvoiceDocument, { id: noted.id, paidOn: daysFromNow(0) });
    const { id } = await stage.declare({ amount: 1250, description: 'Hekken' });
    await stage.decide(id, true);
    await stage.mutate({ income: 300 });
    await stage.take([{ amount: '40.00', date: daysFromNow(-2) }], {
      opening: [daysFromNow(-2), '100.00'],
      closing: [daysFromNow(-1), '140.00'],
    });
    const [line] = await stage.bankLines();
    expect((await stage.book(line?.id ?? '')).errors).toBeUndefined();
    expect(await sheet()).toEqual({
      [BANK]: [10_000, 14_000],
      byHand: [0, 2800],
      toReceive: [0, 10_000],
      toPay: [0, -1250],
    });
    expect(await lines('toReceive')).toMatchObject([
      {
        description: `Factuur ${open.number}: Reclame`,
        counterpart: 'Bakkerij Jansen',
        begin: 0,
        end: 10_000,
      },
    ]);
    expect(await lines(BANK)).toMatchObject([
      { description: 'Beginstand', begin: 10_000, end: 10_000 },
      { id: line?.id, begin: 0, end: 4000 },
    ]);
    expect(await accounts()).toMatchObject({
      ...{ ownBegin: 10_000, ownEnd: 25_550, result: 15_550, closedAt: null, previousTitle: null },
      ...{ bankStatement: 14_000, bankBooks: 14_000, differences: [] },
    });
  });

  it('says by what bank and books differ: a line that is to be done, a statement that is missing', async () => {
    await stage.setPeriod();
    await stage.take([{ amount: '40.00', date: daysFromNow(-2) }], {
      opening: [daysFromNow(-2), '100.00'],
      closing: [daysFromNow(-1), '140.00'],
    });
    await stage.take([{ amount: '5.00', out: true, date: daysFromNow(0) }], {
      opening: [daysFromNow(0), '150.00'],
      closing: [daysFromNow(0), '145.00'],
    });
    expect(await sheet()).toEqual({ [BANK]: [10_000, 14_500], undone: [0, -4500] });
    expect(await accounts()).toMatchObject({
      ...{ bankStatement: 14_500, bankBooks: 10_000, ownEnd: 10_000 },
      differences: [
        { text: expect.stringContaining('ontbreekt een afschrift'), amount: 1000 },
        { text: '2 regels van de bank staan nog niet in de boeken', amount: 3500 },
      ],
    });
  });

  it('what was paid and is in no year stands by itself; a counter-entry and a credit note leave nothing open', async () => {
    await stage.setPeriod({ from: daysFromNow(1) });
    const { id } = await invoice(10_000);
    await stage.take([{ amount: '100.00', date: daysFromNow(1) }]);
    await match(10_000, 'invoice', id);
    const mutation = await stage.mutate({ income: 700 });
    await stage.jan.data(LedgerReverseTransactionDocument, { id: mutation });
    expect(await sheet()).toEqual({ [BANK]: [0, 10_000], outside: [0, -10_000] });
    expect((await accounts()).differences).toEqual([
      { text: '1 post is betaald, maar staat in geen boekjaar', amount: 10_000 },
    ]);
    await stage.setPeriod({ revision: 1 });
    const credited = await invoice(4000);
    await credited.clerk.data(CreditInvoiceDocument, { id: credited.id });
    expect(await sheet()).toEqual({ [BANK]: [0, 10_000] });
  });

  it('money on its way between own accounts and at the provider is neither income nor expense', async () => {
    await stage.setPeriod();
    await stage.take([
      { amount: '30.00', name: 'Stichting Mollie Payments', iban: 'NL20INGB0001234567' },
      { amount: '20.00', name: 'Spaarrekening', iban: 'NL44RABO0123456789', out: true },
    ]);
    for (const { id } of await stage.bankLines()) await stage.book(id, {});
    expect(await sheet()).toEqual({ [BANK]: [0, 1000], provider: [0, -3000], transit: [0, 2000] });
    expect((await accounts()).result).toBe(0);
  });
});

describe('income and expenses', () => {
  it('are told per committee beside its budget and the year before', async () => {
    const next = await twoYears();
    await stage.mutate({ income: 5000 });
    await stage.mutate({ yearId: next, income: 900, expence: undefined });
    await stage.mutate({ yearId: next, income: undefined, expence: 400 });
    const year = (await stage.years()).find(({ id }) => id === next);
    const group = year?.workgroups.find(({ index }) => index === '3');
    await stage.jan.data(EditWorkgroupDocument, {
      ...{ yearId: next, id: group?.id ?? '', revision: group?.revision ?? 0 },
      workgroup: { index: '3', title: 'Optocht', expencesBudget: 1000, incomeBudget: 1600 },
    });
    expect((await accounts(next)).committees).toEqual([
      { id: 'wg:3', wg: '3', title: 'Optocht', income: 900, expenses: 400, budget: 600, before: 5000 },
    ]);
    expect(await accounts(next)).toMatchObject({ result: 500, previousTitle: '2026-2027' });
  });
});

describe('from one year to the next', () => {
  it('what is open at the end is open at the begin, and is paid in the year in which the bank shows it', async () => {
    const next = await twoYears();
    const { id } = await invoice(10_000);
    await stage.take([{ amount: '100.00', date: daysFromNow(2) }]);
    const line = await match(10_000, 'invoice', id);
    expect(await sheet()).toEqual({ toReceive: [0, 10_000] });
    expect(await sheet(next)).toEqual({ [BANK]: [0, 10_000], toReceive: [10_000, 0] });
    // Charged back in the next year: it was paid until then.
    await stage.jan.data(UnmatchBankLineDocument, { id: line });
    await stage.take([{ amount: '60.00', date: daysFromNow(0) }]);
    const paid = await stage.mutate({ income: 6000 });
    const first = await match(6000, 'mutation', paid);
    await stage.take([{ amount: '60.00', out: true, date: daysFromNow(3) }]);
    await match(-6000, 'bankLine', first);
    expect(await sheet()).toEqual({ [BANK]: [0, 6000], toReceive: [0, 10_000] });
    expect(await sheet(next)).toMatchObject({ [BANK]: [6000, 10_000], undone: [0, -10_000] });
  });

  it('a closed year stays as it was, whatever becomes of the records; the next one says what changed', async () => {
    const next = await twoYears();
    const { id } = await invoice(10_000);
    await stage.take([{ amount: '100.00', date: daysFromNow(0) }]);
    await stage.jan.data(SaveAnnualNoteDocument, {
      yearId: stage.year.id,
      note: { line: 'toReceive', revision: 0, text: 'Komt nog' },
    });
    await archive(stage.year.id);
    const then = await accounts();
    expect(then).toMatchObject({
      closedAt: expect.any(String),
      notes: [{ line: 'toReceive', text: 'Komt nog' }],
    });
    expect(await sheet()).toEqual({ [BANK]: [0, 10_000], toReceive: [0, 10_000], undone: [0, -10_000] });
    // What was to be done is done in the next year.
    const line = await match(10_000, 'invoice', id);
    expect(await accounts()).toEqual(then);
    expect(await sheet(next)).toEqual({
      ...{ [BANK]: [10_000, 10_000], toReceive: [10_000, 0], undone: [-10_000, 0] },
    });
    // A statement of the closed year that comes later is told.
    await stage.take([{ amount: '7.00', date: daysFromNow(-5) }]);
    expect(await accounts()).toEqual(then);
    expect((await accounts(next)).differences).toContainEqual({
      text: 'Na het afsluiten van een eerder jaar is er iets aan veranderd',
      amount: 700,
    });
    // Out of the archive it follows its records again; closed once more it keeps what it is by then.
    await archive(stage.year.id, false);
    expect(await sheet()).toEqual({ [BANK]: [0, 10_700], undone: [0, -700] });
    expect((await accounts(next)).differences).toHaveLength(1);
    await archive(stage.year.id);
    await stage.jan.data(UnmatchBankLineDocument, { id: line });
    expect((await sheet())[BANK]).toEqual([0, 10_700]);
    expect(await LedgerClosingModel.countDocuments()).toBe(2);
  });

  it('of a year that was closed before accounts were kept they are made of its ledger', async () => {
    const next = await twoYears();
    await invoice(10_000);
    await archive(stage.year.id);
    await LedgerClosingModel.updateMany({}, { $unset: { accounts: 1 } });
    expect(await sheet()).toEqual({ toReceive: [0, 10_000] });
    expect(await sheet(next)).toEqual({ toReceive: [10_000, 10_000] });
  });
});

describe('what the treasurer says of a line', () => {
  const note = (changes: object = {}) => ({ line: 'own', revision: 0, text: 'Voor een tent', ...changes });
  const save = (changes: object = {}) =>
    stage.jan.run(SaveAnnualNoteDocument, { yearId: stage.year.id, note: note(changes) });
  beforeEach(() => stage.setPeriod());

  it('is kept with the line, changed by who read it, and taken away by an empty text', async () => {
    expect((await save()).data?.saveAnnualNote).toMatchObject({ text: 'Voor een tent', revision: 1 });
    expect((await save()).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await save({ revision: 1, text: ' ' })).data?.saveAnnualNote).toMatchObject({
      text: '',
      revision: 2,
    });
    expect((await accounts()).notes).toEqual([{ line: 'own', text: '', revision: 2 }]);
  });

  it('of two at once one is kept', async () => {
    const answers = await Promise.all([save(), save({ text: 'Iets anders' })]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it.each([[{ line: 'bestaat niet' }], [{ text: 'x'.repeat(1001) }], [{ revision: -1 }]])(
    'is refused: %o',
    async (changes) => {
      expect((await save(changes)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('does not change once the year is closed', async () => {
    await archive(stage.year.id);
    expect((await save()).errors?.[0]?.message).toBe(
      'Dit boekjaar staat in het archief: er verandert niets meer.',
    );
  });
});

it('the pdf is made for who reads the books, and for nobody else', async () => {
  await stage.setPeriod();
  await invoice(10_000);
  const { annualAccountsPdf } = await stage.jan.data(AnnualAccountsPdfDocument, { yearId: stage.year.id });
  expect(annualAccountsPdf.name).toBe('Jaarrekening 2026-2027.pdf');
  const read = (cookie = '') => fetch(`${stage.api.url}${annualAccountsPdf.url}`, { headers: { cookie } });
  const pdf = await read(stage.jan.cookie);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const { texts } = await readPdf(Buffer.from(await pdf.arrayBuffer()));
  const told = texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(told).toEqual(
    expect.arrayContaining([
      'Jaarrekening 2026-2027',
      'Balans',
      'Eigen vermogen',
      'Sluit op de cent.',
      '€ 100,00',
    ]),
  );
  expect(told.join('\n')).toMatch(/concept/);
  expect(told.join('\n')).toMatch(/Bakkerij Jansen/);
  expect((await read(stage.piet.cookie)).status).toBe(403);
});
