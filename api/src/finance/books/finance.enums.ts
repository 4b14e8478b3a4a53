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

registerEnumType(TransactionKind, {
  name: 'TransactionKind',
  description: 'What a line in the books is.',
  valuesConfig: {
    declaration: { description: 'Declaratie: what somebody paid, or has to be paid, for a committee.' },
    mutation: { description: 'Mutatie: a line that was added by hand.' },
  },
});
registerEnumType(TransactionState, {
  name: 'TransactionState',
  description: 'What was decided about a line in the books.',
  valuesConfig: {
    open: { description: 'Open: a declaration nobody decided about yet.' },
    asked: { description: 'Vraag gesteld: who declared has to answer a question first.' },
    approved: { description: 'Goedgekeurd; a mutation is so from the start.' },
    declined: { description: 'Afgekeurd.' },
    withdrawn: { description: 'Ingetrokken, by who declared.' },
  },
});
registerEnumType(FinancialDocumentKind, {
  name: 'FinancialDocumentKind',
  description: 'Which of the two lists of documents of the treasurer.',
  valuesConfig: {
    doc: { description: 'Documents for all who see the finances; files only.' },
    dbdoc: { description: 'For the DB only.' },
  },
});
