import { registerEnumType } from 'type-graphql';

/** What becomes of an invoice; computed, so that it is never out of date. */
export enum InvoiceState {
  open = 'open',
  overdue = 'overdue',
  paid = 'paid',
  credited = 'credited',
}

/** What a mark of the layout is. */
export enum MarkKind {
  text = 'text',
  line = 'line',
  box = 'box',
  qr = 'qr',
}

registerEnumType(InvoiceState, { name: 'InvoiceState' });
registerEnumType(MarkKind, { name: 'MarkKind' });
