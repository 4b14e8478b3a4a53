import { registerEnumType } from 'type-graphql';

/** How far the payment of a declaration is. */
export enum PaymentState {
  none = 'none',
  inFile = 'inFile',
  paid = 'paid',
}

registerEnumType(PaymentState, {
  name: 'PaymentState',
  description: 'How far the payment of a declaration is.',
  valuesConfig: {
    none: { description: 'In no payment file.' },
    inFile: { description: 'In betaalbestand: in a payment file that was not turned back.' },
    paid: { description: 'Betaald: a line of the bank shows it, or its file was noted as paid.' },
  },
});
