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
  description: 'What became of one thing in a direct debit file.',
  valuesConfig: {
    collecting: { description: 'No line of the bank shows it yet.' },
    paid: { description: 'A line of the bank shows it.' },
    returned: { description: 'It was charged back.' },
    otherwise: { description: 'It was paid in another way before, or is owed no longer.' },
    dropped: { description: 'It was taken out of the file, as its mandate had ended.' },
  },
});
