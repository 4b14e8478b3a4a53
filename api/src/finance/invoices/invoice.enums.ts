import { registerEnumType } from 'type-graphql';

/** What becomes of an invoice; computed, so that it is never out of date. */
export enum InvoiceState {
  open = 'open',
  overdue = 'overdue',
  paid = 'paid',
  credited = 'credited',
}

/** The rate of VAT of a line; exempt: none is charged, by law. */
export enum VatRate {
  exempt = 'exempt',
  vat0 = 'vat0',
  vat9 = 'vat9',
  vat21 = 'vat21',
}

registerEnumType(InvoiceState, { name: 'InvoiceState' });
registerEnumType(VatRate, { name: 'VatRate', description: 'exempt: no VAT is charged, by law.' });
