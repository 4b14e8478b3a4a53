import { registerEnumType } from 'type-graphql';

/** What became of one thing in a direct debit file. */
export enum DirectDebitState {
  collecting = 'collecting',
  paid = 'paid',
  returned = 'returned',
  otherwise = 'otherwise',
  dropped = 'dropped',
}

registerEnumType(DirectDebitState, {
  name: 'DirectDebitState',
  description:
    'collecting: no line of the bank shows it; paid: one does; returned: it was charged back; otherwise: it was paid in another way before, or is owed no longer; dropped: it was taken out of the file, as its mandate had ended.',
});
