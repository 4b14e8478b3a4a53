import type { CollectionPrivacy } from '../../platform/privacy/collectionPrivacy';
import { DirectDebitFileModel, PaymentFileModel } from './directDebit.model';
import { ReceivableReminderModel } from './openReceivable.type';
import { PaymentRequestModel } from './paymentRequest.model';
import { ReceivableWriteOffModel } from './receivableWriteOff.model';

const APPROVED_BY = ['approval.by', 'approval.byName', 'creator', 'createdBy', 'changeLog'] as const;

/** Personal data of paying, collecting and reminding. @param books how long the books are kept */
export function payingPrivacy(books: string): readonly CollectionPrivacy[] {
  return [
    {
      model: PaymentFileModel,
      purpose: 'What was paid out to whom, as the bank was asked.',
      retention: books,
      financial: ['executionDate', 'iban', 'initiator', 'payments', 'paid', 'paidOn'],
      actor: APPROVED_BY,
      none: ['reversed', 'approval.at', 'creationDate'],
    },
    {
      model: DirectDebitFileModel,
      purpose: 'What was collected from whom, as the bank was asked, to answer a bank about a mandate.',
      retention: books,
      financial: ['collectionDate', 'iban', 'creditorId', 'initiator', 'debits', 'open'],
      actor: APPROVED_BY,
      none: ['takenOn', 'endings', 'reversed', 'approval.at', 'creationDate'],
    },
    {
      model: PaymentRequestModel,
      purpose: 'Online payments that were asked, by the reference of what is owed.',
      retention: books,
      financial: [
        ...[
          'thing',
          'shares',
          'slot',
          'round',
          'description',
          'amount',
          'paidBefore',
          'returnPage',
          'linkId',
          'url',
          'paidOn',
        ],
        ...['paidAmount', 'undoneAmount', 'undoneOn'],
      ],
      actor: ['seenBy'],
      none: ['asker', 'token', 'state', 'twice', 'uncounted', 'counts', 'checkedAt'],
    },
    {
      model: ReceivableReminderModel,
      purpose: 'Which reminders were sent.',
      retention: books,
      financial: ['key', 'step', 'to', 'file', 'day'],
      actor: ['by', 'byName'],
      none: ['at'],
    },
    {
      model: ReceivableWriteOffModel,
      purpose: 'What is not asked any more.',
      retention: books,
      financial: ['reference', 'name', 'label', 'amount', 'reason', 'day'],
      actor: ['by', 'byName'],
      none: ['isIncome', 'commissionId', 'lapsed', 'at'],
    },
  ];
}
