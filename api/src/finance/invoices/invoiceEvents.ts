import { leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { paidOnline } from '../claims/onlinePayments';
import type { ReceivableSource } from '../claims/receivable';
import { paidByBank } from '../claims/settling';
import { inPeriod, LedgerAccount, type LedgerSource } from '../money/ledgerSource';
import { inPeriods, keptSums, sumStages, withNumbers, yearOfDay } from '../money/sumStages';
import { type Invoice, InvoiceModel } from './invoice.model';
import { listOpenInvoices, listUnpaidDue } from './invoiceStates';

const { byHand, offset, toPay, toReceive } = LedgerAccount;

/**
 * Invoices and credit notes, on the day they were issued. One that was not paid is set off against its credit note; of one
 * that was, the money is to be paid back.
 */
export const invoiceEvents: LedgerSource = {
  kind: 'invoice',
  label: 'Facturen',
  listEvents: async (year) => {
    const date = inPeriod(year);
    if (!date) return [];
    const invoices = await InvoiceModel.find({ date }).lean(leanWithId);
    const credited = await creditedOf(invoices);
    const paid = await paidOf(invoices.map(({ id, creditOf }) => creditOf ?? id));
    return invoices.map((invoice) => {
      const {
        id,
        number,
        date: day,
        amount,
        nameClient,
        title,
        creditOf,
        paidOn,
        file,
        commissionId,
      } = invoice;
      const isPaid = paid.has(creditOf ?? id);
      return {
        ...{ id, amount, date: day, reference: number, receipts: file ? [file] : [] },
        description: creditOf ? `Creditnota ${number}: ${title}` : `Factuur ${number}: ${title}`,
        counterpart: nameClient,
        ...(commissionId && { wg: year.numberOf(commissionId) }),
        isCorrection: Boolean(creditOf),
        ...(creditOf && !isPaid && { settles: `invoice:${creditOf}` }),
        account: creditOf
          ? isPaid
            ? toPay
            : offset
          : paidOn
            ? byHand
            : credited.has(id) && !isPaid
              ? offset
              : toReceive,
      };
    });
  },
  paidByHand: async (ids) => {
    const invoices = await InvoiceModel.find({ _id: { $in: [...ids] }, paidOn: { $type: 'string' } })
      .select({ paidOn: 1 })
      .lean(leanWithId);
    return new Map(invoices.map(({ id, paidOn }) => [id, paidOn ?? null]));
  },
  sumEvents: async (years) => withNumbers(years, await sumInvoices(years, undefined)),
};

const sumInvoices = keptSums(
  () => InvoiceModel as never,
  (years) => {
    const inYears = inPeriods(years, 'date');
    if (!inYears) return [];
    return [
      { $match: inYears },
      ...sumStages({
        yearId: yearOfDay(years, '$date'),
        by: '$commissionId',
        amount: '$amount',
        isCorrection: { $eq: [{ $type: '$creditOf' }, 'string'] },
      }),
    ];
  },
);

/** Credit notes of what was paid: so much is to be paid back. */
export async function listOwedBack(only?: readonly string[]): Promise<Invoice[]> {
  const notes = await InvoiceModel.find({
    creditOf: { $type: 'string' },
    ...(only && { _id: { $in: possibleIds(InvoiceModel, only) } }),
  })
    .sort({ _id: 1 })
    .lean(leanWithId);
  const paid = await paidOf(notes.map(({ creditOf }) => creditOf ?? ''));
  const done = await paidByBank(
    'invoice',
    notes.map(({ id }) => id),
  );
  return notes.filter(({ id, creditOf }) => paid.has(creditOf ?? '') && !done.has(id));
}

async function creditedOf(invoices: readonly Invoice[]): Promise<Set<unknown>> {
  const ids = invoices.map(({ id }) => id);
  return new Set(await InvoiceModel.distinct('creditOf', { creditOf: { $in: ids, $type: 'string' } }));
}

/** Which of them were paid: noted by hand, by a line of the bank, or by a link. */
async function paidOf(ids: readonly string[]): Promise<Set<string>> {
  const [banked, online, noted] = await Promise.all([
    paidByBank('invoice', ids),
    paidOnline('invoice', ids),
    InvoiceModel.find({ _id: { $in: [...ids] }, paidOn: { $type: 'string' } })
      .select({ _id: 1 })
      .lean(leanWithId),
  ]);
  return new Set([...banked.keys(), ...online.keys(), ...noted.map(({ id }) => id)]);
}

/** Invoices that are not paid yet, for the bank import and the list of what is open. */
export const invoiceReceivables: ReceivableSource = {
  kind: 'invoice',
  title: 'Facturen',
  isIncome: true,
  listLate: async (from, before) =>
    (await listUnpaidDue(from, before)).map(({ id, amount, nameClient: name, dueDate }) => ({
      ...{ kind: 'invoice', id, amount, name, dueDate },
    })),
  listOpen: async (only) =>
    (await listOpenInvoices(only)).map(({ id, number, amount, nameClient, title, dueDate, ...client }) => ({
      kind: 'invoice',
      id,
      reference: number,
      amount,
      name: nameClient,
      dueDate,
      email: client.emailClient,
      address: [client.addressClient, client.postalCodeClient],
      label: `Factuur ${number}, ${nameClient}: ${title}`,
      commissionId: client.commissionId,
    })),
};
