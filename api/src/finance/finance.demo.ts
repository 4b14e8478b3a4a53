import { DEMO_COMMISSIONS, demoCommissionId } from '../identity/commissions/commission.demo';
import { CommissionModel } from '../identity/people/commission.model';
import type { DemoContext } from '../platform/demo/demoContext';
import { demoDocument } from '../platform/demo/demoFiles';
import { demoBank } from './bank/bank.demo';
import { demoBookChecks } from './bookChecks/bookCheck.demo';
import { AccountancyYearModel } from './books/accountancyYear.model';
import { FinancialDocumentKind, TransactionKind, TransactionState } from './books/finance.enums';
import { FinancialDocumentModel } from './books/financialDocument.model';
import { receiptFolder, TREASURER_FOLDER } from './books/receipts.service';
import { TransactionModel } from './books/transaction.model';
import { PaymentFileModel } from './claims/directDebit.model';
import { demoInvoices } from './invoices/invoice.demo';
import { AnnualNoteModel } from './ledger/annual/annualNote.model';
import { demoRecurringInvoices } from './recurringInvoices/recurringInvoice.demo';

const { open, approved, declined } = TransactionState;
/** Well-formed numbers that are nobody's. */
const IBANS = ['NL69INGB0123456789', 'NL20INGB0001234567', 'NL02ABNA0123456789', 'NL44RABO0123456789'];
const WHAT = [
  'Hekken huren',
  'Drukwerk posters',
  'Koffie en vlaai vergadering',
  'Portofoons',
  'Verf voor de wagen',
  'Medailles',
  'Postzegels',
  'Geluidsinstallatie',
  'Bloemen jubilaris',
  'Ballonnen en slingers',
] as const;
const MONTHS_OF = { '2025-2026': '2025-06-01', '2026-2027': '2026-06-01' } as const;

/** The books of last season, locked, and of this one: declarations in every state, mutations and budgets. */
async function demoBooks(demo: DemoContext): Promise<void> {
  const names = new Map(
    (await CommissionModel.find({ archived: false })).map(({ index, name }) => [index, name]),
  );
  const years = Object.keys(MONTHS_OF).map((title, at) => ({
    _id: demo.id(`year ${title}`),
    title,
    index: at + 1,
    locked: at === 0,
    workgroups: Array.from({ length: DEMO_COMMISSIONS }, (_, position) => {
      const index = position + 1;
      return {
        _id: demo.id(`workgroup ${title} ${index}`),
        index: String(index),
        title: names.get(index) ?? '',
        commissionId: demoCommissionId(demo, index).toHexString(),
        expencesBudget: demo.faker.number.int({ min: 2, max: 80 }) * 10_000,
        incomeBudget: demo.faker.number.int({ min: 0, max: 60 }) * 10_000,
      };
    }),
    changeLog: [`01/06/${title.slice(0, 4)} - Truus Peters: boekjaar toegevoegd`],
  }));
  await AccountancyYearModel.insertMany(years);
  for (const { _id, title } of years)
    await demoLines(demo, _id.toHexString(), title as keyof typeof MONTHS_OF);
  await demoFinancialDocuments(demo);
  await demoBank(demo, new Map(years.map(({ _id, title }) => [title, _id.toHexString()])));
  const [last] = years;
  await demoBookChecks(demo, last?._id.toHexString() ?? '');
  await AnnualNoteModel.create({
    ...{
      _id: `${last?._id.toHexString()}:byHand`,
      line: 'byHand',
      revision: 1,
      modifiedByName: 'Truus Peters',
    },
    text: 'De kas is geteld op 31 mei, samen met de secretaris.',
  });
}

async function demoLines(demo: DemoContext, yearId: string, title: keyof typeof MONTHS_OF): Promise<void> {
  const lines = Array.from({ length: demo.count(90) }, (_, at) => lineOf(demo, yearId, title, at));
  // A receipt for some: each is a file, and the demo has to load fast.
  for (const line of lines.filter(({ kind }) => kind === TransactionKind.declaration).slice(-12)) {
    const receipt = await demoDocument(
      demo,
      receiptFolder(line.wg),
      `bon ${title} ${line.description} ${line.wg}`,
    );
    Object.assign(line, { receipts: [receipt] });
  }
  await TransactionModel.insertMany(lines);
  if (title === '2025-2026') await demoPaymentFile(demo, lines);
}

/** What was approved last season is paid. */
async function demoPaymentFile(
  demo: DemoContext,
  lines: readonly ReturnType<typeof lineOf>[],
): Promise<void> {
  const payable = lines.filter(
    ({ kind, state }) => kind === TransactionKind.declaration && state === approved,
  );
  await PaymentFileModel.create({
    _id: demo.idAt('payment file 1', new Date('2026-05-30T18:00:00Z')),
    executionDate: '2026-06-01',
    iban: 'NL91ABNA0417164300',
    initiator: 'Stichting Carnaval De Voorbeelden',
    payments: payable.map((line) => ({
      transactionId: line._id.toHexString(),
      name: 'accountName' in line ? line.accountName : line.creator,
      iban: 'accountnumber' in line ? line.accountnumber : IBANS[0],
      amount: -line.amount,
      description: line.description,
    })),
    paid: payable.map(({ _id }) => _id.toHexString()),
    paidOn: '2026-06-01',
    creator: 'Truus Peters',
    createdBy: demo.id('user penningmeester@carnaval.example').toHexString(),
    creationDate: new Date('2026-05-30T18:00:00Z'),
    changeLog: [`30/05/2026 - Truus Peters: betaalbestand met ${payable.length} betalingen gemaakt`],
  });
}

function lineOf(demo: DemoContext, yearId: string, title: keyof typeof MONTHS_OF, at: number) {
  const { faker } = demo;
  const isLast = title === '2025-2026';
  const days = isLast ? 330 : 172;
  const creationDate = new Date(
    Date.parse(MONTHS_OF[title]) + Math.floor((at * days) / demo.count(90)) * 86_400_000,
  );
  const isMutation = at % 3 === 0;
  // The last ten of this season are waiting for a decision.
  const state = isMutation
    ? approved
    : !isLast && at >= demo.count(90) - 15
      ? open
      : at % 11 === 5
        ? declined
        : approved;
  const [creator, email] = at % 2 === 0 ? ['Piet Hendriks', 'preces'] : ['Sanne Willems', 'lid'];
  const amount = faker.number.int({ min: 350, max: 45_000 });
  const isIncome = isMutation && at % 2 === 0;
  const base = {
    _id: demo.idAt(`transaction ${title} ${at}`, creationDate),
    yearId,
    state,
    wg: String(1 + ((at * 7) % DEMO_COMMISSIONS)),
    creationDate,
    ...(state !== open && {
      decidedBy: 'Truus Peters',
      decidedAt: new Date(creationDate.getTime() + 3 * 86_400_000),
    }),
  };
  if (isMutation) {
    return {
      ...base,
      kind: TransactionKind.mutation,
      description: isIncome ? 'Entree en consumpties' : 'Bankkosten en verzekering',
      amount: isIncome ? amount * 4 : -amount,
      creator: 'Truus Peters',
      creatorMail: 'penningmeester@carnaval.example',
      createdBy: demo.id('user penningmeester@carnaval.example').toHexString(),
    };
  }
  return {
    ...base,
    kind: TransactionKind.declaration,
    description: faker.helpers.arrayElement(WHAT),
    amount: -amount,
    directPay: at % 4 === 1 ? 0 : 1,
    accountName: at % 4 === 1 ? `${faker.person.lastName()} Verhuur` : creator,
    accountnumber: IBANS[at % IBANS.length],
    creator: creator ?? '',
    creatorMail: `${email}@carnaval.example`,
    createdBy: demo.id(`user ${email}@carnaval.example`).toHexString(),
    ...(state === declined && { reason: 'De bon ontbreekt of is niet leesbaar.' }),
  };
}

async function demoFinancialDocuments(demo: DemoContext): Promise<void> {
  const { doc, dbdoc } = FinancialDocumentKind;
  const documents = [
    [doc, 'Declaratiereglement', 'Wat je kunt declareren, en tot wanneer.'],
    [doc, 'Jaarrekening 2025-2026', ''],
    [dbdoc, 'Contract met de sponsor', 'Alleen voor het bestuur.'],
  ] as const;
  await FinancialDocumentModel.insertMany(
    await Promise.all(
      documents.map(async ([kind, title, description], at) => {
        const creationDate = new Date(Date.UTC(2026, 8, 1 + at * 9, 18));
        return {
          _id: demo.idAt(`financial ${title}`, creationDate),
          kind,
          title,
          description,
          file: await demoDocument(demo, TREASURER_FOLDER, title, [], true),
          creator: 'Truus Peters',
          createdBy: demo.id('user penningmeester@carnaval.example').toHexString(),
          creationDate,
        };
      }),
    ),
  );
}

/** The money of the demo foundation: its books, declarations and invoices. */
export async function demoFinance(demo: DemoContext): Promise<void> {
  await demoBooks(demo);
  await demoInvoices(demo);
  await demoRecurringInvoices(demo);
}
