import { registerEnumType } from 'type-graphql';

/** What becomes of an invoice; computed, so that it is never out of date. */
export enum InvoiceState {
  open = 'open',
  overdue = 'overdue',
  paid = 'paid',
  credited = 'credited',
}

registerEnumType(InvoiceState, { name: 'InvoiceState' });
