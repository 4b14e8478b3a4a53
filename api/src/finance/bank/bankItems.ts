import { IN_PIECES, leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { PortalContext } from '../../platform/portalContext';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { TransactionKind, TransactionState } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';
import { BankLineModel } from '../claims/bankLine.model';
import { bankParts, lessPaid, paidInParts, settledOn, targetOf } from '../claims/bankParts';
import { type DirectDebitFile, PaymentFileModel } from '../claims/directDebit.model';
import { listPayables } from '../claims/payable';
import { type BankItem, idsOfKind, listReceivables, liveFiles } from '../claims/receivable';
import { withDirectDebits } from '../directDebits/directDebitItems';
import { listOwedBack } from '../invoices/invoiceEvents';
import { LedgerAccount, type LedgerSource } from '../money/ledgerSource';
import { type SummedRow, sumStages } from '../money/sumStages';
import { paymentsToChargeBack } from './chargebacks';

/** What the bank does not show within this time was paid in another way. */
const DAYS = 400;
const DAY = 24 * 3600 * 1000;

/**
 * Everything that no line of the bank pays yet: what people owe us, payment files, declarations and mutations. @param only
 * `<kind>:<id>`, of those alone: they are looked up, whatever else is open
 */
export async function listBankItems(portal: PortalContext, only?: readonly string[]): Promise<BankItem[]> {
  const files = await liveFiles();
  const [receivables, declarations, mutations, owedBack, payables] = await Promise.all([
    listReceivables(portal, only && [...only, ...heldByOf(files, only)]),
    openDeclarations(only),
    openMutations(only && possibleIds(TransactionModel, idsOfKind(only, 'mutation'))),
    listOwedBack(only && idsOfKind(only, 'invoice')),
    listPayables(portal, only),
  ]);
  const notes = owedBack.map(({ id, number, amount, nameClient }) => ({
    ...{ kind: 'invoice', id, reference: number, amount, name: nameClient },
    label: `Creditnota ${number}, ${nameClient}: terug te betalen`,
  }));
  const others = [...mutations, ...notes, ...(await paymentsToChargeBack(only))];
  const back = payables.map(({ amount, ...payable }) => ({ ...payable, amount: -amount }));
  const owed = await withDirectDebits(receivables, files);
  const all = [...owed, ...declarations, ...(await lessPaid(others)), ...back];
  const wanted = only && new Set(only);
  return wanted ? all.filter((item) => wanted.has(targetOf(item))) : all;
}

/** What the direct debit files among these keys collect. */
function heldByOf(files: readonly DirectDebitFile[], only: readonly string[]): string[] {
  const ids = idsOfKind(only, 'directDebit');
  return files.flatMap(({ id, debits }) => (ids.includes(id) ? debits.map(({ thing }) => thing) : []));
}

/**
 * The approved declarations, each file that was not paid in parts as one before its own. @param only their keys, or those of
 * files; all when absent
 */
async function openDeclarations(only?: readonly string[]): Promise<BankItem[]> {
  const asked = only && (await declarationsOf(only));
  if (asked?.length === 0) return [];
  const lines = await TransactionModel.find({
    ...(asked && { _id: { $in: asked } }),
    kind: TransactionKind.declaration,
    state: TransactionState.approved,
    reversal: null,
    decidedAt: { $gte: new Date(Date.now() - DAYS * DAY) },
  })
    .sort({ decidedAt: 1, _id: 1 })
    .select({ amount: 1, accountName: 1, description: 1, creator: 1 })
    .batchSize(IN_PIECES)
    .lean(leanWithId);
  const paid = await bankParts(lines.map(({ id }) => `declaration:${id}`));
  const partsOf = ({ id }: { id: string }) => paid.get(`declaration:${id}`);
  const open = lines.filter((line) => !settledOn(partsOf(line)));
  // What was paid in part is not paid with its file any more.
  const amounts = new Map(open.flatMap((line) => (partsOf(line) ? [] : [[line.id, line.amount] as const])));
  const files = await PaymentFileModel.find({ paid: { $in: [...amounts.keys()] } })
    .sort({ _id: 1 })
    .lean(leanWithId);
  const whole = files.filter((file) => file.paid?.every((id) => amounts.has(id)));
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
        amount: amounts.get(one) ?? 0,
      })),
    })),
    ...open.map(({ id, amount, accountName, description, creator }) => ({
      kind: 'declaration',
      id,
      reference: id,
      amount: amount - paidInParts(paid.get(`declaration:${id}`)),
      name: accountName ?? creator,
      label: `Declaratie ${description}, ${accountName ?? creator}`,
    })),
  ];
}

/** The declarations among these keys, with those of the files among them. */
async function declarationsOf(keys: readonly string[]): Promise<string[]> {
  const files = await PaymentFileModel.find({
    _id: { $in: possibleIds(PaymentFileModel, idsOfKind(keys, 'paymentFile')) },
  })
    .select({ paid: 1 })
    .lean(leanWithId);
  const ids = possibleIds(TransactionModel, idsOfKind(keys, 'declaration'));
  return [...ids, ...files.flatMap(({ paid = [] }) => paid)];
}

/** What was booked by hand in a year that is not archived: the bank may show it too. @param only their ids; all when absent */
async function openMutations(only?: readonly string[]): Promise<BankItem[]> {
  if (only?.length === 0) return [];
  const years = await AccountancyYearModel.find({ archived: false }).select({ _id: 1 }).lean(leanWithId);
  const lines = await TransactionModel.find({
    ...(only && { _id: { $in: only } }),
    kind: TransactionKind.mutation,
    yearId: { $in: years.map(({ id }) => id) },
    state: TransactionState.approved,
    reversal: null,
  })
    .sort({ _id: 1 })
    .select({ amount: 1, description: 1, creator: 1 })
    .batchSize(IN_PIECES)
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

/** Lines of the bank that were booked straight onto a committee. */
export const bankBookingEvents: LedgerSource = {
  kind: 'bankLine',
  label: 'Bankregels',
  hasCommittee: true,
  listEvents: async ({ id: yearId }) => {
    const lines = await BankLineModel.find({ 'booking.yearId': yearId })
      .select({ date: 1, amount: 1, name: 1, description: 1, reference: 1, booking: 1 })
      .lean(leanWithId);
    return lines.map(({ id, date, amount, name, description, reference, booking }) => ({
      ...{ id, date, reference },
      amount: booking?.amount ?? amount,
      description: booking?.description || description || name,
      counterpart: name,
      wg: booking?.wg ?? undefined,
      account: LedgerAccount.bank,
    }));
  },
  sumEvents: async (years) => {
    const amount = { $ifNull: ['$booking.amount', '$amount'] };
    const rows = await BankLineModel.aggregate<SummedRow>([
      { $match: { 'booking.yearId': { $in: years.map(({ id }) => id) } } },
      ...sumStages({ yearId: '$booking.yearId', by: '$booking.wg', amount }),
    ]);
    return rows.map(({ by, ...sum }) => ({ ...sum, wg: by }));
  },
};
