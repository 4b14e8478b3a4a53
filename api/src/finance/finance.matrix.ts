import { Permission } from '../identity/catalogue/permission.enum';
import { DB_HOLDERS, type MatrixRow, rows } from '../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const PERIOD = 'period: { from: "", until: "", executionDate: "" }';
const GROUP = 'workgroup: { index: "", title: "", expencesBudget: 0, incomeBudget: 0 }';

/** Every operation of the finances. */
export const financeMatrix: readonly MatrixRow[] = [
  ...rows([Permission.secFin], {
    bankAccounts: '{ bankAccounts { name } }',
    accountancyYears: '{ accountancyYears { id } }',
    transactions: `{ transactions(yearId: ${ID}) { totalCount } }`,
    ledger: `{ ledger(yearId: ${ID}) { id } }`,
    ledgerEntries: `{ ledgerEntries(yearId: ${ID}) { totalCount } }`,
    annualAccounts: `{ annualAccounts(yearId: ${ID}) { id } }`,
    annualLines: `{ annualLines(yearId: ${ID}, line: "toPay") { totalCount } }`,
    vatQuarters: `{ vatQuarters(yearId: ${ID}) { id } }`,
    vatLines: '{ vatLines(quarter: "2026-Q3", rate: vat21) { totalCount } }',
    auditFile: `mutation { auditFile(yearId: ${ID}) { id } }`,
    annualAccountsPdf: `mutation { annualAccountsPdf(yearId: ${ID}) { id } }`,
    transaction: `{ transaction(id: ${ID}) { id } }`,
    financialDocuments: '{ financialDocuments(kind: dbdoc) { id } }',
  }),
  ...rows('signedIn', {
    myDeclarations: '{ myDeclarations { totalCount } }',
    declarationChoices: '{ declarationChoices { accountnumber } }',
    addDeclaration: `mutation { addDeclaration(declaration: {
      requestId: "", yearId: ${ID}, wg: "", description: "", amount: 0, directPay: 1, accountnumber: "", receiptId: ""
    }) { id } }`,
  }),
  ...rows('signedIn', {
    withdrawDeclaration: `mutation { withdrawDeclaration(id: ${ID}) { id } }`,
    answerDeclaration: `mutation { answerDeclaration(id: ${ID}, revision: 1, answer: { text: "" }) { id } }`,
  }),
  ...rows(['member', 'chair'], {
    commissionAccounting: 'query Run($id: ID!) { commissionAccounting(commissionId: $id) { id } }',
  }),
  ...rows(DB_HOLDERS, {
    declarationsToDecide: '{ declarationsToDecide }',
    askAboutDeclaration: `mutation { askAboutDeclaration(id: ${ID}, revision: 1, question: { text: "" }) { id } }`,
    correctDeclaration: `mutation { correctDeclaration(id: ${ID}, revision: 1, place: { yearId: ${ID}, wg: "" }) { id } }`,
    payableDeclarations: `{ payableDeclarations(${PERIOD}) { id } }`,
    firstBankDay: '{ firstBankDay }',
    paymentFiles: '{ paymentFiles { totalCount } }',
    paymentFile: `{ paymentFile(id: ${ID}) { id } }`,
    addMutation: `mutation { addMutation(mutation: { yearId: ${ID}, wg: "", description: "" }) { id } }`,
    takeBackDecision: `mutation { takeBackDecision(id: ${ID}, revision: 1) { id } }`,
    sendTransactionDecision: `mutation { sendTransactionDecision(transaction: ${ID}, decision: { approved: true }) { id } }`,
    reverseTransaction: `mutation { reverseTransaction(id: ${ID}) { id } }`,
    restoreTransaction: `mutation { restoreTransaction(id: ${ID}) { id } }`,
    bankReconciliations: '{ bankReconciliations { id } }',
    saveLedgerPeriod: `mutation { saveLedgerPeriod(yearId: ${ID}, period: {
      revision: 0, from: "", until: "", assignments: []
    }) { id } }`,
    saveAnnualNote: `mutation { saveAnnualNote(yearId: ${ID}, note: { line: "", revision: 0, text: "" }) { text } }`,
    deleteTransaction: `mutation { deleteTransaction(id: ${ID}) }`,
    addAccountancyYear: 'mutation { addAccountancyYear(title: "") { id } }',
    lockAccountancyYear: `mutation { lockAccountancyYear(id: ${ID}, locked: true) { id } }`,
    archiveAccountancyYear: `mutation { archiveAccountancyYear(id: ${ID}, archived: true) { id } }`,
    addWorkgroup: `mutation { addWorkgroup(yearId: ${ID}, ${GROUP}) { id } }`,
    editWorkgroup: `mutation { editWorkgroup(yearId: ${ID}, id: ${ID}, revision: 1, ${GROUP}) { id } }`,
    deleteWorkgroup: `mutation { deleteWorkgroup(yearId: ${ID}, id: ${ID}) { id } }`,
    addFinancialDocument: 'mutation { addFinancialDocument(kind: doc, document: { title: "" }) { id } }',
    deleteFinancialDocument: `mutation { deleteFinancialDocument(id: ${ID}) }`,
    exportPayments: `mutation { exportPayments(${PERIOD}) { id } }`,
    payPaymentFile: `mutation { payPaymentFile(id: ${ID}, paidOn: "2026-01-01") { id } }`,
    approvePaymentFile: `mutation { approvePaymentFile(id: ${ID}) { id } }`,
    withdrawPaymentApproval: `mutation { withdrawPaymentApproval(id: ${ID}) { id } }`,
    collectable: '{ collectable { earliest } }',
    directDebitFiles: '{ directDebitFiles { totalCount } }',
    directDebitFile: `{ directDebitFile(id: ${ID}) { id } }`,
    makeDirectDebit: `mutation { makeDirectDebit(directDebit: { ids: [], total: 1, collectionDate: "" }) { id } }`,
    reverseDirectDebit: `mutation { reverseDirectDebit(id: ${ID}) { id } }`,
    takeDirectDebit: `mutation { takeDirectDebit(id: ${ID}) { id } }`,
    approveDirectDebit: `mutation { approveDirectDebit(id: ${ID}) { id } }`,
    withdrawDirectDebitApproval: `mutation { withdrawDirectDebitApproval(id: ${ID}) { id } }`,
    openReceivables: '{ openReceivables { id } }',
    remindReceivables: `mutation { remindReceivables(ids: [${ID}]) { sent } }`,
    makeReminderLetters: `mutation { makeReminderLetters(ids: [${ID}]) { made } }`,
    askPaymentLink: `mutation { askPaymentLink(id: ${ID}) }`,
    onlinePaymentsToCheck: '{ onlinePaymentsToCheck { id } }',
    seeOnlinePayment: `mutation { seeOnlinePayment(id: ${ID}) }`,
    openPayables: '{ openPayables { id } }',
    endPayable: `mutation { endPayable(id: ${ID}, how: paidBack) }`,
    reopenPayable: `mutation { reopenPayable(id: ${ID}) }`,
    receivableWriteOffs: '{ receivableWriteOffs { id } }',
    writeOffReceivable: `mutation { writeOffReceivable(id: ${ID}, writeOff: { reason: "" }) { id } }`,
    restoreReceivable: `mutation { restoreReceivable(id: ${ID}) }`,
    reversePaymentFile: `mutation { reversePaymentFile(id: ${ID}) { id } }`,
  }),
];
