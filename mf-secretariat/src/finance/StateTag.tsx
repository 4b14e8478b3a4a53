import { Tag } from 'kit/ui';

import type { TransactionState } from '../gql/graphql';

/** The words for the states of a declaration. */
export const stateLabels: Readonly<Record<TransactionState, string>> = {
  open: 'Open',
  approved: 'Goedgekeurd',
  declined: 'Afgekeurd',
};

const tones = { open: 'warn', approved: 'ok', declined: 'no' } as const;

interface StateTagProps {
  state: TransactionState;
  paid: boolean;
  /** The counter-entry that corrects it. */
  reversal?: object | null;
}

/** What became of a declaration. */
export function StateTag({ state, paid, reversal }: StateTagProps) {
  // One element, so that a card of a table keeps them together.
  return (
    <span>
      <Tag tone={tones[state]}>{stateLabels[state]}</Tag>
      {paid && (
        <>
          {' '}
          <Tag>Betaald</Tag>
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
