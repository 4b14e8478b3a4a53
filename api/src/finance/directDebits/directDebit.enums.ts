import { registerEnumType } from 'type-graphql';

/** What became of one thing in a direct debit file. */
export enum DirectDebitState {
  collecting = 'collecting',
  paid = 'paid',
  returned = 'returned',
  otherwise = 'otherwise',
}

registerEnumType(DirectDebitState, {
  name: 'DirectDebitState',
  description:
    'collecting: no line of the bank shows it; paid: one does; returned: it was charged back; otherwise: it was paid in another way before, or is owed no longer.',
});
