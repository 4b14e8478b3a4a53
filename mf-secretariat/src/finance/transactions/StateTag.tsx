import { Tag } from 'kit/ui';

import type { PaymentState, TransactionState } from '../../gql/graphql';

/** The words for the states of a declaration. */
export const stateLabels: Readonly<Record<TransactionState, string>> = {
  open: 'Open',
  asked: 'Vraag gesteld',
  approved: 'Goedgekeurd',
  declined: 'Afgekeurd',
  withdrawn: 'Ingetrokken',
};

const paymentLabels = { inFile: 'In betaalbestand', paid: 'Betaald' } as const;
const tones = { open: 'warn', asked: 'warn', approved: 'ok', declined: 'no', withdrawn: undefined } as const;

interface StateTagProps {
  state: TransactionState;
  /** How far its payment is. */
  payment: PaymentState;
  /** The counter-entry that corrects it. */
  reversal?: object | null;
}

/** What became of a declaration. */
export function StateTag({ state, payment, reversal }: StateTagProps) {
  // One element, so that a card of a table keeps them together.
  return (
    <span>
      <Tag tone={tones[state]}>{stateLabels[state]}</Tag>
      {payment !== 'none' && (
        <>
          {' '}
          <Tag tone={payment === 'paid' ? 'ok' : 'neutral'}>{paymentLabels[payment]}</Tag>
        </>
      )}
      {reversal && (
        <>
          {' '}
          <Tag tone="warn">Tegengeboekt</Tag>
        </>
      )}
    </span>
  );
}
