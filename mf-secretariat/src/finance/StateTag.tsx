import { Tag } from 'kit/ui';

import type { TransactionState } from '../gql/graphql';

/** The words for the states of a declaration. */
export const stateLabels: Readonly<Record<TransactionState, string>> = {
  open: 'Open',
  asked: 'Vraag gesteld',
  approved: 'Goedgekeurd',
  declined: 'Afgekeurd',
  withdrawn: 'Ingetrokken',
};

const tones = { open: 'warn', asked: 'warn', approved: 'ok', declined: 'no', withdrawn: undefined } as const;

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
