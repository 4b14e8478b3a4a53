import { useApi } from '../../testing/apiStage';
import { base64, camt } from '../../testing/bankStatements';
import {
  BankLinesDocument,
  type BankLineState,
  CreditInvoiceDocument,
  IgnoreBankLineDocument,
  ImportBankStatementDocument,
  InvoicesDocument,
  MatchBankLineDocument,
  PayInvoiceDocument,
  SaveInvoiceDocument,
  type SaveInvoiceMutation,
  UnmatchBankLineDocument,
} from '../../testing/gql/graphql';
import { makeCommission, usePerson } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import { BankLineModel } from '../claims/bankLine.model';

type Invoice = SaveInvoiceMutation['saveInvoice'];

const stage = useApi();
const jan = usePerson(stage, { name: 'Jan', general: ['secFact'], commissions: [TEST_DB_COMMISSION] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
});
let made = 0;
const invoice = async (amount: number, nameClient = 'Bakkerij Jansen') => {
  const fields = { requestId: `verzoek-${(made += 1)}`, nameClient, title: 'x', description: 'x', amount };
  return (await jan.data(SaveInvoiceDocument, { invoice: fields })).saveInvoice;
};
const takeAll = async (content: string | Uint8Array) =>
  (await jan.data(ImportBankStatementDocument, { file: base64(content) })).importBankStatement;
const take = async (text: string) => {
  const [{ added, known } = { added: -1, known: -1 }] = await takeAll(text);
  return { added, known };
};
const lines = async (state: BankLineState = 'todo') =>
  (await jan.data(BankLinesDocument, { state })).bankLines;
const match = (id: string, ...invoices: Invoice[]) =>
  jan.run(MatchBankLineDocument, {
    id,
    receivables: invoices.map((one) => ({ kind: 'invoice', id: one.id })),
  });
const states = async () =>
  (await jan.data(InvoicesDocument)).invoices.edges.map(({ node }) => [node.state, node.paidOn]);

describe('importing', () => {
  it('the same statement twice changes nothing', async () => {
    const text = camt([{ amount: '10.00' }, { amount: '10.00' }, { amount: '5.00', out: true }]);
    expect(await take(text)).toEqual({ added: 3, known: 0 });
    const before = await BankLineModel.find().lean();
    expect(await take(text)).toEqual({ added: 0, known: 3 });
    expect(await BankLineModel.find().lean()).toEqual(before);
  });

  it('ten times at once adds each line once', async () => {
    const text = camt(Array.from({ length: 40 }, (_, at) => ({ amount: `${at + 1}.00` })));
    await Promise.all(Array.from({ length: 10 }, () => take(text)));
    expect(await BankLineModel.countDocuments()).toBe(40);
  });

  it('refuses what is no statement of the foundation, and takes in nothing of it', async () => {
    const file = base64(camt([{ amount: '1.00' }], { account: 'NL20INGB0001234567' }));
    expect((await jan.error(ImportBankStatementDocument, { file })).extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        file: 'Dit afschrift is van een andere rekening (NL20INGB0001234567) dan die van de stichting.',
      },
    });
    expect(await BankLineModel.countDocuments()).toBe(0);
  });
});

describe('matching', () => {
  it('proposes the invoice, and a confirmed one is paid on the day of the line', async () => {
    const made = await invoice(12_550);
    await take(camt([{ amount: '125.50', text: `factuur ${made.number}`, date: '2026-11-18' }]));
    const [line] = await lines();
    expect(line?.proposals).toEqual([
      { certainty: 'sure', receivables: [{ kind: 'invoice', id: made.id, reference: made.number }] },
    ]);
    expect((await match(line?.id ?? '', made)).errors).toBeUndefined();
    expect(await states()).toEqual([['paid', '2026-11-18']]);
    expect([await lines(), (await lines('matched')).length]).toEqual([[], 1]);

    expect((await jan.error(PayInvoiceDocument, { id: made.id })).message).toBe(
      'Deze factuur is via de bank betaald: koppel dat los bij de bankregel.',
    );
    await jan.data(UnmatchBankLineDocument, { id: line?.id as string });
    expect(await states()).toEqual([['open', null]]);
    expect(await lines()).toHaveLength(1);
  });

  it('one payment pays two invoices in one write', async () => {
    const both = [await invoice(1000), await invoice(2000)] as const;
    await take(camt([{ amount: '30.00', text: both.map(({ number }) => number).join(' en ') }]));
    const [line] = await lines();
    expect(line?.proposals[0]?.receivables).toHaveLength(2);
    await match(line?.id ?? '', ...both);
    expect((await states()).map(([state]) => state)).toEqual(['paid', 'paid']);
  });

  it('of two lines for one invoice one pays it, also at the same moment', async () => {
    const made = await invoice(1000);
    await take(camt([{ amount: '10.00' }, { amount: '10.00' }]));
    const answers = await Promise.all((await lines()).map(({ id }) => match(id, made)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toMatch(
      /^(Een van deze posten is al (betaald of bestaat niet meer|aan een andere regel gekoppeld\.))$/,
    );
  });

  it('refuses another sum, nothing, what went out, and what is credited', async () => {
    const [made, credited] = [await invoice(1000), await invoice(1000)];
    await jan.data(CreditInvoiceDocument, { id: credited.id });
    await take(camt([{ amount: '11.00' }, { amount: '10.00', out: true, name: 'uit' }]));
    const [line] = await lines();
    const out = await BankLineModel.findOne({ amount: -1000 }).lean();
    expect((await match(line?.id ?? '', made)).errors?.[0]?.message).toBe(
      'De posten zijn samen niet gelijk aan het bedrag van deze regel',
    );
    expect((await match(line?.id ?? '')).errors?.[0]?.message).toBe('Kies waarvoor er betaald is');
    expect((await match(String(out?._id), made)).errors?.[0]?.message).toBe(
      'De posten zijn samen niet gelijk aan het bedrag van deze regel',
    );
    expect((await match(line?.id ?? '', credited)).errors?.[0]?.message).toBe(
      'Een van deze posten is al betaald of bestaat niet meer',
    );
    expect((await match('onbekend', made)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('what is not in euro is shown, and never proposed or matched', async () => {
    const made = await invoice(13_400);
    await take(camt([{ amount: '134.00', currency: 'CHF', text: made.number }]));
    const [line] = await lines();
    expect(line).toMatchObject({ amount: 13_400, currency: 'CHF', proposals: [] });
    expect((await match(line?.id ?? '', made)).errors?.[0]?.message).toBe(
      'Alleen een bedrag in euro kan worden gekoppeld.',
    );
    expect(await states()).toEqual([['open', null]]);
  });

  it('a line is set aside and taken up again', async () => {
    await take(camt([{ amount: '10.00' }]));
    const [line] = await lines();
    await jan.data(IgnoreBankLineDocument, { id: line?.id as string, ignored: true });
    expect([(await lines()).length, (await lines('ignored')).length]).toEqual([0, 1]);
    await jan.data(IgnoreBankLineDocument, { id: line?.id as string, ignored: false });
    expect(await lines()).toHaveLength(1);
  });
});
