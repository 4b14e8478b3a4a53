import { leanWithId } from '../../platform/database/leanWithId';
import { LedgerAccount } from '../ledger/ledger.enums';
import { inPeriod, type LedgerSource } from '../ledger/ledgerSource';
import { InvoiceModel } from './invoice.model';

/** Invoices and credit notes, on the day they were issued. An invoice and its credit note are set off against each other. */
export const invoiceEvents: LedgerSource = {
  kind: 'invoice',
  label: 'Facturen',
  listEvents: async (year) => {
    const date = inPeriod(year);
    if (!date) return [];
    const invoices = await InvoiceModel.find({ date }).lean(leanWithId);
    const credited = new Set<unknown>(
      await InvoiceModel.distinct('creditOf', { creditOf: { $in: invoices.map(({ id }) => id) } }),
    );
    return invoices.map(({ id, number, date: day, amount, nameClient, title, creditOf, paidOn, file }) => ({
      ...{ id, amount, date: day, reference: number, receipts: file ? [file] : [] },
      description: creditOf ? `Creditnota ${number}: ${title}` : `Factuur ${number}: ${title}`,
      counterpart: nameClient,
      isCorrection: Boolean(creditOf),
      account: accountOf(Boolean(creditOf) || credited.has(id), paidOn),
    }));
  },
};

function accountOf(isCredited: boolean, paidOn: string | null | undefined) {
  if (isCredited) return LedgerAccount.offset;
  return paidOn ? LedgerAccount.byHand : LedgerAccount.toReceive;
}
