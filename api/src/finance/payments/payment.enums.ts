import { registerEnumType } from 'type-graphql';

/** How far the payment of a declaration is. */
export enum PaymentState {
  none = 'none',
  inFile = 'inFile',
  paid = 'paid',
}

registerEnumType(PaymentState, {
  name: 'PaymentState',
  description:
    'none: in no payment file; inFile: in one that was not turned back; paid: a line of the bank shows it, or its file was noted as paid.',
});
