import { figureSources, waitingSources } from '../identity/home/homeSources';
import type { Extension } from '../platform/extensionPoint';
import { bankFigure, bankLinesToDo } from './bank/bankHome';
import { bookQuestionsWaiting } from './bookChecks/bookCheckSources';
import { declarationsAsked, declarationsToDecide } from './declarations/declarationsWaiting';
import { filesAtTheBank } from './directDebits/bankWaiting';
import { filesToApprove } from './directDebits/filesWaiting';
import { oddPaymentsWaiting } from './paymentLinks/oddWaiting';
import { lateReceivables } from './receivables/lateWaiting';
import { payablesToPay } from './receivables/payable.service';
import { proposalsWaiting } from './recurringInvoices/proposalsWaiting';

/** What the home page tells of money. */
export const financeHome: readonly Extension[] = [
  ...[
    declarationsToDecide,
    filesToApprove,
    filesAtTheBank,
    declarationsAsked,
    lateReceivables,
    payablesToPay,
    oddPaymentsWaiting,
    bankLinesToDo,
    proposalsWaiting,
    bookQuestionsWaiting,
  ].map((source) => waitingSources.with(source)),
  figureSources.with(bankFigure),
];
