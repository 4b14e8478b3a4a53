import { formatEuro } from 'kit/format';
import { MutedText } from 'kit/lists';
import { Tag } from 'kit/ui';
import styled from 'styled-components';

import type { InvoiceState, SecretariatInvoiceRowFragment } from '../../gql/graphql';

/** The words for what has become of an invoice. */
export const stateLabels: Readonly<Record<InvoiceState, string>> = {
  open: 'Open',
  overdue: 'Te laat',
  paid: 'Betaald',
  credited: 'Gecrediteerd',
};

/** What the state of an invoice is told by. */
type StatedInvoice = Pick<SecretariatInvoiceRowFragment, 'state' | 'creditOf' | 'amount' | 'paidInParts'>;

const tones = { open: 'warn', overdue: 'no', paid: 'ok', credited: 'neutral' } as const;

/** The same for one; a credit note is told from what it credits. */
export function stateLabel({ state, creditOf }: StatedInvoice): string {
  return creditOf ? 'Creditfactuur' : stateLabels[state];
}

/** What has become of an invoice. */
export function InvoiceStateTag({ invoice }: { invoice: StatedInvoice }) {
  const { state, amount, paidInParts } = invoice;
  const isOpen = state === 'open' || state === 'overdue';
  return (
    <>
      <Tag tone={tones[state]}>{stateLabel(invoice)}</Tag>
      {isOpen && paidInParts > 0 && <Part>{`Deels betaald, nog ${formatEuro(amount - paidInParts)}`}</Part>}
    </>
  );
}

const Part = styled(MutedText)`
  margin: var(--s1) 0 0;
  font-size: 14px;
`;
