import { registerEnumType } from 'type-graphql';

/** What a line in the books is. */
export enum TransactionKind {
  declaration = 'declaration',
  mutation = 'mutation',
}

/**
 * A declaration is open until it is approved or declined, asked while who declared has to answer a question, or withdrawn
 * by who declared; a mutation is approved from the start.
 */
export enum TransactionState {
  open = 'open',
  asked = 'asked',
  approved = 'approved',
  declined = 'declined',
  withdrawn = 'withdrawn',
}

/** Nobody decided yet: these can be decided about, withdrawn and corrected. */
export const UNDECIDED: readonly TransactionState[] = [TransactionState.open, TransactionState.asked];

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
