import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { RecurringState } from './recurringInvoices/recurringInvoice.enums';
import { RecurringInvoiceModel } from './recurringInvoices/recurringInvoice.model';

/** What refers to records of the money, and what of it refers to committees. */
export const financeReferences = [
  // In the books a committee is its number and name of then.
  referenceSources.with({
    to: 'Commission',
    fields: [
      ...[
        'AccountancyYear.workgroups.commissionId',
        'ReceivableWriteOff.commissionId',
        'Invoice.commissionId',
      ],
    ],
    fate: 'stays',
  }),
  // What comes is not issued for an archived one, and waits.
  referenceSources.with({
    to: 'Commission',
    fields: ['RecurringInvoice.commissionId'],
    fate: 'along',
    hanging: {
      words: ['terugkerende factuur', 'terugkerende facturen'],
      count: (commissionId) =>
        RecurringInvoiceModel.countDocuments({ commissionId, state: { $ne: RecurringState.stopped } }).exec(),
      shownTo: Permission.secGebruikers,
    },
  }),
  // A year is archived, never deleted; nothing changes in it then.
  referenceSources.with({
    to: 'AccountancyYear',
    fields: [
      ...['Transaction.yearId', 'Transaction.reversal.yearId', 'BankLine.booking.yearId'],
      ...['LedgerSettings.periods.yearId', 'LedgerClosing.yearId', 'BookCheck.yearId'],
    ],
    fate: 'stays',
  }),
  referenceSources.with({ to: 'LedgerClosing', fields: ['AccountancyYear.closingId'], fate: 'stays' }),
  referenceSources.with({
    to: 'AccountancyYear.workgroups',
    fields: ['Transaction.wg', 'BankLine.booking.wg', 'AccountancyYear.entering.wg'],
    fate: 'blocks',
  }),
  referenceSources.with({
    to: 'AccountancyYear.workgroups',
    fields: ['LedgerSettings.periods.assignments.wg', 'LedgerClosing.totals.wg'],
    fate: 'stays',
  }),
  // Only what was declined is deleted, and that is not paid.
  referenceSources.with({
    to: 'Transaction',
    fields: ['PaymentFile.payments.transactionId'],
    fate: 'stays',
  }),
  referenceSources.with({ to: 'Customer', fields: ['Invoice.customerId'], fate: 'stays' }),
  referenceSources.with({
    to: 'Customer',
    fields: ['RecurringInvoice.customerId'],
    fate: 'along',
    hanging: {
      words: ['terugkerende factuur', 'terugkerende facturen'],
      count: (customerId) =>
        RecurringInvoiceModel.countDocuments({ customerId, state: { $ne: RecurringState.stopped } }).exec(),
      shownTo: Permission.secFact,
    },
  }),
  referenceSources.with({ to: 'RecurringInvoice', fields: ['Invoice.recurringId'], fate: 'blocks' }),
  // Out of sight, until that is undone.
  referenceSources.with({ to: 'Customer', fields: ['Customer.mergedIds'], fate: 'stays' }),
];
