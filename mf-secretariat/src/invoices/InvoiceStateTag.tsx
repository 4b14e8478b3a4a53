import { Tag } from 'kit/ui';

import type { InvoiceState, SecretariatInvoiceRowFragment } from '../gql/graphql';

/** The words for what has become of an invoice. */
export const stateLabels: Readonly<Record<InvoiceState, string>> = {
  open: 'Open',
  overdue: 'Te laat',
  paid: 'Betaald',
  credited: 'Gecrediteerd',
};

/** What the state of an invoice is told by. */
type StatedInvoice = Pick<SecretariatInvoiceRowFragment, 'state' | 'creditOf'>;

const tones = { open: 'warn', overdue: 'no', paid: 'ok', credited: 'neutral' } as const;

/** The same for one; a credit note is told from what it credits. */
export function stateLabel({ state, creditOf }: StatedInvoice): string {
  return creditOf ? 'Creditfactuur' : stateLabels[state];
}

/** What has become of an invoice. */
export function InvoiceStateTag({ invoice }: { invoice: StatedInvoice }) {
  return <Tag tone={tones[invoice.state]}>{stateLabel(invoice)}</Tag>;
}
