import type { Area } from '../core/area';
import { BankLineModel } from './bank/bankLine.model';
import { BankLineResolver } from './bank/bankLine.resolver';
import { settleAll } from './bank/bankLine.service';
import { calendarFeed } from './calendar.feed';
import { CalendarEntryModel } from './calendar.model';
import { CalendarResolver } from './calendar.resolver';
import { CalendarFeedModel } from './calendarFeed.model';
import { CommissionDocumentModel } from './commissionDocument.model';
import { CommissionDocumentResolver } from './commissionDocument.resolver';
import { DraaiboekModel } from './draaiboek.model';
import { DraaiboekResolver } from './draaiboek.resolver';
import { AccountancyYearModel } from './finance/accountancyYear.model';
import { AccountancyYearResolver, WorkgroupResolver } from './finance/accountancyYear.resolver';
import { declarationDecisionTemplate } from './finance/declarationDecision.template';
import { FinanceResolver } from './finance/finance.resolver';
import { FinancialDocumentModel } from './finance/financialDocument.model';
import { PaymentFileModel } from './finance/paymentFile.model';
import { TransactionModel } from './finance/transaction.model';
import { TransactionResolver } from './finance/transaction.resolver';
import { internalMailTemplate } from './internalMail.template';
import { InvoiceModel } from './invoices/invoice.model';
import { InvoiceResolver } from './invoices/invoice.resolver';
import { invoiceTemplate } from './invoices/invoice.template';
import { invoicePayables } from './invoices/invoicePayables';
import { MemberResolver } from './member.resolver';
import { MinutesMailWishModel } from './minutesMail.model';
import { minutesTemplate } from './minutesMail.template';
import { demoSecretariat } from './secretariat.demo';
import { secretariatFolders } from './secretariat.folders';
import { secretariatRules } from './secretariat.rules';
import { SecretaryDocumentModel } from './secretaryDocument.model';
import { SecretaryDocumentResolver } from './secretaryDocument.resolver';
import { TaskListModel } from './task.model';
import { TaskResolver } from './task.resolver';

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
