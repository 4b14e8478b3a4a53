import { registerEnumType } from 'type-graphql';

/** What is still to be done with a line of a statement. */
export enum BankLineState {
  todo = 'todo',
  matched = 'matched',
  ignored = 'ignored',
}

/** How sure a proposal is. */
export enum MatchCertainty {
  sure = 'sure',
  likely = 'likely',
  possible = 'possible',
}

registerEnumType(BankLineState, {
  name: 'BankLineState',
  description: 'What is still to be done with a line of the bank.',
  valuesConfig: {
    todo: { description: 'Nothing is known of it yet.' },
    matched: { description: 'What it pays is known, or it was booked.' },
    ignored: { description: 'It was set aside.' },
  },
});
registerEnumType(MatchCertainty, {
  name: 'MatchCertainty',
  description: 'How sure a proposal is.',
  valuesConfig: {
    sure: { description: 'Reference and amount agree.' },
    likely: { description: 'Amount and name agree.' },
    possible: { description: 'Only the amount agrees.' },
  },
});
