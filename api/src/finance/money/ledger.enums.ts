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
  description: 'Where the money of an entry is.',
  valuesConfig: {
    bank: { description: 'Op de bank: a line of the bank pays it.' },
    byHand: { description: 'Met de hand: noted as paid by hand.' },
    provider: { description: 'Bij de betaaldienst: at the payment provider.' },
    paymentFile: { description: 'In betaalbestand: in a payment file.' },
    toReceive: { description: 'Nog te ontvangen: to be received.' },
    toPay: { description: 'Nog te betalen: to be paid.' },
    offset: { description: 'Verrekend: nowhere, since it was set off against another entry.' },
  },
});
