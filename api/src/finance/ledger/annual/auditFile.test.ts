import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';

import { daysFromNow } from '../../../testing/apiStage';
import {
  ArchiveAccountancyYearDocument,
  AuditFileDocument,
  HistoryMatchDocument,
  SaveInvoiceDocument,
} from '../../../testing/gql/graphql';
import { signedIn } from '../../../testing/people';
import { useLedger } from '../testLedger';

const schema = readFileSync(join(__dirname, 'xafAuditfile.4.0.xsd'), 'utf8');
const LISTS = ['ledgerAccount', 'period', 'obLine', 'journal', 'transaction', 'trLine'];
const stage = useLedger();

interface Line {
  nr: string;
  accID: string;
  amnt: string;
  amntTp: 'C' | 'D';
}
interface Totals {
  linesCount: string;
  totalDebit: string;
  totalCredit: string;
}
interface Company {
  taxRegIdent: string;
  generalLedger: { ledgerAccount: { accID: string; accTp: string }[] };
  periods: { period: { periodNumber: string }[] };
  openingBalance: Totals & { obLine?: Line[] };
  transactions: Totals & {
    journal?: { jrnID: string; transaction: { nr: string; periodNumber: string; trLine: Line[] }[] }[];
  };
}

/** Nothing there was is an opening balance without lines. */
const began = ({ openingBalance }: Company) => openingBalance.obLine ?? [];
const cents = (text: string) => Math.round(Number(text) * 100);
const sideOf = (lines: readonly Line[], side: 'C' | 'D') =>
  lines.filter(({ amntTp }) => amntTp === side).reduce((sum, { amnt }) => sum + cents(amnt), 0);
const totalsOf = (lines: readonly Line[]) => [lines.length, sideOf(lines, 'D'), sideOf(lines, 'C')];
const told = ({ linesCount, totalDebit, totalCredit }: Totals) => [
  Number(linesCount),
  cents(totalDebit),
  cents(totalCredit),
];

/** The file of a year, after looking whether it is valid by the schema and by the numbered rules of its description. */
async function read(yearId = stage.year.id): Promise<Company> {
  const { auditFile } = await stage.jan.data(AuditFileDocument, { yearId });
  const answer = await fetch(`${stage.api.url}${auditFile.url}`, {
    headers: { cookie: stage.jan.cookie ?? '' },
  });
  const xml = await answer.text();
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'xaf.xml', contents: xml }],
    schema: [schema],
  });
  expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => LISTS.includes(name) });
  const { company } = (parser.parse(xml) as { auditfile: { company: Company } }).auditfile;
  const { generalLedger, openingBalance, transactions, periods } = company;
  const all = (transactions.journal ?? []).flatMap(({ transaction }) => transaction);
  const lines = all.flatMap(({ trLine }) => trLine);
  // Rules 0004 to 0010: totals are the sums, and debit is credit, of the whole and of each.
  expect(told(openingBalance)).toEqual(totalsOf(began(company)));
  expect(told(transactions)).toEqual(totalsOf(lines));
  for (const { trLine } of [{ trLine: began(company) }, ...all])
    expect(sideOf(trLine, 'D')).toBe(sideOf(trLine, 'C'));
  // Rules 0001 to 0003, and what they refer to is there.
  const accounts = generalLedger.ledgerAccount.map(({ accID }) => accID);
  expect(new Set(accounts).size).toBe(accounts.length);
  const used = new Set([...began(company), ...lines].map(({ accID }) => accID));
  expect([...used].sort()).toEqual(accounts.toSorted());
  expect(new Set(all.map(({ nr }) => nr)).size).toBe(all.length);
  const numbers = periods.period.map(({ periodNumber }) => periodNumber);
  expect(all.every(({ periodNumber }) => numbers.includes(periodNumber))).toBe(true);
  return company;
}
/** What an account comes to at the end: what it began with and what moved. */
const endsOf = (company: Company) => {
  const ends: Record<string, number> = {};
  const lines = (company.transactions.journal ?? []).flatMap(({ transaction }) =>
    transaction.flatMap(({ trLine }) => trLine),
  );
  for (const { accID, amnt, amntTp } of [...began(company), ...lines])
    ends[accID] = (ends[accID] ?? 0) + (amntTp === 'D' ? 1 : -1) * cents(amnt);
  return ends;
};

const BANK = 'bank:NL91ABNA0417164300';

it('has what the balance sheet has: opening balance, income and expenses, and each movement', async () => {
  await stage.setPeriod({ from: '2026-06-15', until: daysFromNow(200) });
  const clerk = await signedIn(stage.api, { name: 'Fien', general: ['secFact'] });
  const invoice = { nameClient: 'Bakker & <Zn>', title: 'Reclame', description: 'x', amount: 10_000 };
  const { saveInvoice } = await clerk.data(SaveInvoiceDocument, {
    invoice: { ...invoice, requestId: 'verzoek-1' },
  });
  await stage.decide((await stage.declare({ amount: 1250 })).id, true);
  // What was not decided on, or declined, is in no file.
  await stage.declare({ amount: 777 });
  await stage.decide((await stage.declare({ amount: 888 })).id, false, 'x');
  await stage.mutate({ income: 300 });
  await stage.take(
    [
      { amount: '60.00', date: daysFromNow(0) },
      { amount: '7.00', out: true, date: daysFromNow(0), name: 'Spaarrekening', iban: 'NL44RABO0123456789' },
      { amount: '3.00', date: daysFromNow(0) },
    ],
    { opening: [daysFromNow(-2), '100.00'], closing: [daysFromNow(0), '156.00'] },
  );
  const line = async (amount: number) =>
    (await stage.bankLines()).find((one) => one.amount === amount)?.id ?? '';
  const part = { id: await line(6000), receivables: [{ kind: 'invoice', id: saveInvoice.id }], isPart: true };
  expect((await stage.jan.run(HistoryMatchDocument, part)).errors).toBeUndefined();
  await stage.book(await line(-700), {});
  const company = await read();
  expect(began(company)).toMatchObject([
    { accID: BANK, amnt: '100.00', amntTp: 'D' },
    { accID: 'own', amnt: '100.00', amntTp: 'C' },
  ]);
  expect(endsOf(company)).toEqual({
    ...{
      [BANK]: 15_600,
      toReceive: 4000,
      toPay: -1250,
      byHand: 300,
      transit: 700,
      undone: -300,
      own: -10_000,
    },
    ...{ 'in:': -10_000, 'in:3': -300, 'uit:3': 1250 },
  });
  expect(company.transactions.journal?.map(({ jrnID }) => jrnID).sort()).toEqual([
    ...['bank', 'byHand', 'declaration', 'invoice', 'mutation'],
  ]);
});

it('of a closed year it is what was kept; the next begins with it', async () => {
  await stage.setPeriod({ until: daysFromNow(0) });
  const next = await stage.addYear('2027-2028');
  await stage.setPeriod({ revision: 1, from: daysFromNow(1) }, next.id);
  await stage.decide((await stage.declare({ amount: 1250 })).id, true);
  await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
  expect(endsOf(await read())).toEqual({ 'uit:3': 1250, toPay: -1250 });
  expect(began(await read(next.id))).toMatchObject([
    { accID: 'toPay', amnt: '12.50', amntTp: 'C' },
    { accID: 'own', amnt: '12.50', amntTp: 'D' },
  ]);
});

it('a year without a period has none', async () => {
  expect((await stage.jan.error(AuditFileDocument, { yearId: stage.year.id })).message).toBe(
    'Stel eerst de periode van dit jaar in, bij Grootboek.',
  );
});
