import type { Area } from '../identity/area';
import { byChoice } from '../identity/notifications/notification.template';
import { NotificationKind } from '../identity/notifications/notificationSources';
import { personalDataSources } from '../identity/privacy/personalDataSource';
import { dutySources } from '../identity/users/leaving/duty';
import { fileLinks } from '../platform/http/areaRoutes';
import { retentionRules } from '../platform/privacy/collectionPrivacy';
import { BankBalanceModel } from './bank/bankBalance.model';
import { bankBookingEvents } from './bank/bankItems';
import { BankLineResolver } from './bank/bankLine.resolver';
import { BookCheckModel } from './bookChecks/bookCheck.model';
import {
  BookCheckLinkResolver,
  BookCheckResolver,
  EntryBankLineResolver,
} from './bookChecks/bookCheck.resolver';
import { opensReceipt } from './bookChecks/bookCheckLink.service';
import { bookCheckAnswerTemplate, bookCheckTemplate } from './bookChecks/bookCheckMails';
import { bookCheckRetention } from './bookChecks/bookCheckSources';
import { AccountancyYearModel } from './books/accountancyYear.model';
import { AccountancyYearResolver } from './books/accountancyYear.resolver';
import { FinanceResolver } from './books/finance.resolver';
import { FinancialDocumentModel } from './books/financialDocument.model';
import { LedgerSettingsModel } from './books/ledgerSettings.model';
import { TransactionModel } from './books/transaction.model';
import { moveTransactions, moveYears } from './books/transaction.moving';
import { TransactionResolver } from './books/transaction.resolver';
import { declarationEvents, mutationEvents, reversalEvents } from './books/transactionEvents';
import { BankLineModel } from './claims/bankLine.model';
import { DirectDebitFileModel, PaymentFileModel } from './claims/directDebit.model';
import { ReceivableReminderModel } from './claims/openReceivable.type';
import { PaymentRequestModel } from './claims/paymentRequest.model';
import { receivableSources } from './claims/receivable';
import { ReceivableWriteOffModel } from './claims/receivableWriteOff.model';
import { settleAll } from './claims/settling';
import { CustomerModel } from './customers/customer.model';
import { CustomerResolver } from './customers/customer.resolver';
import { DeclarationResolver } from './declarations/declaration.resolver';
import {
  declarationDecisionTemplate,
  declarationQuestionTemplate,
  declarationReopenedTemplate,
} from './declarations/declaration.templates';
import { declarationDigestTemplate, mailDigests } from './declarations/declarationDigest';
import { announceJob, withdrawnJob } from './directDebits/directDebit.jobs';
import { DirectDebitResolver } from './directDebits/directDebit.resolver';
import {
  directDebitAnnouncementTemplate,
  directDebitWithdrawnTemplate,
} from './directDebits/directDebit.templates';
import { demoFinance } from './finance.demo';
import { customerDoubles } from './finance.doubles';
import { financeFolders } from './finance.folders';
import { declarationDuties, financeHome } from './finance.home';
import { financeNotifications } from './finance.notifications';
import { financePersonalData, financePrivacy } from './finance.privacy';
import { financeReferences, financeTrash } from './finance.references';
import { financeSearch } from './finance.search';
import { financeWords } from './finance.words';
import { InvoiceModel } from './invoices/invoice.model';
import { InvoiceResolver } from './invoices/invoice.resolver';
import { invoiceTemplate } from './invoices/invoice.template';
import { invoiceEvents, invoiceReceivables } from './invoices/invoiceEvents';
import { AnnualAccountsResolver } from './ledger/annual/annualAccounts.resolver';
import { AnnualNoteModel } from './ledger/annual/annualNote.model';
import { LedgerClosingModel } from './ledger/ledgerClosing.model';
import { VatResolver } from './ledger/vat/vat.resolver';
import { LedgerResolver, WorkgroupResolver, YearTotalsResolver } from './ledger/yearTotals.resolver';
import { ledgerSources } from './money/ledgerSource';
import { PaymentLinkResolver } from './paymentLinks/paymentLink.resolver';
import { hearOf, HOOK } from './paymentLinks/paymentLink.service';
import { followLinks } from './paymentLinks/receivableLink.service';
import { PaymentFileResolver, PaymentResolver } from './payments/paymentFile.resolver';
import { ReceivableResolver } from './receivables/receivable.resolver';
import { receivableReminderTemplate } from './receivables/receivableReminder.template';
import { settleWriteOffs, writeOffEvents } from './receivables/writeOff.service';
import { recurringWaitingTemplate, runRecurringInvoices } from './recurringInvoices/recurringInvoice.job';
import { RecurringInvoiceModel } from './recurringInvoices/recurringInvoice.model';
import { RecurringInvoiceResolver } from './recurringInvoices/recurringInvoice.resolver';

/** The books, declarations, the bank, invoices and payments: what several areas share about money. */
export const finance: Area = {
  name: 'finance',
  resolvers: [
    AccountancyYearResolver,
    YearTotalsResolver,
    WorkgroupResolver,
    TransactionResolver,
    DeclarationResolver,
    FinanceResolver,
    PaymentFileResolver,
    PaymentResolver,
    InvoiceResolver,
    RecurringInvoiceResolver,
    CustomerResolver,
    BankLineResolver,
    LedgerResolver,
    AnnualAccountsResolver,
    VatResolver,
    BookCheckResolver,
    EntryBankLineResolver,
    BookCheckLinkResolver,
    ReceivableResolver,
    PaymentLinkResolver,
    DirectDebitResolver,
  ],
  words: financeWords,
  models: [
    AccountancyYearModel,
    TransactionModel,
    FinancialDocumentModel,
    PaymentFileModel,
    DirectDebitFileModel,
    PaymentRequestModel,
    ReceivableReminderModel,
    ReceivableWriteOffModel,
    InvoiceModel,
    RecurringInvoiceModel,
    CustomerModel,
    BankLineModel,
    BankBalanceModel,
    LedgerSettingsModel,
    LedgerClosingModel,
    AnnualNoteModel,
    BookCheckModel,
  ],
  privacy: financePrivacy,
  folders: financeFolders,
  extensions: [
    customerDoubles,
    receivableSources.with(invoiceReceivables),
    dutySources.with(declarationDuties),
    fileLinks.with({ opens: opensReceipt }),
    retentionRules.with(bookCheckRetention),
    ...financeHome,
    ...financeNotifications,
    ...financeSearch,
    ...financeTrash,
    ...financeReferences,
    ...financePersonalData.map((source) => personalDataSources.with(source)),
    ...[
      declarationEvents,
      mutationEvents,
      reversalEvents,
      bankBookingEvents,
      invoiceEvents,
      writeOffEvents,
    ].map((source) => ledgerSources.with(source)),
  ],
  hooks: [{ name: HOOK, handle: hearOf }],
  jobs: [
    announceJob,
    withdrawnJob,
    {
      name: 'settle bank payments',
      title: 'Betalingen van de bank verwerken',
      every: '1 hour',
      run: (_job, portal) => settleAll(portal),
    },
    {
      name: 'declaration digest',
      title: 'Het bestuur mailen over declaraties die wachten',
      every: '1 day',
      run: (_job, portal) => mailDigests(portal),
    },
    {
      name: 'follow payment links',
      title: 'Betaallinks nakijken bij de betaalprovider',
      every: '1 hour',
      run: (_job, portal) => followLinks(portal),
    },
    {
      name: 'recurring invoices',
      title: 'Terugkerende facturen klaarzetten en versturen',
      every: '1 hour',
      run: (_job, portal) => runRecurringInvoices(portal),
    },
    {
      name: 'settle write-offs',
      title: 'Afboekingen vergelijken met wat er toch betaald is',
      every: '1 hour',
      run: (_job, portal) => settleWriteOffs(portal),
    },
  ],
  moves: [moveYears, moveTransactions],
  demo: demoFinance,
  mailTemplates: (settings, portal) => ({
    declarationDecision: byChoice(settings.publicUrl, NotificationKind.decided, declarationDecisionTemplate),
    declarationReopened: byChoice(settings.publicUrl, NotificationKind.decided, declarationReopenedTemplate),
    declarationQuestion: byChoice(
      settings.publicUrl,
      NotificationKind.asked,
      declarationQuestionTemplate(settings.publicUrl),
    ),
    declarationDigest: declarationDigestTemplate(settings),
    invoice: invoiceTemplate(settings, portal),
    recurringWaiting: recurringWaitingTemplate({ settings, threads: portal.threads }),
    directDebitAnnouncement: directDebitAnnouncementTemplate(settings),
    directDebitWithdrawn: directDebitWithdrawnTemplate(settings),
    receivableReminder: receivableReminderTemplate(settings, portal),
    bookCheck: bookCheckTemplate(settings),
    bookCheckAnswer: bookCheckAnswerTemplate(settings),
  }),
};
