import { leanWithId } from '../../platform/database/leanWithId';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { PortalContext } from '../../platform/portalContext';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { TransactionKind, TransactionState } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';
import { withDirectDebits } from '../directDebits/directDebitItems';
import { listOwedBack } from '../invoices/invoiceEvents';
import { PaymentFileModel } from '../payments/paymentFile.model';
import { listReceivables } from '../receivables/receivable';
import type { BankItem } from './bankItem';
import { bankParts, lessPaid, settledOn } from './bankParts';
import { paymentsToChargeBack } from './chargebacks';

/** What the bank does not show within this time was paid in another way. */
const DAYS = 400;
const DAY = 24 * 3600 * 1000;

/** Everything that no line of the bank pays yet: what people owe us, payment files, declarations and mutations. */
export async function listBankItems(portal: PortalContext): Promise<BankItem[]> {
  const [receivables, declarations, mutations, owedBack] = await Promise.all([
    listReceivables(portal),
    openDeclarations(),
    openMutations(),
    listOwedBack(),
  ]);
  const notes = owedBack.map(({ id, number, amount, nameClient }) => ({
    ...{ kind: 'invoice', id, reference: number, amount, name: nameClient },
    label: `Creditnota ${number}, ${nameClient}: terug te betalen`,
  }));
  const others = [...declarations, ...mutations, ...notes, ...(await paymentsToChargeBack())];
  return [...(await withDirectDebits(receivables)), ...(await lessPaid(others))];
}

/** The approved declarations, each file that was not paid in parts as one before its own. */
async function openDeclarations(): Promise<BankItem[]> {
  const lines = await TransactionModel.find({
    kind: TransactionKind.declaration,
    state: TransactionState.approved,
    reversal: null,
    decidedAt: { $gte: new Date(Date.now() - DAYS * DAY) },
  })
    .sort({ decidedAt: 1, _id: 1 })
    .lean(leanWithId);
  const paid = await bankParts(lines.map(({ id }) => `declaration:${id}`));
  const open = lines.filter(({ id }) => !settledOn(paid.get(`declaration:${id}`)));
  // What was paid in part is not paid with its file any more.
  const ids = new Set(open.flatMap(({ id }) => (paid.has(`declaration:${id}`) ? [] : id)));
  const files = await PaymentFileModel.find({ paid: { $in: [...ids] } })
    .sort({ _id: 1 })
    .lean(leanWithId);
  const whole = files.filter((file) => file.paid?.every((id) => ids.has(id)));
  return [
    ...whole.map(({ id, executionDate, payments, initiator, paid: parts = [] }) => ({
      kind: 'paymentFile',
      id,
      reference: id,
      amount: -payments.reduce((total, { amount }) => total + amount, 0),
      name: initiator,
      label: `Betaalbestand van ${formatCalendarDate(executionDate)}, ${payments.length} betalingen`,
      parts: parts.map((one) => ({
        ...{ kind: 'declaration', id: one },
        amount: open.find(({ id: line }) => line === one)?.amount ?? 0,
      })),
    })),
    ...open.map(({ id, amount, accountName, description, creator }) => ({
      kind: 'declaration',
      id,
      reference: id,
      amount,
      name: accountName ?? creator,
      label: `Declaratie ${description}, ${accountName ?? creator}`,
    })),
  ];
}

/** What was booked by hand in a year that is not archived: the bank may show it too. */
async function openMutations(): Promise<BankItem[]> {
  const years = await AccountancyYearModel.find({ archived: false }).select({ _id: 1 }).lean(leanWithId);
  const lines = await TransactionModel.find({
    kind: TransactionKind.mutation,
    yearId: { $in: years.map(({ id }) => id) },
    state: TransactionState.approved,
    reversal: null,
  })
    .sort({ _id: 1 })
    .lean(leanWithId);
  return lines.map(({ id, amount, description, creator }) => ({
    kind: 'mutation',
    id,
    reference: id,
    amount,
    name: creator,
    label: `Mutatie ${description}`,
  }));
}
