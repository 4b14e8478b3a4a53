import { registerEnumType } from 'type-graphql';

/** What a line in the books is. */
export enum TransactionKind {
  declaration = 'declaration',
  mutation = 'mutation',
}

/** A declaration is open until it is approved or declined; a mutation is approved from the start. */
export enum TransactionState {
  open = 'open',
  approved = 'approved',
  declined = 'declined',
}

/** The two lists of documents on the finance page. */
export enum FinancialDocumentKind {
  doc = 'doc',
  dbdoc = 'dbdoc',
}

registerEnumType(TransactionKind, { name: 'TransactionKind' });
registerEnumType(TransactionState, { name: 'TransactionState' });
registerEnumType(FinancialDocumentKind, {
  name: 'FinancialDocumentKind',
  description: 'dbdoc: for the DB only.',
});
