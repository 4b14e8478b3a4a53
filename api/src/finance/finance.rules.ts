import {
  asItsParent,
  has,
  isCommissionMember,
  isDB,
  isSignedIn,
  type RuleTree,
} from '../identity/permissions/rules';

const seesTheBooks = isDB({ or: ['secFin'] });

/** Who may do what with the money (spec 2, section 6). Nobody decides about their own: the service sees to it. */
export const financeRules = {
  Query: {
    bankAccounts: has('secFin'),
    accountancyYears: has('secFin'),
    transactions: has('secFin'),
    financialDocuments: has('secFin'),
    myDeclarations: isSignedIn,
    declarationChoices: isSignedIn,
    commissionAccounting: isCommissionMember('commissionId'),
    payableDeclarations: isDB(),
    paymentFiles: isDB(),
    paymentFile: isDB(),
  },
  Mutation: {
    addDeclaration: isSignedIn,
    addMutation: isDB(),
    sendTransactionDecision: isDB(),
    deleteTransaction: isDB(),
    addAccountancyYear: isDB(),
    lockAccountancyYear: isDB(),
    archiveAccountancyYear: isDB(),
    addWorkgroup: isDB(),
    editWorkgroup: isDB(),
    deleteWorkgroup: isDB(),
    addFinancialDocument: isDB(),
    deleteFinancialDocument: isDB(),
    exportPayments: isDB(),
    reversePaymentFile: isDB(),
  },
  BankAccount: asItsParent,
  AccountancyYear: asItsParent,
  Workgroup: asItsParent,
  // Members of a committee see its lines, not whose account it was.
  Transaction: {
    '*': asItsParent,
    accountName: seesTheBooks,
    accountnumber: seesTheBooks,
    creatorMail: seesTheBooks,
    changeLog: seesTheBooks,
  },
  TransactionConnection: asItsParent,
  TransactionEdge: asItsParent,
  DeclarationChoices: asItsParent,
  DeclarationYear: asItsParent,
  DeclarationWorkgroup: asItsParent,
  CommissionAccounting: asItsParent,
  FinancialDocument: asItsParent,
  Payment: asItsParent,
  PaymentFile: asItsParent,
  PaymentFileConnection: asItsParent,
  PaymentFileEdge: asItsParent,
} satisfies RuleTree;
