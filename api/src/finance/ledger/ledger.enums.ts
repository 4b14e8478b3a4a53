import { registerEnumType } from 'type-graphql';

/** Where the money of an entry is. */
export enum LedgerAccount {
  bank = 'bank',
  byHand = 'byHand',
  provider = 'provider',
  paymentFile = 'paymentFile',
  toReceive = 'toReceive',
  toPay = 'toPay',
  offset = 'offset',
}

registerEnumType(LedgerAccount, {
  name: 'LedgerAccount',
  description:
    'Where the money is: on the bank (a line pays it), noted as paid by hand, at the payment provider, in a payment file, to be received, to be paid, or nowhere since it was set off against another entry.',
});
