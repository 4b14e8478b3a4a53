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

registerEnumType(BankLineState, { name: 'BankLineState' });
registerEnumType(MatchCertainty, {
  name: 'MatchCertainty',
  description: 'sure: reference and amount; likely: amount and name; possible: only the amount.',
});
