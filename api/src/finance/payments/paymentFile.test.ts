import { XMLParser } from 'fast-xml-parser';
import { Types } from 'mongoose';

import { up as paidPaymentFiles } from '../../migrations/20261130-paid-payment-files';
import { daysFromNow } from '../../testing/apiStage';
import {
  ExportPaymentsDocument,
  ExportPaymentsWithoutXmlDocument,
  LedgerReverseTransactionDocument,
  PayableAccountsDocument,
  PayableDeclarationsDocument,
  PaymentFileMyDeclarationsDocument,
  PayPaymentFileDocument,
  ReversePaymentFileDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import { TransactionModel } from '../books/transaction.model';
import { BankLineModel } from '../claims/bankLine.model';
import { PaymentFileModel } from '../claims/directDebit.model';
import { useFinance } from '../testFinance';

const stage = useFinance();
const today = () => daysFromNow(0);
const period = (changes: object = {}) => ({
  period: { from: today(), until: today(), executionDate: today(), ...changes },
});
const approvedOne = async (changes: object = {}) => {
  const { id } = await stage.declare(changes);
  await stage.decide(id, true);
  return id;
};
const payable = async () =>
  (await stage.jan.data(PayableDeclarationsDocument, period())).payableDeclarations.map(({ id }) => id);
const make = async () => (await stage.jan.data(ExportPaymentsDocument, period())).exportPayments;
const inFile = async () => {
  const { myDeclarations } = await stage.piet.data(PaymentFileMyDeclarationsDocument);
  return myDeclarations.edges.filter(({ node }) => node.payment === 'inFile').map(({ node }) => node.id);
};

it('takes what is approved in the period, once', async () => {
  const first = await approvedOne({ amount: 1255 });
  const second = await approvedOne({
    amount: 620,
    directPay: 0,
    accountName: 'Café ’t Höfke & Zn. B.V.',
    accountnumber: 'BE68 5390 0754 7034',
    description: 'Vlaai – 2 stuks',
  });
  await stage.declare();
  const { id: declined } = await stage.declare();
  await stage.decide(declined, false, 'x');
  expect(await payable()).toEqual([first, second]);
  const file = await make();
  expect(file).toMatchObject({ total: 1875, reversed: false });
  expect(await payable()).toEqual([]);
  expect((await inFile()).sort()).toEqual([first, second].sort());
  expect((await stage.jan.error(ExportPaymentsDocument, period())).message).toBe(
    'In deze periode zijn er geen goedgekeurde declaraties die nog betaald moeten worden.',
  );

  const { Document } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(file.xml) as {
    Document: { CstmrCdtTrfInitn: Record<string, never> };
  };
  expect(Document).toMatchObject({
    '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
    CstmrCdtTrfInitn: {
      GrpHdr: { NbOfTxs: '2', CtrlSum: '18.75', InitgPty: { Nm: 'Stichting Carnaval Ulft' } },
      PmtInf: {
        PmtMtd: 'TRF',
        CtrlSum: '18.75',
        ReqdExctnDt: { Dt: today() },
        DbtrAcct: { Id: { IBAN: 'NL91ABNA0417164300' } },
        CdtTrfTxInf: [
          {
            Amt: { InstdAmt: { '#text': '12.55', '@_Ccy': 'EUR' } },
            Cdtr: { Nm: 'Piet' },
            CdtrAcct: { Id: { IBAN: 'NL69INGB0123456789' } },
            RmtInf: { Ustrd: 'Hekken' },
          },
          {
            Amt: { InstdAmt: { '#text': '6.20', '@_Ccy': 'EUR' } },
            Cdtr: { Nm: 'Cafe t Hofke + Zn. B.V.' },
            CdtrAcct: { Id: { IBAN: 'BE68539007547034' } },
            RmtInf: { Ustrd: 'Vlaai 2 stuks' },
          },
        ],
      },
    },
  });
});

it('is made and read by whoever has the DB permission, also without the finance page', async () => {
  const id = await approvedOne();
  const board = await signedIn(stage.api, { commissions: [TEST_DB_COMMISSION] });
  expect(await board.data(PayableAccountsDocument, period())).toEqual({
    payableDeclarations: [{ id, accountName: 'Piet', accountnumber: 'NL69INGB0123456789' }],
  });
});

it('of ten who make it at once one does, and nothing is paid twice', async () => {
  await approvedOne();
  await approvedOne();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => stage.jan.run(ExportPaymentsDocument, period())),
  );
  const made = answers.filter(({ errors }) => !errors);
  expect(made).toHaveLength(1);
  expect(made[0]?.data?.exportPayments.payments).toHaveLength(2);
});

it('is turned back, and its declarations can be paid again', async () => {
  const id = await approvedOne();
  const file = await make();

  expect((await stage.jan.error(LedgerReverseTransactionDocument, { id })).message).toBe(
    'Deze declaratie zit in een betaalbestand. Draai dat eerst terug.',
  );
  const { reversePaymentFile } = await stage.jan.data(ReversePaymentFileDocument, { id: file.id });
  expect(reversePaymentFile).toMatchObject({ reversed: true, payments: [{ transactionId: id }] });
  await stage.jan.data(ReversePaymentFileDocument, { id: file.id });
  expect([await inFile(), await payable()]).toEqual([[], [id]]);
  // Two that were turned back do not get in each other's way.
  await stage.jan.data(ReversePaymentFileDocument, { id: (await make()).id });
  expect((await make()).payments).toHaveLength(1);
});

it.each([
  [{ from: '2026-02-30' }, { from: 'Dit is geen geldige datum' }],
  [{ from: daysFromNow(1) }, { until: 'Deze datum ligt voor het begin van de periode' }],
  [{ executionDate: daysFromNow(-1) }, { executionDate: 'Kies vandaag of een latere datum' }],
])('refuses %j', async (changes, fields) => {
  await approvedOne();
  expect((await stage.jan.error(ExportPaymentsDocument, period(changes))).extensions.fields).toEqual(fields);
});

describe('what was seen', () => {
  const seen = (ids: string[], total?: number) => period({ ids, total });

  it('is what is paid: the chosen ones alone; the others stay payable', async () => {
    const [first, second] = [await approvedOne({ amount: 1255 }), await approvedOne({ amount: 620 })];
    const { exportPayments } = await stage.jan.data(ExportPaymentsDocument, seen([second], 620));
    expect(exportPayments.payments.map(({ transactionId }) => transactionId)).toEqual([second]);
    expect(await payable()).toEqual([first]);
  });

  it('is refused when one is no longer payable, or the total is another', async () => {
    const [first, second] = [await approvedOne({ amount: 1255 }), await approvedOne({ amount: 620 })];
    const changed = {
      message: 'Wat er te betalen is, is intussen veranderd. Kijk de lijst na en maak het bestand opnieuw.',
      extensions: { code: 'CONFLICT' },
    };
    expect(await stage.jan.error(ExportPaymentsDocument, seen([first, second], 1874))).toMatchObject(changed);
    await stage.jan.data(ExportPaymentsDocument, seen([second], 620));
    expect(await stage.jan.error(ExportPaymentsDocument, seen([first, second], 1875))).toMatchObject(changed);
    expect(await stage.jan.error(ExportPaymentsDocument, seen([first, second]))).toMatchObject(changed);
    // Approved meanwhile: it was not seen, so the total of all is another.
    expect(await stage.jan.error(ExportPaymentsDocument, period({ total: 1875 }))).toMatchObject(changed);
    expect(await payable()).toEqual([first]);
    expect((await stage.jan.error(ExportPaymentsDocument, seen([]))).extensions.fields).toEqual({
      ids: 'Kies minstens een declaratie om te betalen',
    });
  });

  it('sent twice is made once; of two at once with the same choice one is', async () => {
    const id = await approvedOne();
    const asked = { ...seen([id], 1250), requestId: 'betaal-1' };
    const [one, again] = [
      await stage.jan.data(ExportPaymentsWithoutXmlDocument, asked),
      await stage.jan.data(ExportPaymentsWithoutXmlDocument, asked),
    ];
    expect(again.exportPayments.id).toBe(one.exportPayments.id);
    const other = await approvedOne();
    const answers = await Promise.all(
      [stage.jan, stage.truus].map((person) => person.run(ExportPaymentsDocument, seen([other], 1250))),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('has no account outside SEPA, also of declarations from before those were refused', async () => {
    const id = await approvedOne();
    await TransactionModel.updateOne({ _id: id }, { accountnumber: 'BR1800360305000010009795493C1' });
    expect((await stage.jan.error(ExportPaymentsDocument, period())).message).toBe(
      'Naar deze rekeningen kan geen SEPA-betaling: Piet. Vink ze uit en betaal ze zelf.',
    );
  });
});

describe('noted as paid by hand', () => {
  const pay = (id: string, paidOn: string | null, person = stage.jan) =>
    person.run(PayPaymentFileDocument, { id, paidOn });
  const states = async () =>
    (await stage.piet.data(PaymentFileMyDeclarationsDocument)).myDeclarations.edges.map(({ node }) => [
      node.payment,
      node.paid,
    ]);

  it('its declarations are paid, until that is taken back; meanwhile it is not turned back', async () => {
    await approvedOne();
    const { id } = await make();
    expect(await states()).toEqual([['inFile', false]]);
    expect((await pay(id, today())).data?.payPaymentFile.paidOn).toBe(today());
    expect(await states()).toEqual([['paid', true]]);
    const again = (await pay(id, today())).data?.payPaymentFile;
    expect(again?.changeLog.filter((line) => line.includes('betaald op'))).toHaveLength(1);
    expect((await stage.jan.error(ReversePaymentFileDocument, { id })).message).toBe(
      'Dit betaalbestand staat als betaald. Neem dat eerst terug.',
    );
    await pay(id, null);
    expect(await states()).toEqual([['inFile', false]]);
    await stage.jan.data(ReversePaymentFileDocument, { id });
    expect((await pay(id, today())).errors?.[0]?.message).toBe('Dit betaalbestand is teruggedraaid.');
    expect(await states()).toEqual([['none', false]]);
  });

  it('of paying and turning back at once one is done', async () => {
    await approvedOne();
    const { id } = await make();
    await Promise.all([pay(id, today()), stage.truus.run(ReversePaymentFileDocument, { id })]);
    const file = await PaymentFileModel.findById(id).orFail();
    expect([file.reversed, file.paidOn ?? null]).toEqual(file.reversed ? [true, null] : [false, today()]);
  });

  it.each([
    [daysFromNow(1), 'Kies vandaag of een eerdere datum'],
    ['2026-02-30', 'Dit is geen geldige datum'],
  ])('refuses %s', async (paidOn, message) => {
    await approvedOne();
    const { id } = await make();
    expect((await pay(id, paidOn)).errors?.[0]?.extensions.fields).toEqual({ paidOn: message });
  });

  it('what a line of the bank pays is paid, and in no next file', async () => {
    const id = await approvedOne();
    await BankLineModel.create({
      ...{ _id: 'k1', account: 'NL91ABNA0417164300', date: today(), amount: -1250, iban: '', name: '' },
      ...{ description: '', matches: [{ target: `declaration:${id}`, label: 'Hekken' }] },
    });
    expect(await states()).toEqual([['paid', true]]);
    expect(await payable()).toEqual([]);
  });

  it('files of before, whose day has passed, are paid on that day; that is done once', async () => {
    await approvedOne();
    const { id } = await make();
    await approvedOne();
    const recent = await make();
    const db = PaymentFileModel.db.db as never;
    await PaymentFileModel.collection.updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { executionDate: '2026-01-05' }, $unset: { createdBy: 1 } },
    );
    await paidPaymentFiles(db);
    expect((await PaymentFileModel.findById(id).orFail()).paidOn).toBe('2026-01-05');
    expect((await PaymentFileModel.findById(recent.id).orFail()).paidOn).toBeUndefined();
    await pay(id, null);
    await paidPaymentFiles(db);
    expect((await PaymentFileModel.findById(id).orFail()).paidOn).toBeNull();
  });
});
