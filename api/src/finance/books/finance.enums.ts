import { describeEnum } from '../../platform/schema/describeEnum';

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

describeEnum({ TransactionKind }, 'What a line in the books is.', {
  declaration: 'Declaratie: what somebody paid, or has to be paid, for a committee.',
  mutation: 'Mutatie: a line that was added by hand.',
});
describeEnum({ TransactionState }, 'What was decided about a line in the books.', {
  open: 'Open: a declaration nobody decided about yet.',
  asked: 'Vraag gesteld: who declared has to answer a question first.',
  approved: 'Goedgekeurd; a mutation is so from the start.',
  declined: 'Afgekeurd.',
  withdrawn: 'Ingetrokken, by who declared.',
});
describeEnum({ FinancialDocumentKind }, 'Which of the two lists of documents of the treasurer.', {
  doc: 'Documents for all who see the finances; files only.',
  dbdoc: 'For the DB only.',
});
