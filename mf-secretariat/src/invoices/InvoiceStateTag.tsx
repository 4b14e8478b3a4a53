import { Tag } from 'kit/ui';

import type { InvoiceState } from '../gql/graphql';
import type { Invoice } from './useInvoices';

/** The words for what has become of an invoice. */
export const stateLabels: Readonly<Record<InvoiceState, string>> = {
  open: 'Open',
  overdue: 'Te laat',
  paid: 'Betaald',
  credited: 'Gecrediteerd',
};

const tones = { open: 'warn', overdue: 'no', paid: 'ok', credited: 'neutral' } as const;

/** The same for one; a credit note is told from what it credits. */
export function stateLabel({ state, creditOf }: Pick<Invoice, 'state' | 'creditOf'>): string {
  return creditOf ? 'Creditfactuur' : stateLabels[state];
}

/** What has become of an invoice. */
export function InvoiceStateTag({ invoice }: { invoice: Invoice }) {
  return <Tag tone={tones[invoice.state]}>{stateLabel(invoice)}</Tag>;
}
