import { XMLParser } from 'fast-xml-parser';

import { daysFromNow } from '../../testing/apiStage';
import { signedIn } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import { useFinance } from '../testFinance';

const FILE = '{ id total reversed xml payments { transactionId name iban amount description } changeLog }';
const EXPORT = `mutation Export($period: PaymentFileInput!) { exportPayments(period: $period) ${FILE} }`;
const REVERSE = `mutation Reverse($id: ID!) { reversePaymentFile(id: $id) ${FILE} }`;
const PAYABLE =
  'query Receivable($period: PaymentFileInput!) { payableDeclarations(period: $period) { id } }';

interface File {
  id: string;
  total: number;
  xml: string;
  payments: { transactionId: string; amount: number }[];
}

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
  (
    await stage.jan.data<{ payableDeclarations: { id: string }[] }>(PAYABLE, period())
  ).payableDeclarations.map(({ id }) => id);
const make = async () => (await stage.jan.data<{ exportPayments: File }>(EXPORT, period())).exportPayments;
const paid = async () => {
  const query = '{ myDeclarations { edges { node { id paid } } } }';
  const { myDeclarations } = await stage.piet.data<{
    myDeclarations: { edges: { node: { id: string; paid: boolean } }[] };
  }>(query);
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
  expect((await stage.jan.error(EXPORT, period())).message).toBe(
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
  const document = PAYABLE.replace('{ id }', '{ id accountName accountnumber }');
  expect(await board.data(document, period())).toEqual({
    payableDeclarations: [{ id, accountName: 'Piet', accountnumber: 'NL69INGB0123456789' }],
  });
});

it('of ten who make it at once one does, and nothing is paid twice', async () => {
  await approvedOne();
  await approvedOne();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => stage.jan.run<{ exportPayments: File }>(EXPORT, period())),
  );
  const made = answers.filter(({ errors }) => !errors);
  expect(made).toHaveLength(1);
  expect(made[0]?.data?.exportPayments.payments).toHaveLength(2);
});

it('is turned back, and its declarations can be paid again', async () => {
  const id = await approvedOne();
  const file = await make();
  const DELETE = 'mutation Delete($id: ID!) { deleteTransaction(id: $id) }';
  expect((await stage.jan.error(DELETE, { id })).message).toBe(
    'Deze declaratie zit in een betaalbestand. Draai dat eerst terug.',
  );
  const { reversePaymentFile } = await stage.jan.data<{ reversePaymentFile: File }>(REVERSE, { id: file.id });
  expect(reversePaymentFile).toMatchObject({ reversed: true, payments: [{ transactionId: id }] });
  await stage.jan.data(REVERSE, { id: file.id });
  expect([await paid(), await payable()]).toEqual([[], [id]]);
  // Two that were turned back do not get in each other's way.
  await stage.jan.data(REVERSE, { id: (await make()).id });
  expect((await make()).payments).toHaveLength(1);
});

it.each([
  [{ from: '2026-02-30' }, { from: 'Dit is geen geldige datum' }],
  [{ from: daysFromNow(1) }, { until: 'Deze datum ligt voor het begin van de periode' }],
  [{ executionDate: daysFromNow(-1) }, { executionDate: 'Kies vandaag of een latere datum' }],
])('refuses %j', async (changes, fields) => {
  await approvedOne();
  expect((await stage.jan.error(EXPORT, period(changes))).extensions.fields).toEqual(fields);
});
