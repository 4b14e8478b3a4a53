import { asItsParent, has, type RuleTree } from '../../identity/permissions/rules';

/** Who may do what with invoices (spec 2, section 6). */
export const invoiceRules = {
  Query: {
    invoices: has('secFact'),
    invoicePreview: has('secFact'),
  },
  Mutation: {
    saveInvoice: has('secFact'),
    sendInvoice: has('secFact'),
    creditInvoice: has('secFact'),
    payInvoice: has('secFact'),
  },
  Invoice: asItsParent,
  InvoiceConnection: asItsParent,
  InvoiceEdge: asItsParent,
  LayoutMark: asItsParent,
} satisfies RuleTree;
