import { Types } from 'mongoose';

import { BankBalanceModel } from '../../finance/bank/bankBalance.model';
import { TransactionKind, TransactionState } from '../../finance/books/finance.enums';
import { TransactionModel } from '../../finance/books/transaction.model';
import { BankLineModel } from '../../finance/claims/bankLine.model';
import { DirectDebitFileModel, PaymentFileModel } from '../../finance/claims/directDebit.model';
import { InvoiceModel } from '../../finance/invoices/invoice.model';
import { RecurringInvoiceModel } from '../../finance/recurringInvoices/recurringInvoice.model';
import { TaskListModel } from '../../secretariat/tasks/task.model';
import { presentSeason } from '../../secretariat/tasks/taskList';
import { OrderModel } from '../../stock/orders/order.model';
import { daysFromNow } from '../../testing/apiStage';
import { HomeDocument } from '../../testing/gql/graphql';
import type { TestClient } from '../../testing/testClient';

/** The home page of somebody, and the ids of what waits. */
export async function homeOf(person: TestClient) {
  const home = await person.data(HomeDocument);
  return { ...home, ids: home.waiting.map(({ id }) => id) };
}

type Person = { id: string; name: string; email: string };

/** Stores a declaration. @param by who declared */
export function makeDeclaration(by: Person, changes: object = {}) {
  return TransactionModel.create({
    ...{
      kind: TransactionKind.declaration,
      state: TransactionState.open,
      yearId: 'jaar',
      wg: '3',
      description: 'Hekken',
      amount: -1250,
    },
    ...{ creator: by.name, creatorMail: by.email, createdBy: by.id },
    ...changes,
  });
}

/** Stores a payment file of two payments. */
export function makePaymentFile(by: Person, changes: object = {}) {
  const payment = { transactionId: 'x', name: 'Piet', iban: 'NL91ABNA0417164300', description: 'Hekken' };
  return PaymentFileModel.create({
    ...{ executionDate: daysFromNow(1), iban: 'NL91ABNA0417164300', initiator: 'Carnaval' },
    payments: [
      { ...payment, amount: 1000 },
      { ...payment, amount: 234 },
    ],
    ...{ creator: by.name, createdBy: by.id },
    ...changes,
  });
}

/** Stores a direct debit file of two, of which one was taken out. */
export function makeDirectDebit(id: string, changes: object) {
  const debit = { amount: 1500 };
  return DirectDebitFileModel.collection.insertOne({
    _id: id as never,
    ...{ debits: [debit, { ...debit, droppedOn: new Date() }], reversed: false, creationDate: new Date() },
    ...changes,
  });
}

/** Stores a recurring invoice with these proposals. */
export function makeProposals(proposals: readonly object[]) {
  return RecurringInvoiceModel.collection.insertOne({ state: 'active', proposals });
}

/** Stores a line of the bank. */
export function makeBankLine(id: string, changes: object = {}) {
  return BankLineModel.create({
    ...{ _id: id, account: 'NL91ABNA0417164300', date: '2026-11-20', amount: 500, name: 'Iemand' },
    ...changes,
  });
}

/** Stores what a statement told of an account. */
export function makeBalance(id: string, amount: number) {
  return BankBalanceModel.create({ _id: id, date: '2026-11-20', amount });
}

let issued = 0;

/** Stores an invoice that should have been paid some days ago. */
export function makeInvoice(daysLate: number, changes: object = {}) {
  issued += 1;
  return InvoiceModel.create({
    ...{ number: `2026-${issued}`, year: 2026, sequence: issued, date: daysFromNow(-daysLate - 30) },
    ...{ dueDate: daysFromNow(-daysLate), nameClient: 'Garage Veldhuis', title: 'Reclame', amount: 12_500 },
    ...{ creator: 'Jan', createdBy: 'jan' },
    ...changes,
  });
}

/** Stores the open tasks of somebody. @param tasks name → YYYY-MM-DD, or null */
export function makeTasks(commissionId: string, assigneeId: string, tasks: Record<string, string | null>) {
  const season = presentSeason();
  return TaskListModel.create({
    ...{ _id: `${commissionId}-${season}`, commissionId, season },
    tasks: Object.entries(tasks).map(([name, dueDate]) => ({
      ...{
        _id: new Types.ObjectId(),
        commissionId,
        name,
        dueDate,
        assigneeIds: [assigneeId],
        finished: false,
        revision: 1,
      },
    })),
  });
}

let ordered = 0;

/** Stores an order of the webshop. */
export function makeOrder(changes: object = {}) {
  ordered += 1;
  return OrderModel.create({
    ...{ number: String(ordered), firstName: 'Els', lastName: 'Bos', email: 'els@voorbeeld.example' },
    ...{ lines: [], collectDate: daysFromNow(3), placedAt: new Date(), placed: true },
    requestId: `bestelling ${ordered}`,
    ...changes,
  });
}
