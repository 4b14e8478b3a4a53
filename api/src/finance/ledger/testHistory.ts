import { daysFromNow } from '../../testing/apiStage';
import { base64, camt } from '../../testing/bankStatements';
import {
  ArchiveAccountancyYearDocument,
  AskPaymentLinkDocument,
  CreditInvoiceDocument,
  ExportPaymentsDocument,
  HistoryAddMutationDocument,
  HistoryDecideDocument,
  HistoryDeclareDocument,
  HistoryMatchDocument,
  HistorySaveInvoiceDocument,
  IgnoreBankLineDocument,
  ImportBankStatementDocument,
  LedgerBookBankLineDocument,
  LedgerPayInvoiceDocument,
  LedgerRestoreTransactionDocument,
  LedgerReverseTransactionDocument,
  LedgerUnbookBankLineDocument,
  MatchBankLineDocument,
  ReversePaymentFileDocument,
  UnmatchBankLineDocument,
} from '../../testing/gql/graphql';
import type { PaymentServer, ProviderLink } from '../../testing/paymentServer';
import { signedIn } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { listBankItems } from '../bank/bankItems';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { TransactionState } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';
import { BankLineModel } from '../claims/bankLine.model';
import { PaymentFileModel } from '../claims/directDebit.model';
import { PaymentRequestModel } from '../claims/paymentRequest.model';
import { listReceivables } from '../claims/receivable';
import { InvoiceModel } from '../invoices/invoice.model';
import { hearOf } from '../paymentLinks/paymentLink.service';
import type { useLedger } from './testLedger';
import type { Step } from './testSteps';

type Stage = ReturnType<typeof useLedger>;

/** Does the steps of a history, one after the other, over HTTP. */
export async function playerOf(stage: Stage, server: PaymentServer) {
  const clerk = await signedIn(stage.api, { name: 'Fien', general: ['secFact'] });
  const bank = { balance: 100_000, statements: 0, requests: 0 };
  server.links = [];
  const actions = actionsOf(stage, clerk, bank, server);
  return async (step: Step): Promise<void> => {
    const { what, isOther, sent } = step;
    const person = isOther ? stage.truus : stage.jan;
    const act = await actions[what](step, person);
    if (!act) return;
    const answers =
      sent === 'together'
        ? await Promise.all([act(), act()])
        : [await act(), ...(sent === 'again' ? [await act()] : [])];
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
    // Refusals are for people; a fault of ours is none.
    expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
  };
}

type Send = () => Promise<{ errors?: readonly { extensions: { code?: unknown } }[] | undefined }>;
type Action = (step: Step, person: TestClient) => Promise<Send | undefined> | Send | undefined;

const of = <Item>(items: readonly Item[], pick: number) => items[pick % Math.max(items.length, 1)];

function pairsOf(
  lines: readonly { _id: string; amount: number }[],
  items: readonly { kind: string; id: string; amount: number }[],
  fits: (line: number, item: number) => boolean,
) {
  return lines.flatMap(({ _id, amount }) =>
    items
      .filter((item) => Math.sign(item.amount) === Math.sign(amount) && fits(amount, item.amount))
      .map(({ kind, id }) => ({ line: _id, item: { kind, id } })),
  );
}

function actionsOf(
  stage: Stage,
  clerk: TestClient,
  bank: { balance: number; statements: number; requests: number },
  server: PaymentServer,
) {
  const yearId = () => stage.year.id;
  const today = daysFromNow(0);
  const request = () => `verzoek-${(bank.requests += 1)}`;
  /** Something with an id out of a collection. */
  const one = async (found: Promise<{ _id: unknown }[]>, pick: number) => {
    const item = of(await found, pick);
    return item && String(item._id);
  };
  /** The provider calls. */
  const told = async ({ id }: ProviderLink) => {
    const request = await PaymentRequestModel.findOne({ linkId: id }).lean();
    await hearOf(request?.token ?? '', stage.api.portal);
    return {};
  };
  const actions = {
    declare: async ({ amount }) => {
      // No year may be open.
      const receiptId = await stage.receipt().then(
        ({ id }) => id,
        () => undefined,
      );
      if (receiptId === undefined) return undefined;
      const declaration = { ...stage.declaration({ amount, yearId: yearId() }), receiptId };
      return () => stage.piet.run(HistoryDeclareDocument, { declaration });
    },
    decide: async ({ pick }, person) => {
      const id = await one(TransactionModel.find({ state: TransactionState.open }).lean(), pick);
      const requestId = request();
      const approved = pick % 5 > 0;
      return id === undefined
        ? undefined
        : () => person.run(HistoryDecideDocument, { id, approved, reason: approved ? null : 'x', requestId });
    },
    mutate: ({ amount, pick }, person) => {
      const side = pick % 2 === 0 ? { income: amount } : { expence: amount };
      const mutation = { yearId: yearId(), wg: '3', description: 'Mutatie', ...side };
      const requestId = request();
      return () => person.run(HistoryAddMutationDocument, { mutation, requestId });
    },
    invoice: ({ amount }) => {
      const fields = { nameClient: 'Bakkerij Jansen', title: 'x', description: 'x', amount };
      const invoice = { ...fields, requestId: request() };
      return () => clerk.run(HistorySaveInvoiceDocument, { invoice });
    },
    credit: async ({ pick }) => {
      const id = await one(InvoiceModel.find().lean(), pick);
      return id === undefined ? undefined : () => clerk.run(CreditInvoiceDocument, { id });
    },
    payByHand: async ({ pick }) => {
      const id = await one(InvoiceModel.find().lean(), pick);
      return id === undefined ? undefined : () => clerk.run(LedgerPayInvoiceDocument, { id, paidOn: today });
    },
    askLink: async ({ pick }, person) => {
      const item = of(await listReceivables(stage.api.portal), pick);
      return item && (() => person.run(AskPaymentLinkDocument, { id: `${item.kind}:${item.id}` }));
    },
    payOnline: ({ pick }) => {
      const link = of(
        server.links.filter(({ archived, paidAt }) => !archived && !paidAt),
        pick,
      );
      return link && (() => told(Object.assign(link, { paidAt: new Date().toISOString() })));
    },
    undoOnline: ({ pick }) => {
      const link = of(
        server.links.filter(({ paidAt }) => paidAt),
        pick,
      );
      return link && (() => told(Object.assign(link, { refunded: link.amount.value })));
    },
    statement: async ({ amount, pick }, person) => {
      const items = await listBankItems(stage.api.portal);
      // Now and then what nobody expects.
      const paid = pick % 4 === 0 ? (pick % 8 === 0 ? amount : -amount) : (of(items, pick)?.amount ?? amount);
      const opening = bank.balance;
      bank.balance += paid;
      bank.statements += 1;
      const euro = (cents: number) => (cents / 100).toFixed(2);
      const text = camt(
        [{ amount: euro(Math.abs(paid)), out: paid < 0, bankReference: `b${bank.statements}`, date: today }],
        {
          ...{ id: String(bank.statements), opening: [today, euro(opening)] },
          closing: [today, euro(bank.balance)],
        },
      );
      return () => person.run(ImportBankStatementDocument, { file: base64(text) });
    },
    match: async ({ pick }, person) => {
      const lines = await BankLineModel.find({ matches: { $exists: false } }).lean();
      const items = await listBankItems(stage.api.portal);
      const pairs = pairsOf(lines, items, (line, item) => line === item);
      const pair = of(pairs, pick);
      return pair && (() => person.run(MatchBankLineDocument, { id: pair.line, receivables: [pair.item] }));
    },
    matchPart: async ({ pick }, person) => {
      const lines = await BankLineModel.find({ matches: { $exists: false } }).lean();
      const items = await listBankItems(stage.api.portal);
      const pair = of(
        pairsOf(lines, items, (line, item) => Math.abs(line) < Math.abs(item)),
        pick,
      );
      return (
        pair &&
        (() => person.run(HistoryMatchDocument, { id: pair.line, receivables: [pair.item], isPart: true }))
      );
    },
    matchWithRest: async ({ pick }, person) => {
      const lines = await BankLineModel.find({ matches: { $exists: false } }).lean();
      const items = await listBankItems(stage.api.portal);
      const pair = of(
        pairsOf(lines, items, (line, item) => Math.abs(line) > Math.abs(item)),
        pick,
      );
      const rest = pick % 3 === 0 ? {} : { yearId: yearId(), wg: '3' };
      return (
        pair && (() => person.run(HistoryMatchDocument, { id: pair.line, receivables: [pair.item], rest }))
      );
    },
    unmatch: async ({ pick }, person) => {
      const id = await one(BankLineModel.find({ matches: { $exists: true } }).lean(), pick);
      return id === undefined ? undefined : () => person.run(UnmatchBankLineDocument, { id });
    },
    book: async ({ pick }, person) => {
      const id = await one(BankLineModel.find().lean(), pick);
      const booking = pick % 3 === 0 ? {} : { yearId: yearId(), wg: '3' };
      return id === undefined ? undefined : () => person.run(LedgerBookBankLineDocument, { id, booking });
    },
    unbook: async ({ pick }, person) => {
      const id = await one(BankLineModel.find({ booking: { $exists: true } }).lean(), pick);
      return id === undefined ? undefined : () => person.run(LedgerUnbookBankLineDocument, { id });
    },
    setAside: async ({ pick }, person) => {
      const id = await one(BankLineModel.find().lean(), pick);
      return id === undefined
        ? undefined
        : () => person.run(IgnoreBankLineDocument, { id, ignored: pick % 2 === 0 });
    },
    payFile: (_step, person) => () =>
      person.run(ExportPaymentsDocument, { period: { from: today, until: today, executionDate: today } }),
    turnFileBack: async ({ pick }, person) => {
      const id = await one(PaymentFileModel.find({ reversed: false }).lean(), pick);
      return id === undefined ? undefined : () => person.run(ReversePaymentFileDocument, { id });
    },
    reverse: async ({ pick }, person) => {
      const id = await one(TransactionModel.find({ state: TransactionState.approved }).lean(), pick);
      return id === undefined ? undefined : () => person.run(LedgerReverseTransactionDocument, { id });
    },
    restore: async ({ pick }, person) => {
      const id = await one(TransactionModel.find({ reversal: { $ne: null } }).lean(), pick);
      return id === undefined ? undefined : () => person.run(LedgerRestoreTransactionDocument, { id });
    },
    archive: (_step, person) => () =>
      person.run(ArchiveAccountancyYearDocument, { id: yearId(), archived: true }),
    unarchive: async (_step, person) => {
      const id = await one(AccountancyYearModel.find({ archived: true }).lean(), 0);
      return id === undefined
        ? undefined
        : () => person.run(ArchiveAccountancyYearDocument, { id, archived: false });
    },
  } satisfies Record<string, Action>;
  return actions as Record<Step['what'], Action>;
}
