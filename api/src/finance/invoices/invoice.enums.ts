import { registerEnumType } from 'type-graphql';

import { VatRate } from './document/vatRate';

/** What becomes of an invoice; computed, so that it is never out of date. */
export enum InvoiceState {
  open = 'open',
  overdue = 'overdue',
  paid = 'paid',
  credited = 'credited',
}

registerEnumType(InvoiceState, {
  name: 'InvoiceState',
  description: 'What has become of an invoice; computed.',
  valuesConfig: {
    open: { description: 'Open: to be paid, and its day has not passed.' },
    overdue: { description: 'Te laat: to be paid, and its day has passed.' },
    paid: { description: 'Betaald.' },
    credited: { description: 'Gecrediteerd: a credit note takes it back.' },
  },
});
registerEnumType(VatRate, {
  name: 'VatRate',
  description: 'The rate of VAT of a line of an invoice.',
  valuesConfig: {
    exempt: { description: 'Vrijgesteld: no VAT is charged, by law.' },
    vat0: { description: '0%.' },
    vat9: { description: '9%.' },
    vat21: { description: '21%.' },
  },
});
