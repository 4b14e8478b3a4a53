import { BankLineModel } from '../finance/bank/bankLine.model';
import { BankLineResolver } from '../finance/bank/bankLine.resolver';
import { settleAll } from '../finance/bank/bankLine.service';
import { AccountancyYearModel } from '../finance/books/accountancyYear.model';
import { AccountancyYearResolver, WorkgroupResolver } from '../finance/books/accountancyYear.resolver';
import { FinanceResolver } from '../finance/books/finance.resolver';
import { FinancialDocumentModel } from '../finance/books/financialDocument.model';
import { TransactionModel } from '../finance/books/transaction.model';
import { TransactionResolver } from '../finance/books/transaction.resolver';
import { declarationDecisionTemplate } from '../finance/declarations/declarationDecision.template';
import { InvoiceModel } from '../finance/invoices/invoice.model';
import { InvoiceResolver } from '../finance/invoices/invoice.resolver';
import { invoiceTemplate } from '../finance/invoices/invoice.template';
import { invoicePayables } from '../finance/invoices/invoicePayables';
import { PaymentFileModel } from '../finance/payments/paymentFile.model';
import type { Area } from '../platform/area';
import { calendarFeed } from './calendar/calendar.feed';
import { CalendarEntryModel } from './calendar/calendar.model';
import { CalendarResolver } from './calendar/calendar.resolver';
import { CalendarFeedModel } from './calendar/calendarFeed.model';
import { CommissionDocumentModel } from './commissionDocuments/commissionDocument.model';
import { CommissionDocumentResolver } from './commissionDocuments/commissionDocument.resolver';
import { DraaiboekModel } from './draaiboek/draaiboek.model';
import { DraaiboekResolver } from './draaiboek/draaiboek.resolver';
import { MinutesMailWishModel } from './meetings/minutesMail.model';
import { minutesTemplate } from './meetings/minutesMail.template';
import { SecretaryDocumentModel } from './meetings/secretaryDocument.model';
import { SecretaryDocumentResolver } from './meetings/secretaryDocument.resolver';
import { internalMailTemplate } from './members/internalMail.template';
import { MemberResolver } from './members/member.resolver';
import { demoSecretariat } from './secretariat.demo';
import { secretariatFolders } from './secretariat.folders';
import { secretariatRules } from './secretariat.rules';
import { TaskListModel } from './tasks/task.model';
import { TaskResolver } from './tasks/task.resolver';

/** Members, the yearly programme, agendas and minutes, and the pages of the committees. */
export const secretariat: Area = {
  name: 'secretariat',
  resolvers: [
    MemberResolver,
    CalendarResolver,
    SecretaryDocumentResolver,
    CommissionDocumentResolver,
    DraaiboekResolver,
    TaskResolver,
    AccountancyYearResolver,
    WorkgroupResolver,
    TransactionResolver,
    FinanceResolver,
    InvoiceResolver,
    BankLineResolver,
  ],
  rules: secretariatRules,
  models: [
    CalendarEntryModel,
    CalendarFeedModel,
    SecretaryDocumentModel,
    MinutesMailWishModel,
    CommissionDocumentModel,
    DraaiboekModel,
    TaskListModel,
    AccountancyYearModel,
    TransactionModel,
    FinancialDocumentModel,
    PaymentFileModel,
    InvoiceModel,
    BankLineModel,
  ],
  folders: secretariatFolders,
  feeds: [calendarFeed],
  payables: [invoicePayables],
  jobs: [{ name: 'settle bank payments', every: '1 hour', run: settleAll }],
  demo: demoSecretariat,
  mailTemplates: (settings) => ({
    declarationDecision: declarationDecisionTemplate,
    invoice: invoiceTemplate(settings),
    internalMail: internalMailTemplate,
    minutes: minutesTemplate(settings),
  }),
};
