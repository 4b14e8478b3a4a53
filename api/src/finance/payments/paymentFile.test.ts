import { XMLParser } from 'fast-xml-parser';

import { daysFromNow } from '../../testing/apiStage';
import {
  ExportPaymentsDocument,
  LedgerReverseTransactionDocument,
  PayableAccountsDocument,
  PayableDeclarationsDocument,
  PaymentFileMyDeclarationsDocument,
  ReversePaymentFileDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
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
const paid = async () => {
  const { myDeclarations } = await stage.piet.data(PaymentFileMyDeclarationsDocument);
  return myDeclarations.edges.filter(({ node }) => node.paid).map(({ node }) => node.id);
};

it('pays what is approved in the period and marks it, once', async () => {
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
  expect((await paid()).sort()).toEqual([first, second].sort());
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
  expect([await paid(), await payable()]).toEqual([[], [id]]);
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
